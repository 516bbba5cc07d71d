import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinSolver

// Rules about what cannot hold together (SV-40).

extension Rule {
    static let conflict = Rule(
        "conflict", .error, summary: "Required constraints contradict each other.",
        explanation: """
            Required constraints must all hold. Where they cannot, UIKit writes "Unable to simultaneously satisfy constraints", leaves one \
            of them out, and goes on: the screen shows something, and not always the same. Decide which one is a wish: lower its priority \
            to 999, make it an inequality, or remove it.
            """,
        shows: "A view with leading and trailing constraints to its superview and a width of 400 on a screen of 375.",
        nearly: "The same with the width at priority 999."
    ) { inspection in
        inspection.causes.compactMap { inspection.conflictSighting($0, [.plain, .drawnSize]) }
    }

    static let hiddenArrangedConflict = Rule(
        "hidden-arranged-conflict", .warning, summary: "A hidden view in a stack view must be 0 points long and has a required length.",
        explanation: """
            A stack view hides a view by making it 0 points long, with a required constraint. Constraints inside the view that need room, \
            paddings or a fixed height, then contradict it, and the console says so each time it is hidden.
            """,
        shows: "A hidden arranged view with a required height of 60.",
        nearly: "The same with the height at priority 999."
    ) { inspection in
        inspection.causes.compactMap { inspection.conflictSighting($0, [.hidden]) } + inspection.stubbornHiddenViews()
    }

    static let cellHeightConflict = Rule(
        "cell-height-conflict", .warning, summary: "What is in a cell needs another height than the cell has.",
        explanation: """
            A cell's content view is as high as its row, and while a table measures its rows it is for a moment as high as the row was \
            guessed to be. Required constraints from its top to its bottom that add up to another height contradict that. With the last one \
            at priority 999 the moment passes silently, and rows that size themselves still get the right height.
            """,
        shows: "A cell 44 points high with content that needs 80.",
        nearly: "The same with the row as high as its content, or with the last constraint at priority 999."
    ) { inspection in
        inspection.causes.compactMap { inspection.conflictSighting($0, [.cell]) }
    }
}

/// What a conflict is about.
enum ConflictKind {
    case plain, hidden
    /// With the size that a row has, or that a view of a xib happens to be drawn in.
    case cell, drawnSize
    /// It rests on a measure that is not sure enough, or has a nearer cause.
    case doubtful
}

/// A conflict with its members as links.
private struct FoundConflict {
    let links: [Link]
    let broken: Link?
    /// By how much the one that was left out fails; nil: it cannot be told.
    let amount: Double?
    let explanation: ConflictExplanation
    /// The one that was left out, in words.
    let name: String
    /// Whose line it is reported on.
    let object: String?
    /// The size of the root takes part; where it gave way to be drawn, it is not among the links.
    let isAboutRoot: Bool

    init(_ conflict: LaidOutConflict, _ inspection: Inspection) {
        isAboutRoot = conflict.isAboutRoot
        links = conflict.members.compactMap { member in inspection.links.first { $0.id == member.id } }
        broken = links.first { $0.id == conflict.broken }
        amount = broken.flatMap { inspection.excess($0) }.map { abs($0) }
        explanation = ConflictExplanation(conflict, in: inspection.laidOut)
        name = broken.map { inspection.described($0) } ?? conflict.broken
        let isUser = broken?.isUser ?? false
        object = isUser ? conflict.broken : inspection.node(broken?.first.view ?? 0)?.id
    }
}

extension Inspection {
    /// The conflicts, without those that are another one once more: nearly the same members, another one left out.
    fileprivate var causes: [LaidOutConflict] {
        var seen: [Set<String>] = []
        return conflicts.filter { conflict in
            let members = Set(conflict.constraints)
            let isNew = !seen.contains { members.subtracting($0).count <= max(1, members.count / 3) }
            seen.append(members)
            return isNew
        }
    }

    fileprivate func conflictSighting(_ conflict: LaidOutConflict, _ wanted: Set<ConflictKind>) -> Sighting? {
        let found = FoundConflict(conflict, self)
        let kind = kind(found)
        guard wanted.contains(kind) else { return nil }
        var sighting = Sighting(
            found.object, aspect: conflict.constraints.joined(separator: " "), severity: kind == .drawnSize ? .warning : nil,
            kind == .cell ? cellMessage(found) : message(kind, found), advice: advice(kind, found))
        sighting.related = found.links.filter { $0.id != conflict.broken }.prefix(8).map { related($0) }
        if found.links.contains(where: { $0.origin == .contentSize }) { sighting.tolerance = found.amount.map { $0 - 1 } }
        return sighting
    }

    private func advice(_ kind: ConflictKind, _ found: FoundConflict) -> String {
        if kind == .cell { return "Lower \(found.name) to priority 999, or give the row the height that its content needs." }
        if found.explanation.isContradiction { return found.explanation.fix.description }
        return "Lower \(found.name) to priority 999, make it an inequality, or remove it."
    }

