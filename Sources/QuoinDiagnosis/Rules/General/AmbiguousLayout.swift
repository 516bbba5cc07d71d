import QuoinLayout

// Rules about what constraints leave open, in plain words (SV-30).

extension Rule {
    static let ambiguousLayout = Rule(
        "ambiguous-layout", .error, summary: "Nothing decides where a view is, or how large.",
        explanation: """
            On each axis a view needs two facts: a place and a length. They come from constraints, from what the view shows (a text, an \
            image) or from a stack view. Where one is missing Auto Layout may put the view anywhere: usually it ends up at 0, or with the \
            length 0, and on another device somewhere else.
            """,
        shows: "A view with constraints to the leading and top edges, and no width.",
        nearly: "The same with a width constraint, or with a trailing constraint."
    ) { inspection in
        inspection.ambiguities.compactMap { ambiguity -> Sighting? in
            guard ambiguity.rivals.isEmpty, !inspection.isConsequenceOfTie(ambiguity.place), !inspection.isScrollView(ambiguity.place),
                inspection.mayJudge(ambiguity), !inspection.isConsequenceOfSize(ambiguity),
                !inspection.isHidden(ambiguity.place), inspection.isWorthTelling(ambiguity.place)
            else { return nil }
            return inspection.words(ambiguity)
        }
    }

    static let contentPriorityAmbiguity = Rule(
        "content-priority-ambiguity", .error,
        summary: "Two views want the same room with the same priority, and nothing says which one gets it.",
        explanation: """
            Texts and images ask for the room they need: hugging priority keeps them from growing, compression resistance from shrinking. \
            Where several views share a length that is too long or too short for them, the one with the lowest priority gives way. If two \
            have the same one, any of them may: it differs with the text and from one version of iOS to the next.
            """,
        shows: "Two labels in a row that fills the screen, both with a horizontal hugging priority of 251.",
        nearly: "The same with one of the two at 250."
    ) { inspection in
        inspection.ambiguities.compactMap { ambiguity -> Sighting? in
            guard !ambiguity.rivals.isEmpty, !inspection.isConsequenceOfTie(ambiguity.place), inspection.mayJudge(ambiguity),
                !inspection.isHidden(ambiguity.place)
            else { return nil }
            // Where constraints contradict the size of the root, what is left over depends on which one was left out.
            if inspection.conflicts.contains(where: \.isAboutRoot) { return nil }
            let slack = inspection.slack(ambiguity.rivals, ambiguity.axis)
            let tolerance = inspection.tolerance(ambiguity)
            // A row is as high as its content when the table runs; here it is as high as it was drawn.
            if ambiguity.axis == .vertical, inspection.ancestors(ambiguity.place).contains(where: { inspection.isCellPart($0) }) {
                return nil
            }
            // A text of several lines gives way by wrapping.
            if slack < 0, ambiguity.axis == .horizontal, ambiguity.rivals.contains(where: { inspection.lines($0).map { $0 != 1 } ?? false })
            {
                return nil
            }
            guard abs(slack) > tolerance + Inspection.pixel else { return nil }
            var sighting = inspection.words(ambiguity, slack: slack, tolerance: tolerance)
            // In a stack view they are at least in order, and Interface Builder says nothing.
            if ambiguity.rivals.allSatisfy({ inspection.isArranged($0) }) { sighting.severity = .warning }
            return sighting
        }
    }
}

extension Inspection {
    /// What nobody sees needs no place: an empty guide, a view of a kind that lays itself out.
    func isWorthTelling(_ place: Int) -> Bool {
        guard let node = views[place].node, node.kind != "guide" else { return false }
        return true
    }

    /// On a screen that is too small or too large for the constraints, what was pressed together is open as well: the
    /// contradiction says it all.
    fileprivate func isConsequenceOfSize(_ ambiguity: Ambiguity) -> Bool {
        !isDrawn && conflicts.contains { $0.members.contains { $0.isOfRoot && $0.firstAttribute.axis == ambiguity.axis } }
    }

