import QuoinLayout

/// Anchors that constraints have shown, kept by their view or guide.
typealias SideAnchors = [Attribute: NSLayoutAnchor<AnyObject>]

/// The anchor of a constraint's side. Code compares them by identity, so each is made once.
@MainActor
func sideAnchor(_ item: Item, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
    let face = face(of: item)
    let known = (face as? UIView)?.extras?.sideAnchors ?? (face as? UILayoutGuide)?.sideAnchors
    if let found = known?[attribute] { return found }
    let made = NSLayoutAnchor<AnyObject>(untyped: item, attribute)
    (face as? UIView)?.ensureExtras().sideAnchors[attribute] = made
    (face as? UILayoutGuide)?.sideAnchors[attribute] = made
    return made
}
