/// The reason why an item cannot be added to another one.
public enum TreeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The item would become its own ancestor.
    case cycle(String)
    /// Guides have no children.
    case guideHasNoChildren(String)
    /// The sibling is not a child of this item.
    case notAChild(String)
    /// An area belongs to the item that defines it.
    case areaCannotMove(String)
    /// The item is the root of a layout.
    case isLaidOutAsRoot(String)

    /// The cause, and a remedy.
    public var description: String {
        switch self {
        case .cycle(let name): "\(name) would contain itself: remove it from its tree first."
        case .guideHasNoChildren(let name): "\(name) is a guide and cannot hold items: add the item to the view that owns the guide."
        case .notAChild(let name): "\(name) is not a child of this item: insert before one of its own children."
        case .areaCannotMove(let name): "\(name) is an area of another item: ask that item for it with guide(for:)."
        case .isLaidOutAsRoot(let name): "\(name) is the root of a layout: let that layout go first."
        }
    }
}
