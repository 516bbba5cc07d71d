import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The size of a scene's picture, and the position of the root in it.
///
/// ```text
///   screen      the root, or the root below bars that it leaves out
///   card        a root that is lower than the screen: a sheet on top of another screen
///   part        a cell, or a view of free form: nothing else is in the picture
/// ```
struct RootPlacement {
    enum Kind { case screen, card, part }

    let kind: Kind
    let size: Size
    /// The origin of the root's parent.
    let origin: Point
    /// The root's frame in the picture.
    let root: Rect

    init(_ layout: SceneLayout, _ root: LaidOutView?) {
        let frame = root?.frame ?? .zero
        if layout.scene.canvas?.keepsSize == true {
            self.init(
                .part, size: Size(width: max(1, frame.width), height: max(1, frame.height)), frame: frame,
                origin: Point(x: -frame.x, y: -frame.y))
        } else if let top = RootPlacement.heightOfMissingBars(layout, frame) {
            self.init(.screen, size: layout.shownSize, frame: frame, origin: Point(x: 0, y: top))
        } else if RootPlacement.isCard(layout, frame) {
            self.init(.card, size: Size(width: layout.shownSize.width, height: max(1, frame.height)), frame: frame, origin: .zero)
        } else {
            self.init(.screen, size: layout.shownSize, frame: frame, origin: .zero)
        }
    }

    private init(_ kind: Kind, size: Size, frame: Rect, origin: Point) {
        self.kind = kind
        self.size = size
        self.origin = origin
        root = frame.moved(origin.x, origin.y)
    }

    /// The differences in height, in points, by which a placement is chosen. They were chosen for Quoin: each is larger than the effect
    /// of rounding and of bars of other systems, and smaller than the smallest part of a screen that means something else.
    private enum Tolerance {
        /// Bars of two systems differ by at most this, so a root that is shorter by them leaves these bars out.
        static let bars = 6.0
        /// An opaque bar is at least this high on any system.
        static let opaqueBar = 30.0
        /// A sheet leaves at least this much of the screen behind it uncovered.
        static let card = 8.0
    }

    /// The height by which a root drawn at the top of the canvas falls short of the screen; 0 for other roots.
    private static func missingHeight(_ layout: SceneLayout, _ frame: Rect) -> Double {
        let isDrawn = layout.scene.canvas.map { $0.frame == frame && frame.y == 0 } ?? false
        return isDrawn ? layout.shownSize.height - frame.height : 0
    }

    /// The height of the bars above a root that was drawn without space for them; nil if the root has that space.
    private static func heightOfMissingBars(_ layout: SceneLayout, _ frame: Rect) -> Double? {
        let bars = layout.scene.controllers.first?.bars ?? .none
        guard let navigation = bars.navigation, !navigation.isHidden else { return nil }
        let missing = missingHeight(layout, frame)
        let above = heightAbove(bars, layout.screen), below = heightBelow(bars, layout.screen)
        let leavesBarsOut =
            [above, above + below].contains { abs($0 - missing) < Tolerance.bars }
            || !navigation.isTranslucent && missing >= Tolerance.opaqueBar
        guard leavesBarsOut else { return nil }
        return below > 0 && missing > above + below - Tolerance.bars ? missing - below : missing
    }

    /// Whether the root is a sheet: lower than the screen, without bars at the bottom.
    private static func isCard(_ layout: SceneLayout, _ frame: Rect) -> Bool {
        missingHeight(layout, frame) >= Tolerance.card
            && heightBelow(layout.scene.controllers.first?.bars ?? .none, layout.screen) == 0
    }

    /// The height of the status bar and the navigation bar together.
    private static func heightAbove(_ bars: Bars, _ screen: Screen) -> Double {
        screen.safeArea.top + (bars.navigation?.height(on: screen) ?? 0)
    }

    /// The height of the tab bar or toolbar together with the home indicator.
    private static func heightBelow(_ bars: Bars, _ screen: Screen) -> Double {
        let sum = (bars.tab?.height(on: screen) ?? 0) + (bars.tool?.height(on: screen) ?? 0)
        return sum == 0 ? 0 : sum + screen.safeArea.bottom
    }
}
