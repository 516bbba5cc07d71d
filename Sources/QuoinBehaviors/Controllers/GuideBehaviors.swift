import QuoinLayout

// Behaviors of guides whose frame follows a rule. They are set on the guides, so that a view can have them in addition to its own behavior.

/// The behavior of a readable content guide, which is centered in the margins and at most 672 points wide (GD-3).
///
/// ```swift
/// let readable = Item("readable", kind: .guide)
/// try root.add(readable)
/// readable.behavior = ReadableGuide()
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class ReadableGuide: AttachedBehavior {
    /// The text size that the user chose, which the width of the guide follows.
    public var category: TextCategory { didSet { constraintsChanged() } }

    /// Creates the behavior of a readable content guide.
    public init(category: TextCategory = .large) {
        self.category = category
        super.init()
    }

    /// Returns the greatest width in points. 672 is certain for the standard text size; the widths of the others are
    /// assumed.
    public static func maximumWidth(_ category: TextCategory) -> Double {
        let widths: [Double] = [560, 600, 632, 672, 744, 824, 896]
        return widths[min(category.rawValue, widths.count - 1)]
    }

    override public var wantsDidLayOut: Bool { false }

    override public func constraints(for item: Item) -> [Constraint] {
        guard let margins = item.parent?.guide(for: .margins) else { return [] }
        return [
            item.top.equal(to: margins.top), item.bottom.equal(to: margins.bottom), item.centerX.equal(to: margins.centerX),
            item.width.atMost(ReadableGuide.maximumWidth(category)), item.width.atMost(margins.width),
            item.width.equal(to: margins.width).at(999),
        ]
    }
}

/// The behavior of a keyboard guide, which extends from the bottom of the safe area, or from the top of a docked keyboard,
/// to the bottom of the screen (GD-4).
///
/// ```swift
/// let keyboard = KeyboardGuide()
/// guide.behavior = keyboard
/// keyboard.height = 336               // the keyboard appears
/// ```
///
/// The screen is the topmost item. A program that moves the item into another tree calls `constraintsChanged()`.
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class KeyboardGuide: AttachedBehavior {
    /// The height in points of the part of the screen that the docked keyboard covers; 0 without a keyboard.
    public var height = 0.0 { didSet { if height != oldValue { constraintsChanged() } } }
    /// Whether the guide rests at the bottom of the safe area while there is no keyboard, instead of at the bottom of the
    /// view.
    public var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { constraintsChanged() } } }

    override public var wantsDidLayOut: Bool { false }

    override public func constraints(for item: Item) -> [Constraint] {
        guard let view = item.parent else { return [] }
        let screen = item.root
        let rest = usesBottomSafeArea ? view.guide(for: .safeArea).bottom : view.bottom
        return [
            item.left.equal(to: view.left), item.right.equal(to: view.right), item.bottom.equal(to: screen.bottom),
            item.top.atMost(rest), item.top.atMost(screen.bottom, plus: -max(0, height)),
            item.top.equal(to: screen.bottom).at(999),
        ]
    }
}

/// The top or bottom layout guide of iOS 7 to 10 (GD-2): from the view's edge as far as bars reach. Constraints use its
/// inner edge.
///
/// ```swift
/// topLayoutGuide.behavior = EdgeGuide(.top)
/// try title.top.equal(to: topLayoutGuide.bottom, plus: 8).install()
/// ```
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class EdgeGuide: AttachedBehavior {
    /// An edge of the view that a layout guide marks.
    public enum Edge: Hashable, Sendable {
        case top, bottom
    }

    /// The edge that this guide marks.
    public let edge: Edge

    /// Creates the behavior of a top or bottom layout guide.
    public init(_ edge: Edge) {
        self.edge = edge
        super.init()
    }

    override public var wantsDidLayOut: Bool { false }

    /// The constraints of the guide, with the same numbers as the safe area's (F15).
    override public func constraints(for item: Item) -> [Constraint] {
        guard let view = item.parent else { return [] }
        let safe = view.guide(for: .safeArea)
        let isTop = edge == .top
        return [
            item.left.equal(to: view.left), item.right.equal(to: view.right),
            item.top.equal(to: isTop ? view.top : safe.bottom), item.bottom.equal(to: isTop ? safe.top : view.bottom),
        ]
    }
}
