import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A conflict of an analyzed scene, with its members as constraints and what it is about.
struct AnalyzedConflict {
    enum Kind {
        case plain
        /// A conflict with the constraint that gives a hidden arranged view zero length.
        case hidden
        /// A conflict with the height that a row has.
        case cell
        /// A conflict with the height at which a row is drawn that grows with its content.
        case growingRow
        /// A conflict with the size that a view of a xib happens to be drawn in.
        case drawnSize
        /// The conflict depends on an unreliable measurement, or has a nearer cause.
        case doubtful
    }

    let conflict: LaidOutConflict
    let members: [AnalyzedConstraint]
    /// The member that was left out; nil if it is not among the constraints.
    let broken: AnalyzedConstraint?
    let kind: Kind
    let root: AnalyzedView
    /// Whether the scene is laid out where it was drawn.
    let isDrawn: Bool
    private let layout: SceneLayout

    init(_ found: LaidOutConflict, _ scene: SceneAnalysis) {
        let whole = scene.twoSizes(in: found) ?? found
        let constraints = whole.members.compactMap { scene.constraint($0.id) }
        layout = scene.layout
        root = scene.root
        isDrawn = scene.isDrawn
        broken = constraints.first { $0.id == whole.broken }
        kind = AnalyzedConflict.kind(of: whole, members: constraints, amount: broken?.excess.map { abs($0) }, in: scene)
        conflict = kind == .cell ? scene.insideCell(whole) ?? whole : whole
        let ids = Set(conflict.constraints)
        members = constraints.filter { ids.contains($0.id) }
    }

    /// Whether the root is drawn as wide as some screen.
    var isAsWideAsScreen: Bool {
        let width = root.node?.stored?.frame?.width ?? root.length(.horizontal)
        return Device.all.contains { abs(width - $0.portraitSize.width) < 1 || abs(width - $0.portraitSize.height) < 1 }
    }

    /// The distance by which the member that was left out fails; nil if it cannot be told.
    var amount: Double? { broken?.excess.map { abs($0) } }

    /// The member that was left out as an equation.
    var name: String { broken?.description ?? conflict.broken }

    /// The object that it is reported at: the member that was left out, or a view if an engine's constraint was.
    var object: String? { broken?.isUser == true ? conflict.broken : (broken?.first.view ?? root).id }

    /// The conflict in words. Costs a solve of its members.
    var explanation: ConflictExplanation { ConflictExplanation(conflict, in: layout) }

    /// The distance by which the members contradict each other, if all are equations; nil for others.
    private static func gap(_ members: [AnalyzedConstraint]) -> Double? {
        var elimination = Elimination<AxisEquations.Quantity>()
        for member in members {
            guard let axis = member.axis, !member.first.attribute.isBaseline, member.second?.attribute.isBaseline != true else {
                return nil
            }
            if let left = elimination.assume(member.edgeForm(axis)), left.terms.count <= 1 {
                let gap = abs(left.coefficient(of: .number))
                if gap > 1e-3 { return gap }
            }
        }
        return nil
    }

    /// The gap of a conflict with inequalities: the least distance between the value of a member and the values that the others allow.
    private static func gap(_ conflict: LaidOutConflict, _ layout: SceneLayout) -> Double? {
        let conflict = ConstraintConflict(conflict, in: layout)
        guard let core = ConflictCore(conflict) else { return nil }
        return core.members.compactMap { index in
            core.impliedValue(of: index).map { abs($0.value - conflict.members[index].constant) }
        }.min()
    }

