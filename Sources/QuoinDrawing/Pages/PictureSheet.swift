import QuoinLayout
import QuoinScenes

/// Several drawings on one page, in rows, under headings: all devices of a scene, or all scenes of a file.
///
/// ```swift
/// var sheet = PictureSheet(title: "Login")
/// sheet.add("Devices", [onPhone, onPad])
/// sheet.add("Text sizes", [small, large])
/// print(SVG(sheet.drawing).text)
/// ```
///
/// This type is not `Sendable`: made and used by one thread; its `drawing` is a value for any.
public struct PictureSheet {
    private let title: String
    private let width: Double
    private var sections: [(heading: String?, drawings: [Drawing])] = []

    private static let gap = 8.0

    /// Creates an empty sheet.
    ///
    /// - Parameters:
    ///   - title: A description of the sheet, for people who cannot see it.
    ///   - width: The width up to which rows are filled.
    public init(title: String = "", width: Double = 2600) {
        self.title = title
        self.width = width
    }

    public mutating func add(_ heading: String? = nil, _ drawings: [Drawing]) {
        if !drawings.isEmpty { sections.append((heading, drawings)) }
    }

    public var drawing: Drawing {
        var placed: [(drawing: Drawing, at: Point)] = []
        var headings: [(text: String, y: Double)] = []
        var y = title.isEmpty ? 0 : 52.0, widest = 320.0
        for (heading, drawings) in sections {
            if let heading {
                headings.append((heading, y + 14))
                y += 34
            }
            for row in rows(drawings) {
                var x = 0.0
                for drawing in row {
                    placed.append((drawing, Point(x: x, y: y)))
                    x += drawing.size.width + PictureSheet.gap
                }
                widest = max(widest, x - PictureSheet.gap)
                y += (row.map(\.size.height).max() ?? 0) + PictureSheet.gap
            }
        }
        return page(of: Size(width: widest, height: max(y, 40)), placed: placed, headings: headings)
    }

    private func rows(_ drawings: [Drawing]) -> [[Drawing]] {
        var rows: [[Drawing]] = []
        var used = 0.0
        for drawing in drawings {
            if rows.isEmpty || used + drawing.size.width > width {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(drawing)
            used += drawing.size.width + PictureSheet.gap
        }
        return rows
    }

    private func page(of size: Size, placed: [(drawing: Drawing, at: Point)], headings: [(text: String, y: Double)]) -> Drawing {
        var page = Drawing(size: size, title: title)
        page.fill(.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), PageColors.canvas)
        if !title.isEmpty {
            let block = TextBlock(SceneText(title, font: .system(22, weight: .bold)), PageColors.ink)
            block.draw(in: Rect(x: 28, y: 16, width: size.width - 56, height: 32), on: &page)
        }
        for (text, y) in headings {
            let block = TextBlock(SceneText(text, font: .system(15, weight: .semibold)), PageColors.faint)
            block.draw(in: Rect(x: 28, y: y, width: size.width - 56, height: 22), on: &page)
        }
        for (drawing, origin) in placed { page.add(drawing, at: origin) }
        return page
    }
}