    /// Interface Builder's canvas lets a hidden view keep the length that its constraints ask for; a running program complains.
    fileprivate func stubbornHiddenViews() -> [Sighting] {
        views.indices.compactMap { place in
            guard isDrawn, isArranged(place), views[place].item.isHidden, let parent = views[place].parent,
                let stack = views[parent].item.behavior as? StackView, length(place, stack.axis) > 1,
                let link = linksOfView[place].map({ links[$0] }).first(where: { holdsOpen($0, place, stack.axis) })
            else { return nil }
            let name = stack.axis.lengthName
            var sighting = Sighting(
                node(place)?.id,
                "\(subject(place)) is hidden in \(called(parent)) and is to be 0 points \(stack.axis == .horizontal ? "wide" : "high"), but its "
                    + "constraints require a \(name) of \(inPoints(length(place, stack.axis))).",
                advice: "Lower \(described(link)) to priority 999.")
            sighting.related = [related(link)]
            return sighting
        }
    }

    /// A required constraint for the view's own length, or from something in it to one of its edges.
    private func holdsOpen(_ link: Link, _ place: Int, _ axis: Axis) -> Bool {
        guard link.isUser, link.isRequired, link.axis == axis, link.relation != .lessOrEqual || link.first.attribute.isLocation else {
            return false
        }
        guard let second = link.second else { return link.first.view == place && link.constant > 1 }
        return contains(place, link.first.view) || contains(place, second.view)
    }

    private func message(_ kind: ConflictKind, _ found: FoundConflict) -> String {
        let what =
            switch kind {
            case .plain, .doubtful, .cell: ""
            case .hidden: "A hidden view in a stack view cannot be 0 points long. "
            case .drawnSize: "What is in the view does not fit the size it is drawn in. "
            }
        let explanation = found.explanation
        let isTold = explanation.isContradiction
        let lines = isTold ? explanation.members.map { "[\($0.number)] \($0.text)" } : found.links.map { described($0) }
        let more = lines.count > 6 ? "; and \(lines.count - 6) more" : ""
        return "\(what)\(isTold ? "\(explanation.summary) " : "")These cannot all hold: \(lines.prefix(6).joined(separator: "; "))\(more)."
    }

    /// A row says how high it is, and what is in it says otherwise.
    private func cellMessage(_ found: FoundConflict) -> String {
        let links = found.links
        let row = links.first { $0.origin == .autoresizing || $0.origin == .host }?.first.view ?? 0
        let axis = links.first?.axis ?? .vertical
        let wishes = links.filter { $0.isUser || $0.origin == .behavior }.map { described($0) }
        let by = found.amount.map { " by \(inPoints($0)) points" } ?? ""
        return "What is in \(called(row)) does not fit its \(axis.lengthName) of \(inPoints(length(row, axis)))\(by): "
            + wishes.prefix(6).joined(separator: "; ") + (wishes.count > 6 ? "; and \(wishes.count - 6) more." : ".")
    }

    private func kind(_ found: FoundConflict) -> ConflictKind {
        let links = found.links
        let amount = found.amount
        if links.contains(where: { $0.identifier == "UISV-hiding" }) { return .hidden }
        if links.contains(where: { isDoubtful($0, amount) }) { return .doubtful }
        let given = links.filter { $0.origin == .autoresizing || $0.origin == .host }
        if given.contains(where: { isAutoresizingLeftOn($0.first.view) }) { return .doubtful }
        // What is off by a point in a frame that a file gives is a separator, or a third of a width.
        if !given.isEmpty, let amount, amount <= 1.01 { return .doubtful }
        if given.contains(where: { isCellPart($0.owner ?? 0) || isCellPart($0.first.view) }) { return .cell }
        guard found.isAboutRoot, getsItsSizeElsewhere else { return .plain }
        // A root that says how large it is need not be drawn as large.
        let saysItself = links.contains { $0.isUser && $0.first.view == 0 && $0.second == nil && !$0.first.attribute.isLocation }
        return saysItself ? .doubtful : .drawnSize
    }

    /// A view of a xib gets its size from whoever loads it, one of free form from whoever shows it.
    private var getsItsSizeElsewhere: Bool {
        guard let canvas = original.canvas else { return false }
        return canvas.keepsSize || !scene.controllers.contains { $0.id != nil }
    }

    /// Baselines hang on texts, and the size of what a file does not hold is a guess.
    private func isDoubtful(_ link: Link, _ amount: Double?) -> Bool {
        let attributes = [link.first.attribute, link.second?.attribute]
        if attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline) { return true }
        guard link.origin == .contentSize else { return false }
        let isText = node(link.first.view)?.kind == "label" && !isGuess(link.first.view)
        let tolerance = isText ? Inspection.tolerance(ofText: link.constant) : max(10, link.constant * 0.2)
        return link.constant == 0 || (amount ?? 0) <= tolerance + 1
    }

    /// A cell or its content view.
    func isCellPart(_ place: Int) -> Bool {
        let cells = [
            "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewCellContentView", "collectionViewCellContentView",
        ]
        return cells.contains(node(place)?.element ?? "")
            || views[place].parent.map { cells.prefix(3).contains(node($0)?.element ?? "") } ?? false
    }
}
