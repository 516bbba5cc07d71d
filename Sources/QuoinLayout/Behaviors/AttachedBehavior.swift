/// A behavior that knows its item, so that its properties can invalidate the layout when they are set.
///
/// ```swift
/// final class Spacer: AttachedBehavior {
///     var length = 8.0 { didSet { contentSizeChanged() } }
///     override func contentSize(of item: Item, width: Double?) -> ContentSize { ContentSize(width: length, height: length) }
/// }
/// let spacer = Spacer()
/// item.behavior = spacer
/// spacer.length = 20                  // measured again at the next layout
/// ```
///
/// An attached behavior belongs to one item at a time, the last one it was set on. It does not retain the item.
///
/// This type is not `Sendable`: it is used on the thread of its item.
open class AttachedBehavior: LayoutBehavior {
    final var itemLink: Unretained<Item>?

    /// The item that the behavior was set on; nil before that, and after the item was released or got another behavior.
    public final var item: Item? { itemLink?.object }

    /// Creates a behavior that is not attached to an item yet.
    public init() {}

    /// Called after the behavior was set on an item. Override it to set properties of the item that the behavior needs.
    open func didAttach(to item: Item) {}
    /// Called after the item got another behavior. Override it to reset those properties. It is not called when the item is
    /// released.
    open func didDetach(from item: Item) {}
    /// Returns the constraints that the behavior contributes; none unless overridden.
    open func constraints(for item: Item) -> [Constraint] { [] }
    /// Returns the changes of the last answer because of some children; nil, to be asked for all, unless overridden.
    open func changes(for item: Item, children: [Item]) -> [ConstraintChange]? { nil }
    /// Returns the content size of the item; none unless overridden.
    open func contentSize(of item: Item, width: Double?) -> ContentSize { .none }
    /// Called after a layout, if ``wantsDidLayOut`` is true; does nothing unless overridden.
    open func didLayOut(_ item: Item) {}
    /// Whether ``didLayOut(_:)`` is called; true unless overridden.
    open var wantsDidLayOut: Bool { true }

    /// Invalidates the content size, so that ``contentSize(of:width:)`` is called again in the next layout. O(1).
    public final func contentSizeChanged() { item?.invalidateContentSize() }

    /// Invalidates the constraints, so that ``constraints(for:)`` is called again in the next layout. O(1).
    public final func constraintsChanged() { item?.invalidateConstraints() }

    /// Invalidates the constraints because of some children, so that ``changes(for:children:)`` is called in the next layout, with these
    /// and other children that have changed. O(the children).
    ///
    /// ```swift
    /// order.insert(item, at: 3)
    /// constraintsChanged(because: [item])
    /// ```
    public final func constraintsChanged(because children: [Item]) {
        for child in children { item?.invalidate(for: child) }
    }
}

extension Item {
    /// Detaches the old behavior and attaches the new one.
    final func attach(_ behavior: (any LayoutBehavior)?) {
        if behavior === storedBehavior { return }
        let old = detachBehavior()
        storedBehavior = behavior
        old?.didDetach(from: self)
        guard let attached = behavior as? AttachedBehavior else { return }
        if let other = attached.item { other.detachBehavior()?.didDetach(from: other) }
        attached.itemLink = Unretained(self)
        state.insert(.behaviorIsAttached)
        attached.didAttach(to: self)
    }

    @discardableResult
    final func detachBehavior() -> AttachedBehavior? {
        guard state.contains(.behaviorIsAttached) else { return nil }
        state.remove(.behaviorIsAttached)
        guard let attached = storedBehavior as? AttachedBehavior, attached.item === self else { return nil }
        attached.itemLink = nil
        return attached
    }
}
