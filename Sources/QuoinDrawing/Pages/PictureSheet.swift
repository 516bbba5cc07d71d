import QuoinLayout
import QuoinScenes

/// A page of several drawings in rows, under headings: one scene on all devices, for example, or all scenes of a file.
///
/// ```swift
/// var sheet = PictureSheet(title: "Login")
/// sheet.add("Devices", [onPhone, onPad])
/// sheet.add("Text sizes", [small, large])
/// print(SVG(sheet.drawing).text)
/// ```
///
/// This type is not `Sendable`: use it on one thread. Its ``drawing`` is a value that can be passed to any.
public struct PictureSheet {
    private let title: String
    private let width: Double
    private var sections: [(heading: String?, drawings: [Drawing])] = []

    private static let gap = 8.0

    /// Creates a sheet without drawings.
    ///
    /// - Parameters:
    ///   - title: A heading of the sheet, which is also its description for people who cannot see it; empty for none.
    ///   - width: The width up to which rows are filled, in points.
    public init(title: String = "", width: Double = 2600) {
        self.title = title
        self.width = width
    }

    /// Adds drawings in rows below all others, under a heading if there is one. Without drawings nothing is added.
    public mutating func add(_ heading: String? = nil, _ drawings: [Drawing]) {
        if !drawings.isEmpty { sections.append((heading, drawings)) }
    }

    /// The drawing of the whole sheet, which is composed at each call.
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
