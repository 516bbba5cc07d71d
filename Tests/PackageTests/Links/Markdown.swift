import Foundation

/// The Markdown files of the package, by path from its root.
func documentationFiles() throws -> [(file: String, text: String)] {
    var found = try sourceFiles(below: ["Documentation", "Examples", "Benchmarks"], endings: [".md"])
    for name in ["README.md", "CHANGELOG.md"] {
        found.append((name, try String(contentsOf: Manifest.root.appending(path: name), encoding: .utf8)))
    }
    return found
}

/// A link in a Markdown file, such as `[Linting](Linting.md#devices)`.
struct Link: Hashable {
    let target: String
    /// From 1.
    let line: Int

    /// The links of a page outside of code.
    static func all(in text: String) -> [Link] {
        var found: [Link] = []
        for (number, line) in CitingLines(markdown: text).lines {
            var rest = line[...]
            while let start = rest.range(of: "]("), let end = rest[start.upperBound...].firstIndex(of: ")") {
                found.append(Link(target: String(rest[start.upperBound..<end]), line: number))
                rest = rest[end...]
            }
        }
        return found
    }
}

/// The places of a page that a link can lead to: headings, as GitHub names them, and explicit anchors.
func anchors(in text: String) -> Set<String> {
    var found: Set<String> = []
    var isCode = false
    for line in text.components(separatedBy: "\n") {
        if line.hasPrefix("```") { isCode.toggle() }
        if isCode { continue }
        if let anchor = SpecificationPage.anchor(in: line) { found.insert(anchor) }
        if line.hasPrefix("#") { found.insert(headingAnchor(line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))) }
    }
    return found
}

/// `What it costs: time & space` is `what-it-costs-time--space`.
func headingAnchor(_ heading: String) -> String {
    var anchor = ""
    for character in heading.lowercased() {
        if character == " " {
            anchor.append("-")
        } else if character.isLetter || character.isNumber || "-_".contains(character) {
            anchor.append(character)
        }
    }
    return anchor
}
