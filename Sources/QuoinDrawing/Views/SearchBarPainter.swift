import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A painter of search bars: a rounded field with a magnifying glass, on the background of a bar unless it is minimal.
struct SearchBarPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let properties = view.properties
        let isMinimal = properties[.searchBarStyle] == .minimal
        let isNew = view.context.era >= .ios13
        if !isMinimal {
            let ground = view.paint(.barTintColor) ?? (isNew ? BarColors.chrome : .gray(0.79))
            drawing.fill(.rectangle(view.frame), ground)
            for y in [view.frame.y, view.frame.maxY - view.context.hairline] where !isNew {
                drawing.fill(.rectangle(Rect(x: view.frame.x, y: y, width: view.frame.width, height: view.context.hairline)), .gray(0.7))
            }
        }
        var row = view.frame
        let scopes = properties[.scopes] ?? []
        if !scopes.isEmpty, row.height > 80 { row.height -= 44 }
        if let prompt = properties[.prompt], !prompt.isEmpty, row.height > 60 {
            var block = TextBlock(view.context.text(prompt, size: 15), SystemColors.secondaryLabel)
            block.alignment = .center
            block.draw(in: Rect(x: row.x, y: row.y + 2, width: row.width, height: 26), on: &drawing)
            row = Rect(x: row.x, y: row.y + 28, width: row.width, height: row.height - 28)
        }
        field(view, in: row, isNew: isNew, on: &drawing)
    }

    private func field(_ view: DrawnView, in row: Rect, isNew: Bool, on drawing: inout Drawing) {
        let height = min(view.context.era >= .ios11 ? 36.0 : 28, row.height)
        var field = Rect(x: row.x + 8, y: row.midY - height / 2, width: max(0, row.width - 16), height: height)
        if view.properties[.showsCancelButton] == true {
            var cancel = TextBlock(view.context.text("Cancel", size: 17), view.tint)
            let width = cancel.size.width
            cancel.alignment = .right
            cancel.draw(in: Rect(x: field.maxX - width - 2, y: row.y, width: width + 2, height: row.height), on: &drawing)
            field.width -= width + 12
        }
        let text = view.properties[.text] ?? ""
        SearchField(text: text, placeholder: view.properties[.placeholder] ?? (isNew ? "Search" : ""), context: view.context)
            .draw(in: field, on: &drawing)
        let ink = SearchField.ink(view.context)
        if view.properties[.showsBookmarkButton] == true, text.isEmpty {
            SymbolPicture("book").draw(in: Rect(x: field.maxX - 26, y: field.midY - 9, width: 18, height: 18), paint: ink, on: &drawing)
        }
    }
}

/// The drawing of a search field: a magnifying glass, and the text or the placeholder.
struct SearchField {
    let text: String
    let placeholder: String
    let context: SceneContext

    static func ink(_ context: SceneContext) -> Paint { context.era >= .ios13 ? SystemColors.secondaryLabel : .gray(0.55) }

    func draw(in field: Rect, on drawing: inout Drawing) {
        let isNew = context.era >= .ios13
        drawing.fill(.rectangle(field, radius: field.height > 30 ? 10 : 5), isNew ? SystemColors.tertiaryFill : .white)
        let ink = SearchField.ink(context)
        let shown = text.isEmpty ? placeholder : text
        let block = TextBlock(context.text(shown, size: isNew ? 17 : 14), text.isEmpty ? ink : context.label)
        let isCentered = context.era < .ios11 && text.isEmpty
        let start = isCentered ? max(field.x + 8, field.midX - block.size.width / 2 - 12) : field.x + 8
        SymbolPicture("magnifyingglass").draw(
            in: Rect(x: start, y: field.midY - 8, width: 16, height: 16), paint: ink, weight: 2.1, on: &drawing)
        block.draw(in: Rect(x: start + 22, y: field.y, width: max(0, field.maxX - start - 28), height: field.height), on: &drawing)
    }
}
