import QuoinLayout
import QuoinScenes
import QuoinText

/// The content of an item of a navigation bar or a toolbar: a title, an icon, or the frame of a view.
struct BarItemContent {
    let item: BarItem
    let width: Double
    private let icon: String?
    private let words: TextBlock?
    private let image: DrawnImage?
    private let paint: Paint

    init(_ item: BarItem, _ context: SceneContext, style: BarStyle) {
        self.item = item
        let own = item.tint.map { context.paint($0) } ?? style.tint
        let paint = item.isEnabled ? own : style.disabled
        self.paint = paint
        icon = item.systemItem.flatMap { BarItemContent.icons[$0] }
        image = item.image.map { DrawnImage($0, context) }
        let title = item.systemItem.flatMap { BarItemContent.words[$0] } ?? item.title
        let isHeavy = item.style == "done" || item.systemItem == "done" || item.systemItem == "save"
        words = title.map { TextBlock(context.text($0, size: 17, weight: isHeavy ? .semibold : .regular), paint) }
        if let fixed = item.width, fixed > 0 {
            width = fixed
        } else if item.view != nil {
            width = 44
        } else if let image {
            width = min(max(image.size?.width ?? 24, 12), 60)
        } else if icon != nil {
            width = 24
        } else if item.isSpace {
            width = 0
        } else {
            width = words?.size.width ?? 0
        }
    }

    func draw(in rect: Rect, on drawing: inout Drawing) {
        if item.isSpace { return }
        if item.view != nil {
            drawing.stroke(
                .rectangle(Rect(center: rect.center, size: Size(width: width - 4, height: 28)), radius: 4),
                Stroke(paint.withAlpha(0.4), dash: [3, 2]))
        } else if let image {
            let size = image.size ?? Size(width: 24, height: 24)
            let factor = min(1, rect.height * 0.8 / max(size.height, 1), 60 / max(size.width, 1))
            let box = Rect(center: rect.center, size: Size(width: size.width * factor, height: size.height * factor))
            image.draw(in: box, mode: .scaleAspectFit, tint: image.isTinted(byDefault: true) ? paint : nil, on: &drawing)
        } else if let icon {
            SymbolPicture(icon).draw(
                in: Rect(center: rect.center, size: Size(width: 23, height: 23)), paint: paint, weight: 1.7, on: &drawing)
        } else if var words {
            words.alignment = .center
            words.draw(in: rect, on: &drawing)
        }
    }

    private static let icons: [String: String] = [
        "add": "plus", "action": "square.and.arrow.up", "search": "magnifyingglass", "trash": "trash", "compose": "square.and.pencil",
        "reply": "arrow.uturn.left", "refresh": "arrow.clockwise", "camera": "camera", "bookmarks": "book", "organize": "folder",
        "play": "play.fill", "pause": "pause", "rewind": "backward.fill", "fastForward": "forward.fill", "stop": "xmark",
        "close": "xmark",
    ]

    private static let words: [String: String] = [
        "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo", "pageCurl": "Page",
    ]
}
