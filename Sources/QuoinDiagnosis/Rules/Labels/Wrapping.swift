import QuoinLayout

// Rules about labels and the width they are measured at (PW-1 to PW-4).

extension Rule {
    static let multilineNoWrap = Rule(
        "multiline-no-wrap", .warning, summary: "A label of several lines may be as wide as it likes, and so stays on one line.",
        explanation: """
            A label wraps where its width ends. If nothing bounds the width, no trailing constraint, no width, no tie to the frame, the \
            label is as wide as its whole text on one line and never wraps. Bound it, or set preferredMaxLayoutWidth.
            """,
        shows: "A label with numberOfLines = 0 and a leading constraint only.",
        nearly: "The same with trailing ≤ superview.trailing − 16."
    ) { inspection in unboundedLabels(inspection, era: false) }

    static let preferredWidthNotSet = Rule(
        "preferred-width-not-set", .warning, summary: "On iOS 7 and earlier, a label of several lines needs preferredMaxLayoutWidth.",
        explanation: """
            Before iOS 8 a label did not ask Auto Layout how wide it would be: with preferredMaxLayoutWidth at 0 its height is that of one \
            line, whatever its width. Set it explicitly, or in layoutSubviews after the first pass.
            """,
        shows: "A label with numberOfLines = 0 in a document of Xcode 5.",
        nearly: "The same with a preferred width set."
    ) { inspection in unboundedLabels(inspection, era: true) }

    private static func unboundedLabels(_ inspection: Inspection, era isOld: Bool) -> [Sighting] {
        inspection.views.indices.compactMap { place in
            guard let lines = inspection.lines(place), lines != 1, let node = inspection.node(place),
                let width = inspection.textWidth(place),
                node.properties[.preferredMaxLayoutWidth] ?? 0 == 0, inspection.views[place].item.autoresizing == nil,
                !inspection.isHidden(place), (inspection.laidOut.screen.era <= .ios7) == isOld
            else { return nil }
            if isOld {
                return Sighting(
                    node.id,
                    "\(inspection.subject(place)) has \(lines == 0 ? "any number of" : "\(lines)") lines and no preferred width: "
                        + "before iOS 8 its height is that of one line.",
                    advice: "Set its preferred width in the size inspector to explicit, or preferredMaxLayoutWidth in code.")
            }
            return unbounded(inspection, place, width)
        }
    }

    private static func unbounded(_ inspection: Inspection, _ place: Int, _ width: Double) -> Sighting? {
        guard !inspection.isBounded(place), let text = inspection.shownText(place), let parent = inspection.views[place].parent else {
            return nil
        }
        // What fits in any language need not wrap.
        let room = inspection.end(parent, .horizontal) - inspection.start(place, .horizontal)
        guard width * Inspection.growth(text) > room + Inspection.tolerance(ofText: width) else { return nil }
        // In a scroll view the tie that is missing is the cause.
        if let scroll = inspection.enclosingScroll(place), let content = inspection.scrolls.first(where: { $0.place == scroll }),
            content.isLaidOutByConstraints, !content.horizontal.isTied
        {
            return nil
        }
        var sighting = Sighting(
            inspection.node(place)?.id,
            "Nothing bounds the width of \(inspection.called(place)), so it never wraps: it stays on one line of \(inPoints(width)) points.",
            advice: "Add a trailing constraint, at least an inequality, or a width, or set preferredMaxLayoutWidth.")
        sighting.tolerance = Inspection.tolerance(ofText: width)
        return sighting
    }

    static let manualPreferredWidth = Rule(
        "manual-preferred-width", .info, summary: "A label's preferred width is another than the width it gets.",
        explanation: """
            preferredMaxLayoutWidth says at which width a label measures its height. Since iOS 8 the label finds that by itself, after the \
            first pass. A fixed value is right on one device: elsewhere the label is too high, or its last lines are cut off.
            """,
        shows: "preferredMaxLayoutWidth = 200 on a label that is laid out 343 points wide.",
        nearly: "The same left at 0, or equal to the label's width."
    ) { inspection in
        inspection.views.indices.compactMap { place -> Sighting? in
            guard inspection.laidOut.screen.era >= .ios8, let lines = inspection.lines(place), lines != 1,
                let node = inspection.node(place),
                let preferred = node.properties[.preferredMaxLayoutWidth], preferred > 0, inspection.shownText(place) != nil,
                let text = inspection.views[place].item.behavior?.contentSize(of: inspection.views[place].item, width: nil),
                inspection.views[place].item.autoresizing == nil, !inspection.isHidden(place)
            else { return nil }
            let width = inspection.length(place, .horizontal)
            // Where the text wraps at neither width, or the label is as wide as it prefers, nothing is measured wrongly.
            let wraps = (text.height ?? 0) > 1.6 * (node.properties[.fontSize] ?? 17)
            let isLonger = (text.width ?? 0) > width + Inspection.tolerance(ofText: width)
            guard abs(width - preferred) > 1, wraps || isLonger, width > 0.5, !inspection.followsItsText(place, preferred) else {
                return nil
            }
            return Sighting(
                node.id,
                "\(inspection.subject(place)) measures its height at a preferred width of \(inPoints(preferred)), but is \(inPoints(width)) wide.",
                advice: "Set the preferred width to automatic (preferredMaxLayoutWidth = 0).")
        }
    }

