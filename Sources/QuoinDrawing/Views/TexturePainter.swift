import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A painter of views whose content comes at run time: a fine hatch with the view's name.
struct TexturePainter: ViewPainter {
    private let name: String
    private let icon: String?

    init(_ name: String, icon: String? = nil) {
        self.name = name
        self.icon = icon
    }

    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        Texture(view.node.name ?? name, icon: icon, on: view).draw(in: view.frame, on: &drawing)
    }
}

/// A pattern of diagonal lines on a quiet background, with a name.
struct Texture {
    private let name: String
    private let icon: String?
    private let ground: Paint
    /// Whether the view has a background of its own, which stays visible.
    private let hasGround: Bool
    private let captionPlace: CaptionPlacement.Finder

    init(_ name: String, icon: String? = nil, on view: DrawnView) {
        self.name = name
        self.icon = icon
        ground = view.ground
        hasGround = view.paint(.backgroundColor).map { $0.light.alpha >= 128 } ?? false
        captionPlace = view.captionPlace
    }

    static let ink = Paint(light: RGBA(99, 104, 117), dark: RGBA(160, 164, 174))

    func draw(in frame: Rect, on drawing: inout Drawing) {
        guard frame.width >= 12, frame.height >= 12 else { return }
        let base = !hasGround ? Paint(light: RGBA(120, 124, 140, 20), dark: RGBA(150, 154, 170, 28)) : Paint.clear
        let lines = Paint(light: RGBA(120, 124, 140, 32), dark: RGBA(150, 154, 170, 40))
        drawing.add(.shape(Shape(.rectangle(frame), fill: .hatch(ground: base, lines: lines))))
        let area = frame.insetBy(6, 4), shownIcon = frame.height >= 72 && frame.width >= 72 ? icon : nil
        let sign = Size(width: min(area.width, 140), height: shownIcon == nil ? min(18, area.height) : 54)
        guard let place = captionPlace(sign, area) else { return }
        if let shownIcon {
            let box = Rect(x: place.midX - 15, y: place.y, width: 30, height: 30)
            SymbolPicture(shownIcon).draw(in: box, paint: ink.withAlpha(0.8), weight: 1.6, on: &drawing)
        }
        let height = min(18, place.height)
        let label = Rect(x: area.x, y: shownIcon == nil ? place.y : place.y + 33, width: area.width, height: height)
        var caption = Caption(name)
        caption.sizes = 7...13
        caption.draw(in: label, paint: ink, on: &drawing)
    }

    /// A color that is readable on the background.
    private var ink: Paint {
        func readable(_ ground: RGBA, _ usual: RGBA) -> RGBA {
            !hasGround && abs(ground.luminance - usual.luminance) > 0.35 ? usual : ground.contrast.withAlpha(0.65)
        }
        return Paint(light: readable(ground.light, Texture.ink.light), dark: readable(ground.dark, Texture.ink.dark))
    }
}

/// A painter of views of the project's own classes without subviews, whose content only their code knows.
struct CustomViewPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        guard let name = view.node.className, view.node.parent != nil, view.children.isEmpty else { return }
        guard view.frame.width >= 24, view.frame.height >= 16 else { return }
        Texture(name, on: view).draw(in: view.frame, on: &drawing)
    }
}

/// A painter of blurred backgrounds: the part of the blur's color that shows over a plain background.
struct EffectPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let style = view.properties[.blurStyle] ?? "regular"
        let paint: Paint
        switch style {
        case "light": paint = .gray(0.97, 0.72)
        case "extraLight": paint = .gray(0.98, 0.88)
        case "dark": paint = .gray(0.11, 0.7)
        default:
            let strength = style.includes("UltraThin") ? 0.5 : style.includes("Thin") ? 0.62 : style.includes("Thick") ? 0.9 : 0.78
            paint = Paint(light: RGBA(248, 248, 248).withAlpha(strength), dark: RGBA(37, 37, 37).withAlpha(strength))
        }
        drawing.fill(.rectangle(view.frame), paint)
    }
}

/// A painter of map views: an invented map with land, water, a park and roads.
struct MapPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let frame = view.frame
        guard !frame.isEmpty else { return }
        let isSatellite = view.properties[.mapType].map { $0 != "standard" && $0 != "mutedStandard" } ?? false
        var group = Group()
        group.clip = Group.Clip(frame)
        drawing.group(group) { drawing in
            let land = isSatellite ? Paint(RGBA(88, 100, 76)) : Paint(light: RGBA(245, 241, 232), dark: RGBA(44, 46, 50))
            drawing.fill(.rectangle(frame), land)
            areas(in: frame, isSatellite: isSatellite, on: &drawing)
            roads(frame, &drawing)
        }
        let label = Rect(center: frame.center, size: Size(width: min(64, frame.width - 4), height: 20))
        guard label.width >= 40, frame.height >= 28 else { return }
        drawing.fill(.rectangle(label, radius: 10), Paint(light: RGBA(255, 255, 255, 215), dark: RGBA(20, 20, 22, 215)))
        Caption("Map").draw(in: label.insetBy(6, 2), paint: Texture.ink, on: &drawing)
    }

    private func point(in frame: Rect, _ x: Double, _ y: Double) -> Point {
        Point(x: frame.x + frame.width * x, y: frame.y + frame.height * y)
    }

    private func areas(in frame: Rect, isSatellite: Bool, on drawing: inout Drawing) {
        let water = isSatellite ? Paint(RGBA(38, 66, 92)) : Paint(light: RGBA(173, 216, 240), dark: RGBA(30, 58, 84))
        let park = isSatellite ? Paint(RGBA(66, 92, 60)) : Paint(light: RGBA(206, 232, 190), dark: RGBA(44, 66, 50))
        var shore = Path(from: point(in: frame, 0.72, 0))
        shore.curve(point(in: frame, 0.66, 0.2), point(in: frame, 0.86, 0.28), to: point(in: frame, 0.82, 0.48))
        shore.curve(point(in: frame, 0.8, 0.62), point(in: frame, 0.92, 0.7), to: point(in: frame, 1, 0.74))
        shore.line(to: point(in: frame, 1, 0))
        shore.close()
        drawing.fill(.path(shore), water)
        drawing.fill(
            .path(
                Path(
                    [point(in: frame, 0.08, 0.56), point(in: frame, 0.34, 0.5), point(in: frame, 0.4, 0.78), point(in: frame, 0.12, 0.86)],
                    isClosed: true)),
            park)
    }

    private func roads(_ frame: Rect, _ drawing: inout Drawing) {
        let road = Paint(light: .white, dark: RGBA(78, 80, 86))
        let main = Paint(light: RGBA(252, 221, 148), dark: RGBA(110, 98, 70))
        let lines: [(Double, Double, Double, Double)] = [
            (0, 0.18, 0.74, 0.1), (0, 0.46, 0.8, 0.36), (0, 0.94, 1, 0.84), (0.2, 0, 0.3, 1), (0.56, 0, 0.62, 1), (0.42, 0.4, 0.46, 1),
        ]
        for (x1, y1, x2, y2) in lines { drawing.line(point(in: frame, x1, y1), point(in: frame, x2, y2), stroke: Stroke(road, width: 3)) }
        var highway = Path(from: point(in: frame, 0, 0.7))
        highway.curve(point(in: frame, 0.3, 0.62), point(in: frame, 0.5, 0.5), to: point(in: frame, 0.68, 0))
        drawing.stroke(.path(highway), Stroke(main, width: 5))
    }
}
