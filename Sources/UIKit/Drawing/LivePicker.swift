import QuoinScenes

/// The rows of a picker view around the selected ones, as properties of a scene's node.
@MainActor
struct LivePicker {
    private let picker: UIPickerView

    init(_ picker: UIPickerView) { self.picker = picker }

    func describe(_ properties: inout Properties) {
        let components = 0..<max(0, picker.numberOfComponents)
        let widths = components.map { Double(max(0, picker.delegate?.pickerView(picker, widthForComponent: $0) ?? 0)) }
        let whole = widths.reduce(0, +)
        properties[.columns] = components.map { component in
            let count = picker.numberOfRows(inComponent: component), selected = picker.selectedRow(inComponent: component)
            return Properties.column(
                (selected - 2...selected + 2).map { (0..<count).contains($0) ? title(of: $0, in: component) : "" },
                share: whole > 0 ? widths[component] / whole : 1 / Double(components.count))
        }
    }

    private func title(of row: Int, in component: Int) -> String {
        guard let delegate = picker.delegate else { return "?" }
        if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) { return title.string }
        if let title = delegate.pickerView(picker, titleForRow: row, forComponent: component) { return title }
        let view = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
        return (view as? UILabel)?.text ?? "?"
    }
}

/// The date of a date picker and those around it, as properties of a scene's node.
@MainActor
struct LiveDatePicker {
    private let picker: UIDatePicker
    private let calendar: Calendar

    init(_ picker: UIDatePicker) {
        self.picker = picker
        var calendar = picker.calendar ?? .current
        if let zone = picker.timeZone { calendar.timeZone = zone }
        if let locale = picker.locale { calendar.locale = locale }
        self.calendar = calendar
    }

    func describe(_ properties: inout Properties) {
        properties[.datePickerMode] = DatePickerMode(propertyWord: "\(picker.datePickerMode)")
        switch picker.preferredDatePickerStyle {
        case .compact: properties[.datePickerStyle] = "compact"
        case .inline: properties[.datePickerStyle] = "inline"
        case .automatic, .wheels: properties[.datePickerStyle] = "wheels"
        }
        if picker.preferredDatePickerStyle == .inline {
            properties[.month] = month
            return
        }
        properties[.columns] = picker.preferredDatePickerStyle == .compact ? words : wheels
    }

    private var month: CalendarMonth? {
        let date = picker.date
        guard let days = calendar.range(of: .day, in: .month, for: date),
            let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date))
        else { return nil }
        let shift = calendar.firstWeekday - 1
        var month = CalendarMonth(
            title: text("MMMM yyyy", date), firstColumn: (calendar.component(.weekday, from: first) - 1 - shift + 7) % 7, days: days.count)
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
        if names.count == 7 { month.weekdays = (0..<7).map { names[($0 + shift) % 7] } }
        month.selectedDay = calendar.component(.day, from: date)
        if picker.datePickerMode == .dateAndTime { month.time = text("h:mm a", date) }
        return month
    }

    private var words: [Properties] {
        let day = picker.datePickerMode == .time ? [] : [text("MMM d, yyyy", picker.date)]
        let time = picker.datePickerMode == .date ? [] : [text("h:mm a", picker.date)]
        return (day + time).map { .column([$0], share: 1) }
    }

    private var wheels: [Properties] {
        let minutes = max(1, picker.minuteInterval)
        switch picker.datePickerMode {
        case .date:
            return [
                column("MMMM", of: .month, step: 1, share: 0.5), column("d", of: .day, step: 1, share: 0.2),
                column("yyyy", of: .year, step: 1, share: 0.3),
            ]
        case .time:
            return [column("h", of: .hour, step: 1, share: 0.34), column("mm", of: .minute, step: minutes, share: 0.3), halves(0.36)]
        case .dateAndTime:
            return [
                column("E MMM d", of: .day, step: 1, share: 0.5), column("h", of: .hour, step: 1, share: 0.16),
                column("mm", of: .minute, step: minutes, share: 0.16), halves(0.18),
            ]
        case .countDownTimer:
            let all = Int(max(0, min(picker.countDownDuration, 86_340))) / 60
            return [counted(all / 60, "hours"), counted(all % 60, "min")]
        }
    }

    private func counted(_ value: Int, _ unit: String) -> Properties {
        .column((value - 2...value + 2).map { $0 < 0 ? "" : $0 == value ? "\($0) \(unit)" : "\($0)" }, share: 0.5)
    }

    private func halves(_ share: Double) -> Properties {
        let isMorning = calendar.component(.hour, from: picker.date) < 12
        return .column(isMorning ? ["", "", "AM", "PM", ""] : ["", "AM", "PM", "", ""], share: share)
    }

    private func column(_ format: String, of unit: Calendar.Component, step: Int, share: Double) -> Properties {
        let dates = (-2...2).map { calendar.date(byAdding: unit, value: $0 * step, to: picker.date) ?? picker.date }
        return .column(dates.map { unit == .day && share > 0.4 && calendar.isDateInToday($0) ? "Today" : text(format, $0) }, share: share)
    }

    private func text(_ format: String, _ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = picker.locale ?? Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}

extension Properties {
    /// A column of a picker.
    fileprivate static func column(_ rows: [String], share: Double) -> Properties {
        var column = Properties()
        column[.columnRows] = rows
        column[.columnShare] = share
        return column
    }
}
