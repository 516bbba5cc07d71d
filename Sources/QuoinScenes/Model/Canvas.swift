import QuoinBehaviors
import QuoinLayout

/// The canvas of an editor as it drew a scene when it was saved, with bars and insets that differ slightly from a device's.
///
/// A canvas counts as long as a scene is laid out at the size, on the device and in the era that it was drawn for. Anywhere
/// else, the controllers and the device determine which part of the root is covered.
///
/// ```swift
/// scene.canvas = Canvas(frame: Rect(x: 0, y: 0, width: 375, height: 667))
/// scene.canvas?.safeArea.top = 20
/// ```
public struct Canvas: Hashable, Sendable {
    /// The root's rectangle in the window, in points.
    public var frame: Rect
    /// The size of the screen that the scene was drawn on, in points; nil for that of the environment. Some files name no
    /// device.
    public var screenSize: Size?
    /// The insets of the bars and screen edges that cover the root, in points.
    public var safeArea = Insets.zero
    /// The minimum horizontal margin of the root, in points; nil if the root has the margins of any view.
    public var leastMargin: Double?
    /// Whether the scene was drawn in the dark appearance.
    public var isDark = false
    /// Whether the root has the same size on every device: a cell, or a view of free form.
    public var keepsSize = false
    /// Whether places that code fills are noted on drawings, as in Interface Builder: empty tables, images, collections.
    public var showsNotes = true
    /// Whether the root takes the size that its content asks for: a view of free form that is sized by constraints.
    public var fitsContent = false
    /// Whether the root is smaller than the screen it was drawn on, so that its place on other screens is unknown.
    public var isPart = false
    /// Whether the safe area and the margins are estimates, because few known files show them for a root like this one.
    public var hasRoughInsets = false
    /// Whether stored frames may be a point off the exact solution, or the version that drew them is unknown.
    public var hasRoughFrames = false
    /// Whether an edge between two pixels may have been rounded to either: some editors round a view relative to its
    /// neighbors' rounded edges.
    public var hasRoughRounding = false
    /// The reasons, beyond open constraints, for which the editor marks views as ambiguous.
    package var ambiguityMarks: AmbiguityMarks = []
    /// The devices and system versions that the file was made for, as far as it names them.
    public var supportedDevices = SupportedDevices()

    /// Creates a canvas with a root of the given rectangle, and nothing that covers it.
    public init(frame: Rect) { self.frame = frame }
}

/// Reasons for which an editor marks views as ambiguous although their constraints leave nothing open.
package struct AmbiguityMarks: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    /// Creates a set from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The views lie in a table row so far below the visible end of the table that the editor never laid it out (F83).
    package static let farRows = AmbiguityMarks(rawValue: 1)
    /// The views share the length of a centered stack view that falls between two pixels, in a row or an item (F84).
    package static let betweenPixels = AmbiguityMarks(rawValue: 1 << 1)
    /// The views are three texts that share a width longer than each of them (F85).
    package static let threeTexts = AmbiguityMarks(rawValue: 1 << 2)
}

/// The devices and system versions that a document can come to run on.
public struct SupportedDevices: Hashable, Sendable {
    /// A family of devices that a document is built for.
    public enum Family: String, Hashable, Sendable {
        case all, pads, televisions
    }

    /// The family of devices; all of them by default.
    public var family = Family.all
    /// The oldest iOS version that the document may be built for, such as 13.4; 0 if the file does not name one.
    public var oldestSystem = 0.0

    /// Creates a value for all devices and system versions.
    public init() {}

    /// Returns whether the document can run on a device: the device belongs to the family and runs the oldest system or a
    /// newer one.
    public func contains(_ device: Device) -> Bool {
        if let newest = device.newestSystem, newest < oldestSystem { return false }
        switch family {
        case .all: return true
        case .pads: return device.idiom == .pad
        case .televisions: return false
        }
    }
}

/// The source of content sizes in a layout.
public enum ContentSizes: String, Hashable, Sendable, CaseIterable {
    /// Text, images and controls are measured.
    case measured
    /// A view whose kind has a content size takes the size that the file stores, unless it was flagged misplaced.
    case stored
}
