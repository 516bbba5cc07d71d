import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// A drawing of a navigation bar: buttons at the sides, the title between them, a prompt above and a large title below.
///
/// ```text
///   ┌──────────────────────────────┐
///   │           Prompt             │  30
///   │ ‹ Back     Title      Edit + │  44
///   │ Large Title                  │  52
///   └──────────────────────────────┘
/// ```
struct NavigationBarDrawing {
    var contents: NavigationItem?
    var hasBackButton = false
    var backTitle: String?
    var isLarge = false
    let style: BarStyle
    let context: SceneContext

    /// Draws the bar.
    ///
    /// - Parameters:
    ///   - bar: The frame of the bar, without the status bar.
    ///   - top: The upper edge of the background, behind the status bar.
    func draw(in bar: Rect, from top: Double, on drawing: inout Drawing) {
        let ground = Rect(x: bar.x, y: top, width: bar.width, height: bar.maxY - top)
        drawing.fill(.rectangle(ground), style.ground)
        if style.hasLine {
            let line = context.hairline
            drawing.fill(.rectangle(Rect(x: bar.x, y: bar.maxY - line, width: bar.width, height: line)), BarColors.line)
        }
        var row = bar
        if let prompt = contents?.prompt, !prompt.isEmpty, row.height >= 74 {
            line(prompt, size: 13, weight: .regular, in: Rect(x: row.x, y: row.y + 4, width: row.width, height: 26), on: &drawing)
            row = row.inset(by: Insets(top: 30, left: 0, bottom: 0, right: 0))
        }
        if let search = contents?.searchField, row.height >= 90 {
            field(search, in: Rect(x: row.x, y: row.maxY - 52, width: row.width, height: 52), on: &drawing)
            row.height -= 52
        }
        let isTitleLarge = isLarge && row.height >= 90
        if isTitleLarge {
            let large = Rect(x: row.x + margin, y: row.maxY - 52, width: row.width - 2 * margin, height: 44)
            row.height -= 52
            var block = TextBlock(context.text(contents?.title ?? "", size: 34, weight: .bold), style.ink)
            block.alignment = context.isRightToLeft ? .right : .left
            block.draw(in: large, on: &drawing)
        }
        draw(row, showsTitle: !isTitleLarge, &drawing)
    }

    /// Draws the field of a search controller, on the bar's own background.
    private func field(_ placeholder: String, in row: Rect, on drawing: inout Drawing) {
        let field = Rect(x: row.x + margin, y: row.y + 1, width: max(0, row.width - 2 * margin), height: 36)
        SearchField(text: "", placeholder: placeholder, context: context).draw(in: field, on: &drawing)
    }

    private var margin: Double { context.screen.size.width >= 414 ? 20 : 16 }

    private func line(_ text: String, size: Double, weight: FontWeight, in rect: Rect, on drawing: inout Drawing) {
        var block = TextBlock(context.text(text, size: size, weight: weight), style.ink)
        block.alignment = .center
        block.draw(in: rect, on: &drawing)
    }

    private func draw(_ row: Rect, showsTitle: Bool, _ drawing: inout Drawing) {
        var left = row.x + margin, right = row.maxX - margin
        let leading = contents?.leading ?? [], trailing = contents?.trailing ?? []
        let isMirrored = context.isRightToLeft
        if hasBackButton, leading.isEmpty { left = back(row, &drawing) }
        for item in isMirrored ? trailing : leading { left = place(item, at: left, step: 1, row: row, on: &drawing) }
        for item in isMirrored ? leading : trailing { right = place(item, at: right, step: -1, row: row, on: &drawing) }
        guard showsTitle else { return }
        title(in: row, left: left, right: right, on: &drawing)
    }

    private func place(_ item: BarItem, at x: Double, step: Double, row: Rect, on drawing: inout Drawing) -> Double {
        let content = BarItemContent(item, context, style: style)
        let start = step > 0 ? x : x - content.width
        content.draw(in: Rect(x: start, y: row.y, width: content.width, height: row.height), on: &drawing)
        return x + step * (content.width + (content.width > 0 ? 16 : 0))
    }

    /// Draws a chevron and the title of the previous controller, and returns the left edge of the remaining space.
    private func back(_ row: Rect, _ drawing: inout Drawing) -> Double {
        let isMirrored = context.isRightToLeft
        let chevron = Rect(x: isMirrored ? row.maxX - 25 : row.x + 5, y: row.midY - 11, width: 20, height: 22)
        SymbolPicture(isMirrored ? "chevron.right" : "chevron.left").draw(in: chevron, paint: style.tint, weight: 2.6, on: &drawing)
        var block = TextBlock(context.text(backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? "Back", size: 17), style.tint)
        var width = block.size.width
        if width > row.width * 0.3 {
            block.text = context.text("Back", size: 17)
            width = block.size.width
        }
        block.alignment = isMirrored ? .right : .left
        block.draw(
            in: Rect(x: isMirrored ? row.maxX - 25 - width : row.x + 25, y: row.y, width: width + 1, height: row.height), on: &drawing)
        return isMirrored ? row.x + margin : row.x + 25 + width + 8
    }

    /// Draws the title in the middle of the bar, unless the buttons leave no room there.
    private func title(in row: Rect, left: Double, right: Double, on drawing: inout Drawing) {
        if contents?.titleView != nil {
            let box = Rect(center: row.center, size: Size(width: min(160, max(0, right - left)), height: min(30, row.height)))
            drawing.stroke(.rectangle(box, radius: 4), Stroke(style.tint.withAlpha(0.4), dash: [3, 2]))
            return
        }
        guard let text = contents?.title, !text.isEmpty else { return }
        var block = TextBlock(context.text(text, size: 17, weight: .semibold), style.ink)
        block.alignment = .center
        let width = min(block.size.width, max(0, right - left))
        let x = min(max(row.midX - width / 2, left), max(left, right - width))
        block.draw(in: Rect(x: x, y: row.y, width: width + 0.5, height: row.height), on: &drawing)
    }
}
