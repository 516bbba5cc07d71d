import QuoinDrawing
import QuoinScenes

/// The formats of `quoin layout`: a piece for each document, and the text around the pieces.
enum OutputFormat: String, Sendable {
    case text, json, svg

    func piece(_ document: LaidOutDocument, _ settings: LayoutSettings) -> Piece {
        switch self {
        case .text: Piece(text: TextTree(document, settings).text)
        case .json: Piece(text: document.json(statistics: settings.showsStatistics))
        case .svg: Piece()
        }
    }

    /// The text before, between and after the pieces.
    var frame: (opening: String, separator: String, closing: String) {
        switch self {
        case .text: ("", "\n", "")
        case .json: LaidOutDocument.frame
        case .svg: ("", "", "")
        }
    }

    /// One drawing of all pieces; nil if the format has none, and pieces are written one by one.
    func sheet(_ drawings: [Drawing]) -> String? {
        guard self == .svg else { return nil }
        var sheet = PictureSheet()
        sheet.add(nil, drawings)
        return SVG(sheet.drawing, appearance: nil).text
    }
}
