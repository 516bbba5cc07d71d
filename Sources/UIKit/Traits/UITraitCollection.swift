import QuoinBehaviors

/// The traits of a view or a controller.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }
    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues()
        change(&values)
        self.init(values)
    }

    public override convenience init() { self.init(TraitValues()) }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }
    /// Merges the traits of several collections; later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init { values in for traits in traitCollections { values.merge(traits.values) } }
    }
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitValues().changed(mutations)) }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var displayScale: CGFloat { values.displayScale }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Returns the traits in which the collection differs from another; all traits if there is no other.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let known: [UITrait] = [
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self,
        ]
        guard let old = traitCollection else { return known }
        return known.filter { TraitRegistration.differs($0, from: old, to: self) }
    }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(mutations))
    }
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }
    /// Whether the traits that the other collection specifies are the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The screen's traits.
    public static var current: UITraitCollection { onMain { UIKitEnvironment.current.traitCollection } }
    public func performAsCurrent(_ actions: () -> Void) { actions() }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { horizontalSizeClass.rawValue * 31 + verticalSizeClass.rawValue }
}

extension UIKitEnvironment {
    var traitCollection: UITraitCollection { TraitSources(screen).traits }
}

extension UITraitCollection {
    /// The traits on which the system's colors depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
    }
    /// The traits on which the system's images depend.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }
}

extension UIView {
    /// Updates the traits. No effect. They are always up to date.
    public final func updateTraitsIfNeeded() {}
}

extension UIViewController {
    /// Updates the traits. No effect. They are always up to date.
    public final func updateTraitsIfNeeded() {}
}
