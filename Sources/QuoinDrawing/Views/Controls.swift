import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A painter of switches.
struct SwitchPainter: ViewPainter {
    private static let off = Paint(light: RGBA(233, 233, 235), dark: RGBA(57, 57, 61))

    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let isOn = view.properties[.on] ?? false
        let isNew = view.context.era >= .ios26
        let size = isNew ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
        let track = Rect(x: view.frame.x, y: view.frame.midY - size.height / 2, width: size.width, height: size.height)
        let alpha = view.isEnabled ? 1.0 : 0.5
        let ground = isOn ? view.paint(.onTintColor) ?? SystemColors.green : SwitchPainter.off
        drawing.fill(.rectangle(track, radius: size.height / 2), ground.withAlpha(alpha))
        let knob = isNew ? Size(width: 37, height: 24) : Size(width: 27, height: 27)
        let x = isOn != view.isRightToLeft ? track.maxX - knob.width - 2 : track.x + 2
        Knob(view.paint(.thumbTintColor) ?? .white).draw(
            in: Rect(x: x, y: track.midY - knob.height / 2, width: knob.width, height: knob.height), on: &drawing)
    }
}

/// The round knob of a switch or a slider, with a small shadow.
struct Knob {
    private let paint: Paint

    init(_ paint: Paint) { self.paint = paint }

    func draw(in rect: Rect, on drawing: inout Drawing) {
        let radius = rect.height / 2
        drawing.fill(.rectangle(rect.insetBy(-0.5, -0.5).moved(0, 0.5), radius: radius + 0.5), .gray(0, 0.06))
        var group = Group()
        group.shadow = Group.Shadow(.gray(0, 0.16), offset: Size(width: 0, height: 2), radius: 4)
        let paint = paint
        drawing.group(group) { $0.fill(.rectangle(rect, radius: radius), paint) }
    }
}

/// A painter of sliders: a track with a knob.
struct SliderPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let properties = view.properties
        let least = properties[.minimumValue] ?? 0, most = properties[.maximumValue] ?? 1
        let value = properties[.value] ?? least
        let share = most > least ? min(max((value - least) / (most - least), 0), 1) : 0
        let knob = min(28, view.frame.height)
        let track = Rect(x: view.frame.x + 2, y: view.frame.midY - 2, width: max(0, view.frame.width - 4), height: 4)
        let middle = track.x + knob / 2 + (view.isRightToLeft ? 1 - share : share) * max(0, track.width - knob)
        let alpha = view.isEnabled ? 1.0 : 0.5
        drawing.fill(.rectangle(track, radius: 2), (view.paint(.maximumTrackTintColor) ?? SystemColors.fill).withAlpha(alpha))
        var filled = track
        filled.width = max(0, middle - track.x)
        if view.isRightToLeft {
            filled.x = middle
            filled.width = max(0, track.maxX - middle)
        }
        drawing.fill(.rectangle(filled, radius: 2), (view.paint(.minimumTrackTintColor) ?? view.tint).withAlpha(alpha))
        Knob(view.paint(.thumbTintColor) ?? .white).draw(
            in: Rect(x: middle - knob / 2, y: view.frame.midY - knob / 2, width: knob, height: knob), on: &drawing)
    }
}

/// A painter of steppers: a minus and a plus.
struct StepperPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let isNew = view.context.era >= .ios13
        let frame = Rect(x: view.frame.x, y: view.frame.y, width: 94, height: isNew ? 32 : 29)
        let ink = (isNew ? view.context.label : view.tint).withAlpha(view.isEnabled ? 1 : 0.3)
        if isNew {
            drawing.fill(.rectangle(frame, radius: 8), SystemColors.tertiaryFill)
            drawing.fill(.rectangle(Rect(x: frame.midX - 0.5, y: frame.y + 7, width: 1, height: frame.height - 14)), SystemColors.separator)
        } else {
            drawing.stroke(.rectangle(frame.insetBy(0.5, 0.5), radius: 4), Stroke(view.tint))
            drawing.line(Point(x: frame.midX, y: frame.y), Point(x: frame.midX, y: frame.maxY), stroke: Stroke(view.tint))
        }
        for (name, x) in [("minus", frame.x + frame.width / 4), ("plus", frame.x + frame.width * 3 / 4)] {
            SymbolPicture(name).draw(
                in: Rect(center: Point(x: x, y: frame.midY), size: Size(width: 19, height: 19)), paint: ink, on: &drawing)
        }
    }
}

