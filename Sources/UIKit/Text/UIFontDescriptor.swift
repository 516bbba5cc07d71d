import QuoinText

/// The attributes of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let font: TextFont

    init(_ font: TextFont) {
        self.font = font
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) { self.init(.named(fontName, size: Double(size))) }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    public var pointSize: CGFloat { CGFloat(font.size) }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public var symbolicTraits: SymbolicTraits {
        var found: SymbolicTraits = []
        if font.weight >= .semibold { found.insert(.traitBold) }
        if font.isItalic { found.insert(.traitItalic) }
        return found
    }
    public var postscriptName: String { UIFont(font).fontName }
    public var fontAttributes: [AttributeName: Any] { [.size: font.size] }

    /// The design of the system font. No effect. All designs are measured alike.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
    /// No effect.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// The name of a font feature. No effect. Features do not change the measured size.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFontDescriptor.font(.system(12), attributes))
    }

    /// A copy with further attributes. Only size, name and weight have an effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(UIFontDescriptor.font(font, attributes))
    }

    private static func font(_ font: TextFont, _ attributes: [AttributeName: Any]) -> TextFont {
        var font = font
        let size = length(attributes[.size]) ?? font.size
        if let name = (attributes[.name] ?? attributes[.family]) as? String { font = .named(name, size: size) }
        font.size = size
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { font.weight = weight.fontWeight }
            if let weight = length(traits[.weight]) { font.weight = UIFont.Weight(CGFloat(weight)).fontWeight }
            if let symbols = traits[.symbolic] as? UInt32 { font = font.with(SymbolicTraits(rawValue: symbols)) }
        }
        return font
    }

    /// A number of any type.
    private static func length(_ value: Any?) -> Double? { (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    /// A copy with another face. No effect. All faces are measured alike.
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .size: pointSize
        case .name: postscriptName
        case .family: UIFont(font).familyName
        case .traits: [TraitKey.symbolic: symbolicTraits.rawValue]
        default: nil
        }
    }
    /// No effect.
    public var matrix: CGAffineTransform { .identity }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { UIFontDescriptor(font.with(symbolicTraits)) }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = font
        font.size = Double(newPointSize)
        return UIFontDescriptor(font)
    }
}

extension TextFont {
    fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> TextFont {
        var font = self
        if traits.contains(.traitBold) { font.weight = .bold }
        if traits.contains(.traitItalic) { font.isItalic = true }
        return font
    }
}