    static let truncatedText = Rule(
        "truncated-text", .warning, summary: "A text does not fit the room that its label has.",
        explanation: """
            A label that is narrower than its text cuts it and ends it with three dots; one that is too low leaves lines out. What just \
            fits in the design is cut with a larger text size or in another language.
            """,
        shows: "A label 60 points wide that shows \"Confirm your order\".",
        nearly: "The same with room for the text, or with a font that may shrink."
    ) { inspection in
        inspection.views.indices.compactMap { place -> Sighting? in truncated(inspection, place) }
    }

    private static func truncated(_ inspection: Inspection, _ place: Int) -> Sighting? {
        guard let node = inspection.node(place), let lines = inspection.lines(place), let wanted = inspection.textWidth(place),
            !inspection.isHidden(place), !inspection.isGuess(place), !inspection.isPlaceholderText(place),
            !inspection.isConsequenceOfTie(place),
            node.properties[.adjustsFontSizeToFit] != true
        else { return nil }
        let view = inspection.views[place]
        let width = inspection.length(place, .horizontal), height = inspection.length(place, .vertical)
        guard width > 0.5, height > 0.5, !inspection.ambiguities.contains(where: { $0.place == place || $0.rivals.contains(place) }) else {
            return nil
        }
        var message: String?
        let tolerance = Inspection.tolerance(ofText: wanted)
        if lines == 1, wanted > width + tolerance * 1.5 + 1 {
            message =
                "The text of \(inspection.called(place)) is cut off: it is \(inPoints(wanted)) points wide and has \(inPoints(width))."
        } else if lines != 1, let needed = view.item.behavior?.contentSize(of: view.item, width: width + tolerance).height,
            needed > height + 3,
            needed > height * 1.1
        {
            message =
                "Lines of \(inspection.called(place)) are left out: they take \(inPoints(needed)) points and have \(inPoints(height))."
        }
        guard let message else { return nil }
        var sighting = Sighting(
            node.id, message,
            advice: "Give it more room, more lines, or let the font shrink; and lower what presses it (compression resistance).")
        sighting.tolerance = tolerance
        return sighting
    }
}

extension Inspection {
    /// Something other than its own text decides, or limits, how wide it is.
    func isBounded(_ place: Int) -> Bool {
        if isArranged(place) {
            return views[place].parent.map { parent in
                node(parent)?.properties[.axis] == .vertical ? isBounded(parent) || isPinned(parent) : isPinned(parent)
            } ?? true
        }
        return isPinned(place)
    }

    /// Both sides are held, or a width is given, from whatever side.
    private func isPinned(_ place: Int) -> Bool {
        if views[place].item.autoresizing != nil || views[place].parent == nil { return true }
        if isArranged(place), let parent = views[place].parent, isBounded(parent) { return true }
        var left = false, right = false
        for index in linksOfView[place] where links[index].isUser && links[index].axis == .horizontal {
            let link = links[index]
            let own = link.first.view == place ? link.first : link.second ?? link.first
            if own.attribute == .width { return true }
            if let other = link.first.view == place ? link.second?.view : link.first.view, contains(place, other) { continue }
            if own.attribute.isStart || own.attribute.isCenter { left = true }
            if own.attribute.isEnd { right = true }
        }
        return left && right
    }

    /// It is narrower than preferred because its text is.
    func followsItsText(_ place: Int, _ preferred: Double) -> Bool {
        let width = length(place, .horizontal)
        guard width < preferred, let own = contentLength(place, .horizontal) else { return false }
        return abs(own - width) < 1
    }

    /// What Xcode writes into a new label, and what designers type to fill space.
    func isPlaceholderText(_ place: Int) -> Bool {
        let text = shownText(place) ?? ""
        return ["Label", "Title", "Button", "Text"].contains(text) || text.lowercased().hasPrefix("lorem ipsum")
    }
}
