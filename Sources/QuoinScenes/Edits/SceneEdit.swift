import QuoinLayout
import QuoinSolver

/// A change to a scene. A fix consists of one or more.
///
/// ```text
///   QuoinDiagnosis ── [SceneEdit] ──┬──▶ Scene.applying(_:)          a copy of the scene: laid out again, it shows what the fix does
///                                   └──▶ QuoinInterfaceBuilder       replacements of bytes at the places that the scene recorded
/// ```
///
/// An edit knows no file format; it refers to nodes and constraints by their ids.
///
/// ```swift
/// let tie = SceneConstraint(item: "content", attribute: .width, relatedBy: .equal, toItem: "scroll#frame", attribute: .width)
/// let mended = try scene.applying([.addConstraint(tie)])
/// ```
public enum SceneEdit: Hashable, Sendable {
    /// Adds a constraint after all others.
    case addConstraint(SceneConstraint)
    /// Sets the priority of a constraint, up to 1000.
    case setPriority(Double, of: String)
    /// Sets the relation of a constraint.
    case setRelation(Relation, of: String)
    /// Sets the constant of a constraint, in points.
    case setConstant(Double, of: String)
    /// Removes a constraint.
    case removeConstraint(String)
    /// Sets a hugging priority or compression resistance of a node, up to 1000.
    case setContentPriority(Double, ContentPriority, of: String)
    /// Sets the greatest number of lines of a label; 0 for any number.
    case setLines(Int, of: String)
    /// Sets the frame that an editor stores for a node, which is then no longer flagged as misplaced.
    case setStoredFrame(Rect, of: String)
    /// Removes a flag that an editor stores for a node.
    case removeFlag(EditorFlag, of: String)

    /// A hugging priority or compression resistance. The raw values are the names of Interface Builder's attributes.
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

/// The error of an edit that refers to an id that the scene does not have.
public struct SceneEditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The id that no node or constraint of the scene has.
    public var object: String

    /// A sentence that names the missing id.
    public var description: String { "nothing in the scene has the id \"\(object)\"" }
}

extension Scene {
    /// Returns the scene with edits applied in their order. O(nodes + constraints) for each edit.
    ///
    /// Throws an error if an edit refers to an id that the scene does not have.
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
        case .setConstant(let constant, let id): constraints[try constraintIndex(id)].constant = constant
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
