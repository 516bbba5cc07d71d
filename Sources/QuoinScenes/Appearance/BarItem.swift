/// An item of a navigation bar, a toolbar or a tab bar.
///
/// ```swift
/// var done = BarItem()
/// done.systemItem = "done"
/// ```
public struct BarItem: Hashable, Sendable {
    /// The id of the item in its file; nil if it has none.
    public var id: String?
    /// The title; nil for an item that shows an image or is one of the system's.
    public var title: String?
    /// The image; nil for none.
    public var image: SceneImage?
    /// The item of the system that this is, as files spell it: `add`, `done`, `flexibleSpace`, `search`, …; nil for an item
    /// of the program's own.
    public var systemItem: String?
    /// The style as files spell it: `plain`, or `done`, whose title is heavier; nil for `plain`.
    public var style: String?
    /// The width of a fixed space, in points; nil for that of the content.
    public var width: Double?
    /// The color of the item; nil for that of the bar.
    public var tint: SceneColor?
    /// Whether the item can be tapped; one that cannot is drawn gray.
    public var isEnabled = true
    /// The id of the scene root that is shown in place of the item; nil if the item shows itself.
    public var view: String?
    /// The text of the badge on the item; nil for none.
    public var badge: String?
    /// The color behind the text of the badge; nil for red.
    public var badgeColor: SceneColor?

    /// Creates an item, which is enabled.
    public init(title: String? = nil) { self.title = title }

    /// Whether the item is a flexible or fixed space and draws nothing.
    public var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}

/// The titles and buttons that a navigation bar shows for a controller.
public struct NavigationItem: Hashable, Sendable {
    /// The id of the navigation item in its file; nil if it has none.
    public var id: String?
    /// The title in the middle of the bar, or large below it; nil for none.
    public var title: String?
    /// The line of text above the title; nil for none.
    public var prompt: String?
    /// The title of the back button on the screen that follows this one; nil for ``title``.
    public var backTitle: String?
    /// The items at the leading edge, from the edge inward: on the left in languages that are read from left to right.
    public var leading: [BarItem] = []
    /// The items at the trailing edge, from the edge inward.
    public var trailing: [BarItem] = []
    /// The id of the scene root that is shown in place of the title; nil if there is none.
    public var titleView: String?
    /// The condition for a large title: `always`, `never` or `automatic`; nil if the file does not give it.
    public var largeTitleMode: String?
    /// The placeholder of the search field below the title; nil if there is no field.
    public var searchField: String?

    /// Creates a navigation item without buttons.
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
    static var searchField: Self { Self("searchField") }
    static var largeTitleMode: Self { Self("largeTitle", choices: ["always", "never", "automatic"]) }
}

extension PropertyKey where Value == Double {
    static var width: Self { Self("width") }
}

extension PropertyKey where Value == SceneColor {
    static var tint: Self { Self("tint") }
    static var badgeColor: Self { Self("badgeColor") }
}

extension PropertyKey where Value == [BarItem] {
    static var leadingItems: Self { Self("leading") }
    static var trailingItems: Self { Self("trailing") }
}

extension BarItem: PropertyRepresentable {
    /// The shape of a record of the item's parts; all of them are optional.
    public static var propertyShape: PropertyShape {
        .record(
            (PropertySchema(.id, .title, .image, .systemItem, .itemStyle, .width, .tint, .enabled, .itemView)
                + PropertySchema(.badge, .badgeColor)).shapes)
    }

    /// Creates an item from a record of its parts; nil if the value is not a record.
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
        badgeColor = record[.badgeColor]
    }

    /// The record of the item's parts, without those that have their default values.
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
        record[.badgeColor] = badgeColor
        return .record(record)
    }
}

extension NavigationItem: PropertyRepresentable {
    /// The shape of a record of the navigation item's parts; all of them are optional.
    public static var propertyShape: PropertyShape {
        .record(
            (PropertySchema(.id, .title, .prompt, .backTitle, .leadingItems, .trailingItems, .titleView, .largeTitleMode)
                + PropertySchema(.searchField)).shapes)
    }

    /// Creates a navigation item from a record of its parts; nil if the value is not a record.
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
        searchField = record[.searchField]
    }

    /// The record of the navigation item's parts, without those that have their default values.
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
        record[.searchField] = searchField
        return .record(record)
    }
}
