/// The conditions for which a text is to be measured. Text and font are the measuring closure's own.
///
/// ```swift
/// let measurer = SystemTextMeasurer()
/// let label = Label(traits: traits) { request in
///     let size = measurer.size(of: "Hello", in: .system(17), within: …request.width, request.lines…, on: grid)
///     return MeasuredText(width: size.width, height: size.height, firstBaseline: size.firstBaseline, lastBaseline: …)
/// }
/// ```
public struct TextRequest: Hashable, Sendable {
    /// The width lines must not exceed; nil: none.
    public var width: Double?
    /// The most lines; 0: any number.
    public var lines: Int
    /// Text size, era and scale: the closure rounds up to ``Traits/textScale`` (TX-2).
    public var traits: Traits

    /// Makes a request; without a width the text stays on one line.
    public init(width: Double? = nil, lines: Int = 0, traits: Traits = Traits()) {
        self.width = width
        self.lines = lines
        self.traits = traits
    }
}

/// How large a text is, rounded up to pixels, and where its baselines lie.
public struct MeasuredText: Hashable, Sendable {
    /// The width of the longest line.
    public var width: Double
    /// The height of all lines.
    public var height: Double
    /// From the top down to the first line's baseline; nil: empty.
    public var firstBaseline: Double?
    /// From the last line's baseline down to the bottom.
    public var lastBaseline: Double?

    /// Makes a measure.
    public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// The measure of no text.
    public static let empty = MeasuredText(width: 0, height: 0)
}

/// Measures one text in one font.
public typealias TextMeasuring = (TextRequest) -> MeasuredText
