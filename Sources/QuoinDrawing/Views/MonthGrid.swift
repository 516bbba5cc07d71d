import QuoinLayout
import QuoinScenes
import QuoinText

/// The days of a month in an inline date picker, and the time below them.
///
/// ```text
///   June 2025            ‹  ›
///   SUN MON TUE WED THU FRI SAT
///    1   2   3   4   5   6   7
///    8  (9)  …
///   Time             [9:41 AM]
/// ```
struct MonthGrid {
    private let view: DrawnView
    private let month: CalendarMonth
    private let frame: Rect
    /// The time below the days; nil for none, or where there is no room.
    private let time: String?

    private static let heading = 64.0, timeHeight = 44.0

    init(_ view: DrawnView, hasTime: Bool) {
        self.view = view
        month = view.properties[.month] ?? .example
        var frame = view.frame.insetBy(16, 8)
        time = hasTime && frame.height > 250 ? month.time ?? "9:41 AM" : nil
        if time != nil { frame.height -= MonthGrid.timeHeight }
        self.frame = frame
    }

    func paint(on drawing: inout Drawing) {
        paintHeading(on: &drawing)
        paintDays(on: &drawing)
        guard let time else { return }
        let row = Rect(x: frame.x, y: frame.maxY, width: frame.width, height: MonthGrid.timeHeight)
        TextBlock(view.context.text("Time", size: 17), view.context.label).draw(in: row, on: &drawing)
        var block = TextBlock(view.context.text(time, size: 17), view.context.label)
        block.alignment = .center
        let size = Size(width: block.size.width + 22, height: 34)
        let pill = Rect(x: row.maxX - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height)
        drawing.fill(.rectangle(pill, radius: 6), SystemColors.tertiaryFill)
        block.draw(in: pill, on: &drawing)
    }

    private func paintHeading(on drawing: inout Drawing) {
        let title = TextBlock(view.context.text(month.title, size: 17, weight: .semibold), view.context.label)
        title.draw(in: Rect(x: frame.x, y: frame.y, width: frame.width * 0.6, height: 36), on: &drawing)
        for (name, x) in [("chevron.left", frame.maxX - 48), ("chevron.right", frame.maxX - 16)] {
            SymbolPicture(name).draw(in: Rect(x: x, y: frame.y + 10, width: 16, height: 16), paint: view.tint, on: &drawing)
        }
        let step = frame.width / 7
        for (index, day) in month.weekdays.prefix(7).enumerated() {
            cell(
                day, size: 13, weight: .semibold, paint: SystemColors.tertiaryLabel,
                in: Rect(x: frame.x + Double(index) * step, y: frame.y + 40, width: step, height: 20), on: &drawing)
        }
    }

    private func paintDays(on drawing: inout Drawing) {
        let step = frame.width / 7, height = min(44, (frame.height - MonthGrid.heading) / 6)
        guard height > 8 else { return }
        for day in stride(from: 1, through: min(month.days, 31), by: 1) {
            let place = month.firstColumn + day - 1
            let box = Rect(
                x: frame.x + Double(place % 7) * step, y: frame.y + MonthGrid.heading + Double(place / 7) * height, width: step,
                height: height)
            let isSelected = day == month.selectedDay
            if isSelected {
                let side = min(height, step, 44) - 2
                drawing.fill(.ellipse(Rect(center: box.center, size: Size(width: side, height: side))), view.tint.withAlpha(0.15))
            }
            cell("\(day)", size: 20, weight: .regular, paint: isSelected ? view.tint : view.context.label, in: box, on: &drawing)
        }
    }

    private func cell(_ text: String, size: Double, weight: FontWeight, paint: Paint, in rect: Rect, on drawing: inout Drawing) {
        var block = TextBlock(view.context.text(text, size: size, weight: weight), paint)
        block.alignment = .center
        block.draw(in: rect, on: &drawing)
    }
}
