/// A pasteboard that is shared within the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { UIKitState.pasteboard }
    open var string: String?
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
