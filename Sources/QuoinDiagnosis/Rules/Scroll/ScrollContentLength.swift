import QuoinLayout
import QuoinScenes

// Rules about the content's length (SC-21): the content's width or height cannot be worked out. Where a nearer cause has a rule of its own, that one speaks.

extension Rule {
    static let scrollContentWidth = contentLength(
        "scroll-content-width", .horizontal,
        shows:
            "A content view with labels that wrap, pinned to all four edges of the scroll view, without anything that determines its width.",
        nearly: "The same with contentView.width = scrollView.frameLayoutGuide.width.")

    static let scrollContentHeight = contentLength(
        "scroll-content-height", .vertical,
        shows: "Labels one below the other, the first pinned to the top, and the last not pinned to the bottom of the scroll view.",
        nearly: "The same with lastLabel.bottom = scrollView.contentLayoutGuide.bottom − 20.")

    private static func contentLength(_ id: String, _ axis: Axis, shows: String, nearly: String) -> Rule {
        Rule(
            id, .error, summary: "The \(axis.lengthName) of a scroll view's content cannot be worked out from the constraints.",
            explanation: """
                In a constraint between a scroll view and a view inside it, the scroll view's edges are those of its content, not of its \
                frame. From such constraints Auto Layout computes how large the content is. That takes an unbroken chain from the \
                content's \(axis.startName) edge to its \(axis.endName) edge, and a length for every view on it: a constraint, a text or \
                an image, or a constraint to the scroll view's frame. If a link is missing, the content is 0 points long, nothing \
                scrolls, and views lie outside of the content. Xcode calls this "Scrollable Content Size Ambiguity".
                """,
            shows: shows, nearly: nearly
        ) { scene in
            scene.scrolls.compactMap { ContentLengthReport(scroll: $0, axis: axis).detection() }
        }
    }
}

/// Says which constraint is missing.
struct ContentLengthReport {
    let scroll: ScrollContent
    let axis: Axis

    private var name: String { scroll.view.title }
    private var length: String { axis.lengthName }

    func detection() -> Detection? {
        guard let cause = scroll[axis].cause else { return axis == .vertical ? detectionOfFrames() : nil }
        guard let (what, advice, tied) = words(cause) else { return nil }
        var detection = Detection(
            scroll.view, aspect: axis.lengthName,
            "The content \(length) of \(name) cannot be worked out: \(what)", advice: advice)
        if case .onlyAtLeast(let bound) = cause { detection.severity = bound.isConnected || bound.isPlaceholder ? .info : .warning }
        if case .noLength(let view) = cause, culprit(view).mayBeSizedByCode {
            let isFilledByCode = culprit(view).stackBehavior != nil && culprit(view).properties[.isConnected] == true
            detection.severity = isFilledByCode ? .info : .warning
        }
        if let tied {
            detection.edits = [scroll.tie(of: tied, axis)].compactMap { $0 }
            detection.related = [Finding.Related(tied, "has no \(length)")]
        }
        return detection
    }

    /// The finding about content that only frames place: Xcode knows no size for it, and code has to set one.
    private func detectionOfFrames() -> Detection? {
        guard scroll.isPlacedByFramesAlone else { return nil }
        return Detection(
            scroll.view, aspect: "size", severity: scroll.view.properties[.isConnected] == true ? .info : .warning,
            "Nothing in \(name) is constrained to its edges: its content is 0 × 0 and does not scroll until code sets contentSize.",
            advice: "Pin what is in it to all edges of \(name)'s content layout guide, or set contentSize in code.")
    }

    /// The view that lacks a length: that of a stack view may come from one in it alone, which need not be directly in it.
    private func culprit(_ view: AnalyzedView) -> AnalyzedView {
        guard view.stackBehavior != nil else { return view }
        let open = view.descendants.filter { inner in
            inner.isView && !inner.isHidden && inner.enclosingScrollView == view.enclosingScrollView && !inner.hasContentLength(axis)
                && inner.undetermined.contains(.length(axis)) && !inner.hasConstantLength(axis)
        }
        let isLeaf = { (inner: AnalyzedView) in inner.childViews.isEmpty || inner.isTable || inner.isScrollView }
        return open.first(where: isLeaf) ?? open.first { $0.isArranged && $0.stackBehavior == nil } ?? view
    }

