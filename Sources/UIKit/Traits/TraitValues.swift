// Traits as a value. An unspecified trait is inherited.

/// A trait, of UIKit or of the program.
///
/// ```swift
/// struct DensityTrait: UITraitDefinition { static let defaultValue = 1.0 }
/// view.traitOverrides[DensityTrait.self] = 2
/// ```
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    /// No effect.
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be set.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the trait is set here.
    func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
    /// Removes the trait, so that it is inherited again.
    mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
}

struct TraitValues: UIMutableTraits {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    /// The values of the program's own traits, by type.
    var others: [ObjectIdentifier: Any] = [:]

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let known = trait as? any KnownTrait.Type { return known.read(self) as? T.Value ?? T.defaultValue }
            return others[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue
        }
        set {
            if let known = trait as? any KnownTrait.Type {
                known.write(newValue, &self)
            } else {
                others[ObjectIdentifier(trait)] = newValue
            }
        }
    }

    func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
        var without = self
        without.remove(trait)
        return without != self
    }
    mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
        if let known = trait as? any KnownTrait.Type {
            known.write(known.read(TraitValues()), &self)
        } else {
            others[ObjectIdentifier(trait)] = nil
        }
    }

    /// Sets the traits that the other one specifies.
    mutating func merge(_ other: TraitValues) {
        func merge<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless none: Value) {
            if other[keyPath: path] != none { self[keyPath: path] = other[keyPath: path] }
        }
        merge(\.userInterfaceIdiom, unless: .unspecified)
        merge(\.horizontalSizeClass, unless: .unspecified)
        merge(\.verticalSizeClass, unless: .unspecified)
        merge(\.userInterfaceStyle, unless: .unspecified)
        merge(\.layoutDirection, unless: .unspecified)
        merge(\.displayScale, unless: 0)
        merge(\.preferredContentSizeCategory, unless: .unspecified)
        merge(\.userInterfaceLevel, unless: .unspecified)
        merge(\.accessibilityContrast, unless: .unspecified)
        merge(\.legibilityWeight, unless: .unspecified)
        merge(\.displayGamut, unless: .unspecified)
        merge(\.forceTouchCapability, unless: .unknown)
        others.merge(other.others) { $1 }
    }

    func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var changed: any UIMutableTraits = self
        mutations(&changed)
        return changed as? TraitValues ?? self
    }
}

extension TraitValues: Equatable {
    /// Whether all traits are equal. Values of the program's own traits have to be comparable for that.
    static func == (lhs: TraitValues, rhs: TraitValues) -> Bool {
        lhs.userInterfaceIdiom == rhs.userInterfaceIdiom && lhs.horizontalSizeClass == rhs.horizontalSizeClass
            && lhs.verticalSizeClass == rhs.verticalSizeClass && lhs.userInterfaceStyle == rhs.userInterfaceStyle
            && lhs.layoutDirection == rhs.layoutDirection && lhs.displayScale == rhs.displayScale
            && lhs.preferredContentSizeCategory == rhs.preferredContentSizeCategory
            && lhs.userInterfaceLevel == rhs.userInterfaceLevel && lhs.accessibilityContrast == rhs.accessibilityContrast
            && lhs.legibilityWeight == rhs.legibilityWeight && lhs.displayGamut == rhs.displayGamut
            && lhs.forceTouchCapability == rhs.forceTouchCapability && lhs.others.count == rhs.others.count
            && lhs.others.allSatisfy { key, value in rhs.others[key].map { same(value, $0) } ?? false }
    }

    private static func same(_ lhs: Any, _ rhs: Any) -> Bool {
        func equal<Value: Equatable>(_ lhs: Value) -> Bool { rhs as? Value == lhs }
        return (lhs as? any Equatable).map { equal($0) } ?? (lhs as AnyObject === rhs as AnyObject)
    }
}

/// A trait that is a property of ``TraitValues``.
protocol KnownTrait: UITraitDefinition {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension KnownTrait {
    public static var defaultValue: Value { TraitValues()[keyPath: path] }
    static func read(_ values: TraitValues) -> Any { values[keyPath: path] }
    static func write(_ value: Any, _ values: inout TraitValues) { if let value = value as? Value { values[keyPath: path] = value } }
}

public enum UITraitUserInterfaceIdiom: KnownTrait {
    public typealias Value = UIUserInterfaceIdiom
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
public enum UITraitHorizontalSizeClass: KnownTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
public enum UITraitVerticalSizeClass: KnownTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
public enum UITraitUserInterfaceStyle: KnownTrait {
    public typealias Value = UIUserInterfaceStyle
    /// No effect.
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
public enum UITraitLayoutDirection: KnownTrait {
    public typealias Value = UITraitEnvironmentLayoutDirection
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
public enum UITraitDisplayScale: KnownTrait {
    public typealias Value = CGFloat
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
public enum UITraitPreferredContentSizeCategory: KnownTrait {
    public typealias Value = UIContentSizeCategory
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
public enum UITraitUserInterfaceLevel: KnownTrait {
    public typealias Value = UIUserInterfaceLevel
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
public enum UITraitAccessibilityContrast: KnownTrait {
    public typealias Value = UIAccessibilityContrast
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
public enum UITraitLegibilityWeight: KnownTrait {
    public typealias Value = UILegibilityWeight
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
