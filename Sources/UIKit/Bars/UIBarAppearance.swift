/// The appearance of a bar. Only drawings read it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    public required override init() { super.init() }
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
        (backgroundEffect, backgroundImage, shadowImage) = (
            barAppearance.backgroundEffect, barAppearance.backgroundImage, barAppearance.shadowImage
        )
    }
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithTransparentBackground() { backgroundColor = .clear }
    open func configureWithDefaultBackground() { backgroundColor = nil }
}