/// A painter of progress views: a bar whose completed part is filled.
struct ProgressPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let share = min(max(view.properties[.progress] ?? 0, 0), 1)
        let radius = view.properties[.progressViewStyle] == "bar" ? 0 : view.frame.height / 2
        drawing.fill(.rectangle(view.frame, radius: radius), view.paint(.trackTintColor) ?? SystemColors.fill)
        var filled = view.frame
        filled.width *= share
        if view.isRightToLeft { filled.x = view.frame.maxX - filled.width }
        if filled.width > 0 { drawing.fill(.rectangle(filled, radius: radius), view.paint(.progressTintColor) ?? view.tint) }
    }
}

/// A painter of activity indicators: spokes around a center.
struct ActivityIndicatorPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let style = view.properties[.indicatorStyle] ?? "medium"
        let isNew = view.context.era >= .ios13
        let large = view.context.isOnTelevision ? 64.0 : 37
        let side = min(view.frame.width, view.frame.height, style.lowercased().includes("large") ? large : 20)
        let own: Paint = style.hasPrefix("white") ? .white : isNew ? SystemColors.gray : .gray(0.5)
        let ink = view.paint(.color) ?? own
        let count = isNew ? 8 : 12
        for index in 0..<count {
            let turn = Turn(Double(index) / Double(count) - 0.25)
            func point(_ share: Double) -> Point {
                Point(x: view.frame.midX + side * share * turn.cosine, y: view.frame.midY + side * share * turn.sine)
            }
            let strength = 0.25 + 0.75 * Double(index) / Double(count - 1)
            drawing.line(
                point(0.24), point(0.44), stroke: Stroke(ink.withAlpha(strength), width: side * (isNew ? 0.115 : 0.09), isRound: true))
        }
    }
}

/// A painter of page controls: a dot for each page.
struct PageControlPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let properties = view.properties
        let count = Int(max(0, min(properties[.numberOfPages] ?? 3, 200)))
        let current = Int(max(-1, min(properties[.currentPage] ?? 0, 200)))
        let isNew = view.context.era >= .ios15
        let dot = isNew ? 8.0 : 7, step = isNew ? 18.0 : 16
        let shown = min(count, max(1, Int((view.frame.width + step) / step)))
        let width = Double(shown) * step - (step - dot)
        let others = view.paint(.pageIndicatorTintColor) ?? Paint(light: RGBA(0, 0, 0, 64), dark: RGBA(255, 255, 255, 77))
        let own = view.paint(.currentPageIndicatorTintColor) ?? Paint(light: RGBA(0, 0, 0, 178), dark: RGBA(255, 255, 255, 230))
        for index in 0..<shown {
            let x = view.frame.midX - width / 2 + Double(view.isRightToLeft ? shown - 1 - index : index) * step
            drawing.fill(
                .ellipse(Rect(x: x, y: view.frame.midY - dot / 2, width: dot, height: dot)), index == current ? own : others)
        }
    }
}

/// A painter of color wells: a ring of colors around the chosen one.
struct ColorWellPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let side = min(28, view.frame.width, view.frame.height)
        let names = ["systemRed", "systemOrange", "systemYellow", "systemGreen", "systemTeal", "systemBlue", "systemPurple", "systemPink"]
        for (index, name) in names.enumerated() {
            var path = Path()
            path.arc(
                center: view.frame.center, radius: side / 2 - 2, from: Double(index) / 8 - 0.02, to: Double(index + 1) / 8)
            drawing.stroke(.path(path), Stroke(SystemColors.paint(name) ?? SystemColors.gray, width: 3))
        }
        drawing.fill(.ellipse(Rect(center: view.frame.center, size: Size(width: side - 11, height: side - 11))), view.tint)
    }
}
