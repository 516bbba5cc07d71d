/// A constraint that a layout applies, and its origin: the program, a behavior, a content size, a mask or the host.
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct AppliedConstraint {
    /// The maker of a constraint that takes part in a layout.
    public enum Origin: String, Hashable, Sendable {
        /// A constraint of the program.
        case user
        /// A constraint contributed by a behavior.
        case behavior
        /// The content size: hugging or compression resistance.
        case contentSize
        /// A constraint of an autoresizing mask.
        case autoresizing
        /// The position and size of the root.
        case host
    }

    /// The maker of the constraint.
    public let origin: Origin
    /// The constraint as a value.
    public let constraint: Constraint
    /// The item whose behavior, content, mask or position the constraint comes from; nil if the program made it.
    public let item: Item?
    /// The handle of an installed constraint; nil for content sizes, masks and the host.
    public let installed: InstalledConstraint?
}

extension AppliedConstraint: CustomStringConvertible {
    /// A text such as `box.height == 44   [stack's behavior]`.
    public var description: String {
        switch origin {
        case .user: "\(constraint)"
        case .behavior: "\(constraint)   [made by \(item?.label ?? "a behavior")]"
        case .contentSize: "\(constraint)   [content size]"
        case .autoresizing: "\(constraint)   [autoresizing \(item?.autoresizing?.notation ?? "")]"
        case .host: "\(constraint)   [the root's position and size]"
        }
    }
}
