import QuoinLayout

/// A growing text of SVG elements: numbers are rounded to hundredths, and strings are escaped.
struct SVGBuffer {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(plain text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends a number rounded to hundredths, without trailing zeros and never as `-0`. Numbers that are not finite, or
    /// are larger than any screen, are clamped.
    mutating func append(_ number: Double) {
        let limited = number.isFinite ? min(max(number, -1e9), 1e9) : 0
        var hundredths = Int((limited * 100).rounded())
        if hundredths < 0 {
            bytes.append(UInt8(ascii: "-"))
            hundredths = -hundredths
        }
        append(whole: hundredths / 100)
        let rest = hundredths % 100
        if rest == 0 { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
        if rest % 10 != 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
    }

    /// Appends a number rounded to ten thousandths, for factors and letter spacing.
    mutating func append(precise number: Double) {
        let limited = number.isFinite ? min(max(number, -1e6), 1e6) : 0
        var rest = Int((limited * 10_000).rounded())
        if rest < 0 {
            bytes.append(UInt8(ascii: "-"))
            rest = -rest
        }
        append(whole: rest / 10_000)
        rest %= 10_000
        if rest == 0 { return }
        bytes.append(UInt8(ascii: "."))
        var unit = 1000
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    private mutating func append(whole number: Int) {
        if number >= 10 { append(whole: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Appends `x y`.
    mutating func append(_ point: Point) {
        append(point.x)
        bytes.append(UInt8(ascii: " "))
        append(point.y)
    }

    /// Appends ` name="12.5"`.
    mutating func attribute(_ name: StaticString, _ number: Double) {
        open(name)
        append(number)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends ` name="text"`, with the text escaped.
    mutating func attribute(_ name: StaticString, _ text: String) {
        open(name)
        append(escaped: text)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func open(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        append(name)
        append("=\"")
    }

    /// Appends a string from a file: markup is escaped, and characters that XML forbids are dropped.
    mutating func append(escaped text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "'": append("&#39;")
            case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
            case "\u{0}"..<"\u{20}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": break
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
