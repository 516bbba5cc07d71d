import QuoinScenes

/// The layers that can lie above a scene, each by itself.
public struct OverlayLayers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Constraints as Xcode draws them, with their constants.
    public static let constraints = OverlayLayers(rawValue: 1)
    public static let margins = OverlayLayers(rawValue: 2)
    public static let safeArea = OverlayLayers(rawValue: 4)
    /// Layout guides.
    public static let guides = OverlayLayers(rawValue: 8)
    /// The content of scroll views beyond their frames.
    public static let scrollContent = OverlayLayers(rawValue: 16)
    /// The stored frame where it differs from the computed one.
    public static let storedFrames = OverlayLayers(rawValue: 32)
    /// The names of views.
    public static let names = OverlayLayers(rawValue: 64)

    /// Views whose place or size is left open.
    public static let ambiguity = OverlayLayers(rawValue: 128)

    /// The outline of each view.
    public static let frames = OverlayLayers(rawValue: 256)

    public static let all: OverlayLayers = [
        .frames, .constraints, .ambiguity, .margins, .safeArea, .guides, .scrollContent, .storedFrames, .names,
    ]
}

/// Something to be marked with a number, and what it is about.
///
/// ```swift
/// FindingMark(number: 1, severity: .error, view: "scroll", title: "The content width cannot be worked out")
/// ```
public struct FindingMark: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        case info, warning, error
    }

    public var number: Int
    public var severity: Severity
    /// The id of the view that it is about.
    public var view: String
    /// The id of the constraint that it is about, where it is one.
    public var constraint: String?
    public var title: String

    public init(number: Int, severity: Severity, view: String, constraint: String? = nil, title: String) {
        self.number = number
        self.severity = severity
        self.view = view
        self.constraint = constraint
        self.title = title
    }

    var paint: Paint { FindingMark.paint(severity) }

    static func paint(_ severity: Severity) -> Paint {
        switch severity {
        case .error: Paint(light: RGBA(215, 38, 30), dark: RGBA(255, 92, 84))
        case .warning: Paint(light: RGBA(196, 112, 0), dark: RGBA(255, 179, 64))
        case .info: Paint(light: RGBA(0, 104, 214), dark: RGBA(88, 166, 255))
        }
    }
}

/// The colors of layers.
enum OverlayColors {
    static let constraint = Paint(light: RGBA(0, 110, 230), dark: RGBA(84, 168, 255))
    static let conflict = Paint(light: RGBA(224, 32, 24), dark: RGBA(255, 92, 84))
    static let ambiguous = Paint(light: RGBA(230, 120, 0), dark: RGBA(255, 164, 56))
    static let margin = Paint(light: RGBA(130, 80, 223), dark: RGBA(180, 140, 255))
    static let safeArea = Paint(light: RGBA(26, 127, 55), dark: RGBA(80, 200, 120))
    static let guide = Paint(light: RGBA(0, 140, 140), dark: RGBA(64, 206, 206))
    static let content = Paint(light: RGBA(150, 60, 180), dark: RGBA(210, 140, 235))
    static let frame = Paint(light: RGBA(0, 110, 230, 110), dark: RGBA(84, 168, 255, 120))
    static let name = Paint(light: RGBA(60, 62, 70), dark: RGBA(222, 224, 230))
    static let labelGround = Paint(light: RGBA(255, 255, 255, 232), dark: RGBA(22, 22, 24, 232))
}
