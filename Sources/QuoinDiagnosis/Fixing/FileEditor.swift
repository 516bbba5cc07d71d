import QuoinLayout
import QuoinScenes

/// Turns repairs into edits of a file: by byte range, so that whatever is not meant stays as it is, blanks and all.
///
/// Only Interface Builder files are edited. What is not found where it is expected is not edited.
struct FileEditor {
    let bytes: [UInt8]
    let scene: Scene
    private let scanner: ElementScanner

    init(_ bytes: [UInt8], _ scene: Scene) {
        self.bytes = bytes
        self.scene = scene
        scanner = ElementScanner(bytes)
    }

    /// The edits in order of their places; empty: nothing can be done without a person.
    func edits(_ repair: Repair) -> [Fix.Edit] {
        guard scene.canvas != nil else { return [] }
        switch repair {
        case .tie(let item, let scrollView, let axis): return tie(item, scrollView, axis)
        case .frames(let frames):
            let edits = frames.map { frame($0.node, $0.rect) }
            // A frame that cannot be written would leave the others half done.
            return edits.contains(where: \.isEmpty) ? [] : edits.flatMap { $0 }.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
        case .removeFlag(let id, let name): return flag(id, name).map { [$0] } ?? []
        }
    }

    private func element(_ id: String) -> (element: ElementScanner.Element, range: Range<Int>)? {
        guard let source = scene.nodes.first(where: { $0.id == id })?.source, let element = scanner.element(at: source.bytes.lowerBound)
        else {
            return nil
        }
        return element["id"] == id ? (element, source.bytes) : nil
    }

    // MARK: - Frames and flags

    private func frame(_ id: String, _ rect: Rect) -> [Fix.Edit] {
        guard let (element, range) = element(id),
            let stored = scanner.children(of: range).first(where: { $0.name == "rect" && $0["key"] == "frame" })
        else { return [] }
        var edits: [Fix.Edit] = []
        if let flag = element.attribute("misplaced") { edits.append(edit(flag.range, "")) }
        for (name, value) in [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)] {
            guard let attribute = stored.attribute(name) else { return [] }
            let text = FileEditor.number(value)
            if Double(attribute.text) != Double(text) { edits.append(edit(attribute.value, text)) }
        }
        return edits
    }

    private func flag(_ id: String, _ name: String) -> Fix.Edit? {
        element(id)?.element.attribute(name).map { edit($0.range, "") }
    }

    /// As Xcode writes coordinates: `0.0`, `20`, `20.5`.
    static func number(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    // MARK: - A tie to the frame

    /// The constraint goes to the end of those that the scroll view has, or they get a place behind its subviews.
    private func tie(_ item: String, _ scrollView: String, _ axis: Axis) -> [Fix.Edit] {
        guard let (_, range) = element(scrollView), element(item) != nil else { return [] }
        let children = scanner.children(of: range)
        let guide = children.first { $0.name == "viewLayoutGuide" && $0["key"] == "frameLayoutGuide" }?["id"] ?? scrollView
        let name = axis.lengthName
        let constraint =
            "<constraint firstItem=\"\(item)\" firstAttribute=\"\(name)\" secondItem=\"\(guide)\" secondAttribute=\"\(name)\" id=\"\(freshID("\(item) \(guide) \(name)"))\"/>"
        if let list = children.first(where: { $0.name == "constraints" }), !list.isEmpty {
            guard let last = scanner.children(of: list.range).last else { return [] }
            return [edit(last.range.upperBound..<last.range.upperBound, lineBreak(before: last.range.lowerBound) + constraint)]
        }
        let behind = children.last { ["subviews", "color"].contains($0.name) } ?? children.last { $0.name == "rect" }
        guard let behind, children.allSatisfy({ $0.name != "constraints" }) else { return [] }
        let newline = lineBreak(before: behind.range.lowerBound)
        let list = "\(newline)<constraints>\(newline)    \(constraint)\(newline)</constraints>"
        return [edit(behind.range.upperBound..<behind.range.upperBound, list)]
    }

    /// What stands between the line before and a place, if nothing but blanks does.
    private func lineBreak(before position: Int) -> String {
        var start = position
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// An id as Xcode makes them, `aB3-dE-fG6`: the same for the same constraint, and nowhere else in the file.
    private func freshID(_ seed: String) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        let text = String(decoding: bytes, as: UTF8.self)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in seed.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        while true {
            var id = ""
            var rest = hash
            for place in 0..<8 {
                if place == 3 || place == 5 { id += "-" }
                id.append(digits[Int(rest % 62)])
                rest /= 62
            }
            if !text.contains("\"\(id)\"") { return id }
            hash = hash &* 0x100_0000_01B3 &+ 1
        }
    }

    // MARK: - Places

    private func edit(_ range: Range<Int>, _ text: String) -> Fix.Edit {
        var line = 1, column = 1
        for byte in bytes[..<range.lowerBound] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return Fix.Edit(bytes: range, line: line, column: column, text: text)
    }
}
