import QuoinLayout
import QuoinScenes

/// The format and the size of an image file, read from its header.
struct ImageFile {
    enum Format { case png, jpeg, svg, pdf }

    let format: Format
    /// Pixels, or for drawings points; nil if it does not say.
    let size: Size?
    let bytes: [UInt8]

    /// Reads an image's header; nil if the format is unknown or the file is broken.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard let size = ImageFile.pngSize(bytes) else { return nil }
            (format, self.size) = (.png, size)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            guard let size = ImageFile.jpegSize(bytes) else { return nil }
            (format, self.size) = (.jpeg, size)
        } else if bytes.starts(with: Array("%PDF-".utf8)) {
            (format, size) = (.pdf, ImageFile.pdfSize(bytes))
        } else if SVGFile.looksLikeSVG(bytes) {
            (format, size) = (.svg, SVGFile(bytes).size)
        } else {
            return nil
        }
    }

    var mediaType: String? {
        switch format {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .svg: SVGFile(bytes).isHarmless ? "image/svg+xml" : nil
        case .pdf: nil
        }
    }

    /// The largest picture that is worth embedding has so many pixels a side.
    private static let limit = 20_000

    private static func pngSize(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 33, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
        return size(number(in: bytes, at: 16, count: 4), number(in: bytes, at: 20, count: 4))
    }

    /// Walks the segments up to the first that begins a frame.
    private static func jpegSize(_ bytes: [UInt8]) -> Size? {
        var offset = 2
        while offset + 9 < bytes.count {
            guard bytes[offset] == 0xFF else { return nil }
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame { return size(number(in: bytes, at: offset + 7, count: 2), number(in: bytes, at: offset + 5, count: 2)) }
            if marker == 0xD9 || marker == 0xDA { return nil }
            offset += 2 + max(2, number(in: bytes, at: offset + 2, count: 2))
        }
        return nil
    }

    private static func size(_ width: Int, _ height: Int) -> Size? {
        (1...limit).contains(width) && (1...limit).contains(height) ? Size(width: Double(width), height: Double(height)) : nil
    }

    private static func number(in bytes: [UInt8], at start: Int, count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// `/MediaBox [0 0 24 24]`, the first one; in compressed objects it is not found.
    private static func pdfSize(_ bytes: [UInt8]) -> Size? {
        let mark = Array("/MediaBox".utf8)
        guard let start = bytes.firstOccurrence(of: mark).map({ $0 + mark.count }) else { return nil }
        let text = String(decoding: bytes[start..<min(start + 80, bytes.count)], as: UTF8.self)
        let numbers = text.prefix { $0 != "]" }.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
        guard numbers.count >= 4, numbers[2] > numbers[0], numbers[3] > numbers[1], numbers[2] - numbers[0] < 20_000 else { return nil }
        return Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }
}

/// A drawing in SVG from outside, which may hold anything.
struct SVGFile {
    private let text: String
    private let isText: Bool

    init(_ bytes: [UInt8]) {
        isText = !bytes.contains(0)
        text = isText ? String(decoding: bytes, as: UTF8.self).lowercased() : ""
    }

    static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
        return head.includes("<svg")
    }

    /// No script, no handler, no entity, nothing from outside. A picture that has any of these is not drawn at all: taking it
    /// apart and putting it together again would be a parser's worth of chances to be wrong.
    var isHarmless: Bool {
        guard isText else { return false }
        let forbidden = [
            "<script", "<foreignobject", "<iframe", "<object", "<embed", "<!entity", "<!doctype svg [", "<?xml-stylesheet", "javascript:",
            "@import", "<set", "<animate", "<handler", "<listener",
        ]
        return !forbidden.contains { text.includes($0) } && !hasHandler && linksStayInside
    }

    /// `onload=`, and whatever else begins so.
    private var hasHandler: Bool {
        var rest = text[...]
        while let range = rest.firstOccurrence(of: "on") {
            let before = range.lowerBound == text.startIndex ? " " : text[text.index(before: range.lowerBound)]
            let name = text[range.upperBound...].prefix { $0.isLetter }
            let behind = text[name.endIndex...].drop { $0.isWhitespace }
            if !before.isLetter, !before.isNumber, before != "-", before != "_", !name.isEmpty, behind.first == "=" { return true }
            rest = text[range.upperBound...]
        }
        return false
    }

    /// References lead to what the file itself holds.
    private var linksStayInside: Bool {
        for mark in ["href", "url(", "src"] {
            var rest = text[...]
            while let range = rest.firstOccurrence(of: mark) {
                rest = rest[range.upperBound...]
                var value = rest.drop { $0.isWhitespace }
                if mark != "url(" {
                    guard value.first == "=" else { continue }
                    value = value.dropFirst().drop { $0.isWhitespace }
                }
                let target = value.drop { $0 == "\"" || $0 == "'" || $0.isWhitespace }
                let isInside = target.hasPrefix("#") || target.hasPrefix("data:image/png") || target.hasPrefix("data:image/jpeg")
                if !isInside { return false }
            }
        }
        return true
    }

    /// The size by the root's width and height, else by its view box.
    var size: Size? {
        guard let start = text[...].firstOccurrence(of: "<svg")?.upperBound else { return nil }
        let tag = text[start...].prefix { $0 != ">" }
        if let width = SVGFile.length("width", in: tag), let height = SVGFile.length("height", in: tag) {
            return Size(width: width, height: height)
        }
        guard let box = SVGFile.value("viewbox", in: tag) else { return nil }
        let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        return numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0 ? Size(width: numbers[2], height: numbers[3]) : nil
    }

    private static func length(_ name: String, in tag: Substring) -> Double? {
        guard let value = value(name, in: tag), !value.hasSuffix("%") else { return nil }
        let number = Double(value.prefix { $0.isNumber || $0 == "." })
        return number.flatMap { $0 > 0 && $0 < 20_000 ? $0 : nil }
    }

    private static func value(_ name: String, in tag: Substring) -> String? {
        var rest = tag
        while let range = rest.firstOccurrence(of: name) {
            rest = rest[range.upperBound...]
            let isWhole = range.lowerBound == tag.startIndex || tag[tag.index(before: range.lowerBound)].isWhitespace
            let value = rest.drop { $0.isWhitespace }
            guard isWhole, value.first == "=", let quote = value.dropFirst().drop(while: { $0.isWhitespace }).first else { continue }
            return String(value.dropFirst().drop { $0.isWhitespace }.dropFirst().prefix { $0 != quote })
        }
        return nil
    }
}
