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
        let screen = layout.screen, shown = layout.shownSize, frame = root?.frame ?? .zero
        let canvas = layout.scene.canvas
        if canvas?.keepsSize == true {
            kind = .part
            size = Size(width: max(1, frame.width), height: max(1, frame.height))
            origin = Point(x: -frame.x, y: -frame.y)
        } else {
            let isDrawn = canvas.map { $0.frame == frame && frame.y == 0 } ?? false
            let missing = isDrawn ? shown.height - frame.height : 0
            let bars = layout.scene.controllers.first?.bars ?? .none
            let below = RootPlacement.heightBelow(bars, screen)
            let above = RootPlacement.heightAbove(bars, screen)
            let hasBar = bars.navigation.map { !$0.isHidden } ?? false
            let leavesBarsOut =
                [above, above + below].contains { abs($0 - missing) < 6 } || bars.navigation?.isTranslucent == false && missing >= 30
            if hasBar, leavesBarsOut {
                kind = .screen
                size = shown
                origin = Point(x: 0, y: below > 0 && missing > above + below - 6 ? missing - below : missing)
            } else if missing >= 8, below == 0 {
                kind = .card
                size = Size(width: shown.width, height: max(1, frame.height))
                origin = .zero
            } else {
                kind = .screen
                size = shown
                origin = .zero
            }
        }
        self.root = frame.moved(origin.x, origin.y)
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
