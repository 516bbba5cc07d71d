import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// A painter of tables: section backgrounds, section titles, separators, and Interface Builder's notes in the empty space.
struct TablePainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let table = TableParts(view)
        if table.rows.isEmpty {
            table.paintEmpty(below: view.frame.y, on: &drawing)
        } else {
            table.paintHeaders(on: &drawing)
            table.paintGrounds(on: &drawing)
            if view.properties[.dataMode] == "prototypes" { table.paintPrototypeNotes(on: &drawing) }
        }
    }

    func paintAbove(_ view: DrawnView, on drawing: inout Drawing) { TableParts(view).paintSeparators(on: &drawing) }
}

/// The rows and sections of a table, with their frames on the page.
private struct TableParts {
    private let view: DrawnView
    private let isGrouped: Bool
    private let isInset: Bool
    let rows: [(id: String, frame: Rect)]
    private let sections: [Section]

    private struct Section {
        var header: String?
        var footer: String?
        var rows: [Rect]
    }

    init(_ view: DrawnView) {
        self.view = view
        let style = view.properties[.tableStyle] ?? .plain
        isGrouped = style != .plain
        isInset = style == .insetGrouped
        let offset = view.laidOut.scroll?.contentOffset ?? .zero
        rows = view.children.filter { $0.kind == "tableViewCell" && !$0.isHidden }.map {
            ($0.id, $0.frame.moved(view.frame.x - offset.x, view.frame.y - offset.y))
        }
        let frames = Dictionary(rows.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        let found = (view.properties[.sections] ?? []).map { record in
            Section(
                header: record[.sectionHeader], footer: record[.sectionFooter], rows: (record[.sectionRows] ?? []).compactMap { frames[$0] }
            )
        }
        sections = found.isEmpty ? [Section(rows: rows.map(\.frame))] : found
    }

    // MARK: Backgrounds

    /// Draws the backgrounds of rows in grouped tables; inset groups have round corners around all of their rows.
    func paintGrounds(on drawing: inout Drawing) {
        guard isGrouped else { return }
        for section in sections {
            guard let first = section.rows.first, let last = section.rows.last else { continue }
            let group = first.union(last)
            let radius = isInset ? 10.0 : 0
            drawing.fill(.rectangle(group, radius: radius), SystemColors.groupedCell)
        }
    }

    // MARK: Titles

    func paintHeaders(on drawing: inout Drawing) {
        for section in sections {
            if let header = section.header, !header.isEmpty, let first = section.rows.first { paint(header, above: first, &drawing) }
            if let footer = section.footer, !footer.isEmpty, let last = section.rows.last { paint(footer, below: last, &drawing) }
        }
    }

    private var isModern: Bool { view.context.era >= .ios15 }

    private func margin(_ row: Rect) -> Double {
        let width = view.context.layout.shownSize.width
        if view.context.era < .ios11 { return width == 414 ? 20 : 15 }
        return width >= 414 ? 20 : 16
    }

    private func paint(_ title: String, above row: Rect, _ drawing: inout Drawing) {
        let side = margin(row)
        if isGrouped {
            var block = TextBlock(view.context.text(title.uppercased(), size: 13), SystemColors.secondaryLabel)
            block.alignment = view.isRightToLeft ? .right : .left
            block.draw(in: Rect(x: row.x + side, y: row.y - 24, width: row.width - 2 * side, height: 18), on: &drawing)
            return
        }
        let band = Rect(x: row.x, y: row.y - 28, width: row.width, height: 28)
        if !isModern { drawing.fill(.rectangle(band), Paint(light: RGBA(247, 247, 247), dark: RGBA(40, 40, 42))) }
        var block = TextBlock(view.context.text(title, size: 17, weight: .semibold), view.context.label)
        block.alignment = view.isRightToLeft ? .right : .left
        block.draw(in: band.insetBy(side, 0), on: &drawing)
    }

    private func paint(_ title: String, below row: Rect, _ drawing: inout Drawing) {
        let side = margin(row)
        var block = TextBlock(
            view.context.text(title, size: isGrouped ? 13 : 17, weight: isGrouped ? .regular : .semibold), SystemColors.secondaryLabel)
        block.lines = 0
        block.vertical = .top
        block.alignment = view.isRightToLeft ? .right : .left
        block.draw(in: Rect(x: row.x + side, y: row.maxY + 7, width: row.width - 2 * side, height: 200), on: &drawing)
    }

    // MARK: Lines

    func paintSeparators(on drawing: inout Drawing) {
        guard view.properties[.separatorStyle] != "none" else { return }
        let paint = view.paint(.separatorColor) ?? SystemColors.separator
        for section in sections {
            for (index, row) in section.rows.enumerated() {
                let isLast = index == section.rows.count - 1
                if isLast, isInset { continue }
                let isOutside = isLast && isGrouped
                line(at: row.maxY - view.context.hairline, row: row, inset: isOutside ? 0 : leading(row), paint: paint, on: &drawing)
            }
            if isGrouped, !isInset, let first = section.rows.first { line(at: first.y, row: first, inset: 0, paint: paint, on: &drawing) }
        }
    }

    private func leading(_ row: Rect) -> Double {
        if let inset = view.properties[.separatorInset]?.left, inset > 0 { return inset }
        return view.context.era < .ios11 ? 15 : margin(row)
    }

    private func line(at y: Double, row: Rect, inset: Double, paint: Paint, on drawing: inout Drawing) {
        let x = view.isRightToLeft ? row.x : row.x + inset
        drawing.fill(.rectangle(Rect(x: x, y: y, width: max(0, row.width - inset), height: view.context.hairline)), paint)
    }

    // MARK: Notes of Interface Builder

    /// Draws the band above prototype cells, and the words below them.
    func paintPrototypeNotes(on drawing: inout Drawing) {
        guard view.context.showsNotes, let first = rows.first?.frame, let last = rows.last?.frame else { return }
        let header =
            view.children.first { $0.kind != "tableViewCell" && $0.frame.y <= 1 }.map { view.frame.y + $0.frame.maxY } ?? view.frame.y
        let headerBottom = max(header, min(view.context.barBottom, first.y))
        let band = Rect(x: view.frame.x, y: headerBottom, width: view.frame.width, height: first.y - headerBottom)
        if band.height >= 18 {
            if !isGrouped { drawing.fill(.rectangle(band), SystemColors.groupedBackground) }
            let factor = view.context.noteScale, height = min(band.height, 28 * factor)
            let row = Rect(x: band.x + margin(first), y: band.maxY - height, width: band.width, height: height)
            TextBlock(view.context.text("Prototype Cells", size: 13 * factor, weight: .medium), SystemColors.secondaryLabel).draw(
                in: row, on: &drawing)
        }
        paintEmpty(below: last.maxY, on: &drawing)
    }

    func paintEmpty(below top: Double, on drawing: inout Drawing) {
        guard view.context.showsNotes else { return }
        EmptyNote("Table View", isPrototype: true).draw(
            in: Rect(x: view.frame.x, y: top, width: view.frame.width, height: view.frame.maxY - top), view, on: &drawing)
    }
}

/// The note that Interface Builder draws where content comes from code.
struct EmptyNote {
    private let title: String
    private let isPrototype: Bool

    init(_ title: String, isPrototype: Bool) {
        self.title = title
        self.isPrototype = isPrototype
    }

    func draw(in room: Rect, _ view: DrawnView, on drawing: inout Drawing) {
        guard room.height >= 64, room.width >= 120 else { return }
        let ink = Paint(light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
        let factor = view.context.noteScale
        var head = TextBlock(view.context.text(title, size: 22 * factor, weight: .semibold), ink)
        head.alignment = .center
        head.draw(in: Rect(x: room.x, y: room.midY - 26 * factor, width: room.width, height: 28 * factor), on: &drawing)
        var note = TextBlock(view.context.text("Prototype Content", size: 14 * factor), ink)
        note.alignment = .center
        guard isPrototype else { return }
        note.draw(in: Rect(x: room.x, y: room.midY + 4 * factor, width: room.width, height: 20 * factor), on: &drawing)
    }
}

/// A painter of collection views, which notes that one has no cells.
struct CollectionPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        guard view.context.showsNotes, view.children.isEmpty else { return }
        EmptyNote("Collection View", isPrototype: true).draw(in: view.frame, view, on: &drawing)
    }
}
