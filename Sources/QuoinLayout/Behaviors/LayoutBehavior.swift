/// A plugin for an item, which can contribute constraints, provide a content size, and do work after a layout.
///
/// ```text
///   constraints(for:)            called when the item was invalidated: the constraints among its children
///   contentSize(of:width:)       called when its content was invalidated; again with a width if it follows the width
///   didLayOut(_:)                called after the layout, frames in place
/// ```
///
/// All requirements have default implementations. Set a behavior as ``Item/behavior``; it need not be registered. A behavior only reads its
/// item (with its children) and its arguments, and must not hold a strong reference to the item.
///
/// ```swift
/// /// Children one below the other, as wide as their parent.
/// final class Column: LayoutBehavior {
///     func constraints(for item: Item) -> [Constraint] {
///         var made: [Constraint] = []
///         var above = item.top
///         for child in item.children {
///             made += [
///                 child.top.equal(to: above), child.leading.equal(to: item.leading),
///                 child.trailing.equal(to: item.trailing),
///             ]
///             above = child.bottom
///         }
///         return made + [above.equal(to: item.bottom)]
///     }
/// }
/// ```
///
/// `Documentation/WriteABehavior.md` walks through one.
///
/// A behavior is used on the thread of its item, and need not be `Sendable`.
public protocol LayoutBehavior: AnyObject {
    /// The constraints that the item contributes, in a stable order. Called only after ``Item/invalidateConstraints()``, when
    /// the behavior was set, and when children were added or removed. Constraints that differ from the last answer are replaced; equal ones
    /// stay.
    ///
    /// It may create guides and add them to the item; invalid constraints are left out and reported.
    func constraints(for item: Item) -> [Constraint]

    /// The changes of the last answer after some children were added, hidden or shown, or lost a neighbor, or their content sizes changed where
    /// ``Item/contentSizeAffectsParent`` is set, and nothing else has changed; nil, the default, to be asked for all constraints. For
    /// behaviors of long lists: a change then costs what it touches.
    ///
    /// The engine adopts the answer change by change. Together they must lead to what ``constraints(for:)`` would answer.
    func changes(for item: Item, children: [Item]) -> [ConstraintChange]?

    /// The content size: without a limit if `width` is nil, otherwise at that width, for content such as wrapping text whose height follows
    /// its width. Called only after ``Item/invalidateContentSize()``.
    func contentSize(of item: Item, width: Double?) -> ContentSize

    /// Called when the layout is done, with the frames of the item and its children in place: if one of them changed, if
    /// the content area changed, or if the item has a content area and insets were set. If the callback invalidates anything, another round
    /// follows, up to 100 (LP-1).
    func didLayOut(_ item: Item)

    /// Whether ``didLayOut(_:)`` is to be called; true by default, and read each time before the constraints are. Returning false saves the
    /// call, which matters if many items move.
    var wantsDidLayOut: Bool { get }
}

extension LayoutBehavior {
    /// Returns no constraints.
    public func constraints(for item: Item) -> [Constraint] { [] }
    /// Returns nil: all constraints are asked for.
    public func changes(for item: Item, children: [Item]) -> [ConstraintChange]? { nil }
    /// Returns no content size.
    public func contentSize(of item: Item, width: Double?) -> ContentSize { .none }
    /// Does nothing.
    public func didLayOut(_ item: Item) {}
    /// Whether ``didLayOut(_:)`` is called; true by default.
    public var wantsDidLayOut: Bool { true }
}
