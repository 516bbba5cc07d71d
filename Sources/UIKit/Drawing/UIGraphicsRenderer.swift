/// The base class of renderers. Drawing is ignored.
open class UIGraphicsRenderer: NSObject {
    public final let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    final func picture() -> UIImage { UIImage(size: bounds.size, scale: format.scale) }
}

/// The scale and color range of an image.
open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = onMain { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
    open var opaque = false
    open class func `default`() -> Self { makeFormat() }
    open class func preferred() -> Self { makeFormat() }
    public required override init() { super.init() }
    private class func makeFormat() -> Self { self.init() }
}

/// The context of a renderer. No effect. Nothing is drawn.
open class UIGraphicsImageRendererContext: NSObject {
    public final let format: UIGraphicsImageRendererFormat
    public final let cgContext = CGContext()

    init(_ format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init()
    }
    open func fill(_ rect: CGRect) {}
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
    open var currentImage: UIImage { UIImage() }
}
