// Keeping the insets in rows up to date.

extension Layout {
    /// Updates the insets that rows contain.
    func refreshInsets(framesChanged: Bool) {
        for item in insets.refresh(storedEnvironment, framesChanged: framesChanged) where item.isIn(self) {
            item.forEachReference { markConstantStale(of: $0) }
            for area in [Area.margins, .safeArea] { item.existingGuide(for: area)?.forEachReference { markConstantStale(of: $0) } }
        }
    }

    /// Computes the insets that new rows will contain, so that writing the rows does not call the program.
    func prepareInsets() {
        for link in pending.constraintsWithInsets.take() {
            for case let item? in [link.object.first, link.object.second] {
                if let carrier = item.isArea ? item.parent : item { _ = insets.loweredInsets(of: carrier, storedEnvironment) }
            }
        }
    }
}

extension InstalledConstraint {
    /// Whether margins or a safe area are constants in its row.
    var usesInsets: Bool {
        if firstAttribute.usesMargins || secondAttribute.usesMargins { return true }
        return (firstLink?.with { $0.hasInsets } ?? false) || (secondLink?.with { $0.hasInsets } ?? false)
    }
}

extension Item {
    /// Whether the item is an area whose edges are its parent's less insets that the environment computes.
    fileprivate final var hasInsets: Bool {
        switch kind {
        case .area(.margins), .area(.safeArea): true
        default: false
        }
    }
}
