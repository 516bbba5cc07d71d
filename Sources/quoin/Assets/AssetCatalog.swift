import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// An image set of an asset catalog, read from its `Contents.json`.
struct ImageSet {
    struct Entry {
        var file: String
        var scale: Double
        var isDark: Bool
        var isPhone: Bool
    }

    var entries: [Entry] = []
    var isTemplate = false

    /// Reads a set; nil if it cannot be read.
    init?(_ bytes: [UInt8]) {
        guard let root = try? JSONText(bytes).root else { return nil }
        isTemplate = root["properties"]?["template-rendering-intent"]?.string == "template"
        guard let images = root["images"] else { return nil }
        for image in images.elements {
            guard let file = image["filename"]?.string, !file.isEmpty, !file.contains("/") else { continue }
            let idiom = image["idiom"]?.string ?? "universal"
            guard ["universal", "iphone", "ipad"].contains(idiom) else { continue }
            let scale = image["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
            entries.append(Entry(file: file, scale: scale, isDark: image.isDark, isPhone: idiom != "ipad"))
        }
    }

    /// The entry that is drawn: two pixels per point suffice, and for a phone rather than for a tablet.
    func best(dark: Bool) -> Entry? {
        let order: [Double] = [2, 3, 1]
        return entries.filter { $0.isDark == dark }.min { left, right in
            let (first, second) = (left.isPhone ? 0 : 1, right.isPhone ? 0 : 1)
            if first != second { return first < second }
            return (order.firstIndex(of: left.scale) ?? 9) < (order.firstIndex(of: right.scale) ?? 9)
        }
    }
}

/// A color set: its color in light and in dark.
struct ColorSet {
    let paint: Paint

    init?(_ bytes: [UInt8]) {
        guard let root = try? JSONText(bytes).root, let colors = root["colors"] else { return nil }
        var light: RGBA?, dark: RGBA?
        for entry in colors.elements {
            let idiom = entry["idiom"]?.string ?? "universal"
            guard ["universal", "iphone", "ipad"].contains(idiom), let color = entry["color"] else { continue }
            if entry.isDark {
                dark = dark ?? ColorSet.color(color, .dark)
            } else if entry["appearances"] == nil || entry.isLight {
                light = light ?? ColorSet.color(color, .light)
            }
        }
        guard let first = light ?? dark else { return nil }
        paint = Paint(light: first, dark: dark ?? first)
    }

    private static func color(_ value: JSONValue, _ appearance: Appearance) -> RGBA? {
        if let name = value["reference"]?.string { return Paint.system(name).map { appearance == .dark ? $0.dark : $0.light } }
        guard let components = value["components"] else { return nil }
        func part(_ name: String) -> Double? { components[name].flatMap { component($0) } }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        if value["color-space"]?.string == "display-p3" { return RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0x3F`, `63` and `0.247` are the same.
    private static func component(_ value: JSONValue) -> Double? {
        guard let text = value.string else { return value.number }
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") || number <= 1 ? number : number / 255
    }
}

extension JSONValue {
    fileprivate var isDark: Bool { has(luminosity: "dark") }
    fileprivate var isLight: Bool { has(luminosity: "light") }

    private func has(luminosity: String) -> Bool {
        self["appearances"]?.elements.contains { $0["appearance"]?.string == "luminosity" && $0["value"]?.string == luminosity } ?? false
    }
}
