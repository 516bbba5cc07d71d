import QuoinLayout

// Rules about causes of an unknown content length that have a name of their own (SC-22).

extension Rule {
    static let scrollContentChain = Rule(
        "scroll-content-chain", .error, summary: "In a scroll view's content the chain of constraints from one end to the other is broken.",
        explanation: """
            The views in a content view determine its length by a chain of constraints, from its top through every view to its bottom \
            (horizontally, from leading to trailing). If one of the spacings or the last constraint to the far edge is missing, the \
            chain determines no length. The content view is then 0 points long, its subviews lie outside of it, and the last ones cannot \
            be scrolled to or tapped.
            """,
        shows: "Title, text and button follow each other in the content view, and button.bottom is not connected to contentView.bottom.",
        nearly: "The same with contentView.bottom = button.bottom + 24."
    ) { scene in
        eachCause(scene) { scroll, axis, cause in
            guard case .broken(let container, let last, let next) = cause else { return nil }
            return broken(in: scroll, axis: axis, container: container, after: last, before: next)
        }
    }

    private static func broken(
        in scroll: ScrollContent, axis: Axis, container: AnalyzedView, after last: AnalyzedView?, before next: AnalyzedView?
    ) -> Detection {
        let outer = container.title
        let edge = container == scroll.view ? "the content's \(axis.endName)" : "\(outer)'s \(axis.endName)"
        let what: String
        let advice: String
        switch (last, next) {
        case (let last?, let next?):
            what = "\(last.sentenceTitle) and \(next.title) are not connected"
            advice =
                "Add a constraint from the \(axis.endName) of \(last.title) to the \(axis.startName) of \(next.title)."
        case (let last?, nil):
            what = "the \(axis.endName) of \(last.title) is not connected to \(edge)"
            advice = "Add a constraint from the \(axis.endName) of \(last.title) to \(edge)."
        case (nil, _):
            what = "the views in \(outer) are not connected to its \(axis.startName)"
            advice = "Pin the first of them to the \(axis.startName) of \(outer), and the last one to its \(axis.endName)."
        }
        var detection = Detection(
            container, aspect: axis.lengthName,
            "\(what.capitalizedFirst), so the content \(axis.lengthName) of \(scroll.view.title) stops being computed there.",
            advice: advice)
        if let last { detection.related = [Finding.Related(last, "is the last one that is connected")] }
        return detection
    }

    static let unknownImageSize = Rule(
        "unknown-image-size", .error, summary: "A scroll view's content is as large as an image that is not known at design time.",
        explanation: """
            An image view is as large as its image. Without an image it has no size, so Interface Builder cannot tell how large the \
            content of the scroll view around it is, and expects the image view to be 0 points wide and high. If the image is set at run \
            time, a placeholder size lets Interface Builder check the document.
            """,
        shows: "An image view without an image, pinned to all four edges of a scroll view.",
        nearly: "The same with an image, with width and height constraints, or with an intrinsic size set to placeholder."
    ) { scene in
        scene.scrolls.compactMap { scroll -> Detection? in
            let axes = Axis.allCases.filter { if case .unknownImage = scroll[$0].cause { true } else { false } }
            guard let first = axes.first, case .unknownImage(let view) = scroll[first].cause else { return nil }
            return image(in: scroll, view: view, axes: axes)
        }
    }

    private static func image(in scroll: ScrollContent, view: AnalyzedView, axes: [Axis]) -> Detection {
        let lengths = listed(axes.map(\.lengthName))
        let rect = view.frameInParent
        var text =
            "\(view.sentenceTitle) has no image, so the content \(lengths) of \(scroll.view.title) \(axes.count > 1 ? "are" : "is") not known."
        text += " Expected frame: \(rect.inWords)."
        if let stored = view.node?.stored?.frame, stored.differs(from: rect, by: 1) { text += " Actual: \(stored.inWords)." }
        // Through an outlet, code sets the image.
        return Detection(
            view, severity: view.properties[.isConnected] == true ? .warning : nil, text,
            advice: "Set an image, or \(lengths) constraints, or in the size inspector an intrinsic size of type placeholder.")
    }

    static let expectsFillFromEdges = Rule(
        "expects-fill-from-edges", .error, summary: "A view pinned to the edges of a scroll view is expected to fill its frame.",
        explanation: """
            Constraints to the edges of a scroll view do not stretch a view to the scroll view's frame: they say where the content ends, \
            and the content is as large as the view is. A view that is pinned to all four edges and has no size of its own therefore \
            leaves the content's size undetermined and becomes 0 points wide and high. To fill the visible area, tie width and height to \
            the frame layout guide.
            """,
        shows: "A plain view without any content, pinned to all four edges of a scroll view.",
        nearly: "The same view with width and height tied to the frame layout guide, or with a size of its own."
    ) { scene in
        scene.scrolls.compactMap { scroll -> Detection? in
            guard case .expectsFill(let view) = scroll.horizontal.cause, scroll.vertical.cause == .expectsFill(view) else { return nil }
            return Detection(
                view, severity: view.mayBeSizedByCode ? .warning : nil,
                "\(view.sentenceTitle) is pinned to all four edges of \(scroll.view.title) and has no size: these edges "
                    + "say how large the content is, they do not stretch the view to the frame. It becomes 0 × 0.",
                advice: view.mayBeSizedByCode
                    ? "If code gives \(view.title) a size, set its intrinsic size to placeholder; else give it one."
                    : "Give \(view.title) a size or content, or tie its width and height to \(scroll.view.title)'s frame layout guide."
            )
        }
    }

    static func eachCause(_ scene: SceneAnalysis, _ detection: (ScrollContent, Axis, ContentCause) -> Detection?) -> [Detection] {
        scene.scrolls.flatMap { scroll in
            Axis.allCases.compactMap { axis in scroll[axis].cause.flatMap { detection(scroll, axis, $0) } }
        }
    }
}
