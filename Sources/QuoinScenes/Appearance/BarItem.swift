/// An item of a navigation bar, a toolbar or a tab bar.
///
/// ```swift
/// var done = BarItem()
/// done.systemItem = "done"
/// ```
public struct BarItem: Hashable, Sendable {
    public var id: String?
    public var title: String?
    public var image: SceneImage?
    /// `add`, `done`, `flexibleSpace`, `search`, …, as files spell it.
    public var systemItem: String?
    /// `done` is heavier than `plain`.
    public var style: String?
    /// Points, of a fixed space.
    public var width: Double?
    public var tint: SceneColor?
    public var isEnabled = true
    /// The view that stands in its place: its id, which is that of a scene's root.
    public var view: String?
    public var badge: String?

    public init(title: String? = nil) { self.title = title }

    /// No button: only room.
    public var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}

/// The titles and buttons that a navigation bar shows for a controller.
public struct NavigationItem: Hashable, Sendable {
    public var id: String?
    public var title: String?
    public var prompt: String?
    public var backTitle: String?
    /// Left in languages written from left to right, from the edge inward.
    public var leading: [BarItem] = []
    /// From the edge inward.
    public var trailing: [BarItem] = []
    /// The view in place of the title: its id, which is that of a scene's root.
    public var titleView: String?
    /// `always`, `never`, `automatic`; nil: not said.
    public var largeTitleMode: String?

    public init(title: String? = nil) { self.title = title }
}

// MARK: - As properties

extension PropertyKey where Value == String {
    static var id: Self { Self("id") }
    static var systemItem: Self { Self("systemItem") }
    static var itemStyle: Self { Self("style") }
    static var itemView: Self { Self("view") }
    static var badge: Self { Self("badge") }
    static var backTitle: Self { Self("backTitle") }
    static var titleView: Self { Self("titleView") }
    static var largeTitleMode: Self { Self("largeTitle", choices: ["always", "never", "automatic"]) }
}

extension PropertyKey where Value == Double {
    static var width: Self { Self("width") }
}

extension PropertyKey where Value == SceneColor {
    static var tint: Self { Self("tint") }
}

extension PropertyKey where Value == [BarItem] {
    static var leadingItems: Self { Self("leading") }
    static var trailingItems: Self { Self("trailing") }
}

extension BarItem: PropertyRepresentable {
    public static var propertyShape: PropertyShape {
        .record(PropertySchema(.id, .title, .image, .systemItem, .itemStyle, .width, .tint, .enabled, .itemView, .badge).shapes)
    }

    public init?(_ value: PropertyValue) {
        guard let record = Properties(value) else { return nil }
        self.init(title: record[.title])
        id = record[.id]
        image = record[.image]
        systemItem = record[.systemItem]
        style = record[.itemStyle]
        width = record[.width]
        tint = record[.tint]
        isEnabled = record[.enabled] ?? true
        view = record[.itemView]
        badge = record[.badge]
    }

    public var propertyValue: PropertyValue {
        var record = Properties()
        record[.id] = id
        record[.title] = title
        record[.image] = image
        record[.systemItem] = systemItem
        record[.itemStyle] = style
        record[.width] = width
        record[.tint] = tint
        if !isEnabled { record[.enabled] = false }
        record[.itemView] = view
        record[.badge] = badge
        return .record(record)
    }
}

extension NavigationItem: PropertyRepresentable {
    public static var propertyShape: PropertyShape {
        .record(
            PropertySchema(.id, .title, .prompt, .backTitle, .leadingItems, .trailingItems, .titleView, .largeTitleMode).shapes)
    }

    public init?(_ value: PropertyValue) {
        guard let record = Properties(value) else { return nil }
        self.init(title: record[.title])
        id = record[.id]
        prompt = record[.prompt]
        backTitle = record[.backTitle]
        leading = record[.leadingItems] ?? []
        trailing = record[.trailingItems] ?? []
        titleView = record[.titleView]
        largeTitleMode = record[.largeTitleMode]
    }

    public var propertyValue: PropertyValue {
        var record = Properties()
        record[.id] = id
        record[.title] = title
        record[.prompt] = prompt
        record[.backTitle] = backTitle
        if !leading.isEmpty { record[.leadingItems] = leading }
        if !trailing.isEmpty { record[.trailingItems] = trailing }
        record[.titleView] = titleView
        record[.largeTitleMode] = largeTitleMode
        return .record(record)
    }
}
