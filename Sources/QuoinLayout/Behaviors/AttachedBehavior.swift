/// A behavior that knows its item, so that changing one of its properties is enough: the layout learns of it.
///
/// ```swift
/// final class Spacer: AttachedBehavior {
///     var length = 8.0 { didSet { contentSizeChanged() } }
///     override func contentSize(of item: Item, width: Double?) -> ContentSize { ContentSize(width: length, height: length) }
/// }
/// let spacer = Spacer()
/// item.behavior = spacer
/// spacer.length = 20                  // measured anew at the next layout
/// ```
///
/// One such behavior belongs to one item at a time: the last it was set on. It does not keep the item, and hears of the
/// item's end.
open class AttachedBehavior: LayoutBehavior {
    /// The item this behavior was set on; nil before, and when the item has gone or has another behavior.
    public internal(set) final unowned(unsafe) var item: Item?

    public init() {}

    /// The behavior was set on an item: the place for properties of the item that go with it.
    open func didAttach(to item: Item) {}
    /// The item took another behavior: the place to take those properties back. Not told when the item itself ends.
    open func didDetach(from item: Item) {}
    open func constraints(for item: Item) -> [Constraint] { [] }
    open func contentSize(of item: Item, width: Double?) -> ContentSize { .none }
    open func didLayOut(_ item: Item) {}
    open var wantsDidLayOut: Bool { true }

    /// What ``contentSize(of:width:)`` answers has changed. O(1).
    public final func contentSizeChanged() { item?.invalidateContentSize() }

    /// What ``constraints(for:)`` answers has changed. O(1).
    public final func constraintsChanged() { item?.invalidateConstraints() }
}

extension Item {
    /// The old behavior lets this item go, the new one takes it.
    final func attach(_ behavior: (any LayoutBehavior)?) {
        if behavior === storedBehavior { return }
        let old = detachBehavior()
        storedBehavior = behavior
        old?.didDetach(from: self)
        guard let attached = behavior as? AttachedBehavior else { return }
        if let other = attached.item { other.detachBehavior()?.didDetach(from: other) }
        attached.item = self
        state.insert(.behaviorIsAttached)
        attached.didAttach(to: self)
    }

    @discardableResult
    final func detachBehavior() -> AttachedBehavior? {
        guard state.contains(.behaviorIsAttached) else { return nil }
        state.remove(.behaviorIsAttached)
        guard let attached = storedBehavior as? AttachedBehavior, attached.item === self else { return nil }
        attached.item = nil
        return attached
    }
}
