import QuoinLayout
import QuoinScenes

/// The colors and images that a document lists, with the values they had when it was saved.
///
/// ```xml
/// <resources>
///     <image name="logo" width="120" height="40"/>
///     <namedColor name="Brand"><color red="0.2" green="0.4" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
///     <systemColor name="systemBackgroundColor"><color white="1" alpha="1" …/></systemColor>
/// ```
struct DocumentResources {
    private var assets: [String: RGBA] = [:]
    private var system: [String: RGBA] = [:]
    private var symbols: Set<String> = []
    private var sizes: [String: Size] = [:]
    /// Whether there is anything to draw: colors are nil otherwise.
    private let isDrawn: Bool

    /// No colors and no images, for a document that is not drawn.
    init() { isDrawn = false }

    init(_ root: XMLElement) {
        isDrawn = true
        for resource in root.child(.resources)?.children.map({ $0 }) ?? [] {
            guard let name = resource[.name] else { continue }
            switch resource.name {
            case "namedColor": assets[name] = resource.child(.color).flatMap { RGBA($0) }
            case "systemColor": system[name] = resource.child(.color).flatMap { RGBA($0) }
            case "image":
                if resource[.catalog] == "system" { symbols.insert(name) }
                if let width = resource.number(.width), let height = resource.number(.height) {
                    sizes[name] = Size(width: width, height: height)
                }
            default: break
            }
        }
    }

    /// The color of a `color` element; nil if it says none, or the document is not drawn.
    func color(_ element: XMLElement) -> SceneColor? {
        guard isDrawn else { return nil }
        if let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] ?? element[.xcode11CocoaTouchSystemColor] {
            let short = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
            return .system(short, otherwise: system[name] ?? RGBA(element))
        }
        if let name = element[.name], element[.colorSpace] == nil { return .asset(name, otherwise: assets[name]) }
        return RGBA(element).map { .plain($0) }
    }

    /// The image that an attribute names; the catalog and the configuration may stand in an `imageReference` of that key.
    func image(_ key: String, of element: XMLElement) -> SceneImage? {
        let reference = element.child(.imageReference, key: key)
        guard let name = element[named: key] ?? reference?[.image] else { return nil }
        let holder = reference ?? element
        let isSymbol = holder[.catalog] == "system" || symbols.contains(name)
        var image = SceneImage(name, isSymbol: isSymbol, size: sizes[name].map { isSymbol ? DocumentResources.symbol($0) : $0 })
        image.rendering = reference?[.renderingMode]
        image.scale = reference?[.symbolScale]
        return image
    }

    /// Symbols are listed at 128 points, and drawn smaller by about this factor where no size is given.
    private static func symbol(_ size: Size) -> Size { Size(width: size.width / 6, height: size.height / 6) }
}

extension SceneImage {
    /// Applies the size and weight of a `preferredSymbolConfiguration`.
    mutating func configure(_ configuration: XMLElement?) {
        guard let configuration else { return }
        pointSize = configuration.number(.pointSize) ?? pointSize
        weight = configuration[.weight] ?? weight
        scale = configuration[.scale].flatMap { $0 == "default" ? nil : $0 } ?? scale
    }
}

extension RGBA {
    /// Creates a color from the components of a `color` element; nil if it has none that are known.
    init?(_ element: XMLElement) {
        let alpha = element.number(.alpha) ?? 1
        if let white = element.number(.white) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
            return
        }
        guard let red = element.number(.red), let green = element.number(.green), let blue = element.number(.blue) else { return nil }
        if element[.customColorSpace] == "displayP3" {
            self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        } else {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
