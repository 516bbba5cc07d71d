import QuoinLayout
import QuoinSolver

/// One change of a scene: what a fix consists of.
///
/// ```text
///   QuoinDiagnosis ── [SceneEdit] ──┬──▶ Scene.applying(_:)          a copy of the scene: laid out again, it shows what the fix does
///                                   └──▶ QuoinInterfaceBuilder       replacements of bytes at the places that the scene recorded
/// ```
///
/// A value that knows no file format; nodes and constraints are named by their ids.
///
/// ```swift
/// let tie = SceneConstraint(item: "content", attribute: .width, relatedBy: .equal, toItem: "scroll#frame", attribute: .width)
/// let mended = try scene.applying([.addConstraint(tie)])
/// ```
public enum SceneEdit: Hashable, Sendable {
    /// A new constraint, after all others.
    case addConstraint(SceneConstraint)
    /// Another priority for the constraint of an id.
    case setPriority(Double, of: String)
    /// Another relation for the constraint of an id.
    case setRelation(Relation, of: String)
    /// The constraint of an id is taken away.
    case removeConstraint(String)
    /// Another priority for what the content of a node asks for.
    case setContentPriority(Double, ContentPriority, of: String)
    /// Another number of lines for a label; 0: any.
    case setLines(Int, of: String)
    /// The frame that an editor stores for a node, which is then no longer flagged as misplaced.
    case setStoredFrame(Rect, of: String)
    /// A flag that an editor stores for a node is taken away.
    case removeFlag(EditorFlag, of: String)

    /// A hugging priority or compression resistance, as Interface Builder calls it.
    public enum ContentPriority: String, Hashable, Sendable {
        case horizontalHugging = "horizontalHuggingPriority"
        case verticalHugging = "verticalHuggingPriority"
        case horizontalResistance = "horizontalCompressionResistancePriority"
        case verticalResistance = "verticalCompressionResistancePriority"
    }

    /// A flag that Interface Builder stores for a view.
    public enum EditorFlag: String, Hashable, Sendable {
        case ambiguous, misplaced
    }
}

/// An edit that a scene has no place for.
public struct SceneEditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The id that no node or constraint of the scene has.
    public var object: String

    public var description: String { "nothing in the scene has the id \"\(object)\"" }
}

extension Scene {
    /// The scene with some edits made, in their order. O(nodes + constraints) for each edit.
    public func applying(_ edits: [SceneEdit]) throws(SceneEditError) -> Scene {
        var copy = self
        for edit in edits { try copy.apply(edit) }
        return copy
    }

    private mutating func apply(_ edit: SceneEdit) throws(SceneEditError) {
        switch edit {
        case .addConstraint(let constraint):
            for id in [constraint.first.node, constraint.second?.node].compactMap({ $0 }) { _ = try nodeIndex(id) }
            constraints.append(constraint)
        case .setPriority(let priority, let id): constraints[try constraintIndex(id)].priority = priority
        case .setRelation(let relation, let id): constraints[try constraintIndex(id)].relation = relation
        case .setLines(let count, let id): nodes[try nodeIndex(id)].properties[.numberOfLines] = Double(count)
        case .removeConstraint(let id): constraints.remove(at: try constraintIndex(id))
        case .setContentPriority(let value, let priority, let id):
            let index = try nodeIndex(id)
            switch priority {
            case .horizontalHugging: nodes[index].hugging.horizontal = value
            case .verticalHugging: nodes[index].hugging.vertical = value
            case .horizontalResistance: nodes[index].resistance.horizontal = value
            case .verticalResistance: nodes[index].resistance.vertical = value
            }
        case .setStoredFrame(let frame, let id):
            let index = try nodeIndex(id)
            var stored = nodes[index].stored ?? Node.StoredLayout()
            stored.frame = frame
            stored.isMisplaced = false
            nodes[index].stored = stored
        case .removeFlag(let flag, let id):
            let index = try nodeIndex(id)
            switch flag {
            case .ambiguous: nodes[index].stored?.isAmbiguous = false
            case .misplaced: nodes[index].stored?.isMisplaced = false
            }
        }
    }

    private func constraintIndex(_ id: String) throws(SceneEditError) -> Int {
        guard let index = constraints.firstIndex(where: { $0.id == id }) else { throw SceneEditError(object: id) }
        return index
    }

    private func nodeIndex(_ id: String) throws(SceneEditError) -> Int {
        guard let index = nodes.firstIndex(where: { $0.id == id }) else { throw SceneEditError(object: id) }
        return index
    }
}
