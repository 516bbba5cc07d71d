import QuoinLayout
import QuoinScenes

/// The colors and images of a project, which a scene refers to by name. Drawing reads no files itself.
///
/// ```swift
/// struct Brand: DrawingAssets {
///     func color(named name: String) -> Paint? { name == "Brand" ? Paint(RGBA(51, 102, 255)) : nil }
///     func image(named name: String) -> ImageAsset? { nil }
/// }
/// let drawing = try SceneDrawing(layout, assets: Brand()).drawing
/// ```
public protocol DrawingAssets: Sendable {
    /// Returns the color of an asset catalog; nil if there is none of that name, and the value stored in the file is used.
    func color(named name: String) -> Paint?
    /// Returns the image of an asset catalog; nil if there is none of that name, and a placeholder is drawn.
    func image(named name: String) -> ImageAsset?
}

/// A project without asset catalogs: colors have the values stored in the file, with grays inverted in the dark appearance, and images are
/// placeholders of the same size.
public struct NoAssets: DrawingAssets {
    /// Creates a project without assets.
    public init() {}
    /// Returns nil: there are no colors.
    public func color(named name: String) -> Paint? { nil }
    /// Returns nil: there are no images.
    public func image(named name: String) -> ImageAsset? { nil }
}

/// An image of an asset catalog.
public struct ImageAsset: Hashable, Sendable {
    /// The size of the image, in points.
    public var size: Size
    /// The picture in light appearance; nil if its format is not drawn and only its size is known.
    public var light: Picture?
    /// The picture in dark appearance; nil for the light one.
    public var dark: Picture?
    /// Whether the image is drawn in the tint color instead of its own colors.
    public var isTemplate: Bool

    /// Creates an image; without pictures only its size is known, and a placeholder is drawn.
    public init(size: Size, light: Picture?, dark: Picture? = nil, isTemplate: Bool = false) {
        self.size = size
        self.light = light
        self.dark = dark
        self.isTemplate = isTemplate
    }
}
