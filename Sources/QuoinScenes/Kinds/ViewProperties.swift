import QuoinLayout

// Properties that any view may have.

extension PropertyKey where Value == Bool {
    /// Whether the view is hidden. A hidden view is laid out, except in a stack view, which gives it no space.
    public static var hidden: Self { Self("hidden") }
    /// Whether the view's margins are at least as large as its superview's (MG-6).
    public static var preservesSuperviewLayoutMargins: Self { Self("preservesSuperviewLayoutMargins") }
    /// Whether the view's margins are measured from the safe area instead of the bounds.
    public static var insetsLayoutMarginsFromSafeArea: Self { Self("insetsLayoutMarginsFromSafeArea") }
    /// Whether the view is laid out from right to left, in every environment.
    public static var rightToLeft: Self { Self("rtl") }
}

extension PropertyKey where Value == Insets {
    /// The layout margins that the file gives the view, in points; the system's where it gives none.
    public static var margins: Self { Self("margins") }
    /// The insets from the edges of a view's frame to the rectangle that constraints align, in points.
    public static var alignmentRectInsets: Self { Self("alignmentRectInsets") }
}

extension PropertyKey where Value == Autoresizing {
    /// The flexible parts of the view's frame.
    public static var autoresizingMask: Self { Self("mask") }
}

extension PropertyKey where Value == String {
    /// The name of the view's class, which messages use.
    public static var className: Self { Self("class") }
    /// The text that VoiceOver reads for the view.
    public static var accessibilityLabel: Self { Self("accessibilityLabel") }
    /// The name of the view in the outline, which messages use.
    public static var name: Self { Self("name") }
}

extension PropertySchema {
    /// The properties of any view.
    static let view =
        PropertySchema(
            .hidden, .adjustsFontForContentSize, .setsFontWhenLoaded, .accessibilityLabel, .autoresizingMask, .margins,
            .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea, .className, .name,
            .rightToLeft, .alignmentRectInsets) + program
}

extension Autoresizing: PropertyRepresentable {
    private static let parts: [(name: String, part: Autoresizing)] = [
        ("width", .width), ("height", .height), ("minX", .leftMargin), ("maxX", .rightMargin), ("minY", .topMargin),
        ("maxY", .bottomMargin),
    ]

    /// The shape of a list of the flexible parts: `width`, `height`, `minX`, `maxX`, `minY`, `maxY`.
    public static var propertyShape: PropertyShape { .list(.choice(parts.map(\.name))) }

    /// Creates a mask from a list of the flexible parts; names of anything else are ignored.
    public init?(_ value: PropertyValue) {
        guard let names = [String](value) else { return nil }
        self = Autoresizing(names.compactMap { name in Autoresizing.parts.first { $0.name == name }?.part })
    }

    /// The list of the flexible parts.
    public var propertyValue: PropertyValue { .list(Autoresizing.parts.filter { contains($0.part) }.map { .text($0.name) }) }
}

// MARK: - Programs and editors

// The actions of a program on a view, which its tree does not show.
extension PropertyKey where Value == Bool {
    /// Whether the program assigned the view's frame.
    public static var frameAssigned: Self { Self("frameAssigned") }
    /// Whether the program activated a constraint of the view before the view was added to its superview.
    public static var constrainedBeforeAdded: Self { Self("constrainedBeforeAdded") }
}

extension PropertySchema {
    fileprivate static let program = PropertySchema(.frameAssigned, .constrainedBeforeAdded)
}

// Properties that are read from the files of editors; scene files do not have them.
extension PropertyKey where Value == Bool {
    /// Whether the view has no constraints and stays where it was drawn.
    public static var fixedFrame: Self { Self("fixedFrame") }
    /// Whether an outlet connects the view with code, which may hide it, move it or fill it.
    public static var isConnected: Self { Self("isConnected") }
    /// Whether the height of a table row, or the size of an item of a collection, follows its content.
    public static var sizesItself: Self { Self("sizesItself") }
    /// Whether the file does not give the height of a table row.
    public static var hasOpenHeight: Self { Self("hasOpenHeight") }
    /// Whether a table row gives up its height where its content contradicts it, and the height is open.
    public static var givesUpHeight: Self { Self("givesUpHeight") }
    /// Whether the margins at the sides of a table row's content are those of the device, and not the file's own.
    public static var hasDeviceMargins: Self { Self("hasDeviceMargins") }
    /// Whether the view's element is missing from the table of kinds.
    public static var isOfUnknownKind: Self { Self("isOfUnknownKind") }
    /// Whether the view shows a system symbol whose alignment has not been measured.
    public static var isUnmeasuredSymbol: Self { Self("isUnmeasuredSymbol") }
    /// Whether the file names the view's safe area as a guide.
    public static var hasSafeAreaGuide: Self { Self("hasSafeAreaGuide") }
}

extension PropertyKey where Value == Insets {
    /// The margins of a table row's content, in points, if the row lies below the visible end of its table.
    public static var marginsBelowTable: Self { Self("marginsBelowTable") }
}

extension PropertyKey where Value == Double {
    /// The oldest iOS version that the document may be built for; a property of the root.
    public static var deploymentTarget: Self { Self("deploymentTarget") }
}
