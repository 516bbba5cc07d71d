/// The treatment of text that does not fit (`NSLineBreakMode`).
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
    case wordWrap, charWrap, clip, truncateHead, truncateTail, truncateMiddle

    /// Finds the mode by Interface Builder's spelling, such as `tailTruncation`.
    public init?(interfaceBuilderName name: String) {
        guard let mode = LineBreakMode.allCases.first(where: { $0.interfaceBuilderName == name }) else { return nil }
        self = mode
    }

    /// The name in Interface Builder's files, such as `tailTruncation`.
    public var interfaceBuilderName: String {
        switch self {
        case .wordWrap: "wordWrap"
        case .charWrap: "characterWrap"
        case .clip: "clip"
        case .truncateHead: "headTruncation"
        case .truncateTail: "tailTruncation"
        case .truncateMiddle: "middleTruncation"
        }
    }

    var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
}

/// The space a text may take: a width, a number of lines, and what to do when they do not suffice.
///
///     TextLimits.width(320)
///     TextLimits(width: 320, lines: 2, lineBreakMode: .truncateTail)
public struct TextLimits: Hashable, Sendable {
    /// The maximum width, in points; nil for no limit. UIKit's labels of one line pass nil, whatever their own width is.
    public var width: Double?
    /// The maximum number of lines; 0 for as many as needed.
    public var lines: Int
    /// All modes but `charWrap` break between words where there are several lines; truncation concerns the last one.
    public var lineBreakMode: LineBreakMode

    /// Creates limits; omitted arguments mean no limit.
    public init(width: Double? = nil, lines: Int = 0, lineBreakMode: LineBreakMode = .truncateTail) {
        self.width = width
        self.lines = lines
        self.lineBreakMode = lineBreakMode
    }

    /// No limits: each paragraph is one line.
    public static let unlimited = TextLimits()

    /// Returns limits with a maximum width and any number of lines.
    public static func width(_ width: Double) -> TextLimits { TextLimits(width: width) }

    /// A computed width may miss the measured one by the solver's tolerance and must not wrap for that.
    static let slack = 1e-3

    var room: Double {
        guard let width, !width.isNaN else { return .infinity }
        return max(0, width)
    }

    /// Whether a width fits on a line.
    func holds(_ width: Double) -> Bool { width <= room + Self.slack }

    var lineCap: Int { lines > 0 ? lines : .max }
}
