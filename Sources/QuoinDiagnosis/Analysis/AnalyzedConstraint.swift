import QuoinLayout
import QuoinScenes
import QuoinSolver

/// A constraint that the layout of an analyzed scene applied: the scene's own, and those that behaviors, contents and masks make.
///
/// ```swift
/// for constraint in scene.constraints where constraint.isUser && constraint.priority == 1000 {
///     print(constraint.description)        // Title.leading = Scroll View.leading + 16
/// }
/// ```
///
/// This type is not `Sendable`: it looks at a live layout, which one thread at a time uses. Findings are values for any thread.
public struct AnalyzedConstraint {
    let tree: ViewTree
    let index: Int

    var record: ConstraintRecord { tree.constraints[index] }

    /// The scene's id; of a constraint that the engine made a name that is the same in every run.
    public var id: String { record.id }

    var origin: AppliedConstraint.Origin { record.origin }

    /// The view whose behavior, content or mask made it; nil if it is the scene's own.
    public var owner: AnalyzedView? { record.owner.map { AnalyzedView(tree: tree, index: $0) } }

    /// The anchor on the left side of the relation.
    public var first: AnalyzedAnchor { AnalyzedAnchor(tree: tree, record: record.first) }
    /// The anchor on the right side; nil for a constraint with a constant alone.
    public var second: AnalyzedAnchor? { record.second.map { AnalyzedAnchor(tree: tree, record: $0) } }
    /// The relation between the two sides.
    public var relation: Relation { record.relation }
    /// The factor of the second anchor.
    public var multiplier: Double { record.multiplier }
    /// The constant that is added to the second anchor, in points.
    public var constant: Double { record.constant }
    /// The priority, from 1 to 1000.
    public var priority: Double { record.priority }
    /// The identifier that the file or the program gave the constraint; nil if it has none.
    public var identifier: String? { record.identifier }

    /// Whether the priority is 1000.
    public var isRequired: Bool { priority >= 1000 }

    /// Whether it is one of the scene's own constraints.
    public var isUser: Bool { origin == .user }

    /// Whether it is there for the editor only: a running program has it not.
    var isPlaceholder: Bool { isUser && tree.placeholders.contains(id) }

    /// Whether an outlet connects it with code, which may change it, and would miss it if it were removed.
    var isConnected: Bool { tree.connectedConstraints.contains(id) }

    /// Whether it says something else in another size class, where its removal would be missed.
    var isVaried: Bool { tree.variedConstraints.contains(id) }

    /// The axis of the first attribute; nil if it has none.
    public var axis: Axis? { first.attribute.axis }

    /// The line of the file on which it stands; 0 if it does not come from a file.
    public var line: Int { tree.lines[id] ?? 0 }

    /// The constraint's anchors, each with the other one.
    var sides: [(own: AnalyzedAnchor, other: AnalyzedAnchor?)] {
        guard let second else { return [(first, nil)] }
        return [(first, second), (second, first)]
    }

    /// Returns its anchor at a view, and the other one; nil if it does not name the view.
    public func side(of view: AnalyzedView) -> (own: AnalyzedAnchor, other: AnalyzedAnchor?)? {
        sides.first { $0.own.view == view }
    }
}

extension AnalyzedConstraint: Hashable {
    public static func == (left: AnalyzedConstraint, right: AnalyzedConstraint) -> Bool {
        left.index == right.index && left.tree === right.tree
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// A view, or a part of it, and the attribute that a constraint names.
///
/// This type is not `Sendable`: it looks at a live layout, which one thread at a time uses. Findings are values for any thread.
public struct AnalyzedAnchor: Hashable {
    let tree: ViewTree
    let record: AnchorRecord

    /// The view that the anchor belongs to. For a guide or an area this is the view that has it.
    public var view: AnalyzedView { AnalyzedView(tree: tree, index: record.view) }
    /// The part of the view that the anchor belongs to, such as the view itself or its margins.
    public var part: Part { record.part }
    /// Left and right, never leading and trailing.
    public var attribute: Attribute { record.attribute }
    /// The attribute as the constraint spells it.
    public var spelled: Attribute { record.spelled }

    public static func == (left: AnalyzedAnchor, right: AnalyzedAnchor) -> Bool {
        left.record == right.record && left.tree === right.tree
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(record) }

    /// The part of a view that an anchor belongs to.
    public enum Part: Hashable, Sendable {
        case whole
        /// The content of a scroll view, and the part of it that shows.
        case content, visible
        case margins, safeArea, custom
    }
}

// MARK: - Records

/// An ``AnalyzedConstraint`` with indices in place of views.
struct ConstraintRecord {
    let id: String
    let origin: AppliedConstraint.Origin
    let owner: Int?
    let first: AnchorRecord
    let relation: Relation
    let second: AnchorRecord?
    let multiplier: Double
    let constant: Double
    let priority: Double
    let identifier: String?
}

/// An ``AnalyzedAnchor`` with an index in place of a view.
struct AnchorRecord: Hashable {
    let view: Int
    let part: AnalyzedAnchor.Part
    let attribute: Attribute
    let spelled: Attribute
}

extension ViewTree {
    func makeConstraints() -> [ConstraintRecord] {
        zip(layout.layout.constraints, layout.constraints()).compactMap { applied, named in
            let value = applied.constraint
            guard let first = anchor(value.first, value.firstAttribute) else { return nil }
            var second: AnchorRecord?
            if let other = value.second, value.secondAttribute != .none {
                second = anchor(other, value.secondAttribute)
                if second == nil { return nil }
            }
            return ConstraintRecord(
                id: named.id, origin: applied.origin, owner: applied.item.flatMap { index(of: $0) }, first: first, relation: value.relation,
                second: second, multiplier: value.multiplier, constant: value.constant, priority: value.priority.rawValue,
                identifier: value.identifier)
        }
    }

    private func anchor(_ item: Item, _ attribute: Attribute) -> AnchorRecord? {
        var part = AnalyzedAnchor.Part.whole
        var owner = item
        if case .area(let area) = item.kind, let parent = item.parent {
            owner = parent
            part =
                switch area {
                case .content: .content
                case .visible: .visible
                case .margins: .margins
                case .safeArea: .safeArea
                case .custom: .custom
                }
        }
        guard let view = index(of: owner) else { return nil }
        let direction = owner.direction ?? layout.layout.root.direction ?? layout.scene.environment.direction ?? .leftToRight
        return AnchorRecord(view: view, part: part, attribute: attribute.resolved(direction), spelled: attribute)
    }
}
