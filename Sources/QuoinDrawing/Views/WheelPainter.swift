import QuoinLayout
import QuoinScenes
import QuoinText

/// The columns of a picker: the row in the middle on a background of its own, those beside it smaller and fainter.
struct Wheel {
    struct Column {
        var rows: [String]
        /// The width as a share of the whole.
        var width: Double
        var alignment = LineSide.center

        /// Returns the columns that the view's properties give; nil if they give none.
        static func all(of view: DrawnView) -> [Column]? {
            view.properties[.columns]?.prefix(20).map {
                Column(rows: Array(($0[.columnRows] ?? []).prefix(5)), width: min(max($0[.columnShare] ?? 1, 0), 1))
            }
        }
    }

    var columns: [Column]
    var size = 21.0

    func draw(_ view: DrawnView, on drawing: inout Drawing) {
        let frame = view.frame
        let band = Rect(x: frame.x + 9, y: frame.midY - 17, width: max(0, frame.width - 18), height: 34)
        if view.context.era >= .ios15 {
            drawing.fill(.rectangle(band, radius: 8), SystemColors.tertiaryFill)
        } else {
            for y in [band.y, band.maxY] {
                drawing.fill(.rectangle(Rect(x: frame.x, y: y, width: frame.width, height: 0.5)), SystemColors.gray3)
            }
        }
        let inner = frame.insetBy(min(18, frame.width / 8), 0)
        var x = inner.x
        for column in columns {
            let room = Rect(x: x, y: frame.y, width: inner.width * column.width, height: frame.height)
            draw(column, in: room, view: view, on: &drawing)
            x = room.maxX
        }
    }

    /// Draws a column whose rows lie on a cylinder: closer together with the distance from the middle.
    private func draw(_ column: Column, in room: Rect, view: DrawnView, on drawing: inout Drawing) {
        let middle = column.rows.count / 2
        for (index, row) in column.rows.enumerated() {
            let turn = Turn(Double(index - middle) * 0.055)
            let y = room.midY + turn.sine * 96
            let strength = index == middle ? 1 : max(0, turn.cosine * 1.1 - 0.55)
            guard abs(y - room.midY) < room.height / 2 - 8 else { continue }
            var block = TextBlock(
                view.context.text(row, size: size * (index == middle ? 1 : 0.88 * turn.cosine + 0.06)),
                view.context.label.withAlpha(strength))
            block.alignment = column.alignment
            block.draw(in: Rect(x: room.x + 4, y: y - 16, width: room.width - 8, height: 32), on: &drawing)
        }
    }
}

/// A painter of picker views, with the rows that Interface Builder shows in them.
struct PickerPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let rows = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
        Wheel(columns: Wheel.Column.all(of: view) ?? [.init(rows: rows, width: 1)]).draw(view, on: &drawing)
    }
}

/// A painter of date pickers: a wheel of days and hours, or a day and an hour to tap on.
struct DatePickerPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let mode = view.properties[.datePickerMode] ?? .dateAndTime
        switch view.properties[.datePickerStyle] {
        case "compact": compact(view, mode: mode, on: &drawing)
        case "inline" where mode != .time && mode != .countDownTimer: MonthGrid(view, hasTime: mode == .dateAndTime).paint(on: &drawing)
        default: Wheel(columns: Wheel.Column.all(of: view) ?? columns(mode)).draw(view, on: &drawing)
        }
    }

    private func columns(_ mode: DatePickerMode) -> [Wheel.Column] {
        let hours = ["7", "8", "9", "10", "11"], minutes = ["39", "40", "41", "42", "43"], halves = ["", "", "AM", "PM", ""]
        switch mode {
        case .time:
            return [
                .init(rows: hours, width: 0.34, alignment: .right), .init(rows: minutes, width: 0.3),
                .init(rows: halves, width: 0.36, alignment: .left),
            ]
        case .date, .yearAndMonth:
            return [
                .init(rows: ["April", "May", "June", "July", "August"], width: 0.5, alignment: .left),
                .init(rows: ["7", "8", "9", "10", "11"], width: 0.2), .init(rows: ["2023", "2024", "2025", "2026", "2027"], width: 0.3),
            ]
        case .countDownTimer:
            return [
                .init(rows: ["", "", "0 hours", "1", "2"], width: 0.5), .init(rows: ["", "", "1 min", "2", "3"], width: 0.5),
            ]
        case .dateAndTime:
            return [
                .init(rows: ["Sat Jun 7", "Sun Jun 8", "Today", "Tue Jun 10", "Wed Jun 11"], width: 0.5, alignment: .right),
                .init(rows: hours, width: 0.16), .init(rows: minutes, width: 0.16), .init(rows: halves, width: 0.18),
            ]
        }
    }

    private func compact(_ view: DrawnView, mode: DatePickerMode, on drawing: inout Drawing) {
        var words: [String] = []
        if mode != .time { words.append("Jun 9, 2025") }
        if mode != .date { words.append("9:41 AM") }
        if let own = Wheel.Column.all(of: view) { words = own.compactMap { $0.rows.first } }
        var x = view.frame.x
        for word in words {
            var block = TextBlock(view.context.text(word, size: 17), view.context.label)
            block.alignment = .center
            let width = block.size.width + 22
            let pill = Rect(x: x, y: view.frame.y, width: width, height: min(34.33, view.frame.height))
            drawing.fill(.rectangle(pill, radius: 6), SystemColors.tertiaryFill)
            block.draw(in: pill, on: &drawing)
            x += width + 6
        }
    }
}