    /// The missing length, the advice, and the view that could be tied to the frame; nil if another rule says it.
    private func words(_ cause: ContentCause) -> (what: String, advice: String, tied: AnalyzedView?)? {
        switch cause {
        case .noEdges:
            return (
                "nothing connects what is in it to its \(axis.startName) and \(axis.endName) edges.",
                "Pin the first view to the \(axis.startName) and the last one to the \(axis.endName) edge of \(name)'s content layout guide.",
                nil
            )
        case .noStart:
            return (
                "nothing connects what is in it to its \(axis.startName) edge.",
                "Pin \(edgeView(isEnd: false)) to the \(axis.startName) edge of \(name)'s content layout guide.", nil
            )
        case .noEnd:
            return (
                "nothing connects what is in it to its \(axis.endName) edge, so it does not know where the content ends.",
                "Pin the \(axis.endName) of \(edgeView(isEnd: true)) to the \(axis.endName) edge of \(name)'s content layout guide.", nil
            )
        case .noLength(let view): return noLength(view)
        case .unknown:
            return (
                "the constraints in it leave its \(axis.endName) edge open.",
                "Give the views between its \(axis.startName) and \(axis.endName) edges a \(length) each, and connect them without a gap.",
                nil
            )
        case .onlyAtLeast(let constraint):
            return (
                "\(constraint) is only a bound, so nothing keeps the content from being longer.",
                "Add the same constraint with = instead of \(constraint.relation == .lessOrEqual ? "≤" : "≥"), at priority 250.", nil
            )
        case .unknownImage, .expectsFill, .wrongTie, .broken: return nil
        }
    }

    private func noLength(_ view: AnalyzedView) -> (what: String, advice: String, tied: AnalyzedView?) {
        let name = view.title
        let isContainer = scroll.direct.contains(view)
        if isContainer, !scroll[axis].isMain {
            return (
                "\(name) is pinned to both edges, but has no \(length) of its own.",
                "Tie it to what the scroll view shows: \(scroll.equation(tying: view, axis)).", view
            )
        }
        let inner = culprit(view)
        guard !inner.mayBeSizedByCode else {
            return (
                "\(inner.title) has no \(length) unless code gives it one.",
                "If code does, set its intrinsic size to placeholder; else give \(inner.title) a \(length).", nil
            )
        }
        guard inner == view else {
            return (
                "\(inner.title) in \(name) has no \(length).", "Give \(inner.title) a \(length) constraint, or content that has one.", nil
            )
        }
        let holds = !view.childViews.isEmpty
        return (
            "\(name) is on the way from the \(axis.startName) to the \(axis.endName) edge and has no \(length)"
                + (holds ? ", nor do the views in it add up to one." : "."),
            "Give \(name) a \(length) constraint, or content that has one, such as a text or an image"
                + (axis == .horizontal ? ", or tie it to the scroll view's frame layout guide." : "."), nil
        )
    }

    /// The view that is likely meant to touch the edge.
    private func edgeView(isEnd: Bool) -> String {
        let views = scroll.constrained
        let last =
            isEnd
            ? views.max { $0.end(axis) < $1.end(axis) }
            : views.min { $0.start(axis) < $1.start(axis) }
        return last?.title ?? "a view in it"
    }
}

extension ScrollContent {
    /// The edit that ties a view in the scroll view to the length of its frame, less the distances between it and the content's edges.
    func tie(of inner: AnalyzedView, _ axis: Axis) -> SceneEdit? {
        guard let id = inner.id, let scroll = view.id else { return nil }
        let length: Attribute = axis == .horizontal ? .width : .height
        return .addConstraint(
            SceneConstraint(
                item: ItemReference(id), attribute: length, relatedBy: .equal, toItem: ItemReference(scroll, part: "frame"),
                attribute: length, constant: -distances(around: inner, axis)))
    }

    /// The equation that ties a view in the scroll view to the length of its frame: `Form.width = Scroll View.frameLayoutGuide.width − 32`.
    func equation(tying inner: AnalyzedView, _ axis: Axis) -> String {
        let distances = distances(around: inner, axis)
        let constant = distances == 0 ? "" : " \(distances > 0 ? "−" : "+") \(inPoints(abs(distances)))"
        return "\(inner.outlineTitle).\(axis.lengthName) = \(view.outlineTitle).frameLayoutGuide.\(axis.lengthName)\(constant)"
    }

    /// The points that constraints keep between a view and the content's start, and between it and the content's end.
    private func distances(around inner: AnalyzedView, _ axis: Axis) -> Double {
        let edges = (self[axis].begins + self[axis].ends).filter { constraint in
            constraint.isUser && constraint.relation == .equal && constraint.side(of: inner)?.own.part == .whole
                && constraint.side(of: inner)?.own.attribute.isLocation == true
        }
        return edges.reduce(0) { sum, constraint in
            let isStart = constraint.side(of: inner)?.own.attribute.isStart == true
            return sum + ((constraint.first.view == inner) == isStart ? constraint.constant : -constraint.constant)
        }
    }
}
