import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Rules about what controllers add to scroll views before iOS 11 (OI-1 to OI-12).

extension Rule {
    private static let why = """
        Before iOS 11 a controller that is shown in a navigation controller, and whose view reaches under the bars, adds the height of the \
        bars to the contentInset of one scroll view: its view, or the first subview of its view. It adds, once, before the view appears, and \
        does not look where the scroll view lies.
        """

    static let implicitInsetShift = Rule(
        "implicit-inset-shift", .warning, summary: "A scroll view that starts below the bar is inset by the bar's height all the same.",
        explanation: why + " So a scroll view that keeps clear of the bar by itself gets a blank of 64 points on top.",
        shows: "On iOS 9, a table below the navigation bar, first in its view.",
        nearly: "The same with automaticallyAdjustsScrollViewInsets off, or with a label before the table."
    ) { inspection in
        guard let bars = inspection.implicitInsets, let chosen = bars.chosen, bars.isOn else { return [] }
        let frame = inspection.views[chosen].frame
        let root = inspection.views[0].frame
        let top = bars.amount.top > 0 && frame.y - root.y >= bars.amount.top - 0.5
        let bottom = bars.amount.bottom > 0 && root.maxY - frame.maxY >= bars.amount.bottom - 0.5
        guard top || bottom, frame.height > 0.5 else { return [] }
        let amount = top ? bars.amount.top : bars.amount.bottom
        return [
            Sighting(
                inspection.node(chosen)?.id,
                "UIKit adds \(inPoints(amount)) points to the \(top ? "top" : "bottom") inset of \(inspection.called(chosen)), although it "
                    + (top ? "starts below" : "ends above") + " the bar: its content is shifted by that much.",
                advice:
                    "Turn off Adjust Scroll View Insets of the controller (automaticallyAdjustsScrollViewInsets), or extend edges under no bars."
            )
        ]
    }

    static let contentUnderBar = Rule(
        "content-under-bar", .warning, summary: "A scroll view lies under a bar and is not inset.",
        explanation: why + " Any other scroll view under a bar gets nothing, and its first lines are covered.",
        shows: "On iOS 9, a table that fills the screen behind a navigation bar, with an image view before it.",
        nearly: "The same with the table first."
    ) { inspection in
        guard let bars = inspection.implicitInsets, bars.covered.top > 0 || bars.covered.bottom > 0 else { return [] }
        return inspection.topScrollViews.compactMap { place in
            guard !(bars.isOn && place == bars.chosen), let bar = bars.covering(inspection, place), inspection.insetByHand(place, bar) == 0
            else {
                return nil
            }
            // Where the first one is inset, that only one is is another matter.
            if bars.isOn, let chosen = bars.chosen, bars.covering(inspection, chosen) != nil { return nil }
            return Sighting(
                inspection.node(place)?.id,
                "\(inspection.subject(place)) lies under the \(bar) bar and gets no inset, because \(bars.reason).",
                advice: "Make it the first subview, set its contentInset, or pin it to the layout guides.")
        }
    }

    static let secondScrollView = Rule(
        "second-scroll-view", .warning, summary: "Two scroll views lie under the bars, and only one of them is inset.",
        explanation: why,
        shows: "On iOS 9, two tables beside each other behind a navigation bar.",
        nearly: "The same with the second table pinned below the bar."
    ) { inspection in
        guard let bars = inspection.implicitInsets, bars.isOn, let chosen = bars.chosen, bars.covering(inspection, chosen) != nil else {
            return []
        }
        return inspection.topScrollViews.compactMap { place in
            guard place != chosen, let bar = bars.covering(inspection, place), inspection.insetByHand(place, bar) == 0 else { return nil }
            return Sighting(
                inspection.node(place)?.id,
                "\(inspection.subject(place)) lies under the \(bar) bar like \(inspection.called(chosen)), but only the first scroll view is inset.",
                advice: "Set its contentInset by hand, or turn the automatic insets off and set both.")
        }
    }

    static let additiveInset = Rule(
        "additive-inset", .info, summary: "The inset that was set and the one that UIKit adds come together.",
        explanation: why,
        shows: "On iOS 9, contentInset.top = 20 in a screen with a navigation bar: it becomes 84.",
        nearly: "The same with automatic insets off."
    ) { inspection in
        guard let (chosen, edge, set, added) = inspection.addedInset({ $0 > 0 && $1 > 0 }) else { return [] }
        return [
            Sighting(
                inspection.node(chosen)?.id,
                "The \(edge) inset of \(inspection.called(chosen)) will be \(inPoints(set)) + \(inPoints(added)) = \(inPoints(set + added)): UIKit adds "
                    + "the bars to what is set.",
                advice: "If \(inPoints(set)) was meant to be all, turn off the controller's automatic insets.")
        ]
    }

    static let negativeInset = Rule(
        "negative-inset", .warning, summary: "A negative inset takes back what UIKit adds, on this device, held this way.",
        explanation: why + " A fixed negative inset matches one height of bars only: turned on its side a phone has a bar of 32 points.",
        shows: "On iOS 9, contentInset.top = -64 in a screen with a navigation bar.",
        nearly: "Automatic insets off, and no inset."
    ) { inspection in
        guard let (chosen, edge, set, added) = inspection.addedInset({ $0 < 0 && abs($0 + $1) < 0.5 }) else { return [] }
        return [
            Sighting(
                inspection.node(chosen)?.id,
                "The \(edge) inset of \(inspection.called(chosen)), \(inPoints(set)), takes back the \(inPoints(added)) that UIKit adds here, and breaks "
                    + "on rotation and on other devices.",
                advice: "Turn off the controller's automatic insets (automaticallyAdjustsScrollViewInsets) and remove the negative inset.")
        ]
    }

