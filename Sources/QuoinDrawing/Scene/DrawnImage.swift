import QuoinLayout
import QuoinScenes

/// An image that a view shows: a picture of the project's catalog, an icon in place of a system symbol, or a placeholder.
struct DrawnImage {
    let image: SceneImage
    /// Whether pale text lies on the image, under which a placeholder is darker.
    var isUnderPaleText = false
    private let asset: ImageAsset?
    /// The color that the image has by itself; nil for none.
    private let ink: Paint?

    init(_ image: SceneImage, _ context: SceneContext) {
        self.image = image
        ink = image.tint.map { context.paint($0) }
        asset = image.isSymbol ? nil : context.assets.image(named: image.name)
    }

    /// Whether there is no picture, so that a placeholder is drawn.
    var isMissing: Bool { !image.isSymbol && asset?.light == nil }

    /// The size of the image; nil if it is not known.
    var size: Size? {
        if image.isSymbol { return symbolSize }
        return asset?.size ?? image.size
    }

    private var symbolSize: Size {
        let natural = image.size ?? Size(width: 20, height: 20)
        guard let points = image.pointSize, points > 0 else { return scaled(natural, by: scaleFactor) }
        return scaled(natural, by: points / 17 * scaleFactor)
    }

    private var scaleFactor: Double { image.scale == "large" ? 1.28 : image.scale == "small" ? 0.8 : 1 }

    private func scaled(_ size: Size, by factor: Double) -> Size { Size(width: size.width * factor, height: size.height * factor) }

    /// Returns whether the image takes the tint color.
    func isTinted(byDefault: Bool) -> Bool {
        switch image.rendering {
        case "template": true
        case "original": false
        default: image.isSymbol || asset?.isTemplate ?? byDefault
        }
    }

    /// Draws the image in a rectangle.
    ///
    /// - Parameters:
    ///   - mode: The way in which the image fills the rectangle.
    ///   - tint: The tint color of the view; nil for the image's own colors.
    ///   - captionPlace: Finds a place for a caption that later views do not cover.
    func draw(
        in rect: Rect, mode: ContentMode, tint: Paint?, captionPlace: CaptionPlacement.Finder = { Rect(center: $1.center, size: $0) },
        on drawing: inout Drawing
    ) {
        guard !rect.isEmpty else { return }
        let tint = tint ?? ink
        let target = size.map { ImageFit(mode).place($0, in: rect) } ?? rect
        if image.isSymbol {
            SymbolPicture(image.name).draw(in: target, paint: tint ?? .black, weight: lineWeight, on: &drawing)
        } else if let asset, let light = asset.light {
            draw(light, dark: asset.dark, in: target, tint: tint, on: &drawing)
        } else {
            ImagePlaceholder(image.name, isDark: isUnderPaleText).draw(in: rect, target: target, tint: tint, captionPlace, on: &drawing)
        }
    }

    private var lineWeight: Double {
        switch image.weight {
        case "ultraLight", "thin", "light": 1.3
        case "medium", "semibold": 2.3
        case "bold", "heavy", "black": 2.8
        default: 1.9
        }
    }

    private func draw(_ light: Picture, dark: Picture?, in rect: Rect, tint: Paint?, on drawing: inout Drawing) {
        guard let dark else { return drawing.add(.picture(PictureMark(light, frame: rect, tint: tint))) }
        for (picture, appearance) in [(light, Appearance.light), (dark, .dark)] {
            var group = Group()
            group.appearance = appearance
            drawing.group(group) { $0.add(.picture(PictureMark(picture, frame: rect, tint: tint))) }
        }
    }
}

/// The arithmetic of content modes.
struct ImageFit {
    private let mode: ContentMode

    init(_ mode: ContentMode) { self.mode = mode }

    /// Returns the rectangle in which an image of a size is drawn.
    func place(_ size: Size, in rect: Rect) -> Rect {
        guard size.width > 0, size.height > 0 else { return rect }
        switch mode {
        case .scaleAspectFit: return scaled(size, by: min(rect.width / size.width, rect.height / size.height), in: rect)
        case .scaleAspectFill: return scaled(size, by: max(rect.width / size.width, rect.height / size.height), in: rect)
        case .scaleToFill, .redraw: return rect
        default: return Rect(x: x(size.width, rect), y: y(size.height, rect), width: size.width, height: size.height)
        }
    }

