/// An insertion, deletion, move or reload of one item. No effect. Layouts are not told of single updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }

    public enum Action: Int, Hashable, Sendable {
        case insert, delete, reload, move, none
    }
}
