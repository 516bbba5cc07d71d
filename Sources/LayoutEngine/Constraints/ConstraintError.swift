import QuoinSolver

/// Why a constraint cannot be. The cases are the validity rules V1 to V13; nothing has changed when one is thrown.
///
/// ```swift
/// do {
///     try Constraint(view, .leading, .equal, parent, .left).install()
/// } catch {
///     print(error)             // the cause, and what to do about it
///     print(error.exception)   // the exception that UIKit raises, as data
/// }
/// ```
public enum ConstraintError: Error, Hashable, Sendable {
    /// V1: there is no first item. Only a caller that takes optional items can meet it.
    case noFirstItem
    /// V2: the first side has no attribute.
    case noFirstAttribute
    /// V3: a size with a location, or a location on one axis with one on the other.
    case invalidPairing(Attribute, Attribute)
    /// V4: leading or trailing with left or right.
    case mixedDirections(Attribute, Attribute)
    /// V5: a location compared with a number.
    case locationAgainstNothing(Attribute)
    /// V6: something that is neither a view nor a guide. Only a caller with untyped items can meet it.
    case notAnItem
    /// V7: the constant or the multiplier is NaN or infinite.
    case notFinite(Double)
    /// V8: a priority was changed from required to optional, or back, on an installed constraint.
    case requiredBoundary(from: Priority, to: Priority)
    /// V9: the two items are in different trees (each side as `item.attribute`).
    case noCommonAncestor(String, String)
    /// V10: the owner that was named is not an ancestor of all items.
    case outsideSubtree(String)
    /// V11: anchors of different kinds. Only a caller with untyped anchors can meet it.
    case incompatibleAnchors
    /// V12: a priority that is not above 0 and at most 1000.
    case illegalPriority(Priority)
    /// V13: an edge across a rotation. Reported once, never enforced.
    case rotated(String)
}
