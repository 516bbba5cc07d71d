import QuoinBehaviors
import QuoinLayout

// The rule about short content (SC-41).

extension Rule {
    static let shortContentUnderStatusBar = Rule(
        "short-content-under-status-bar", .warning,
        summary: "A scroll view reaches under the status bar, and short content is not kept clear of it.",
        explanation: """
            Since iOS 11 a scroll view that adjusts its inset automatically does so only on an axis on which it scrolls, unless a navigation \
            or tab bar controller shows it. Content that is shorter than the screen therefore starts under the status bar, and jumps down as \
            soon as there is enough of it.
            """,
        shows: "A scroll view pinned to the top of the screen, without bars, and content that fits.",
        nearly: "The same pinned to the safe area, with inset adjustment set to always, or with alwaysBounceVertical."
    ) { inspection in
        guard inspection.laidOut.screen.era.hasSafeAreas, inspection.scene.controllers.first?.root == inspection.node(0)?.id else {
            return []
        }
        return inspection.scrolls.compactMap { scroll -> Sighting? in shortContent(scroll) }
    }

    private static func shortContent(_ scroll: ScrollContent) -> Sighting? {
        let inspection = scroll.inspection
        guard let behavior = scroll.behavior, [.automatic, .scrollableAxes].contains(behavior.insetAdjustment), behavior.isScrollEnabled,
            !behavior.alwaysBounces.vertical, !(behavior.insetAdjustment == .automatic && behavior.isContentOfController),
            inspection.enclosingScroll(scroll.place) == nil, scroll.vertical.isMeasured || scroll.isFilledByHand
        else { return nil }
        let top = inspection.insets[scroll.place].safeArea.top, length = behavior.contentSize.height
        // What is as high as the frame on purpose fills the screen, and pictures often reach under the status bar on purpose.
        guard top > 0.5, length > 0.5, length <= scroll.vertical.frameLength + 0.5, !scroll.vertical.isTied else { return nil }
        let first = inspection.leaves(in: scroll.place).min { inspection.start($0, .vertical) < inspection.start($1, .vertical) }
        if let first {
            let start = inspection.start(first, .vertical) - inspection.start(scroll.place, .vertical)
            guard start < top - 0.5, inspection.node(first)?.kind != "imageView" else { return nil }
        }
        return Sighting(
            inspection.node(scroll.place)?.id,
            "\(inspection.subject(scroll.place)) reaches \(inPoints(top)) points under the status bar. Its content of "
                + "\(inPoints(length)) points is too short to scroll, so it is not inset, and \(first.map { inspection.called($0) } ?? "its top") is covered.",
            advice: "Pin the top of \(inspection.called(scroll.place)) to the safe area, or set its inset adjustment to always.")
    }
}

extension ScrollContent {
    /// The program says how large the content is, and places everything in it.
    fileprivate var isFilledByHand: Bool { !isLaidOutByConstraints && inspection.node(place)?.properties[.contentSize] != nil }
}
