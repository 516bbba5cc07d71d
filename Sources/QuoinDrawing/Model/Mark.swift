import QuoinLayout
import QuoinText

/// One step of a drawing.
public enum Mark: Hashable, Sendable {
    case shape(Shape)
    case text(TextMark)
    case picture(PictureMark)
    /// The beginning of a group, which goes on up to its ``close``.
    case open(Group)
    case close
}

/// A run of text on one line.
public struct TextMark: Hashable, Sendable {
    public var text: String
    /// Where the line begins, on its baseline; or its middle or end, by its ``anchor``.
    public var origin: Point
    public var font: DrawnFont
    public var paint: Paint
    /// How wide it was measured; nil: as wide as it comes.
    public var width: Double?
    /// Points added after each character, so that the fonts at hand come to the measured width.
    public var letterSpacing = 0.0
    /// The place of the line that stays where it is if another font makes it wider or narrower.
    public var anchor = Anchor.start
    public var isUnderlined = false
    public var isStruckThrough = false

    public enum Anchor: String, Hashable, Sendable { case start, middle, end }

    public init(_ text: String, at origin: Point, font: DrawnFont, paint: Paint) {
        self.text = text
        self.origin = origin
        self.font = font
        self.paint = paint
    }
}

/// A font as a drawing names it: families in the order in which they are tried, size, weight and slant.
public struct DrawnFont: Hashable, Sendable {
    /// Empty: the drawing's own, which stand in for the system font.
    public var families: [String]
    public var size: Double
    public var weight: FontWeight
    public var isItalic: Bool

    public init(families: [String] = [], size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
        self.families = families
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// A picture stretched to a rectangle.
public struct PictureMark: Hashable, Sendable {
    public var picture: Picture
    public var frame: Rect
    /// Draws its shape in that color; nil: its own colors.
    public var tint: Paint?

    public init(_ picture: Picture, frame: Rect, tint: Paint? = nil) {
        self.picture = picture
        self.frame = frame
        self.tint = tint
    }
}

/// The bytes of a picture's file. Two of one key are the same picture.
public struct Picture: Hashable, Sendable {
    /// Unique among the pictures of a page.
    public var key: String
    /// `image/png`, `image/jpeg` or `image/svg+xml`.
    public var mediaType: String
    public var bytes: [UInt8]

    public init(key: String, mediaType: String, bytes: [UInt8]) {
        self.key = key
        self.mediaType = mediaType
        self.bytes = bytes
    }

    public static func == (left: Picture, right: Picture) -> Bool { left.key == right.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The properties that several marks share.
public struct Group: Hashable, Sendable {
    public var opacity = 1.0
    public var clip: Clip?
    public var offset = Point.zero
    /// Around the origin, before the offset.
    public var scale = 1.0
    /// Shows in that appearance only; nil: in both.
    public var appearance: Appearance?
    public var shadow: Shadow?
    /// A word by which a page finds the group, such as `constraints`.
    public var layer: String?
    /// A word by which a page finds this one group.
    public var key: String?
    /// For people: a tool tip, and what a screen reader says.
    public var title: String?

    public init() {}

    /// A rectangle with round corners.
    public struct Clip: Hashable, Sendable {
        public var rect: Rect
        public var radius: Double

        public init(_ rect: Rect, radius: Double = 0) {
            self.rect = rect
            self.radius = radius
        }
    }

    public struct Shadow: Hashable, Sendable {
        public var paint: Paint
        public var offset: Size
        /// As layers count it: about twice the standard deviation.
        public var radius: Double

        public init(_ paint: Paint, offset: Size, radius: Double) {
            self.paint = paint
            self.offset = offset
            self.radius = radius
        }
    }
}

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
}
