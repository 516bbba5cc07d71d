// Between the engine's items and UIKit's objects.

import QuoinLayout

/// The item of a view. Its tree is the views' tree.
final class ViewItem: Item {
    /// Not counted.
    var viewLink: Unmanaged<UIView>? {
        get { unsafeBitCast(representedObject, to: Unmanaged<UIView>?.self) }
        set { representedObject = unsafeBitCast(newValue, to: Unmanaged<AnyObject>?.self) }
    }
    var view: UIView? { viewLink?.takeUnretainedValue() }

    /// A subclass may answer `intrinsicContentSize` itself.
    override func adjustedContentSize(_ size: ContentSize, width: Double?) -> ContentSize {
        guard let view, !view.flags.contains(.isPlain) else { return size }
        return onMain { view.adjustedContentSize(size) }
    }

    override func frameDidChange() {
        let size = frame.size
        viewLink?.borrow { $0.itemDidMove(size) }
    }

    override func childFrameDidChange() { viewLink?.borrow { $0.markForLayout() } }
}

/// The item of a guide.
final class GuideItem: Item {
    unowned(unsafe) var guide: UILayoutGuide?
}

/// The item of a view, a guide or a layout support; nil for anything else.
@MainActor
func layoutItem(of object: Any) -> Item? {
    switch object {
    case let view as UIView: view.item
    case let guide as UILayoutGuide: guide.item
    case let support as LayoutSupport: support.guide.item
    default: nil
    }
}

/// The view or guide that an item belongs to; nil once it has gone.
@MainActor
func layoutObject(of item: Item) -> AnyObject? {
    switch item.kind {
    case .view: (item as? ViewItem)?.view
    case .guide: (item as? GuideItem)?.guide ?? UILayoutGuide(showing: item)
    case .area(let area): (item.parent as? ViewItem)?.view?.guide(for: area)
    }
}

/// The view that an item is of or in.
@MainActor
func nearestView(_ item: Item) -> UIView? { (item as? ViewItem ?? item.parent as? ViewItem)?.view }
