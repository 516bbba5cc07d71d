import QuoinLayout

/// An image as a file refers to it: by its name in an asset catalog, or by the name of a system symbol.
///
/// ```swift
/// var image = SceneImage("trash", isSymbol: true)
/// image.pointSize = 20
/// node.properties[.image] = image
/// ```
public struct SceneImage: Hashable, Sendable {
    /// The name of the image in an asset catalog, or of the system symbol.
    public var name: String
    /// Whether the image is a system symbol, which files mark with `catalog="system"`.
    public var isSymbol: Bool
    /// The rendering mode: `template` or `original`; nil to leave it to the asset, then to the view.
    public var rendering: String?
    /// The size that the file stores for the image, in points; nil if it stores none.
    public var size: Size?
    /// The font size that a symbol is drawn at, in points; nil if the file does not give it.
    public var pointSize: Double?
    /// The font weight that a symbol is drawn in, as files spell it, such as `semibold`; nil if the file does not give it.
    public var weight: String?
    /// The scale that a symbol is drawn at: `small`, `medium` or `large`; nil if the file does not give it.
    public var scale: String?
    /// The color that the image is drawn in instead of the view's tint color; nil for the tint color.
    public var tint: SceneColor?

    /// Creates an image from its name.
    public init(_ name: String, isSymbol: Bool = false, size: Size? = nil) {
        self.name = name
        self.isSymbol = isSymbol
        self.size = size
    }
}

extension PropertyKey where Value == String {
    static var imageName: Self { Self("name") }
    static var rendering: Self { Self("rendering", choices: ["template", "original"]) }
    static var symbolWeight: Self { Self("weight") }
    static var symbolScale: Self { Self("scale", choices: ["small", "medium", "large"]) }
}

extension PropertyKey where Value == Bool {
    static var isSymbol: Self { Self("symbol") }
}

extension PropertyKey where Value == Size {
    static var size: Self { Self("size") }
}

extension PropertyKey where Value == Double {
    static var pointSize: Self { Self("pointSize") }
}

extension SceneImage: PropertyRepresentable {
    /// The shape of a record of the image's parts, of which only the name is required.
    public static var propertyShape: PropertyShape {
        .record(PropertySchema(.imageName, .rendering, .symbolWeight, .symbolScale, .isSymbol, .size, .pointSize, .tintColor).shapes)
    }

    /// Creates an image from a record of its parts; nil if the value has no name.
    public init?(_ value: PropertyValue) {
        guard let record = Properties(value), let name = record[.imageName], !name.isEmpty else { return nil }
        self.init(name, isSymbol: record[.isSymbol] ?? false, size: record[.size])
        rendering = record[.rendering]
        pointSize = record[.pointSize]
        weight = record[.symbolWeight]
        scale = record[.symbolScale]
        tint = record[.tintColor]
    }

    /// The record of the image's parts.
    public var propertyValue: PropertyValue { .record(record) }

    /// The image's parts by their names, without those that have their default values.
    public var record: Properties {
        var record = Properties()
        record[.imageName] = name
        if isSymbol { record[.isSymbol] = true }
        record[.rendering] = rendering
        record[.size] = size
        record[.pointSize] = pointSize
        record[.symbolWeight] = weight
        record[.symbolScale] = scale
        record[.tintColor] = tint
        return record
    }
}
