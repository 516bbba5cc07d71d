import QuoinLayout
import QuoinScenes

/// The colors and images of a project, which a scene only names. Whoever draws passes them in; drawing reads no files.
///
/// ```swift
/// struct Brand: DrawingAssets {
///     func color(named name: String) -> Paint? { name == "Brand" ? Paint(RGBA(51, 102, 255)) : nil }
///     func image(named name: String) -> ImageAsset? { nil }
/// }
/// let drawing = SceneDrawing(layout, assets: Brand()).drawing
/// ```
public protocol DrawingAssets: Sendable {
    func color(named name: String) -> Paint?
    func image(named name: String) -> ImageAsset?
}

/// Colors are as the files store them, and images are placeholders of their size.
public struct NoAssets: DrawingAssets {
    public init() {}
    public func color(named name: String) -> Paint? { nil }
    public func image(named name: String) -> ImageAsset? { nil }
}

/// An image of an asset catalog.
public struct ImageAsset: Hashable, Sendable {
    /// Points.
    public var size: Size
    /// The picture in light appearance; nil if its format is not drawn and only its size is known.
    public var light: Picture?
    /// The picture in dark appearance; nil for the light one.
    public var dark: Picture?
    /// Drawn in the tint color.
    public var isTemplate: Bool

    public init(size: Size, light: Picture?, dark: Picture? = nil, isTemplate: Bool = false) {
        self.size = size
        self.light = light
        self.dark = dark
        self.isTemplate = isTemplate
    }
}