    private static func kind(
        of conflict: LaidOutConflict, members: [AnalyzedConstraint], amount: Double?, in scene: SceneAnalysis
    ) -> Kind {
        if let hiding = members.first(where: { $0.identifier == "UISV-hiding" }) {
            // A constraint beside the hidden view moves others; the view itself can be 0 points long.
            let hidden = hiding.first.view
            let isHeldOpen = members.contains { member in
                member != hiding && member.isUser && member.sides.contains { $0.own.view == hidden || hidden.contains($0.own.view) }
                    && (member.second == nil || member.sides.contains { hidden.contains($0.own.view) })
            }
            return isHeldOpen ? .hidden : .doubtful
        }
        if members.contains(where: { $0.isDoubtful(excess: amount) }) { return .doubtful }
        let given = members.filter { $0.origin == .autoresizing || $0.origin == .host }
        if given.contains(where: { scene.isAutoresizingLeftOn($0.first.view) }) { return .doubtful }
        // A frame that a file gives is off by a point for a separator, or for a third of a width.
        if !given.isEmpty, let amount = gap(members) ?? gap(conflict, scene.layout) ?? amount, amount <= 1.01 { return .doubtful }
        if given.contains(where: \.isOfGrowingRow) { return .growingRow }
        if given.contains(where: { $0.first.view.isCellPart || ($0.owner ?? scene.root).isCellPart }) { return .cell }
        guard conflict.isAboutRoot, scene.getsItsSizeElsewhere else { return .plain }
        // A root that says how large it is need not be drawn as large.
        let hasOwnSize = members.contains {
            $0.isUser && $0.first.view.isRoot && $0.second == nil && !$0.first.attribute.isLocation
        }
        return hasOwnSize ? .doubtful : .drawnSize
    }
}

extension SceneAnalysis {
    /// The conflicts, the smallest first, without those that repeat another one: nearly the same members, another one left out.
    ///
    /// The order matters: two members that contradict each other explain a longer chain that one of them takes part in.
    func makeConflicts() -> [AnalyzedConflict] {
        var seen: [Set<String>] = []
        let bySize = conflicts.enumerated().sorted { ($0.element.members.count, $0.offset) < ($1.element.members.count, $1.offset) }
        return bySize.map(\.element).filter { conflict in
            let members = Set(conflict.constraints)
            let isNew = !seen.contains { members.subtracting($0).count <= max(1, members.count / 3) }
            seen.append(members)
            return isNew
        }.map { AnalyzedConflict($0, self) }
    }

    /// The two fixed sizes of one view, if one of them is what a longer conflict left out: a row that grows, or a drawn size, has no part
    /// in what they contradict. Nil if there is no second one.
    fileprivate func twoSizes(in conflict: LaidOutConflict) -> LaidOutConflict? {
        guard conflict.members.count > 2, let broken = constraint(conflict.broken), broken.isUser, broken.isFixedSize else { return nil }
        let other = broken.first.view.constraints.first { other in
            other.isUser && other.isRequired && !other.isPlaceholder && other.isFixedSize && other.first.view == broken.first.view
                && other.axis == broken.axis && abs(other.constant - broken.constant) > pixelTolerance
        }
        guard let other, let described = layout.constraints().first(where: { $0.id == other.id }) else { return nil }
        var pair = conflict
        pair.members = ConflictMembers([described] + conflict.members.filter { $0.id == conflict.broken })
        return pair
    }

    /// A view of a xib gets its size from the code that loads it, and a free-form view from its container.
    fileprivate var getsItsSizeElsewhere: Bool {
        guard let canvas = original.canvas else { return false }
        return canvas.keepsSize || !scene.controllers.contains { $0.id != nil }
    }
}

extension AnalyzedConstraint {
    /// Whether it gives a row that grows with its content, or something of such a row, the size that it is drawn in.
    fileprivate var isOfGrowingRow: Bool {
        axis == .vertical && first.view.isCellPart && first.view.isInGrowingRow
    }

    /// Whether its value is a guess: baselines depend on texts, and sizes of contents that a file does not hold are estimates.
    fileprivate func isDoubtful(excess amount: Double?) -> Bool {
        if first.attribute.isBaseline || second?.attribute.isBaseline == true { return true }
        guard origin == .contentSize else { return false }
        let isText = first.view.kind == "label" && !first.view.isGuess
        let tolerance = isText ? TextContent.tolerance(of: constant) : max(10, constant * 0.2)
        return constant == 0 || (amount ?? 0) <= tolerance + 1
    }
}
