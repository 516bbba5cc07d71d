import QuoinLayout
import QuoinScenes

/// The ways out of a conflict, the best first: which constraint of the program gives way, and how.
///
/// ```text
///   Card.width = 420 (line 23)     removed, where the drawn frames break it, or the others say how wide it is anyway
///                                  lowered to priority 999
///   Card.trailing = …              the same, should the first not be enough
/// ```
struct ConflictWays {
    /// A conflict has many members, and each way costs a layout when it is tried.
    private static let most = 4

    let all: [Fix]

    init(_ conflict: AnalyzedConflict, _ explanation: ConflictExplanation) {
        let fix = explanation.isContradiction ? explanation.fix : nil
        let members = conflict.conflict.members
        let chosen = (fix?.numbers ?? []).compactMap { number in
            conflict.members.first { members.indices.contains(number - 1) && $0.id == members[number - 1].id }
        }
        // Where the drawn frames break some members and satisfy the others, the design is what remains without them.
        let broken = conflict.members.filter { $0.isUser && $0.isRequired && !$0.isSatisfiedByStoredFramesAndGuides }
        let preferred = broken + chosen + [conflict.broken].compactMap { $0 }
        let others = conflict.members.reversed().filter { !preferred.contains($0) }
        var seen: Set<AnalyzedConstraint> = []
        let giving = (preferred + others).filter { $0.canGiveWay && seen.insert($0).inserted }
        let isRemoval = fix?.change == .remove || fix?.change == .stackView
        let removals =
            conflict.kind == .cell
            ? [] : giving.filter { $0.isUser && (broken.contains($0) || isRemoval && chosen.contains($0)) }.map(\.removal)
        let lowered = giving.map { $0.lowering(inCell: conflict.kind == .cell) }.prefix(ConflictWays.most)
        // Where a lowered constraint still pulls, it has to go.
        all = removals + lowered + (isRemoval ? [] : giving.filter(\.isUser).prefix(1).map(\.removal))
    }
}

extension Detection {
    /// Takes the first of some ways as its advice, and the others for where that does not work.
    mutating func take(_ ways: [Fix]) {
        advice = ways.first?.description
        edits = ways.first?.edits ?? []
        isChoice = ways.first?.isChoice ?? false
        otherAdvice = Array(ways.dropFirst())
    }
}

extension AnalyzedConstraint {
    /// Whether it is the program's to change: a required constraint of the scene, or a required size of a content.
    fileprivate var canGiveWay: Bool { isRequired && (isUser || origin == .contentSize && first.view.id != nil) }

    /// The constraint with its line.
    private var location: String { line > 0 ? "\(self) (line \(line))" : description }

    fileprivate var removal: Fix {
        Fix("Remove \(location).", edits: isNamed ? [.removeConstraint(id)] : [], isChoice: true)
    }

    /// The advice to lower its priority.
    func lowering(inCell: Bool) -> Fix {
        guard origin == .contentSize, let axis, let view = first.view.id else {
            let end = inCell && axis == .vertical ? ", or give the row the height that its content needs" : ""
            return Fix("Lower \(location) to priority 999\(end).", edits: isNamed ? [.setPriority(999, of: id)] : [], isChoice: true)
        }
        let isHugging = relation == .lessOrEqual
        let priority: SceneEdit.ContentPriority =
            switch (axis, isHugging) {
            case (.horizontal, true): .horizontalHugging
            case (.horizontal, false): .horizontalResistance
            case (.vertical, true): .verticalHugging
            case (.vertical, false): .verticalResistance
            }
        let name = isHugging ? "content hugging" : "compression resistance"
        return Fix(
            "Set the \(axis == .horizontal ? "horizontal" : "vertical") \(name) of \(first.view.title) to 999 or less.",
            edits: [.setContentPriority(999, priority, of: view)], isChoice: true)
    }

    /// Some words with the edit that makes an equation a bound.
    ///
    /// A size becomes at least as large. Between two views the other one gives way, as Interface Builder writes it: from the inner view
    /// to the trailing edge, or from the leading edge to the inner view, there is at least so much.
    func loosening(_ words: String?) -> [Fix] {
        [Fix(words ?? "", edits: isNamed && relation == .equal ? [.setRelation(loosened, of: id)] : [], isChoice: true)]
    }

    private var loosened: Relation { constant < 0 ? .lessOrEqual : .greaterOrEqual }

    /// Whether the scene knows it by its id.
    private var isNamed: Bool { tree.layout.scene.constraints.contains { $0.id == id } }
}
