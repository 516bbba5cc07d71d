/// An accessory of a list cell, such as a checkmark. No effect. Accessories are not shown and take no space.
@preconcurrency @MainActor
public struct UICellAccessory {
    public let accessoryType: AccessoryType
    public let displayed: DisplayedState
    public let options: Options

    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail, popUpMenu
        case customView(UIView)
    }
    public enum DisplayedState: Int, Hashable, Sendable {
        case always, whenEditing, whenNotEditing
    }
    public enum Placement: Sendable {
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
    /// A closure that returns the index of the accessory among the others.
    public typealias Position = @Sendable ([UICellAccessory]) -> Int
    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    /// The appearance of an accessory. It is stored only.
    public struct Options {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var style: Style
        public var font: UIFont?

        public enum Style: Hashable, Sendable {
            case automatic, header, cell
        }
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil
        ) {
            (self.style, self.isHidden, self.reservedLayoutWidth) = (style, isHidden, reservedLayoutWidth)
            (self.tintColor, self.font) = (tintColor, font)
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias OutlineDisclosureOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias LabelOptions = Options

    /// The configuration of an accessory with a view of the program's own.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor, self.maintainsFixedSize) = (reservedLayoutWidth, tintColor, maintainsFixedSize)
        }
    }

    private init(_ type: AccessoryType, displayed: DisplayedState, options: Options = Options()) {
        (accessoryType, self.displayed, self.options) = (type, displayed, options)
    }

    public static func disclosureIndicator(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
        .init(.disclosureIndicator, displayed: displayed, options: options)
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        .init(.outlineDisclosure, displayed: displayed, options: options)
    }
    public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
        .init(.checkmark, displayed: displayed, options: options)
    }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        .init(.delete, displayed: displayed, options: options)
    }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        .init(.insert, displayed: displayed, options: options)
    }
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        .init(.detail, displayed: displayed, options: options)
    }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
        .init(.reorder, displayed: displayed, options: options)
    }
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> UICellAccessory {
        .init(.multiselect, displayed: displayed, options: options)
    }
    public static func label(text: String, displayed: DisplayedState = .always, options: Options = Options()) -> UICellAccessory {
        .init(.label, displayed: displayed, options: options)
    }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        .init(.popUpMenu, displayed: displayed, options: options)
    }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        .init(.customView(configuration.customView), displayed: .always)
    }
}
