// Where pictures are drawn. Nothing is drawn here: what is called does nothing, so that `draw(_:)` compiles and runs.

/// Where drawing would go.
open class CGContext: NSObject {
    open func saveGState() {}
    open func restoreGState() {}
    open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    open func rotate(by angle: CGFloat) {}
    open func concatenate(_ transform: CGAffineTransform) {}
    open func setFillColor(_ color: CGColor) {}
    open func setStrokeColor(_ color: CGColor) {}
    open func setLineWidth(_ width: CGFloat) {}
    open func setLineCap(_ cap: CGLineCap) {}
    open func setLineJoin(_ join: CGLineJoin) {}
    open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setBlendMode(_ mode: CGBlendMode) {}
    open func setShadow(offset: CGSize, blur: CGFloat) {}
    open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    open func setShouldAntialias(_ shouldAntialias: Bool) {}
    open func beginPath() {}
    open func closePath() {}
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addRect(_ rect: CGRect) {}
    open func addEllipse(in rect: CGRect) {}
    open func addPath(_ path: CGPath) {}
    open func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    open func fill(_ rect: CGRect) {}
    open func fill(_ rects: [CGRect]) {}
    open func fillEllipse(in rect: CGRect) {}
    open func fillPath() {}
    open func stroke(_ rect: CGRect) {}
    open func strokeEllipse(in rect: CGRect) {}
    open func strokePath() {}
    open func strokeLineSegments(between points: [CGPoint]) {}
    open func clear(_ rect: CGRect) {}
    open func clip() {}
    open func clip(to rect: CGRect) {}
    open func draw(_ image: CGImage, in rect: CGRect) {}
    open func makeImage() -> CGImage? { nil }
}

/// A picture's pixels, by their number.
public final class CGImage: Hashable, Sendable {
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    public func cropping(to rect: CGRect) -> CGImage? {
        let kept = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        return kept.isEmpty ? nil : CGImage(width: Int(kept.width), height: Int(kept.height))
    }
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, high, medium
}

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
    case saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}

/// Makes pictures of a size; what is drawn into them is not kept.
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

/// Makes pictures of a size; what is drawn into them is not kept.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext(format))
        return picture()
    }
    /// Pixels are not kept: empty.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        actions(UIGraphicsImageRendererContext(format))
        return Data()
    }
    /// Pixels are not kept: empty.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        pngData(actions: actions)
    }
}

/// How fine a picture is.
open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = onMain { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
    open var opaque = false
    open class func `default`() -> Self { makeFormat() }
    open class func preferred() -> Self { makeFormat() }
    public required override init() { super.init() }
    private class func makeFormat() -> Self { self.init() }
}

/// Where a renderer's pictures are drawn; nothing is.
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

/// Opens a picture of a size. Close it with ``UIGraphicsEndImageContext()``.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIKitState.pictures.append(
        UIImage(size: size, scale: scale > 0 ? scale : CGFloat(UIKitEnvironment.current.screenDevice.scale)))
}
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// The innermost open picture, empty.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIKitState.pictures.last }
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = UIKitState.pictures.popLast() }
/// Nil unless a picture is open.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { UIKitState.pictures.isEmpty ? nil : CGContext() }

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
