import QuoinLayout
import QuoinScenes

/// A drawing of a toolbar: items from edge to edge, with the remaining width divided among the flexible spaces.
struct ToolbarDrawing {
    let items: [BarItem]
    let style: BarStyle
    let context: SceneContext

    /// Draws the bar.
    ///
    /// - Parameter bottom: The lower edge of the background, below the home indicator.
    func draw(in bar: Rect, to bottom: Double, on drawing: inout Drawing) {
        drawing.fill(.rectangle(Rect(x: bar.x, y: bar.y, width: bar.width, height: bottom - bar.y)), style.ground)
        let line = context.hairline
        if style.hasLine { drawing.fill(.rectangle(Rect(x: bar.x, y: bar.y, width: bar.width, height: line)), BarColors.line) }
        let contents = items.map { BarItemContent($0, context, style: style) }
        let margin = 16.0, gap = 12.0
        let flexible = items.filter { $0.systemItem == "flexibleSpace" }.count
        let neighbors = zip(items, items.dropFirst()).filter { !$0.isSpace && !$1.isSpace }.count
        let used = contents.reduce(0) { $0 + $1.width } + gap * Double(neighbors)
        let share = flexible > 0 ? max(0, bar.width - 2 * margin - used) / Double(flexible) : 0
        var x = bar.x + margin
        var wasButton = false
        for content in contents {
            let isSpace = content.item.isSpace
            if wasButton, !isSpace { x += gap }
            let width = content.item.systemItem == "flexibleSpace" ? share : content.width
            let start = context.isRightToLeft ? bar.x + bar.maxX - x - width : x
            content.draw(in: Rect(x: start, y: bar.y, width: width, height: bar.height), on: &drawing)
            x += width
            wasButton = !isSpace
        }
    }
}

/// A drawing of a tab bar: an icon above a title for each tab, or beside it in a wide bar.
struct TabBarDrawing {
    let items: [BarItem]
    let selected: Int?
    let style: BarStyle
    let context: SceneContext

    /// Draws the bar.
    ///
    /// - Parameter bottom: The lower edge of the background, below the home indicator.
    func draw(in bar: Rect, to bottom: Double, on drawing: inout Drawing) {
        drawing.fill(.rectangle(Rect(x: bar.x, y: bar.y, width: bar.width, height: bottom - bar.y)), style.ground)
        let line = context.hairline
        if style.hasLine { drawing.fill(.rectangle(Rect(x: bar.x, y: bar.y, width: bar.width, height: line)), BarColors.line) }
        let shown = items.prefix(8)
        guard !shown.isEmpty else { return }
        let isWide = context.era >= .ios11 && context.screen.sizeClasses.horizontal == .regular
        let whole = isWide ? min(bar.width, Double(shown.count) * 180) : bar.width
        let step = whole / Double(shown.count)
        for (index, item) in shown.enumerated() {
            let column = context.isRightToLeft ? shown.count - 1 - index : index
            let cell = Rect(x: bar.midX - whole / 2 + Double(column) * step, y: bar.y, width: step, height: bar.height)
            draw(item, in: cell, isSelected: index == selected, isWide: isWide, &drawing)
        }
    }

    private func draw(_ item: BarItem, in cell: Rect, isSelected: Bool, isWide: Bool, _ drawing: inout Drawing) {
        let paint = isSelected ? style.tint : style.unselected
        let known = item.systemItem.flatMap { TabBarDrawing.system[$0] }
        let title = known?.title ?? item.title ?? ""
        let side = 25.0
        var label = TextBlock(context.text(title, size: isWide ? 13 : 10, weight: .medium), paint)
        let size = label.size
        let isBeside = isWide || cell.height < 40
        let width = isBeside ? side + 6 + size.width : side
        let icon = Rect(
            x: cell.midX - width / 2, y: isBeside ? cell.midY - side / 2 : cell.y + 5, width: side, height: side)
        if let name = known?.icon {
            SymbolPicture(name).draw(in: icon.insetBy(1, 1), paint: paint, on: &drawing)
        } else if let image = item.image {
            let drawn = DrawnImage(image, context)
            drawn.draw(in: icon, mode: .scaleAspectFit, tint: drawn.isTinted(byDefault: true) ? paint : nil, on: &drawing)
        } else {
            drawing.fill(.rectangle(icon.insetBy(2.5, 2.5), radius: 3), paint)
        }
        if isBeside {
            label.draw(in: Rect(x: icon.maxX + 6, y: cell.y, width: size.width + 1, height: cell.height), on: &drawing)
        } else {
            label.alignment = .center
            label.draw(in: Rect(x: cell.x + 1, y: cell.y + 33, width: cell.width - 2, height: 13), on: &drawing)
        }
        if let badge = item.badge, !badge.isEmpty {
            let color = item.badgeColor.map { context.paint($0) } ?? SystemColors.red
            draw(badge, on: color, at: Point(x: icon.maxX, y: icon.y + 3), &drawing)
        }
    }

    private func draw(_ badge: String, on color: Paint, at point: Point, _ drawing: inout Drawing) {
        var block = TextBlock(context.text(badge, size: 13), .white)
        block.alignment = .center
        let pill = Rect(center: point, size: Size(width: max(18, block.size.width + 10), height: 18))
        drawing.fill(.rectangle(pill, radius: 9), color)
        block.draw(in: pill, on: &drawing)
    }

    private static let system: [String: (title: String, icon: String)] = [
        "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"),
        "topRated": ("Top Rated", "star.fill"), "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.circle.fill"),
        "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
        "downloads": ("Downloads", "square.and.arrow.down"), "mostRecent": ("Most Recent", "clock.fill"),
        "mostViewed": ("Most Viewed", "list.bullet"),
    ]
}
