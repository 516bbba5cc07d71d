import QuoinLayout

// What controls, tables and bars look like.

// MARK: - Controls

extension PropertyKey where Value == Bool {
    /// Whether a switch is on.
    public static var on: Self { Self("on") }
    /// Whether an activity indicator is animating.
    public static var animating: Self { Self("animating") }
}

extension PropertyKey where Value == Double {
    public static var value: Self { Self("value") }
    public static var minimumValue: Self { Self("minValue") }
    public static var maximumValue: Self { Self("maxValue") }
    public static var progress: Self { Self("progress") }
    public static var selectedSegmentIndex: Self { Self("selectedSegmentIndex") }
    public static var currentPage: Self { Self("currentPage") }
}

extension PropertyKey where Value == SceneColor {
    /// The color of an activity indicator.
    public static var color: Self { Self("color") }
    public static var onTintColor: Self { Self("onTintColor") }
    public static var thumbTintColor: Self { Self("thumbTintColor") }
    public static var minimumTrackTintColor: Self { Self("minimumTrackTintColor") }
    public static var maximumTrackTintColor: Self { Self("maximumTrackTintColor") }
    public static var progressTintColor: Self { Self("progressTintColor") }
    public static var trackTintColor: Self { Self("trackTintColor") }
    public static var selectedSegmentTintColor: Self { Self("selectedSegmentTintColor") }
    public static var pageIndicatorTintColor: Self { Self("pageIndicatorTintColor") }
    public static var currentPageIndicatorTintColor: Self { Self("currentPageIndicatorTintColor") }
}

extension PropertyKey where Value == String {
    public static var progressViewStyle: Self { Self("progressViewStyle", choices: ["default", "bar"]) }
    /// The blur style of an effect view, such as `dark` or `systemMaterial`.
    public static var blurStyle: Self { Self("blurStyle") }
    public static var mapType: Self { Self("mapType") }
}

extension PropertyKey where Value == [Properties] {
    /// The images of segments, as ``SceneImage/record``; an empty one where a segment has a title.
    public static var segmentImages: Self { Self("segmentImages", shape: .list(SceneImage.propertyShape)) }
}

extension PropertyKey where Value == DatePickerMode {
    public static var datePickerMode: Self { Self("datePickerMode") }
}

extension PropertySchema {
    static let switchAppearance = PropertySchema(.on, .onTintColor, .thumbTintColor, .enabled)
    static let sliderAppearance = PropertySchema(
        .value, .minimumValue, .maximumValue, .minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .enabled)
    static let progressAppearance = PropertySchema(.progress, .progressTintColor, .trackTintColor, .progressViewStyle)
    static let segmentsAppearance = PropertySchema(.selectedSegmentIndex, .segmentImages, .selectedSegmentTintColor, .enabled)
    static let pagesAppearance = PropertySchema(.currentPage, .pageIndicatorTintColor, .currentPageIndicatorTintColor)
}

// MARK: - Tables

extension PropertyKey where Value == TableStyle {
    public static var tableStyle: Self { Self("style") }
}

extension PropertyKey where Value == String {
    public static var separatorStyle: Self { Self("separatorStyle", choices: ["none", "default", "singleLine", "singleLineEtched"]) }
    /// `prototypes` or static.
    public static var dataMode: Self { Self("dataMode") }
}

extension PropertyKey where Value == SceneColor {
    public static var separatorColor: Self { Self("separatorColor") }
}

extension PropertyKey where Value == Insets {
    public static var separatorInset: Self { Self("separatorInset") }
}

extension PropertyKey where Value == CellAccessory {
    public static var accessory: Self { Self("accessoryType") }
}

extension PropertyKey where Value == [Properties] {
    /// The sections of a table, each with ``sectionHeader``, ``sectionFooter`` and ``sectionRows``.
    public static var sections: Self {
        Self("sections", shape: .list(.record(PropertySchema(.sectionHeader, .sectionFooter, .sectionRows).shapes)))
    }
}

extension PropertyKey where Value == String {
    public static var sectionHeader: Self { Self("header") }
    public static var sectionFooter: Self { Self("footer") }
}

extension PropertyKey where Value == [String] {
    /// The ids of a section's rows.
    public static var sectionRows: Self { Self("rows") }
}

extension PropertySchema {
    static let tableAppearance = PropertySchema(
        .tableStyle, .separatorStyle, .dataMode, .separatorColor, .separatorInset, .sections)
}

// MARK: - Bars

extension PropertyKey where Value == SceneColor {
    public static var barTintColor: Self { Self("barTintColor") }
}

extension PropertyKey where Value == NavigationItem {
    public static var navigationItem: Self { Self("navigationItem") }
}

extension PropertyKey where Value == [BarItem] {
    public static var items: Self { Self("items") }
}

extension PropertyKey where Value == String {
    /// `default`, or `black` and its kin.
    public static var barStyle: Self { Self("barStyle") }
    /// Above the field of a search bar.
    public static var prompt: Self { Self("prompt") }
}

extension PropertyKey where Value == [String] {
    public static var scopes: Self { Self("scopes") }
}

extension PropertyKey where Value == Double {
    public static var selectedItem: Self { Self("selectedItem") }
}

extension PropertyKey where Value == Bool {
    public static var largeTitles: Self { Self("largeTitles") }
    public static var showsCancelButton: Self { Self("showsCancelButton") }
    public static var showsBookmarkButton: Self { Self("showsBookmarkButton") }
}

extension PropertyKey where Value == SearchBarStyle {
    public static var searchBarStyle: Self { Self("searchBarStyle") }
}

extension PropertySchema {
    static let barAppearance = PropertySchema(.navigationItem, .items, .barTintColor, .barStyle, .largeTitles, .selectedItem)
    static let searchAppearance = PropertySchema(
        .placeholder, .text, .prompt, .searchBarStyle, .showsCancelButton, .showsBookmarkButton, .scopes, .barTintColor, .barStyle)
}
