/// An image. Its size is read from the header of a PNG or JPEG file, and ``UIView/drawing(marking:)`` shows its picture.
///
/// ```swift
/// UIKitEnvironment.current.imageFolders = ["Resources"]
/// let image = UIImage(named: "large-image-01")           // Resources/large-image-01@2x.png or another scale
/// ```
open class UIImage: NSObject, @unchecked Sendable {
    let value: Value

    /// The properties of an image.
    struct Value: Equatable {
        var size: CGSize
        var scale: CGFloat
        var alignment = UIEdgeInsets.zero
        var rendering = RenderingMode.automatic
        var isSymbol = false
        var orientation = Orientation.up
        var capInsets = UIEdgeInsets.zero
        var resizing = ResizingMode.tile
        var flips = false
        var baseline: CGFloat?
        var tint: UIColor?
        var weight = SymbolWeight.unspecified
        var content = Content.unknown
    }

    init(_ value: Value) {
        self.value = value
        super.init()
    }

    public override convenience init() { self.init(size: .zero, scale: 1) }
    convenience init(size: CGSize, scale: CGFloat) { self.init(Value(size: size, scale: scale)) }
    private convenience init(_ file: ScaledImageFile) {
        let rendering = file.isTemplate ? RenderingMode.alwaysTemplate : .automatic
        self.init(Value(size: file.size, scale: file.scale, rendering: rendering, content: .file(file.path)))
    }

    /// The size in points.
    open var size: CGSize { value.size }
    open var scale: CGFloat { value.scale }
    open var alignmentRectInsets: UIEdgeInsets { value.alignment }
    open var renderingMode: RenderingMode { value.rendering }
    open var isSymbolImage: Bool { value.isSymbol }
    open var imageOrientation: Orientation { value.orientation }
    open var capInsets: UIEdgeInsets { value.capInsets }
    open var resizingMode: ResizingMode { value.resizing }
    open var flipsForRightToLeftLayoutDirection: Bool { value.flips }
    open var baselineOffsetFromBottom: CGFloat? { value.baseline }
    /// No effect.
    open var images: [UIImage]? { nil }
    /// No effect.
    open var duration: TimeInterval { 0 }
    open var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }
    /// No effect.
    open var configuration: Configuration? { nil }
    /// No effect.
    open var symbolConfiguration: SymbolConfiguration? { nil }
    open var cgImage: CGImage? {
        CGImage(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    /// Makes the image of a `#imageLiteral(resourceName:)`; it is empty if there is no file of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        let (folders, scale) = onMain { (UIKitEnvironment.current.imageFolders, Int(UIKitEnvironment.current.screenDevice.scale)) }
        if let found = ScaledImageFile.find(name, in: folders, scale: scale) { self.init(found) } else { self.init(size: .zero, scale: 1) }
    }

    /// Looks an image up in the folders of ``UIKitEnvironment/imageFolders``, for the screen's scale.
    public convenience init?(named name: String) {
        let (folders, scale) = onMain { (UIKitEnvironment.current.imageFolders, Int(UIKitEnvironment.current.screenDevice.scale)) }
        guard let found = ScaledImageFile.find(name, in: folders, scale: scale) else { return nil }
        self.init(found)
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { self.init(named: name) }

    public convenience init?(contentsOfFile path: String) {
        guard let found = ScaledImageFile(path: path) else { return nil }
        self.init(found)
    }
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = ImageHeader.pixels(data), scale > 0 else { return nil }
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        self.init(Value(size: size, scale: scale, content: .data(data)))
    }
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let width = CGFloat(cgImage.width) / scale, height = CGFloat(cgImage.height) / scale
        let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        self.init(
            Value(
                size: isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
                orientation: orientation))
    }

    /// Makes a system symbol. Symbol sizes are not known: all have about the height of body text, or that of the configuration.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        let side = symbol?.side ?? SymbolConfiguration.standardSide
        let scale = onMain { CGFloat(UIKitEnvironment.current.screenDevice.scale) }
        var value = Value(size: CGSize(width: side, height: side), scale: scale, isSymbol: true, content: .symbol(name))
        value.weight = symbol?.weight ?? .unspecified
        self.init(value)
    }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) { self.init(systemName: name) }

    /// A copy of the image with a change.
    private func with(_ change: (inout Value) -> Void) -> UIImage {
        var value = value
        change(&value)
        return UIImage(value)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.rendering = renderingMode } }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignment = alignmentInsets } }
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baseline = baselineOffset } }
    open func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }
    open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizing = resizingMode
        }
    }
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { with { _ in } }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }
    open func withHorizontallyFlippedOrientation() -> UIImage { with { _ in } }
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = configuration as? SymbolConfiguration, isSymbolImage else { return self }
        return with {
            if let side = symbol.side { $0.size = CGSize(width: side, height: side) }
            if symbol.weight != .unspecified { $0.weight = symbol.weight }
        }
    }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { with { $0.size = size } }
    /// No effect.
    open func preparingForDisplay() -> UIImage? { self }
    /// No effect.
    open func byPreparingForDisplay() async -> UIImage? { self }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    // Drawing and pixel data, which have no effect.

    /// No effect.
    open func draw(in rect: CGRect) {}
    /// No effect.
    open func draw(at point: CGPoint) {}
    /// No effect.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// No effect.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// No effect.
    open func drawAsPattern(in rect: CGRect) {}
    /// No effect.
    open func pngData() -> Data? { nil }
    /// No effect.
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
}

extension UIImage {
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    public enum Orientation: Int, Hashable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public enum ResizingMode: Int, Hashable, Sendable {
        case tile, stretch
    }

    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The properties by which an image's variants are chosen.
    open class Configuration: NSObject, @unchecked Sendable {
        /// No effect.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    }

    /// The configuration of a symbol. Its point size has an effect, and its weight on drawings.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        static let standardSide: CGFloat = 20
        let side: CGFloat?
        let weight: SymbolWeight

        private init(side: CGFloat?, weight: SymbolWeight = .unspecified) {
            self.side = side
            self.weight = weight
            super.init()
        }

        /// Makes a configuration. At 17 points, the size of body text, a symbol is 20 points high.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(side: (pointSize * SymbolConfiguration.standardSide / 17).rounded(.up), weight: weight)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(textStyle: textStyle) }
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font) }
        public convenience init(scale: SymbolScale) { self.init(side: nil) }
        public convenience init(weight: SymbolWeight) { self.init(side: nil, weight: weight) }
        public convenience init(hierarchicalColor: UIColor) { self.init(side: nil) }
        public convenience init(paletteColors: [UIColor]) { self.init(side: nil) }
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(side: nil) }
        /// No effect.
        open func applying(_ otherConfiguration: Configuration) -> Self { self }
    }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
