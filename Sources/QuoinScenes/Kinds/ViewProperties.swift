import QuoinLayout

// Properties that any view may have.

extension PropertyKey where Value == Bool {
    public static var hidden: Self { Self("hidden") }
    /// Whether margins are at least the superview's (MG-6).
    public static var preservesSuperviewLayoutMargins: Self { Self("preservesSuperviewLayoutMargins") }
    public static var insetsLayoutMarginsFromSafeArea: Self { Self("insetsLayoutMarginsFromSafeArea") }
    /// Whether the view is laid out from right to left, whatever its environment is.
    public static var rightToLeft: Self { Self("rtl") }
}

extension PropertyKey where Value == Insets {
    public static var margins: Self { Self("margins") }
    public static var alignmentRectInsets: Self { Self("alignmentRectInsets") }
}

extension PropertyKey where Value == Autoresizing {
    /// The flexible parts of the view's frame.
    public static var autoresizingMask: Self { Self("mask") }
}

extension PropertyKey where Value == String {
    /// A class, for messages.
    public static var className: Self { Self("class") }
    /// The text that is read to people who do not see the view.
    public static var accessibilityLabel: Self { Self("accessibilityLabel") }
    public static var name: Self { Self("name") }
}

extension PropertySchema {
    /// The properties of any view.
    static let view =
        PropertySchema(
            .hidden, .adjustsFontForContentSize, .accessibilityLabel, .autoresizingMask, .margins, .preservesSuperviewLayoutMargins,
            .insetsLayoutMarginsFromSafeArea, .className, .name,
            .rightToLeft, .alignmentRectInsets) + program
}

extension Autoresizing: PropertyRepresentable {
    private static let parts: [(name: String, part: Autoresizing)] = [
        ("width", .width), ("height", .height), ("minX", .leftMargin), ("maxX", .rightMargin), ("minY", .topMargin),
        ("maxY", .bottomMargin),
    ]

    public static var propertyShape: PropertyShape { .list(.choice(parts.map(\.name))) }

    /// From the names of the flexible parts; names of nothing are passed over.
    public init?(_ value: PropertyValue) {
        guard let names = [String](value) else { return nil }
        self = Autoresizing(names.compactMap { name in Autoresizing.parts.first { $0.name == name }?.part })
    }

    public var propertyValue: PropertyValue { .list(Autoresizing.parts.filter { contains($0.part) }.map { .text($0.name) }) }
}

// MARK: - Programs and editors

// What a program did to a view, which no tree shows.
extension PropertyKey where Value == Bool {
    /// Code assigned the frame.
    public static var frameAssigned: Self { Self("frameAssigned") }
    /// Code activated a constraint before the view was in the tree.
    public static var constrainedBeforeAdded: Self { Self("constrainedBeforeAdded") }
}

extension PropertySchema {
    fileprivate static let program = PropertySchema(.frameAssigned, .constrainedBeforeAdded)
}

// What an editor's file says of a view; no scene file has it.
extension PropertyKey where Value == Bool {
    /// The view has no constraints and stays where it was drawn.
    public static var fixedFrame: Self { Self("fixedFrame") }
    /// The row's height follows its content.
    public static var sizesItself: Self { Self("sizesItself") }
    /// The file does not say how high the row is.
    public static var hasOpenHeight: Self { Self("hasOpenHeight") }
    /// The row gives up its height where its content contradicts it, and the height is open.
    public static var givesUpHeight: Self { Self("givesUpHeight") }
    /// The file's element is not in the table of kinds.
    public static var isOfUnknownKind: Self { Self("isOfUnknownKind") }
    /// The view shows a system symbol whose alignment nobody has measured.
    public static var isUnmeasuredSymbol: Self { Self("isUnmeasuredSymbol") }
    /// The file names the view's safe area as a guide.
    public static var hasSafeAreaGuide: Self { Self("hasSafeAreaGuide") }
}

extension PropertyKey where Value == Insets {
    /// The margins that a row's content has where the row lies below the visible end of its table.
    public static var marginsBelowTable: Self { Self("marginsBelowTable") }
}

extension PropertyKey where Value == Double {
    /// The oldest iOS that the document may be built for, at its root.
    public static var deploymentTarget: Self { Self("deploymentTarget") }
}
