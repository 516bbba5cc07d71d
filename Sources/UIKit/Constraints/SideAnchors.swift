import QuoinLayout

/// The anchors of an item that constraints have returned, by attribute.
typealias SideAnchors = [Attribute: NSLayoutAnchor<AnyObject>]

/// The anchor of one side of a constraint. Programs compare it by identity, so each is created once.
@MainActor
func sideAnchor(_ item: Item, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
    let layoutObject = layoutObject(of: item)
    let known = (layoutObject as? UIView)?.rareProperties?.sideAnchors ?? (layoutObject as? UILayoutGuide)?.sideAnchors
    if let found = known?[attribute] { return found }
    let made = NSLayoutAnchor<AnyObject>(untyped: item, attribute)
    (layoutObject as? UIView)?.ensureRareProperties().sideAnchors[attribute] = made
    (layoutObject as? UILayoutGuide)?.sideAnchors[attribute] = made
    return made
}
