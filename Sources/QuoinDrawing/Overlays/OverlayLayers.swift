import QuoinScenes

/// The layers that an overlay can show above a scene.
///
/// ```swift
/// let overlay = SceneOverlay(scene, layers: [.constraints, .names])
/// ```
public struct OverlayLayers: OptionSet, Hashable, Sendable {
    /// The layers as bits.
    public let rawValue: Int
    /// Creates a set of layers from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The constraints with their constants, as Xcode draws them.
    public static let constraints = OverlayLayers(rawValue: 1)
    /// The layout margins of views that have subviews, as dotted lines.
    public static let margins = OverlayLayers(rawValue: 2)
    /// The safe area of the root, as a dashed line.
    public static let safeArea = OverlayLayers(rawValue: 4)
    /// The layout guides.
    public static let guides = OverlayLayers(rawValue: 8)
    /// The content of scroll views beyond their frames.
    public static let scrollContent = OverlayLayers(rawValue: 16)
    /// The stored frames that differ from the computed ones.
    public static let storedFrames = OverlayLayers(rawValue: 32)
    /// The names of the views.
    public static let names = OverlayLayers(rawValue: 64)

    /// The views whose position or size the constraints leave open.
    public static let ambiguity = OverlayLayers(rawValue: 128)

    /// The outlines of the views.
    public static let frames = OverlayLayers(rawValue: 256)

    /// All layers.
    public static let all: OverlayLayers = [
        .frames, .constraints, .ambiguity, .margins, .safeArea, .guides, .scrollContent, .storedFrames, .names,
    ]
}

/// A finding that an overlay marks with a number.
///
/// ```swift
/// FindingMark(number: 1, severity: .error, view: "scroll", title: "The content width cannot be worked out")
/// ```
public struct FindingMark: Hashable, Sendable {
    /// The severity of a finding, which determines its color.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        case info, warning, error
    }

    /// The number shown beside the view and in the legend.
    public var number: Int
    /// The severity of the finding.
    public var severity: Severity
    /// The id of the view that the finding is about.
    public var view: String
    /// The id of the constraint that the finding is about; nil if it is not about one.
    public var constraint: String?
    /// The sentence that the legend and the tooltip show.
    public var title: String

    /// Creates a mark for a finding.
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
