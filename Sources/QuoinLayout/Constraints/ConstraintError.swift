import QuoinSolver

/// The reason why a constraint is invalid. The cases are the validity rules V1 to V13; a call that throws changes nothing.
///
/// ```swift
/// do {
///     try Constraint(item: view, attribute: .leading, relatedBy: .equal, toItem: parent, attribute: .left).install()
/// } catch {
///     print(error)                      // the cause, and what to do about it
///     print(error.exception.reason)     // the exception that UIKit raises, as data
/// }
/// ```
public enum ConstraintError: Error, Hashable, Sendable {
    /// There is no first item (V1). It only occurs where the items are optional.
    case noFirstItem
    /// The first side has no attribute (V2).
    case noFirstAttribute
    /// A size is paired with a location, or a location on one axis with one on the other (V3).
    case invalidPairing(Attribute, Attribute)
    /// Leading or trailing is paired with left or right (V4).
    case mixedDirections(Attribute, Attribute)
    /// A location is compared with a number (V5).
    case locationAgainstNothing(Attribute)
    /// An item is neither a view nor a guide (V6). It only occurs where the items are untyped.
    case notAnItem
    /// The constant is NaN or infinite (V7).
    case constantNotFinite(Double)
    /// The multiplier is NaN or infinite (V7).
    case multiplierNotFinite(Double)
    /// The priority was changed from required to optional, or back, on an installed constraint (V8).
    case requiredBoundary(from: Priority, to: Priority)
    /// The two items are in different trees (V9); each side as `item.attribute`.
    case noCommonAncestor(String, String)
    /// A guide that no view contains has nothing to record the constraint on (V9).
    case guideWithoutParent(String)
    /// The owner that was named is not an ancestor of all items (V10).
    case outsideSubtree(String)
    /// The anchors are of different kinds (V11). It only occurs where the anchors are untyped.
    case incompatibleAnchors
    /// The priority is not above 0 and at most 1000 (V12).
    case illegalPriority(Priority)
    /// An edge is compared across a rotation (V13). This is not enforced; a caller may report it.
    case rotated(String)
}

extension ConstraintError: CustomStringConvertible {
    /// The cause, and a remedy.
    public var description: String {
        switch self {
        case .noFirstItem: "The constraint has no first item: set the item that it constrains."
        case .noFirstAttribute: "The constraint's first side has no attribute: name one, such as leading or width."
        case .invalidPairing(let first, let second):
            "\(first.name) cannot be related to \(second.name): relate sizes to sizes, and locations to locations."
        case .mixedDirections(let first, let second):
            "\(first.name) cannot be related to \(second.name): use leading and trailing on both sides, or left and right on both."
        case .locationAgainstNothing(let attribute):
            "\(attribute.name) is a location and cannot be compared with a number: relate it to a second item, with a multiplier other than 0."
        case .notAnItem: "Only views and guides can be constrained."
        case .constantNotFinite(let value): "The constant is \(value): use a finite number."
        case .multiplierNotFinite(let value): "The multiplier is \(value): use a finite number."
        case .requiredBoundary(let old, let new):
            "The priority \(old) cannot become \(new) while the constraint is installed: remove it first, or use 999 instead of 1000 from the start."
        case .noCommonAncestor(let first, let second):
            "\(first) and \(second) have no common ancestor: add both items to one tree before installing."
        case .guideWithoutParent(let guide): "\(guide) has no parent: add the guide to an item before installing."
        case .outsideSubtree(let owner):
            "\(owner) does not contain all items of the constraint: install it on a common ancestor."
        case .incompatibleAnchors:
            "The anchors are of different kinds: relate horizontal with horizontal, vertical with vertical, size with size."
        case .illegalPriority(let priority): "The priority \(priority) is out of range: it must be above 0 and at most 1000."
        case .rotated(let name): "\(name) is rotated: its edges are those it would have without the rotation."
        }
    }
}
