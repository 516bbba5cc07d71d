/// The menu and preview of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public final let identifier: AnyHashable?
    final let preview: (() -> UIViewController?)?
    final let menu: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier as? AnyHashable
        (preview, menu) = (previewProvider, actionProvider)
        super.init()
    }
}
