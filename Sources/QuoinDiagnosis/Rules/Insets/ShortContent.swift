import QuoinBehaviors
import QuoinLayout

// The rule about short content (SC-41).

extension Rule {
    static let shortContentUnderStatusBar = Rule(
        "short-content-under-status-bar", .warning,
        summary: "A scroll view reaches under the status bar, and short content starts under it.",
        explanation: """
            Since iOS 11 a scroll view that adjusts its inset automatically does so only on an axis on which it scrolls, unless a \
            navigation or tab bar controller shows it. Content that is shorter than the screen therefore starts under the status bar, \
            and jumps down as soon as it is long enough to scroll.
            """,
        shows: "A scroll view pinned to the top of the screen, without bars, and content that fits.",
        nearly: "The same pinned to the safe area, with inset adjustment set to always, or with alwaysBounceVertical."
    ) { scene in
        guard scene.layout.screen.era.hasSafeAreas, scene.scene.controllers.first?.root == scene.root.id else { return [] }
        return scene.scrolls.compactMap { scroll -> Detection? in shortContent(scroll) }
    }

    private static func shortContent(_ scroll: ScrollContent) -> Detection? {
        guard let behavior = scroll.behavior, [.automatic, .scrollableAxes].contains(behavior.insetAdjustment), behavior.isScrollEnabled,
            !behavior.alwaysBounces.vertical, !(behavior.insetAdjustment == .automatic && behavior.isContentOfController),
            scroll.view.enclosingScrollView == nil, scroll.vertical.isMeasured || scroll.isFilledByHand
        else { return nil }
        let top = scroll.view.insets.safeArea.top, length = behavior.contentSize.height
        // What is as high as the frame on purpose fills the screen, and pictures often reach under the status bar on purpose.
        guard top > 0.5, length > 0.5, length <= scroll.vertical.frameLength + 0.5, !scroll.vertical.isTied else { return nil }
        let first = scroll.leaves.min { $0.start(.vertical) < $1.start(.vertical) }
        if let first {
            let start = first.start(.vertical) - scroll.view.start(.vertical)
            guard start < top - 0.5, first.showsText || first.isInteractive else { return nil }
        }
        return Detection(
            scroll.view,
            "\(scroll.view.sentenceTitle) reaches \(inPoints(top)) points under the status bar. Its content of "
                + "\(inPoints(length)) points is too short to scroll, so it is not inset, and \(first?.title ?? "its top") is covered.",
            advice: "Pin the top of \(scroll.view.title) to the safe area, or set its inset adjustment to always.")
    }
}

extension ScrollContent {
    /// Whether the program says how large the content is, and places everything in it.
    fileprivate var isFilledByHand: Bool { !isLaidOutByConstraints && view.properties[.contentSize] != nil }
}
