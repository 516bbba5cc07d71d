/// A text with its layout managers.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
/// let manager = NSLayoutManager()
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// print(manager.usedRect(for: container).height)
/// ```
open class NSTextStorage: NSMutableAttributedString {
    open private(set) var layoutManagers: [NSLayoutManager] = []

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage = self
        layoutManagers.append(aLayoutManager)
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}
