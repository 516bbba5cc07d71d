import QuoinLayout

// The properties of the appearance of controls, tables and bars.

// MARK: - Controls

extension PropertyKey where Value == Bool {
    /// Whether a switch is on.
    public static var on: Self { Self("on") }
    /// Whether an activity indicator is animating.
    public static var animating: Self { Self("animating") }
}

extension PropertyKey where Value == Double {
    /// The value of a slider; its minimum by default.
    public static var value: Self { Self("value") }
    /// The value at the leading end of a slider; 0 by default.
    public static var minimumValue: Self { Self("minValue") }
    /// The value at the trailing end of a slider; 1 by default.
    public static var maximumValue: Self { Self("maxValue") }
    /// The completed share of a progress view, from 0 to 1; 0 by default.
    public static var progress: Self { Self("progress") }
    /// The index of the selected segment, from 0; −1 where none is.
    public static var selectedSegmentIndex: Self { Self("selectedSegmentIndex") }
    /// The index of the page that a page control highlights, from 0.
    public static var currentPage: Self { Self("currentPage") }
}

extension PropertyKey where Value == SceneColor {
    /// The color of an activity indicator.
    public static var color: Self { Self("color") }
    /// The color of a switch that is on; green by default.
    public static var onTintColor: Self { Self("onTintColor") }
    /// The color of the knob of a switch or a slider.
    public static var thumbTintColor: Self { Self("thumbTintColor") }
    /// The color of a slider's track before the knob; the tint color by default.
    public static var minimumTrackTintColor: Self { Self("minimumTrackTintColor") }
    /// The color of a slider's track after the knob.
    public static var maximumTrackTintColor: Self { Self("maximumTrackTintColor") }
    /// The color of the completed part of a progress view; the tint color by default.
    public static var progressTintColor: Self { Self("progressTintColor") }
    /// The color of the part of a progress view that is not completed.
    public static var trackTintColor: Self { Self("trackTintColor") }
    /// The color behind the selected segment of a segmented control.
    public static var selectedSegmentTintColor: Self { Self("selectedSegmentTintColor") }
    /// The color of a page control's dots, except for the current page's.
    public static var pageIndicatorTintColor: Self { Self("pageIndicatorTintColor") }
    /// The color of a page control's dot for the current page.
    public static var currentPageIndicatorTintColor: Self { Self("currentPageIndicatorTintColor") }
}

extension PropertyKey where Value == String {
    /// The style of a progress view: `default`, or `bar` with square ends.
    public static var progressViewStyle: Self { Self("progressViewStyle", choices: ["default", "bar"]) }
    /// The blur style of an effect view, such as `dark` or `systemMaterial`.
    public static var blurStyle: Self { Self("blurStyle") }
    /// The type of a map view, such as `standard` or `satellite`.
    public static var mapType: Self { Self("mapType") }
}

extension PropertyKey where Value == [Properties] {
    /// The images of a segmented control's segments, each as ``SceneImage/record``; an empty one for a segment with a
    /// title.
    public static var segmentImages: Self { Self("segmentImages", shape: .list(SceneImage.propertyShape)) }
}

extension PropertyKey where Value == [Properties] {
    /// The columns of a picker or a date picker, each with ``columnRows`` and its share of the width; without them the
    /// example that Interface Builder shows.
    ///
    /// ```swift
    /// var towns = Properties()
    /// towns[.columnRows] = ["", "Oslo", "Bergen", "Moss", ""]
    /// towns[.columnShare] = 1
    /// picker.properties[.columns] = [towns]
    /// ```
    public static var columns: Self { Self("columns", shape: .list(.record(PropertySchema.column.shapes))) }
}

extension PropertyKey where Value == [String] {
    /// Five rows of a picker's column, of which the third is the selected one; empty where the column has no row.
    ///
    /// ```swift
    /// hours[.columnRows] = ["7", "8", "9", "10", "11"]
    /// ```
    public static var columnRows: Self { Self("rows") }
}

extension PropertyKey where Value == Double {
    /// The width of a picker's column as a share of the whole.
    ///
    /// ```swift
    /// hours[.columnShare] = 0.25
    /// ```
    public static var columnShare: Self { Self("share") }
}

extension PropertyKey where Value == DatePickerMode {
    /// The mode of a date picker; `dateAndTime` by default.
    public static var datePickerMode: Self { Self("datePickerMode") }
}

extension PropertySchema {
    static let column = PropertySchema(.columnRows, .columnShare)
    static let switchAppearance = PropertySchema(.on, .onTintColor, .thumbTintColor, .enabled)
    static let sliderAppearance = PropertySchema(
        .value, .minimumValue, .maximumValue, .minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .enabled)
    static let progressAppearance = PropertySchema(.progress, .progressTintColor, .trackTintColor, .progressViewStyle)
    static let segmentsAppearance = PropertySchema(.selectedSegmentIndex, .segmentImages, .selectedSegmentTintColor, .enabled)
    static let pagesAppearance = PropertySchema(.currentPage, .pageIndicatorTintColor, .currentPageIndicatorTintColor)
}

