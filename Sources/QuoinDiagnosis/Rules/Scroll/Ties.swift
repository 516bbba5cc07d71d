import QuoinLayout

// Rules about whether and how the content follows what the scroll view shows.

extension Rule {
    static let scrollCrossAxisTie = Rule(
        "scroll-cross-axis-tie", .warning,
        summary: "The content should scroll vertically, but its width is not tied to the scroll view's.",
        explanation: """
            A content view that is pinned to the content's edges is as wide as its subviews: as the longest line of text, not as the \
            screen. Short text makes it too narrow, long text makes it scroll horizontally, and labels of several lines never wrap. A \
            content view that scrolls vertically needs its width tied to the scroll view's frame layout guide; one that scrolls \
            horizontally, its height.
            """,
        shows: "A content view pinned to all four edges whose labels alone decide its width.",
        nearly: "The same with contentView.width = scrollView.frameLayoutGuide.width; or a large image that should scroll on both axes."
    ) { scene in
        scene.scrolls.compactMap { crossTie($0) }
    }

    private static func crossTie(_ scroll: ScrollContent) -> Detection? {
        if let text = UntiedText(scroll) { return untied(scroll, text) }
        let axis = scroll.mainAxis.other
        let across = scroll[axis], along = scroll[axis.other]
        // What is wide by constants or by an image is wide on purpose.
        guard scroll.isLaidOutByConstraints, across.cause == nil, across.sum != nil, !across.isTied, !along.isTied, across.dependsOnText,
            !along.isUndetermined, !scroll.view.isUndetermined(.horizontal), !scroll.view.isUndetermined(.vertical),
            !across.begins.isEmpty, !across.ends.isEmpty, let container = scroll.container,
            !container.showsText || axis == .horizontal && container.numberOfLines != 1
        else { return nil }
        let frame = scroll.view.title, view = container.title
        let tolerance = TextContent.tolerance(of: across.length)
        // Across a row of chips, say, the height comes from text too, and fits.
        if axis == .vertical, across.length <= across.frameLength + tolerance { return nil }
        let how =
            across.length > across.frameLength + tolerance
            ? "it scrolls \(axis.adverb) as well" : "it scrolls \(axis.adverb) as soon as the text is longer"
        var detection = Detection(
            scroll.view, aspect: axis.lengthName,
            "The content of \(frame) is as \(axis == .horizontal ? "wide" : "high") as the text in it, \(inPoints(across.length)) points in a "
                + "frame of \(inPoints(across.frameLength)): \(how), because nothing ties the \(axis.lengthName) of \(view) to the scroll view.",
            advice: "Add \(scroll.equation(tying: container, axis)).")
        detection.tolerance = tolerance
        detection.edits = [scroll.tie(of: container, axis)].compactMap { $0 }
        return detection
    }

    /// Text that never wraps: the content is as wide as its longest line.
    private static func untied(_ scroll: ScrollContent, _ text: UntiedText) -> Detection? {
        guard let longest = text.views.first else { return nil }
        let length = inPoints(scroll.horizontal.length), frame = inPoints(scroll.horizontal.frameLength)
        let tied = text.container
        var detection = Detection(
            scroll.view, aspect: "width", severity: .error,
            "\(longest.sentenceTitle) stays on one line: the content of \(scroll.view.title) becomes \(length) wide in a frame of "
                + "\(frame), because nothing ties its width.",
            advice: tied.map { "Add \(scroll.equation(tying: $0, .horizontal))." }
                ?? "Put its content into one view, and tie the width of that to \(scroll.view.outlineTitle).frameLayoutGuide.width.")
        detection.tolerance = text.tolerance
        detection.edits = [tied.flatMap { scroll.tie(of: $0, .horizontal) }].compactMap { $0 }
        detection.related = text.views.dropFirst().prefix(4).map { Finding.Related($0, "stays on one line, too") }
        return detection
    }

    static let scrollWrongAxisTie = Rule(
        "scroll-wrong-axis-tie", .warning, summary: "The content is tied to the frame on the axis on which it should scroll.",
        explanation: """
            The axis that is tied to the frame cannot scroll. For vertical scrolling the content's width is tied and its height follows \
            from its subviews; for horizontal scrolling it is the other way round. If the two are mixed up, the content scrolls in the \
            unexpected direction and is cut off in the other.
            """,
        shows: "A vertical stack in a content view whose height, not width, equals the scroll view's.",
        nearly: "The same with the width tied; or a horizontal stack with the height tied."
    ) { scene in
        scene.scrolls.compactMap { wrongTie($0) }
    }

    private static func wrongTie(_ scroll: ScrollContent) -> Detection? {
        let main = scroll.mainAxis
        guard let tie = scroll.wrongTie else { return nil }
        var isOpen = false
        if case .wrongTie = scroll[main.other].cause { isOpen = true }
        var detection = Detection(
            scroll.view, severity: isOpen ? .error : nil,
            "The content of \(scroll.view.title) runs \(main == .vertical ? "from top to bottom" : "sideways"), but its "
                + "\(main.lengthName) is tied to the scroll view's, so it cannot scroll \(main.adverb)"
                + (isOpen ? ", and nothing says what its \(main.other.lengthName) is." : ", only \(main.other.adverb)."),
            advice: "Tie the \(main.other.lengthName) instead: change \(tie) to its \(main.other.lengthName).")
        detection.related = [Finding.Related(tie)]
        return detection
    }

    static let scrollContentEqualsFrame = Rule(
        "scroll-content-equals-frame", .info, summary: "The content is tied to the scroll view in both directions: it never scrolls.",
        explanation: """
            A scroll view scrolls where its content is larger than its frame. Content whose width and height both equal the frame's by \
            required constraints is never larger, however much it contains. Usually one of the two is only meant as a minimum.
            """,
        shows: "A content view with both width and height equal to the frame layout guide's.",
        nearly: "The same with the height at priority 250, or as an inequality: at least as high as the frame."
    ) { scene in
        scene.scrolls.compactMap { scroll -> Detection? in
            guard scroll.isLaidOutByConstraints, let width = scroll.horizontal.plainTie, let height = scroll.vertical.plainTie,
                Axis.allCases.allSatisfy({ abs(scroll[$0].length - scroll[$0].frameLength) < 1 })
            else { return nil }
            let bounces = scroll.view.properties[.alwaysBounces].map { $0.horizontal || $0.vertical } ?? false
            if bounces || scroll.view.properties[.pagingEnabled] == true { return nil }
            let main = scroll.meansVertical ? height : width
            let length = scroll.meansVertical ? "height" : "width"
            var detection = Detection(
                scroll.view,
                "The content of \(scroll.view.title) is tied to its frame in both directions: there is nothing to scroll.",
                advice: "Make the \(length) a minimum: set \(main) to ≥, or to priority 250.")
            detection.related = [Finding.Related(main)]
            return detection
        }
    }
}
