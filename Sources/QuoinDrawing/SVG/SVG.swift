/// A drawing as the text of an SVG file.
///
/// ```swift
/// let text = SVG(drawing).text                          // light
/// let text = SVG(drawing, appearance: nil).text         // light or dark, as the reader's system is set
/// ```
public struct SVG: Sendable {
    /// The contents of the file.
    public let text: String

    /// Creates the SVG text of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - appearance: Light or dark; nil to write both, so that the reader's system chooses.
    public init(_ drawing: Drawing, appearance: Appearance? = .light) {
        var page = SVGPage(appearance: appearance)
        let element = page.element(drawing)
        let start = element.firstIndex(of: "\n") ?? element.startIndex
        let style = page.appearance == nil ? "<style>\(page.style)</style>\n" : ""
        let definitions = page.definitionElements
        text = element[..<start] + "\n" + style + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + element[start...] + "\n"
    }
}