// MARK: - Tables

extension PropertyKey where Value == TableStyle {
    /// The style of a table; `plain` by default.
    public static var tableStyle: Self { Self("style") }
}

extension PropertyKey where Value == String {
    /// The style of the lines between the rows of a table; `none` hides them.
    public static var separatorStyle: Self { Self("separatorStyle", choices: ["none", "default", "singleLine", "singleLineEtched"]) }
    /// The source of the cells of a table or collection view: `prototypes`, or `static` for cells that are listed in the
    /// file.
    public static var dataMode: Self { Self("dataMode") }
}

extension PropertyKey where Value == SceneColor {
    /// The color of the lines between the rows of a table.
    public static var separatorColor: Self { Self("separatorColor") }
}

extension PropertyKey where Value == Insets {
    /// The insets of the lines between the rows of a table, in points; without them the row's margin.
    public static var separatorInset: Self { Self("separatorInset") }
}

extension PropertyKey where Value == CellAccessory {
    /// The view at the trailing edge of a table row; `none` by default.
    public static var accessory: Self { Self("accessoryType") }
}

extension PropertyKey where Value == [Properties] {
    /// The sections of a table, each with ``sectionHeader``, ``sectionFooter`` and ``sectionRows``.
    public static var sections: Self {
        Self("sections", shape: .list(.record(PropertySchema(.sectionHeader, .sectionFooter, .sectionRows).shapes)))
    }
}

extension PropertyKey where Value == String {
    /// The text above a section of a table.
    public static var sectionHeader: Self { Self("header") }
    /// The text below a section of a table.
    public static var sectionFooter: Self { Self("footer") }
}

extension PropertyKey where Value == [String] {
    /// The ids of the rows in a section of a table.
    public static var sectionRows: Self { Self("rows") }
}

extension PropertySchema {
    static let tableAppearance = PropertySchema(
        .tableStyle, .separatorStyle, .dataMode, .separatorColor, .separatorInset, .sections)
}

// MARK: - Bars

extension PropertyKey where Value == SceneColor {
    /// The color of a bar.
    public static var barTintColor: Self { Self("barTintColor") }
    /// The color of the items of a tab bar that are not selected; gray by default.
    ///
    /// ```swift
    /// node.properties[.unselectedItemTintColor] = .plain(RGBA(90, 90, 100))
    /// ```
    public static var unselectedItemTintColor: Self { Self("unselectedItemTintColor") }
}

extension PropertyKey where Value == NavigationItem {
    /// The title and the buttons of a navigation bar that is itself a view of the scene.
    public static var navigationItem: Self { Self("navigationItem") }
}

extension PropertyKey where Value == [BarItem] {
    /// The items of a toolbar or a tab bar that is itself a view of the scene.
    public static var items: Self { Self("items") }
}

extension PropertyKey where Value == String {
    /// The style of a bar as files spell it, such as `default` or `black`.
    public static var barStyle: Self { Self("barStyle") }
    /// The line of text above the field of a search bar.
    public static var prompt: Self { Self("prompt") }
    /// The title of the back button of a navigation bar that is itself a view; without it the bar has no back button.
    ///
    /// ```swift
    /// bar.properties[.backButton] = "Inbox"
    /// ```
    public static var backButton: Self { Self("backButton") }
}

extension PropertyKey where Value == [String] {
    /// The titles of the segments below the field of a search bar, which choose where to search.
    public static var scopes: Self { Self("scopes") }
}

extension PropertyKey where Value == Double {
    /// The index of the selected item of a tab bar, from 0.
    public static var selectedItem: Self { Self("selectedItem") }
}

extension PropertyKey where Value == Bool {
    /// Whether a navigation bar prefers large titles.
    public static var largeTitles: Self { Self("largeTitles") }
    /// Whether the background of a navigation bar reaches up to the top of the screen, behind the status bar.
    ///
    /// ```swift
    /// bar.properties[.attached] = true
    /// ```
    public static var attached: Self { Self("attached") }
    /// Whether a search bar has a Cancel button beside its field.
    public static var showsCancelButton: Self { Self("showsCancelButton") }
    /// Whether a search bar has a bookmark button in its field.
    public static var showsBookmarkButton: Self { Self("showsBookmarkButton") }
}

extension PropertyKey where Value == SearchBarStyle {
    /// The style of a search bar: `default`, `prominent`, or `minimal` without a background behind the field.
    public static var searchBarStyle: Self { Self("searchBarStyle") }
}

extension PropertySchema {
    static let barAppearance =
        PropertySchema(.navigationItem, .items, .barTintColor, .barStyle, .largeTitles, .selectedItem)
        + PropertySchema(.backButton, .attached, .titleColor, .unselectedItemTintColor)
    static let searchAppearance = PropertySchema(
        .placeholder, .text, .prompt, .searchBarStyle, .showsCancelButton, .showsBookmarkButton, .scopes, .barTintColor, .barStyle)
}
