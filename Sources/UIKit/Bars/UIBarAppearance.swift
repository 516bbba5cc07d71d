/// The appearance of a bar. It is stored only.
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
    /// No effect.
    open func configureWithOpaqueBackground() {}
    /// No effect.
    open func configureWithTransparentBackground() {}
    /// No effect.
    open func configureWithDefaultBackground() {}
}
