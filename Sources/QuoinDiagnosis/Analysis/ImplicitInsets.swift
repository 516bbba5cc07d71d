import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The insets that a controller adds to a scroll view between iOS 7 and iOS 10, and the scroll view.
struct ImplicitInsets {
    /// A bar, as messages name it.
    enum Bar: String {
        case navigation, status, bottom
    }

    /// The insets that would be added.
    let amount: Insets
    /// The insets by which bars cover the root.
    let covered: Insets
    /// The scroll view that they are added to: the root itself, or its first subview; nil if neither is a scroll view.
    let chosen: AnalyzedView?
    /// Whether they are added.
    let isOn: Bool
    /// The reason why another scroll view gets nothing.
    let reason: String
    private let root: AnalyzedView
    private let hasNavigationBar: Bool

    /// Finds the insets of a scene; nil from iOS 11 on, before iOS 7, and without bars.
    init?(_ scene: SceneAnalysis) {
        let screen = scene.layout.screen
        guard scene.appliesOldInsets, screen.era >= .ios7, screen.era <= .ios9, let controller = scene.scene.controllers.first,
            controller.root == scene.root.id
        else { return nil }
        let bars = controller.bars
        guard bars.navigation != nil || bars.tab != nil, bars.navigation?.isHidden != true else { return nil }
        let placement = Placement(screen: screen, bars: bars, extension: controller.extendedLayout)
        root = scene.root
        amount = placement.implicitInsets
        covered = placement.covered
        hasNavigationBar = bars.navigation != nil
        chosen = root.kind == "scrollView" ? root : root.childViews.first.flatMap { $0.kind == "scrollView" ? $0 : nil }
        isOn = controller.adjustsScrollViewInsets && placement.implicitInsets != .zero
        reason =
            if bars.navigation == nil {
                "a tab bar controller alone adds none"
            } else if !controller.adjustsScrollViewInsets {
                "automaticallyAdjustsScrollViewInsets is off"
            } else if chosen == nil {
                "it is not the first subview of the controller's view"
            } else {
                "only the first scroll view is adjusted"
            }
    }

    /// The bar that a view lies under; nil for none.
    func covering(_ view: AnalyzedView) -> Bar? {
        let frame = view.frame, root = root.frame
        let isTop = covered.top > 0 && frame.y - root.y < covered.top - 1 && frame.height > covered.top
        let isBottom = covered.bottom > 0 && root.maxY - frame.maxY < covered.bottom - 1 && frame.height > covered.bottom
        if isTop, hasNavigationBar || !isBottom { return hasNavigationBar ? .navigation : .status }
        return isBottom ? .bottom : nil
    }

    /// The first edge of the adjusted scroll view where the inset that the program set and the one that the bars add are as asked for.
    func added(
        _ isWanted: (_ set: Double, _ added: Double) -> Bool
    ) -> (view: AnalyzedView, edge: String, set: Double, added: Double)? {
        guard isOn, let chosen, let own = chosen.properties[.contentInset] else { return nil }
        let edges = [("top", own.top, amount.top), ("bottom", own.bottom, amount.bottom)]
        return edges.first { isWanted($0.1, $0.2) }.map { (chosen, $0.0, $0.1, $0.2) }
    }
}

extension AnalyzedView {
    /// The inset that the program set on the side of a bar.
    func ownInset(under bar: ImplicitInsets.Bar) -> Double {
        properties[.contentInset].map { bar == .bottom ? $0.bottom : $0.top } ?? 0
    }
}

extension SceneAnalysis {
    /// The scroll views, tables and collections that lie in no other.
    var topScrollViews: [AnalyzedView] {
        views.filter { $0.kind == "scrollView" && !$0.isHidden && $0.enclosingScrollView == nil }
    }
}
