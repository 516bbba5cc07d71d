import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The inset of a table or collection below a translucent bar, as canvases before iOS 11 show it.
///
/// Some versions of Interface Builder stored the frames of rows with the inset, others without. Rows that would begin
/// behind the bar were stored without it.
///
/// ```text
///   stored with it        without it, drawn with it
///   ├ bar      ┤          ├ bar      ┤
///   ├ row      ┤ 86       ├ row      ┤ 22 − (−64)
/// ```
struct CanvasInsets {
    private let layout: SceneLayout

    init(_ layout: SceneLayout) { self.layout = layout }

    func applied(to views: [LaidOutView]) -> [LaidOutView] {
        guard let root = views.first, let scroll = root.scroll, scroll.contentOffset == .zero, isInset(root) else { return views }
        let contents = views.filter { $0.parent == root.id && !$0.isHidden }
        guard let first = contents.map(\.frame.y).min(), first < root.safeAreaInsets.top else { return views }
        var shifted = views
        shifted[0].scroll?.contentOffset.y = -root.safeAreaInsets.top
        return shifted
    }

    private func isInset(_ root: LaidOutView) -> Bool {
        guard layout.scene.canvas != nil, !layout.screen.era.hasSafeAreas, let controller = layout.scene.controllers.first else {
            return false
        }
        let hasBar = controller.bars.navigation.map { !$0.isHidden } ?? false
        return hasBar && controller.adjustsScrollViewInsets && ["tableView", "collectionView"].contains(root.kind)
    }
}
