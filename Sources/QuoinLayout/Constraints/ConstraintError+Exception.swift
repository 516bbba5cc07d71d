import QuoinSolver

/// The exception that UIKit would raise, for modules that reproduce UIKit and for comparison with its logs.
public struct ConstraintException: Hashable, Sendable {
    /// The exception's name, as UIKit raises it.
    public let name: String
    /// The reason without the prefix that names the method or the first item (CM-15).
    public let reason: String
}

extension ConstraintError {
    /// UIKit's exception for this error, word for word where a log shows it (V1 to V13).
    public var exception: ConstraintException {
        ConstraintException(name: exceptionName, reason: exceptionReason)
    }

    /// Whether UIKit raises the exception when the constraint is created; its reason then begins with the method or the first item (CM-15).
    public var isRaisedOnCreation: Bool { exceptionName == "NSInvalidArgumentException" }

    private var exceptionName: String {
        switch self {
        case .noCommonAncestor, .guideWithoutParent, .outsideSubtree: "NSGenericException"
        case .requiredBoundary, .constantNotFinite, .multiplierNotFinite: "NSInternalInconsistencyException"
        default: "NSInvalidArgumentException"
        }
    }

    private var exceptionReason: String {
        switch self {
        case .noFirstItem: "Constraint must contain a first layout item"
        case .noFirstAttribute: "Constraint must contain a first attribute"
        case .invalidPairing: "Invalid pairing of layout attributes"
        case .mixedDirections:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
        case .locationAgainstNothing:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        case .notAnItem: "Constraint items must each be a view or layout guide."
        case .constantNotFinite(let value): "NSLayoutConstraint constant is not finite! That's illegal. constant:\(value)"
        case .multiplierNotFinite(let value): "Multiplier is not finite! That's illegal. multiplier:\(value)"
        case .requiredBoundary(let old, let new):
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(whole(new)) and the existing priority was \(whole(old))."
        case .noCommonAncestor(let first, let second):
            "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        case .guideWithoutParent(let guide): ConstraintError.noCommonAncestor(guide, "(null)").exceptionReason
        case .outsideSubtree:
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal."
        case .incompatibleAnchors: "Constraint improperly relates anchors of incompatible types"
        case .illegalPriority(let priority):
            "It's illegal to set priority:\(priority). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        case .rotated(let name): "\(name) has a transform that is not an identity"
        }
    }

    /// Priorities are printed as integers in V8.
    private func whole(_ priority: Priority) -> String { shortest(priority.rawValue.rounded(.towardZero)) }
}
