import QuoinLayout
import QuoinScenes

// Conflicts between the content of a cell and the size that its table gives the cell.
//
// The table sizes the cell, and the cell its content view, by a chain of constraints that nobody wrote and nobody can change. All that
// the program's constraints see of it is the content view's size, so one constraint stands for the chain.
//
//     Table View.width = 414, Cell.left = Table View.left + 20, Cell.right = …, Content View.left = Cell.left, …
//     →  Content View.width = 374

extension SceneAnalysis {
    /// The conflict with one constraint a size in place of those that give a cell its size; nil if members reach from the content of
    /// the cell to what is around it, or it is one of the replaced ones that was left out.
    func insideCell(_ conflict: LaidOutConflict) -> LaidOutConflict? {
        let members = conflict.members.compactMap { member in constraint(member.id).map { (member, $0) } }
        guard members.count == conflict.members.count,
            let content = members.lazy.compactMap({ $0.1.cellContent }).first, let id = content.id
        else { return nil }
        let outer = members.filter { !$0.1.isInside(content) }
        guard let replaced = outer.first?.0, !outer.contains(where: { $0.0.id == conflict.broken || $0.1.reachesInto(content) }) else {
            return nil
        }
        var inner = conflict
        let lengths = Axis.allCases.filter { axis in outer.contains { $0.1.axis == axis } }.map { axis in
            replaced.givingLength(content.length(axis), to: id, on: axis)
        }
        inner.members = ConflictMembers(lengths + members.map(\.0).filter { member in !outer.contains { $0.0.id == member.id } })
        return inner
    }
}

extension AnalyzedConstraint {
    /// The content view of the cell in which it lies, if the program wrote it; nil for others.
    fileprivate var cellContent: AnalyzedView? {
        guard isUser else { return nil }
        let contents = sides.map { side in
            side.own.view.selfAndAncestors.first { $0.isRowContent || $0.parent?.element == "collectionViewCell" }
        }
        return contents.first.flatMap { first in contents.allSatisfy { $0 == first } ? first : nil }
    }

    /// Whether it says something about the content of a cell: all its views lie there, and it is not about the content view alone
    /// unless the program wrote it.
    fileprivate func isInside(_ content: AnalyzedView) -> Bool {
        sides.allSatisfy { $0.own.view == content || content.contains($0.own.view) } && (isUser || reachesInto(content))
    }

    /// Whether it holds a view that lies in the content of a cell.
    fileprivate func reachesInto(_ content: AnalyzedView) -> Bool { sides.contains { content.contains($0.own.view) } }
}

extension LaidOutConstraint {
    /// The constraint with which a table view gives the content of a cell a length, in place of one of the chain that does it.
    fileprivate func givingLength(_ length: Double, to view: String, on axis: Axis) -> LaidOutConstraint {
        var given = self
        given.id = "\(view)/cell/\(axis.lengthName)"
        given.owner = view
        given.first = view
        given.firstAttribute = axis == .horizontal ? .width : .height
        given.relation = .equal
        given.second = nil
        given.secondAttribute = .none
        given.multiplier = 1
        given.constant = length
        given.isOfRoot = true
        return given
    }
}
