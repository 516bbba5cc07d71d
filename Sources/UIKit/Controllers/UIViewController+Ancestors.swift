import QuoinBehaviors

extension UIViewController {
    /// The nearest container of a kind, at any depth.
    final func ancestor<Kind: UIViewController>() -> Kind? {
        var walker = parentReference
        while let found = walker {
            if let wanted = found as? Kind { return wanted }
            walker = found.parentReference
        }
        return nil
    }

    /// The bars that cover this controller's view.
    final var bars: Bars { parentReference?.barsForChild(self) ?? .none }
}