    private func x(_ width: Double, _ rect: Rect) -> Double {
        switch mode {
        case .left, .topLeft, .bottomLeft: rect.x
        case .right, .topRight, .bottomRight: rect.maxX - width
        default: rect.midX - width / 2
        }
    }

    private func y(_ height: Double, _ rect: Rect) -> Double {
        switch mode {
        case .top, .topLeft, .topRight: rect.y
        case .bottom, .bottomLeft, .bottomRight: rect.maxY - height
        default: rect.midY - height / 2
        }
    }

    private func scaled(_ size: Size, by factor: Double, in rect: Rect) -> Rect {
        Rect(center: rect.center, size: Size(width: size.width * factor, height: size.height * factor))
    }
}

/// A placeholder for a missing picture: its area, a sign for pictures, and its name.
struct ImagePlaceholder {
    private let name: String
    private let ground: Paint
    /// The color of the border, which sets two placeholders on each other apart.
    private let edge: Paint
    private let ink: Paint
    private let caption: Paint

    /// Creates a placeholder.
    ///
    /// - Parameter isDark: Whether its ground is a middle gray, on which white text has a contrast of 4.7 and black of 4.5.
    init(_ name: String, isDark: Bool = false) {
        self.name = name
        ground = Paint(light: isDark ? RGBA(110, 117, 131) : RGBA(209, 212, 219), dark: RGBA(66, 68, 74))
        edge = Paint(light: isDark ? RGBA(140, 146, 158) : RGBA(184, 188, 198), dark: RGBA(92, 94, 101))
        ink = Paint(light: isDark ? RGBA(178, 184, 196) : .white, dark: RGBA(142, 144, 150))
        caption = Paint(light: isDark ? RGBA(222, 225, 232) : RGBA(110, 114, 124), dark: RGBA(160, 162, 170))
    }

    func draw(in rect: Rect, target: Rect, tint: Paint?, _ captionPlace: CaptionPlacement.Finder, on drawing: inout Drawing) {
        guard let area = target.intersection(rect) ?? Optional(rect), !area.isEmpty else { return }
        let side = min(area.width, area.height)
        if let tint, side <= 64 { return icon(in: area, tint, &drawing) }
        let radius = side <= 64 ? side * 0.14 : 0
        drawing.fill(.rectangle(area, radius: radius), ground)
        if side >= 24 { drawing.stroke(.rectangle(area.insetBy(0.5, 0.5), radius: radius), Stroke(edge)) }
        let hasLabel = area.height >= 72 && area.width >= 72
        let size = min(side * (hasLabel ? 0.34 : 0.62), 56)
        let sign = Size(width: hasLabel ? min(area.width - 16, 120) : size, height: size + (hasLabel ? 18 : 0))
        guard let place = captionPlace(sign, area) else { return }
        let center = Point(x: area.midX, y: place.y + size / 2)
        SymbolPicture("photo").draw(
            in: Rect(center: center, size: Size(width: size, height: size)), paint: ink, weight: 1.7, on: &drawing)
        guard hasLabel else { return }
        let label = Rect(x: area.x + 8, y: center.y + size / 2 + 2, width: area.width - 16, height: 16)
        Caption(name).draw(in: label, paint: caption, on: &drawing)
    }

    /// Draws a small template image, of which only the color is known.
    private func icon(in area: Rect, _ tint: Paint, _ drawing: inout Drawing) {
        let side = min(area.width, area.height)
        guard side >= 10 else { return drawing.fill(.rectangle(area, radius: side * 0.3), tint.withAlpha(0.45)) }
        let frame = Rect(center: area.center, size: Size(width: side, height: side)).insetBy(side * 0.08, side * 0.08)
        drawing.fill(.rectangle(frame, radius: side * 0.2), tint.withAlpha(0.18))
        SymbolPicture("photo").draw(in: frame.insetBy(side * 0.12, side * 0.12), paint: tint, on: &drawing)
    }
}
