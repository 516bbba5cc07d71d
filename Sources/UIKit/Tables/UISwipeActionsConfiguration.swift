/// The actions of a swipe over a row. No effect. Swipes do not occur.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    open private(set) var actions: [UIContextualAction] = []
    open var performsFirstActionWithFullSwipe = true
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }
}

/// An action of a swipe over a row. No effect. Swipes do not occur.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public enum Style: Int, Hashable, Sendable {
        case normal, destructive
    }
    public final let style: Style
    public final let handler: Handler
    open var title: String?
    open var backgroundColor: UIColor!
    open var image: UIImage?
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
