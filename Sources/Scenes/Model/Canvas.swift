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
    /// What covers the root.
    public var safeArea = Insets.zero
    /// The least horizontal margin of the root; nil: its margins are those of any view.
    public var leastMargin: Double?
    /// The root is as large on every device: a cell, or a view of free form.
    public var keepsSize = false
    /// The root is as large as what it holds, where that asks for a size: a view of free form that constraints place.
    public var fitsContent = false

    public init(frame: Rect) { self.frame = frame }
}

/// Where the sizes of contents come from.
public enum ContentSizes: String, Hashable, Sendable, CaseIterable {
    /// Text, images and controls are measured.
    case measured
    /// A view whose kind has a content size takes the size that the file stores, unless it was flagged misplaced.
    case stored
}
