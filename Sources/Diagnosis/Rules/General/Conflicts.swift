import QuoinLayout
import QuoinScenes
import QuoinSolver

// LN-40, LN-47, LN-51: what cannot hold together.

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
        inspection.conflicts.compactMap { inspection.conflictSighting($0, .plain) }
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
        inspection.conflicts.compactMap { inspection.conflictSighting($0, .hidden) }
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
        inspection.conflicts.compactMap { inspection.conflictSighting($0, .cell) }
    }
}

enum ConflictKind { case plain, hidden, cell }

extension Inspection {
    fileprivate func conflictSighting(_ conflict: LaidOutConflict, _ wanted: ConflictKind) -> Sighting? {
        guard kind(conflict) == wanted, let broken = conflict.members.first(where: { $0.id == conflict.broken }) else { return nil }
        let link = links.first { $0.id == conflict.broken }
        let amount = link.flatMap { excess($0) }.map { abs($0) }
        // What is off by a point is rounded away: a separator, a third of a width.
        if let amount, amount <= 1.01 { return nil }
        let lines = conflict.members.map { member in links.first { $0.id == member.id }.map { described($0) } ?? "\(member.first).\(member.firstAttribute.name)" }
        let name = link.map { described($0) } ?? broken.id
        let place = link.map { $0.first.view } ?? 0
        let object = link.map { $0.isUser } ?? false ? broken.id : views[place].node?.id
        var sighting = Sighting(
            object, aspect: conflict.members.map(\.id).joined(separator: " "),
            message(wanted, lines, name, amount, conflict), advice: advice(wanted, name))
        sighting.related = conflict.members.filter { $0.id != broken.id }.prefix(8).compactMap { member in
            links.first { $0.id == member.id }.map { related($0) }
        }
        return sighting
    }

    private func message(_ kind: ConflictKind, _ lines: [String], _ broken: String, _ amount: Double?, _ conflict: LaidOutConflict) -> String {
        let set = lines.prefix(6).joined(separator: "; ") + (lines.count > 6 ? "; and \(lines.count - 6) more" : "")
        let off = amount.map { " (off by \(points($0)))" } ?? ""
        switch kind {
        case .plain: return "These constraints cannot all hold: \(set). \(broken) is left out\(off)."
        case .hidden: return "A hidden view in a stack view is to be 0 points long and cannot: \(set). \(broken) is left out\(off)."
        case .cell: return "What is in the cell does not fit its height: \(set). \(broken) is left out\(off)."
        }
    }

    private func advice(_ kind: ConflictKind, _ broken: String) -> String {
        switch kind {
        case .plain: "Lower one of them to priority 999, make it an inequality, or remove it; \(broken) is the latest of them."
        case .hidden, .cell: "Lower \(broken) to priority 999."
        }
    }

    private func kind(_ conflict: LaidOutConflict) -> ConflictKind {
        let members = conflict.members
        if members.contains(where: { $0.identifier == "UISV-hiding" }) { return .hidden }
        let heights = members.allSatisfy { $0.firstAttribute.axis == .vertical }
        let inCell = members.contains { member in
            guard let owner = member.owner, let place = place(owner) else { return false }
            return isCellPart(place) && ["autoresizing", "host"].contains { member.id.contains($0) || member.id.contains("root-") }
        }
        return heights && inCell ? .cell : .plain
    }

    /// A cell or its content view.
    func isCellPart(_ place: Int) -> Bool {
        ["tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView"]
            .contains(views[place].node?.element)
            || views[place].parent.map { ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(views[$0].node?.element) } ?? false
    }
}
