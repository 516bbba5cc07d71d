import QuoinLayout

/// A view of the system's own size: switch, stepper, slider, picker, bar and so on, by era (CT-1).
///
/// ```swift
/// item.behavior = Control(.toggle)             // 51 × 31, of which 49 × 31 count in constraints
/// ```
///
/// Setting it on an item sets the item's alignment insets (VW-2) and the priorities that the class has in code; set others
/// afterwards.
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class Control: AttachedBehavior {
    /// The kind of the control, which decides its size.
    public var kind: ControlKind {
        didSet {
            guard kind != oldValue else { return }
            if let item { didAttach(to: item) }
            contentSizeChanged()
        }
    }
    /// The era, scale and idiom of the size.
    public var traits: Traits { didSet { if traits != oldValue { contentSizeChanged() } } }

    /// The width of the frame in points that replaces that of the era, such as an editor's; nil for the era's.
    public var width: Double? { didSet { if width != oldValue { contentSizeChanged() } } }
    /// The height of the frame in points that replaces that of the era; nil for the era's.
    public var height: Double? { didSet { if height != oldValue { contentSizeChanged() } } }

    /// Creates a control.
    public init(_ kind: ControlKind, traits: Traits = Traits()) {
        self.kind = kind
        self.traits = traits
        super.init()
    }

    override public func didAttach(to item: Item) {
        item.alignmentInsets = kind.alignmentInsets
        LeafPriorities(kind.leaf).apply(to: item)
    }

    override public var wantsDidLayOut: Bool { false }

    override public func contentSize(of item: Item, width: Double?) -> ContentSize {
        let insets = kind.alignmentInsets
        let (wide, high) = kind.frameSize(traits.era)
        return ContentSize(
            width: (width ?? wide).map { $0 - insets.left - insets.right },
            height: (height ?? high).map { $0 - insets.top - insets.bottom })
    }
}

extension ControlKind {
    /// The insets from the frame to the alignment rectangle, in points (VW-2).
    public var alignmentInsets: Insets {
        switch self {
        case .toggle: Insets(top: 0, left: 0, bottom: 0, right: 2)
        case .slider: Insets(top: 0, left: 2, bottom: 1, right: 2)
        default: .zero
        }
    }

    /// The class, for its priorities.
    public var leaf: LeafKind {
        switch self {
        case .toggle: .toggle
        case .stepper: .stepper
        case .slider: .slider
        case .progress: .progress
        case .activity: .activity
        case .pages: .pages
        case .datePicker: .datePicker
        case .picker: .picker
        case .searchBar: .searchBar
        case .navigationBar: .navigationBar
        case .toolbar: .toolbar
        case .tabBar: .tabBar
        }
    }

    /// The frame of an otherwise unconstrained control; nil for none on that axis.
    func frameSize(_ era: Era) -> (width: Double?, height: Double?) {
        switch self {
        case .toggle: era >= .ios26 ? (63, 28) : (51, 31)
        case .stepper: (94, era >= .ios13 ? 32 : 29)
        case .slider: (nil, 31)
        case .progress: (nil, era >= .ios15 ? 4 : 2)
        case .activity(let isLarge): isLarge ? (37, 37) : (20, 20)
        case .pages(let count): era >= .ios15 ? (72 + 44.0 / 3 * Double(count), 26) : (ControlKind.pagesWidth(count), 37)
        case .datePicker(let isCompact): isCompact && era >= .ios13 ? (nil, 34 + 1.0 / 3) : (320, era == .ios8 ? 162 : 216)
        case .picker: (320, era == .ios8 ? 162 : 216)
        case .searchBar: (nil, era >= .ios26 ? 64 : era >= .ios11 ? 56 : 44)
        case .navigationBar, .toolbar: (nil, 44)
        case .tabBar: (nil, 49)
        }
    }

    /// 39 for three dots and 55 for four are observed: 16 a dot, less 9 (between dots 9, a dot 7).
    private static func pagesWidth(_ count: Int) -> Double { count > 0 ? Double(count) * 16 - 9 : 0 }
}
