import QuoinLayout
import QuoinScenes

/// Texts that make a scroll view's content wider than its frame, because each is as long as its line and nothing ties it.
///
/// ```text
///   ┌ frame ────────┐
///   │ A title       │
///   │ A sentence that never wraps, because nothing says where its line ends
///   └───────────────┘──────────────────── content ─────────────────────────┘
/// ```
struct UntiedText {
    /// The texts that reach beyond the frame, the longest first.
    let views: [AnalyzedView]
    /// The view whose width is to be tied to the frame; nil if there are several.
    let container: AnalyzedView?

    /// Finds untied text; nil if the content fits, is wide for another reason, or scrolls sideways on purpose.
    init?(_ scroll: ScrollContent) {
        let width = scroll.horizontal
        guard scroll.isLaidOutByConstraints, !scroll.isBuiltSideways, width.cause == nil, !width.ends.isEmpty, width.plainTie == nil,
            !width.isTied, width.length > width.frameLength + 1
        else { return nil }
        let edge = scroll.view.start(.horizontal) + width.frameLength
        let leaves = scroll.leaves.filter { $0.end(.horizontal) > edge + 1 }
        let waiting = scroll.widthsFromCode
        let texts = leaves.filter { leaf in
            leaf.isAsLongAsItsLine && leaf.length(.horizontal) > width.frameLength * 0.6
                && !leaf.selfAndAncestors.contains { waiting.contains($0) }
        }
        // A picture or a constant that is wider than the frame is wide on purpose. Views that a text stretches are not.
        let isForced = leaves.contains { leaf in
            let picture = leaf.kind == "imageView" ? leaf.contentLength(.horizontal) ?? 0 : 0
            let own = abs(leaf.length(.horizontal) - picture) <= 1 ? picture : 0
            return !texts.contains(leaf)
                && max(own, leaf.hasConstantLength(.horizontal) ? leaf.length(.horizontal) : 0) > width.frameLength
        }
        guard !texts.isEmpty, !isForced, texts.contains(where: { $0.numberOfLines != 1 }) || scroll.hasRows else { return nil }
        // Views that stand side by side scroll sideways, but a text that may wrap and is wider than the frame was meant to.
        let wraps = texts.contains { $0.mayWrap && $0.length(.horizontal) > width.frameLength + 1 }
        guard scroll.meansVertical || wraps else { return nil }
        views = texts.sorted { ($1.length(.horizontal), $0.index) < ($0.length(.horizontal), $1.index) }
        container = scroll.container
    }

    /// The possible error of the texts' widths.
    var tolerance: Double { TextContent.tolerance(of: views.first?.length(.horizontal) ?? 0) }
}

extension ScrollContent {
    /// Whether it is built to scroll sideways: its height equals the frame's, or it bounces or turns pages sideways. Content that is at
    /// least as high as the frame is no row.
    fileprivate var isBuiltSideways: Bool {
        vertical.plainTie != nil || view.properties[.pagingEnabled] == true || oneSidedBounces?.horizontal == true
    }

    /// The views in it whose width is removed at build time, so that code gives them another.
    fileprivate var widthsFromCode: Set<AnalyzedView> {
        let tree = view.tree
        let views = tree.layout.scene.constraints.lazy.filter { $0.isPlaceholder && $0.firstAttribute == .width }
            .compactMap { tree.index(of: $0.first.node) }.map { AnalyzedView(tree: tree, index: $0) }
        return Set(views).filter { view.contains($0) }
    }

    /// Whether views lie below each other in it.
    fileprivate var hasRows: Bool {
        let shown = leaves
        return shown.contains { upper in shown.contains { $0.start(.vertical) >= upper.end(.vertical) - 0.5 && $0 != upper } }
    }

    /// Whether its width comes from text, whether that fits or not: the text that reaches farthest is as long as its line.
    var isAsWideAsText: Bool {
        guard isLaidOutByConstraints, !horizontal.isTied, horizontal.plainTie == nil else { return false }
        if horizontal.dependsOnText { return true }
        guard horizontal.sum == nil, let last = leaves.max(by: { $0.end(.horizontal) < $1.end(.horizontal) }) else { return false }
        return last.isAsLongAsItsLine
    }
}

extension AnalyzedView {
    /// Whether it is a label of more than one line.
    fileprivate var mayWrap: Bool { numberOfLines.map { $0 != 1 } ?? false }

    /// Whether it is as wide as its text on one line.
    fileprivate var isAsLongAsItsLine: Bool {
        guard showsText, let natural = text?.naturalWidth ?? contentLength(.horizontal) else { return false }
        return abs(length(.horizontal) - natural) <= 1.5 && !hasConstantLength(.horizontal)
    }
}
