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

    init(_ root: XMLElement) {
        for resource in root.child("resources")?.children.map({ $0 }) ?? [] {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "namedColor": assets[name] = resource.child("color").flatMap { RGBA($0) }
            case "systemColor": system[name] = resource.child("color").flatMap { RGBA($0) }
            case "image":
                if resource["catalog"] == "system" { symbols.insert(name) }
                if let width = resource.number("width"), let height = resource.number("height") {
                    sizes[name] = Size(width: width, height: height)
                }
            default: break
            }
        }
    }

    /// The color of a `color` element; nil: it says none.
    func color(_ element: XMLElement) -> SceneColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["xcode11CocoaTouchSystemColor"] {
            let short = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
            return .system(short, otherwise: system[name] ?? RGBA(element))
        }
        if let name = element["name"], element["colorSpace"] == nil { return .asset(name, otherwise: assets[name]) }
        return RGBA(element).map { .plain($0) }
    }

    /// The image that an attribute names; the catalog and the configuration may stand in an `imageReference` of that key.
    func image(_ key: String, of element: XMLElement) -> SceneImage? {
        let reference = element.child("imageReference", key: key)
        guard let name = element[key] ?? reference?["image"] else { return nil }
        let holder = reference ?? element
        let isSymbol = holder["catalog"] == "system" || symbols.contains(name)
        var image = SceneImage(name, isSymbol: isSymbol, size: sizes[name].map { isSymbol ? DocumentResources.symbol($0) : $0 })
        image.rendering = reference?["renderingMode"]
        image.scale = reference?["symbolScale"]
        return image
    }

    /// Symbols are listed 128 points large, and drawn about so much smaller where nobody says how large.
    private static func symbol(_ size: Size) -> Size { Size(width: size.width / 6, height: size.height / 6) }
}

extension SceneImage {
    /// With the size and weight of a `preferredSymbolConfiguration`.
    mutating func configure(_ configuration: XMLElement?) {
        guard let configuration else { return }
        pointSize = configuration.number("pointSize") ?? pointSize
        weight = configuration["weight"] ?? weight
        scale = configuration["scale"].flatMap { $0 == "default" ? nil : $0 } ?? scale
    }
}

extension RGBA {
    /// From the components of a `color` element; nil where it has none that are known.
    init?(_ element: XMLElement) {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") {
            self.init(red: white, green: white, blue: white, alpha: alpha)
            return
        }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else { return nil }
        if element["customColorSpace"] == "displayP3" {
            self.init(displayP3: (red, green, blue), alpha: alpha)
        } else {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// The nearest color that sRGB has.
    init(displayP3 color: (red: Double, green: Double, blue: Double), alpha: Double) {
        let (red, green, blue) = (RGBA.linear(color.red), RGBA.linear(color.green), RGBA.linear(color.blue))
        self.init(
            red: RGBA.encoded(1.22494 * red - 0.22494 * green), green: RGBA.encoded(-0.04206 * red + 1.04206 * green),
            blue: RGBA.encoded(-0.01964 * red - 0.07864 * green + 1.09828 * blue), alpha: alpha)
    }

    /// Both color spaces have this curve; the power is worked out by Newton's method, because nothing else here needs a
    /// library for it: x^2.4 = (x^12)^(1/5), x^(1/2.4) = (x^5)^(1/12).
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : root(power((value + 0.055) / 1.055, 12), 5)
    }

    private static func encoded(_ value: Double) -> Double {
        if value <= 0 { return 0 }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * root(power(min(value, 1), 5), 12) - 0.055
    }

    private static func power(_ base: Double, _ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<exponent { result *= base }
        return result
    }

    /// Newton's method from above: 60 steps suffice for numbers between 1e-12 and 1.
    private static func root(_ value: Double, _ degree: Int) -> Double {
        var guess = 1.0
        for _ in 0..<60 {
            let next = guess - (guess - value / power(guess, degree - 1)) / Double(degree)
            if abs(next - guess) < 1e-12 { return next }
            guess = next
        }
        return guess
    }
}
