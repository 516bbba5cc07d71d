/// One change of a collection's items; none is told of here.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }

    public enum Action: Int, Hashable, Sendable {
        case insert, delete, reload, move, none
    }
}
