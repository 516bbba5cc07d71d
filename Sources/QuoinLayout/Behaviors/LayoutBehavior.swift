/// A plugin of an item, which can give it constraints, a content size, and work to do after a layout.
///
/// ```text
///   constraints(for:)            called when the item was invalidated: the constraints among its children
///   contentSize(of:width:)       called when its content was invalidated; again with a width if it follows the width
///   didLayOut(_:)                called after the layout, frames in place
/// ```
///
/// All have defaults. An item *has* a behavior (``Item/behavior``); there is no registry. A behavior reads its own
/// item (its properties, its children) and its arguments, nothing else, and holds no strong reference to the item.
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
    /// the behavior was set, and when children were added or removed. Constraints that differ from the last answer are
    /// exchanged, equal ones stay.
    ///
    /// It may create guides and add them to the item; invalid constraints are left out and reported.
    func constraints(for item: Item) -> [Constraint]

    /// The content's size: without a limit (`width` nil), or in that width for content that follows the width, such as text
    /// that wraps. Called only after ``Item/invalidateContentSize()``.
    func contentSize(of item: Item, width: Double?) -> ContentSize

    /// Called when the layout is done, with the frames of the item and its children in place: if one of them changed, if
    /// the content area changed, or if the item has a content area and insets were set. What is invalidated here is laid
    /// out in another pass, 100 at most (LP-1).
    func didLayOut(_ item: Item)

    /// Whether ``didLayOut(_:)`` is to be called; true by default, and read each time before the constraints are. False
    /// saves the call, which matters where many items move.
    var wantsDidLayOut: Bool { get }
}

extension LayoutBehavior {
    /// Returns no constraints.
    public func constraints(for item: Item) -> [Constraint] { [] }
    /// Returns no content size.
    public func contentSize(of item: Item, width: Double?) -> ContentSize { .none }
    /// Does nothing.
    public func didLayOut(_ item: Item) {}
    /// Whether ``didLayOut(_:)`` is called; true unless a behavior says otherwise.
    public var wantsDidLayOut: Bool { true }
}
