// The engine's items for UIKit's views and guides.

import QuoinLayout

/// The item of a view. The items form the same tree as the views.
final class ViewItem: Item {
    /// The view, unretained.
    var viewLink: Unmanaged<UIView>? {
        get { unsafeBitCast(representedObject, to: Unmanaged<UIView>?.self) }
        set { representedObject = unsafeBitCast(newValue, to: Unmanaged<AnyObject>?.self) }
    }
    var view: UIView? { viewLink?.takeUnretainedValue() }

    /// The content size after a subclass has overridden `intrinsicContentSize`.
    override func adjustedContentSize(_ size: ContentSize, width: Double?) -> ContentSize {
        guard let view, !view.flags.contains(.isPlain) else { return size }
        return onMain((view, size)) { view, size in view.adjustedContentSize(size) }
    }

    override func frameDidChange() {
        let size = frame.size
        viewLink?.borrow { $0.itemDidMove(size) }
    }

    override func childFrameDidChange() { viewLink?.borrow { $0.markForLayout() } }
}

/// The item of a guide, or of a controller's layout support.
final class GuideItem: Item {
    unowned(unsafe) var guide: UILayoutGuide?
    unowned(unsafe) var support: _UILayoutGuide?
}

/// The item of a view, guide or layout support; nil for other objects.
@MainActor
func layoutItem(of object: Any) -> Item? {
    switch object {
    case let view as UIView: view.item
    case let guide as UILayoutGuide: guide.item
    case let support as _UILayoutGuide: support.item
    default: nil
    }
}

/// The view or guide of an item; nil after it was deallocated.
@MainActor
func layoutObject(of item: Item) -> AnyObject? {
    switch item.kind {
    case .view: (item as? ViewItem)?.view
    case .guide: (item as? GuideItem).flatMap { $0.guide ?? $0.support } ?? UILayoutGuide(showing: item)
    case .area(let area): (item.parent as? ViewItem)?.view?.guide(for: area)
    }
}

/// The view of an item, or the view that owns it.
@MainActor
func nearestView(_ item: Item) -> UIView? { (item as? ViewItem ?? item.parent as? ViewItem)?.view }
