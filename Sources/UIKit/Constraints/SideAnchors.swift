import QuoinLayout

/// Anchors that constraints have shown, kept by their view or guide.
typealias SideAnchors = [Attribute: NSLayoutAnchor<AnyObject>]

/// The anchor of a constraint's side. Code compares them by identity, so each is made once.
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
