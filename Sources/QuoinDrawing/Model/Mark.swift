import QuoinLayout
import QuoinText

/// One element of a drawing: a shape, a text, a picture, or the beginning or end of a group.
public enum Mark: Hashable, Sendable {
    /// A filled or stroked shape.
    case shape(Shape)
    /// A run of text on one line.
    case text(TextMark)
    /// A picture of an image file.
    case picture(PictureMark)
    /// The beginning of a group, which extends to its ``close``.
    case open(Group)
    /// The end of the innermost open group.
    case close
}

/// A run of text on one line, in one font and one color.
public struct TextMark: Hashable, Sendable {
    /// The characters of the run.
    public var text: String
    /// The point on the baseline at which the line begins, or that is its middle or end, depending on ``anchor``.
    public var origin: Point
    /// The font, whose families the reader's system may or may not have.
    public var font: DrawnFont
    /// The color of the text.
    public var paint: Paint
    /// The width in points that the text was measured with, which a writer stretches it to; nil to leave it as the font
    /// makes it.
    public var width: Double?
    /// The distance added after each character, in points, so that a replacement font comes to the measured width.
    public var letterSpacing = 0.0
    /// The point of the line that stays in place if another font makes it wider or narrower.
    public var anchor = Anchor.start
    /// Whether the text is underlined.
    public var isUnderlined = false
    /// Whether the text is struck through.
    public var isStruckThrough = false

    /// A point of a line of text: its beginning, its middle or its end.
    public enum Anchor: String, Hashable, Sendable { case start, middle, end }

    /// Creates a text that begins at a point on its baseline.
    public init(_ text: String, at origin: Point, font: DrawnFont, paint: Paint) {
        self.text = text
        self.origin = origin
        self.font = font
        self.paint = paint
    }
}

/// A font as a drawing names it: families in order of preference, size, weight and slant.
public struct DrawnFont: Hashable, Sendable {
    /// The names of the families, which are tried in this order; empty for those that stand in for the system font.
    public var families: [String]
    /// The size in points.
    public var size: Double
    /// The weight, such as `semibold`.
    public var weight: FontWeight
    /// Whether the font is italic.
    public var isItalic: Bool

    /// Creates a font; without families it is the system font.
    public init(families: [String] = [], size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
        self.families = families
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// A picture that is stretched to a rectangle.
public struct PictureMark: Hashable, Sendable {
    /// The picture.
    public var picture: Picture
    /// The rectangle that the picture fills, in points.
    public var frame: Rect
    /// The color in which the opaque parts of the picture are drawn; nil for its own colors.
    public var tint: Paint?

    /// Creates a mark for a picture.
    public init(_ picture: Picture, frame: Rect, tint: Paint? = nil) {
        self.picture = picture
        self.frame = frame
        self.tint = tint
    }
}

/// An image file. Two pictures with the same key are the same.
public struct Picture: Hashable, Sendable {
    /// The key of the picture, which is unique within a page.
    public var key: String
    /// The type of the file: `image/png`, `image/jpeg` or `image/svg+xml`.
    public var mediaType: String
    /// The contents of the file.
    public var bytes: [UInt8]

    /// Creates a picture from the contents of a file.
    public init(key: String, mediaType: String, bytes: [UInt8]) {
        self.key = key
        self.mediaType = mediaType
        self.bytes = bytes
    }

    public static func == (left: Picture, right: Picture) -> Bool { left.key == right.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The properties that a group of marks shares, such as a clip, an opacity or an offset.
public struct Group: Hashable, Sendable {
    /// The opacity of the group as a whole, from 0 to 1.
    public var opacity = 1.0
    /// The rectangle outside of which the group is not drawn, in the group's own coordinates; nil for no clip.
    public var clip: Clip?
    /// The position of the group's origin in the surrounding coordinates.
    public var offset = Point.zero
    /// The factor by which the group is scaled around its origin, before the offset.
    public var scale = 1.0
    /// The only appearance in which the group is drawn; nil for both.
    public var appearance: Appearance?
    /// The shadow of the group; nil for none.
    public var shadow: Shadow?
    /// The name by which a page shows and hides all groups of a sort, such as `constraints`; nil for none.
    public var layer: String?
    /// The name by which a page finds this one group, such as the id of a finding; nil for none.
    public var key: String?
    /// A text for people, which is shown as a tooltip and read by screen readers; nil for none.
    public var title: String?

    /// Creates a group that changes nothing.
    public init() {}

    /// A rectangle with round corners, which limits what is drawn.
    public struct Clip: Hashable, Sendable {
        /// The rectangle, in points.
        public var rect: Rect
        /// The radius of the corners, in points.
        public var radius: Double

        /// Creates a clip; without a radius its corners are square.
        public init(_ rect: Rect, radius: Double = 0) {
            self.rect = rect
            self.radius = radius
        }
    }

    /// A shadow below the marks of a group, in their shape.
    public struct Shadow: Hashable, Sendable {
        /// The color of the shadow, with its opacity.
        public var paint: Paint
        /// The distance of the shadow from the marks, in points.
        public var offset: Size
        /// The blur radius, in points: twice the standard deviation of the blur.
        public var radius: Double

        /// Creates a shadow.
        public init(_ paint: Paint, offset: Size, radius: Double) {
            self.paint = paint
            self.offset = offset
            self.radius = radius
        }
    }
}

/// The light or the dark appearance.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
}