    /// How far the sizes of some texts and controls may be off together. Lines are exactly as high as the system font has them.
    fileprivate func tolerance(_ ambiguity: Ambiguity) -> Double {
        ambiguity.rivals.reduce(0.0) { sum, place in
            let length = contentLength(place, ambiguity.axis) ?? 0
            guard hasText(place) else { return sum + (node(place)?.kind == "imageView" ? 0 : length * 0.1) }
            let isLine = ambiguity.axis == .vertical && node(place)?.kind == "label" && !isGuess(place) && lines(place) == 1
            return sum + (isLine ? 0 : isGuess(place) ? length * 0.15 : Inspection.tolerance(ofText: length))
        }
    }

    /// It lies in a scroll view that presses or stretches what is in it, which is said already.
    func isConsequenceOfTie(_ place: Int) -> Bool { ancestors(place).contains { wronglyTied.contains($0) } }

    fileprivate func words(_ ambiguity: Ambiguity) -> Sighting {
        let axis = ambiguity.axis
        let name = called(ambiguity.place)
        let missing =
            switch (ambiguity.position, ambiguity.length) {
            case (true, true): "\(axis.letter) position or \(axis.lengthName)"
            case (false, _): axis.lengthName
            default: "\(axis.letter) position"
            }
        let advice =
            switch (ambiguity.position, ambiguity.length) {
            case (true, true):
                "Add a constraint that gives it a \(axis.lengthName), or one to the \(axis.startName) or \(axis.endName) of something near it."
            case (false, _): "Give it a \(axis.lengthName) constraint, or pin its \(axis.endName) edge too."
            default: "Pin its \(axis.startName) or \(axis.endName) edge, or center it."
            }
        let along = axis == .horizontal ? "from side to side" : "up and down"
        let what =
            switch (ambiguity.position, ambiguity.length) {
            case (true, true): "where \(name) is \(along), or how \(axis == .horizontal ? "wide" : "high") it is"
            case (false, _): "how \(axis == .horizontal ? "wide" : "high") \(name) is"
            default: "where \(name) is \(along)"
            }
        var sighting = Sighting(
            views[ambiguity.place].node?.id, aspect: axis.lengthName, "Nothing decides \(what): it needs a constraint for its \(missing).",
            advice: advice)
        sighting.related = ambiguity.others.prefix(4).map { related($0, "hangs on it") }
        return sighting
    }

    fileprivate func words(_ ambiguity: Ambiguity, slack: Double, tolerance: Double) -> Sighting {
        let axis = ambiguity.axis
        let names = listed(ambiguity.rivals.map { called($0) })
        let item = views[ambiguity.place].item
        let priority =
            slack > 0
            ? (axis == .horizontal ? item.horizontalHugging : item.verticalHugging)
            : (axis == .horizontal ? item.horizontalResistance : item.verticalResistance)
        let kind = slack > 0 ? "hugging priority" : "compression resistance"
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        var sighting = Sighting(
            views[ambiguity.place].node?.id, aspect: axis.lengthName,
            "\(names.capitalizedFirst) share a \(axis.lengthName) that is \(inPoints(abs(slack))) points too \(slack > 0 ? "large" : "small") for "
                + "them, and have the same \(direction) \(kind) of \(inPoints(priority.rawValue)): nothing says which one \(slack > 0 ? "grows" : "shrinks").",
            advice: "Set the \(direction) \(kind) of the one that is to \(slack > 0 ? "grow" : "shrink") lower, for example of "
                + "\(called(ambiguity.rivals.last ?? ambiguity.place)) to \(inPoints(max(1, priority.rawValue - 1))).")
        sighting.tolerance = tolerance > 0 ? tolerance : nil
        sighting.related = ambiguity.rivals.dropFirst().prefix(4).map { related($0, "has the same priority") }
        return sighting
    }
}
