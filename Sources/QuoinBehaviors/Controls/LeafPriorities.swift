import QuoinLayout

/// The hugging and compression-resistance priorities that a class of views starts with (PR-3).
///
/// ```swift
/// LeafPriorities(.label, madeIn: .interfaceBuilder).hugging        // 251, 251
/// LeafPriorities(.toggle).apply(to: item)
/// ```
public struct LeafPriorities: Hashable, Sendable {
    /// The place where a view was made, in code or in Interface Builder.
    public enum Origin: Hashable, Sendable {
        /// Views that a program makes in code.
        case code
        /// The priorities of an object dragged from Interface Builder's library. In a file, priorities left out are 250 and 750 (PR-1) all the same.
        case interfaceBuilder
    }

    /// The hugging priority of the width.
    public var horizontalHugging: Priority
    /// The hugging priority of the height.
    public var verticalHugging: Priority
    /// The compression resistance, which is 750 on both axes for every class.
    public var resistance: Priority = .high

    /// Creates the priorities of a kind of view, as code or Interface Builder sets them.
    public init(_ kind: LeafKind, madeIn origin: Origin = .code) {
        let (horizontal, vertical) = origin == .code ? LeafPriorities.inCode(kind) : LeafPriorities.inFiles(kind)
        horizontalHugging = Priority(horizontal)
        verticalHugging = Priority(vertical)
    }

    /// Sets them on an item.
    public func apply(to item: Item) {
        item.horizontalHugging = horizontalHugging
        item.verticalHugging = verticalHugging
        item.horizontalResistance = resistance
        item.verticalResistance = resistance
    }

    private static func inCode(_ kind: LeafKind) -> (Double, Double) {
        switch kind {
        case .activity, .datePicker, .pages, .picker, .stepper, .toggle: (750, 750)
        case .progress, .searchBar, .tabBar, .toolbar, .navigationBar, .segmented, .slider: (250, 750)
        case .button, .imageView, .label, .scrollView, .textView, .textField, .view: (250, 250)
        }
    }

    private static func inFiles(_ kind: LeafKind) -> (Double, Double) {
        switch kind {
        case .label, .imageView: (251, 251)
        case .activity, .stepper, .toggle: (750, 750)
        case .progress: (250, 750)
        default: (250, 250)
        }
    }
}
