/// The limits and traits to measure a text with. The measuring closure has the text and its font.
///
/// ```swift
/// let measurer = SystemTextMeasurer()
/// let label = Label(traits: traits) { request in
///     let size = measurer.size(of: "Hello", in: .system(17), within: …request.width, request.lines…, on: grid)
///     return MeasuredText(width: size.width, height: size.height, firstBaseline: size.firstBaseline, lastBaseline: …)
/// }
/// ```
public struct TextRequest: Hashable, Sendable {
    /// The maximum width of a line, in points; nil for no limit.
    public var width: Double?
    /// The maximum number of lines; 0 for any number.
    public var lines: Int
    /// The era, the scale and the text size; sizes are rounded up to ``Traits/textScale`` (TX-2).
    public var traits: Traits

    /// Creates a request; without a width the text stays on one line.
    public init(width: Double? = nil, lines: Int = 0, traits: Traits = Traits()) {
        self.width = width
        self.lines = lines
        self.traits = traits
    }
}

/// The size of a text, rounded up to pixels, and the positions of its baselines.
public struct MeasuredText: Hashable, Sendable {
    /// The width of the longest line.
    public var width: Double
    /// The height of all lines.
    public var height: Double
    /// The distance from the top to the first baseline, in points; nil for an empty text.
    public var firstBaseline: Double?
    /// The distance from the last baseline to the bottom, in points; nil for an empty text.
    public var lastBaseline: Double?

    /// Creates a measure.
    public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// The measurement of an empty text.
    public static let empty = MeasuredText(width: 0, height: 0)
}

/// A closure that measures one text in one font.
public typealias TextMeasuring = (TextRequest) -> MeasuredText
