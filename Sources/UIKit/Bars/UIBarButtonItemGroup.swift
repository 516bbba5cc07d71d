/// A group of bar button items, with an item that represents them if there is no room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false
    open var alwaysAvailable = false

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
}
