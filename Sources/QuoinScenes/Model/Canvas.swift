import QuoinBehaviors
import QuoinLayout

/// How an editor drew a scene when it was saved: with bars and insets of its own, which are not quite a device's.
///
/// It holds as long as a scene is laid out where it was drawn. On another device, in another size or era, controllers and
/// devices say what covers the root.
///
/// ```swift
/// scene.canvas = Canvas(frame: Rect(x: 0, y: 0, width: 375, height: 667))
/// scene.canvas?.safeArea.top = 20
/// ```
public struct Canvas: Hashable, Sendable {
    /// The root's rectangle in the window.
    public var frame: Rect
    /// The screen it was drawn on, where that is another than the environment's: some files name no device.
    public var screenSize: Size?
    /// The insets of bars and screen edges that cover the root.
    public var safeArea = Insets.zero
    /// The least horizontal margin of the root; nil: its margins are those of any view.
    public var leastMargin: Double?
    /// It was drawn in the dark appearance.
    public var isDark = false
    /// The root is as large on every device: a cell, or a view of free form.
    public var keepsSize = false
    /// The root is as large as what it holds, where that asks for a size: a view of free form that constraints place.
    public var fitsContent = false
    /// The root is smaller than the screen it was drawn on: elsewhere nobody knows where on the screen it is.
    public var isPart = false
    /// Few files show what covers a root like this one, or how wide its margins are.
    public var hasRoughInsets = false
    /// Its frames may be a point off the exact solution, or nobody knows the version that drew them.
    public var hasRoughFrames = false
    /// Edges between two pixels may lie on either: it rounded a view by its neighbors' rounded edges, or not.
    public var hasRoughRounding = false
    /// The devices and system versions that the file was made for, as far as it says.
    public var audience = Audience()

    public init(frame: Rect) { self.frame = frame }
}

/// Which devices a document can come to run on.
public struct Audience: Hashable, Sendable {
    public enum Family: String, Hashable, Sendable {
        case all, pads, televisions
    }

    public var family = Family.all
    /// The oldest iOS that it may be built for.
    public var oldestSystem = 0.0

    public init() {}

    public func contains(_ device: Device) -> Bool {
        if let newest = device.newestSystem, newest < oldestSystem { return false }
        switch family {
        case .all: return true
        case .pads: return device.idiom == .pad
        case .televisions: return false
        }
    }
}

/// Where the sizes of contents come from.
public enum ContentSizes: String, Hashable, Sendable, CaseIterable {
    /// Text, images and controls are measured.
    case measured
    /// A view whose kind has a content size takes the size that the file stores, unless it was flagged misplaced.
    case stored
}
