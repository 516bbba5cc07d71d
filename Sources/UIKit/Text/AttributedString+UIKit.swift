// UIKit's attributes of Foundation's `AttributedString`: `text.font = .boldSystemFont(ofSize: 15)`.

extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension AttributeContainer {
    /// The attributes of an `NSAttributedString` that UIKit defines.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Keys = AttributeScopes.UIKitAttributes
        self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Keys.KernAttribute.self] = Self.length(dictionary[.kern])
        self[Keys.BaselineOffsetAttribute.self] = Self.length(dictionary[.baselineOffset])
        self[Keys.UnderlineStyleAttribute.self] = (dictionary[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
        self[Keys.StrikethroughStyleAttribute.self] = (dictionary[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }

    private static func length(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? Int).map { CGFloat($0) }
    }
}

extension NSAttributedString {
    /// Makes an attributed string with the attributes that UIKit defines.
    public convenience init(_ attrStr: AttributedString) {
        let made = NSMutableAttributedString(string: "")
        typealias Keys = AttributeScopes.UIKitAttributes
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[Keys.FontAttribute.self]
            attributes[.paragraphStyle] = run[Keys.ParagraphStyleAttribute.self]
            attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self]
            attributes[.kern] = run[Keys.KernAttribute.self]
            attributes[.baselineOffset] = run[Keys.BaselineOffsetAttribute.self]
            attributes[.underlineStyle] = run[Keys.UnderlineStyleAttribute.self]?.rawValue
            attributes[.strikethroughStyle] = run[Keys.StrikethroughStyleAttribute.self]?.rawValue
            made.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: made)
    }
}
