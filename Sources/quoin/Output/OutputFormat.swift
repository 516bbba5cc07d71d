import QuoinDrawing
import QuoinScenes

/// How `quoin layout` writes its answer: a piece for each document, and what joins the pieces.
enum OutputFormat: String, Sendable {
    case text, json, svg

    func piece(_ document: LaidOutDocument, _ settings: LayoutSettings) -> Piece {
        switch self {
        case .text: Piece(text: TextTree(document, settings).text)
        case .json: Piece(text: document.json(statistics: settings.showsStatistics))
        case .svg: Piece()
        }
    }

    /// Pieces without text belong to files that were passed over, or have nothing to show.
    func joined(_ pieces: [Piece]) -> String {
        let texts = pieces.map(\.text).filter { !$0.isEmpty }
        switch self {
        case .text: return texts.joined(separator: "\n")
        case .json: return LaidOutDocument.joined(texts)
        case .svg:
            var sheet = PictureSheet()
            sheet.add(nil, pieces.flatMap(\.drawings))
            return SVG(sheet.drawing, appearance: nil).text
        }
    }
}