    static let insetReadEarly = Rule(
        "inset-read-early", .info, summary: "A scroll view's inset is read before UIKit has added the bars to it.",
        explanation: why,
        shows: "On iOS 9, viewDidLoad reads tableView.contentInset.",
        nearly: "viewDidAppear reads it."
    ) { inspection in
        inspection.views.indices.compactMap { place -> Sighting? in
            guard inspection.node(place)?.properties[.contentInsetReadEarly] == true, let bars = inspection.implicitInsets, bars.isOn,
                place == bars.chosen
            else { return nil }
            return Sighting(
                inspection.node(place)?.id,
                "The inset of \(inspection.called(place)) is read before the view has appeared: UIKit adds \(inPoints(bars.amount.top)) points on top "
                    + "and \(inPoints(bars.amount.bottom)) below between viewWillAppear and viewDidAppear.",
                advice: "Read it in viewDidAppear.")
        }
    }

    static let opaqueOrNoExtension = Rule(
        "no-extended-layout", .info, optIn: true, summary: "The controller's view starts below the bars and no inset is added.",
        explanation: why
            + " With an opaque bar, or edgesForExtendedLayout empty, the view ends where the bars begin, and nothing is added.",
        shows: "On iOS 9, edgesForExtendedLayout without any edge.",
        nearly: "The default: all edges, translucent bars."
    ) { inspection in
        guard inspection.laidOut.screen.era <= .ios9, let controller = inspection.scene.controllers.first,
            controller.bars.navigation != nil,
            !inspection.topScrollViews.isEmpty
        else { return [] }
        let isOpaque = controller.bars.navigation?.isTranslucent == false && !controller.extendedLayout.includesOpaqueBars
        guard isOpaque || !controller.extendedLayout.edges.contains(.top) else { return [] }
        return [
            Sighting(
                controller.root,
                "The view starts below the navigation bar, because \(isOpaque ? "the bar is opaque" : "it extends under no bar at the top"): "
                    + "scroll views in it need and get no inset.")
        ]
    }
}

/// What a controller adds to a scroll view before iOS 11, and to which.
struct ImplicitInsets {
    /// What would be added.
    let amount: Insets
    /// What covers the root.
    let covered: Insets
    /// The view itself, or the first subview: if that is a scroll view.
    let chosen: Int?
    let isOn: Bool
    let hasNavigationBar: Bool
    /// Why a scroll view gets nothing.
    let reason: String

    /// The bar that a view lies under; nil: none.
    func covering(_ inspection: Inspection, _ place: Int) -> String? {
        let frame = inspection.views[place].frame, root = inspection.views[0].frame
        let isTop = covered.top > 0 && frame.y - root.y < covered.top - 1 && frame.height > covered.top
        let isBottom = covered.bottom > 0 && root.maxY - frame.maxY < covered.bottom - 1 && frame.height > covered.bottom
        if isTop, hasNavigationBar || !isBottom { return hasNavigationBar ? "navigation" : "status" }
        return isBottom ? "bottom" : nil
    }
}

extension Inspection {
    /// Nil: from iOS 11 on, before iOS 7, and without bars.
    var implicitInsets: ImplicitInsets? {
        let screen = laidOut.screen
        guard screen.era >= .ios7, screen.era <= .ios9, let controller = scene.controllers.first, controller.root == node(0)?.id else {
            return nil
        }
        let bars = controller.bars
        guard bars.navigation != nil || bars.tab != nil, bars.navigation?.isHidden != true else { return nil }
        let placement = Placement(screen: screen, bars: bars, extension: controller.extendedLayout)
        let first = views[0].children.first { isView($0) }
        let chosen = node(0)?.kind == "scrollView" ? 0 : first.flatMap { node($0)?.kind == "scrollView" ? $0 : nil }
        let isOn = controller.adjustsScrollViewInsets && placement.implicitInsets != .zero
        let reason =
            bars.navigation == nil
            ? "a tab bar controller alone adds none"
            : !controller.adjustsScrollViewInsets
                ? "automaticallyAdjustsScrollViewInsets is off"
                : chosen == nil ? "it is not the first subview of the controller's view" : "only the first scroll view is adjusted"
        return ImplicitInsets(
            amount: placement.implicitInsets, covered: placement.covered, chosen: chosen, isOn: isOn,
            hasNavigationBar: bars.navigation != nil, reason: reason)
    }

    /// Scroll views, tables and collections that lie in no other.
    var topScrollViews: [Int] {
        views.indices.filter { place in
            views[place].node?.kind == "scrollView" && !isHidden(place) && enclosingScroll(place) == nil
        }
    }

    /// What the program set.
    func ownInset(_ place: Int) -> Insets? {
        node(place)?.properties[.contentInset]
    }

    /// The first edge of the adjusted scroll view where what the program set and what the bars add are as asked for.
    fileprivate func addedInset(
        _ isMeant: (_ set: Double, _ added: Double) -> Bool
    ) -> (chosen: Int, edge: String, set: Double, added: Double)? {
        guard let bars = implicitInsets, bars.isOn, let chosen = bars.chosen, let own = ownInset(chosen) else { return nil }
        let edges = [(chosen, "top", own.top, bars.amount.top), (chosen, "bottom", own.bottom, bars.amount.bottom)]
        return edges.first { isMeant($0.2, $0.3) }
    }

    fileprivate func insetByHand(_ place: Int, _ bar: String) -> Double {
        ownInset(place).map { bar == "bottom" ? $0.bottom : $0.top } ?? 0
    }
}
