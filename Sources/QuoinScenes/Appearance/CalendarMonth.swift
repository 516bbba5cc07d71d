/// The month that an inline date picker shows.
///
/// ```swift
/// var month = CalendarMonth(title: "July 2025", firstColumn: 2, days: 31)
/// month.selectedDay = 4
/// node.properties[.month] = month
/// ```
public struct CalendarMonth: Hashable, Sendable {
    /// The name of the month with its year.
    public var title: String
    /// The seven short names of the days of the week, in the order of the columns.
    public var weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
    /// The column of the first day, from 0 to 6.
    public var firstColumn: Int
    /// The number of days, from 28 to 31.
    public var days: Int
    /// The selected day, from 1; nil for none.
    public var selectedDay: Int?
    /// The time below the days of a picker of dates and times, such as `9:41 AM`; nil for none.
    public var time: String?

    /// Creates a month without a selected day. Values that no month has are moved to the nearest that one can have.
    public init(title: String, firstColumn: Int, days: Int) {
        self.title = title
        self.firstColumn = min(max(firstColumn, 0), 6)
        self.days = min(max(days, 28), 31)
    }

    /// The month that Interface Builder's example is drawn in: June 2025, with the 9th selected.
    public static var example: CalendarMonth {
        var month = CalendarMonth(title: "June 2025", firstColumn: 0, days: 30)
        month.selectedDay = 9
        return month
    }
}

extension PropertyKey where Value == CalendarMonth {
    /// The month that an inline date picker shows; without it the example that Interface Builder shows.
    ///
    /// ```swift
    /// picker.properties[.month] = CalendarMonth(title: "May 2026", firstColumn: 5, days: 31)
    /// ```
    public static var month: Self { Self("month") }
}

extension PropertyKey where Value == [String] {
    fileprivate static var weekdays: Self { Self("weekdays") }
}

extension PropertyKey where Value == Double {
    fileprivate static var firstColumn: Self { Self("firstColumn") }
    fileprivate static var days: Self { Self("days") }
    fileprivate static var selectedDay: Self { Self("selectedDay") }
}

extension PropertyKey where Value == String {
    fileprivate static var time: Self { Self("time") }
}

extension CalendarMonth: PropertyRepresentable {
    /// The shape of a record of the month's parts; all of them are optional.
    public static var propertyShape: PropertyShape {
        .record(PropertySchema(.title, .weekdays, .firstColumn, .days, .selectedDay, .time).shapes)
    }

    /// Creates a month from a record of its parts, the missing ones as in ``example``; nil if the value is not a record.
    public init?(_ value: PropertyValue) {
        guard let record = Properties(value) else { return nil }
        func number(_ key: PropertyKey<Double>) -> Int? { record[key].map { Int(max(0, min($0, 100))) } }
        let example = CalendarMonth.example
        self.init(
            title: record[.title] ?? example.title, firstColumn: number(.firstColumn) ?? example.firstColumn,
            days: number(.days) ?? example.days)
        if let names = record[.weekdays], names.count == 7 { weekdays = names }
        selectedDay = number(.selectedDay)
        time = record[.time]
    }

    /// The record of the month's parts.
    public var propertyValue: PropertyValue {
        var record = Properties()
        record[.title] = title
        record[.weekdays] = weekdays
        record[.firstColumn] = Double(firstColumn)
        record[.days] = Double(days)
        record[.selectedDay] = selectedDay.map { Double($0) }
        record[.time] = time
        return .record(record)
    }
}
