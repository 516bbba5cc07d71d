/// A picture by its size: PNG and JPEG files are read as far as their headers.
///
/// ```swift
/// UIKitEnvironment.current.imageFolders = ["Resources"]
/// let image = UIImage(named: "large-image-01")           // Resources/large-image-01@2x.png and its kin
/// ```
public final class UIImage: NSObject, @unchecked Sendable {
    /// In points.
    public let size: CGSize
    public let scale: CGFloat
    public let alignmentRectInsets: UIEdgeInsets
    public let renderingMode: RenderingMode
    public let isSymbolImage: Bool
    public let imageOrientation = Orientation.up

    init(
        size: CGSize, scale: CGFloat, alignment: UIEdgeInsets = .zero, rendering: RenderingMode = .automatic, isSymbol: Bool = false
    ) {
        self.size = size
        self.scale = scale
        alignmentRectInsets = alignment
        renderingMode = rendering
        isSymbolImage = isSymbol
        super.init()
    }

    public override convenience init() { self.init(size: .zero, scale: 1) }

    /// The image of that name in the folders that ``UIKitEnvironment/imageFolders`` names, for the screen's scale.
    @MainActor
    public convenience init?(named name: String) {
        let environment = UIKitEnvironment.current
        guard let found = ImageFile.find(name, in: environment.imageFolders, scale: Int(environment.screenDevice.scale)) else {
            return nil
        }
        self.init(size: found.size, scale: found.scale)
    }

    @MainActor
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let found = ImageFile(path: path) else { return nil }
        self.init(size: found.size, scale: found.scale)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = ImageHeader.pixels(data), scale > 0 else { return nil }
        self.init(size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
    }

    /// A system symbol: its exact size is not known here, so all are about a body text's height.
    @MainActor
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(size: CGSize(width: 20, height: 20), scale: CGFloat(UIKitEnvironment.current.screenDevice.scale), isSymbol: true)
    }

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

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(size: size, scale: scale, alignment: alignmentRectInsets, rendering: renderingMode, isSymbol: isSymbolImage)
    }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(size: size, scale: scale, alignment: alignmentInsets, rendering: renderingMode, isSymbol: isSymbolImage)
    }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
}

/// Makes pictures of a size; what is drawn into them is not kept.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(size: size, scale: CGFloat(UIKitEnvironment.current.screenDevice.scale))
    }
}

/// Where pictures are drawn; nothing is.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}
