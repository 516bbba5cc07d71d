import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Rules about what controllers add to scroll views before iOS 11 (OI-1 to OI-12).

extension Rule {
    private static let why = """
        Before iOS 11 a controller that is shown in a navigation controller, and whose view extends under the bars, adds the height of \
        the bars to the contentInset of one scroll view: its view, or the first subview of its view. It does so once, before the view \
        appears, wherever the scroll view lies.
        """

    static let implicitInsetShift = Rule(
        "implicit-inset-shift", .warning, summary: "A scroll view that starts below the bar is inset by the bar's height anyway.",
        explanation: why + " So a scroll view that already starts below the bar gets a gap of 64 points at the top.",
        shows: "On iOS 9, a table below the navigation bar, first in its view.",
        nearly: "The same with automaticallyAdjustsScrollViewInsets off, or with a label before the table."
    ) { scene in
        guard let bars = scene.implicitInsets, let chosen = bars.chosen, bars.isOn else { return [] }
        let frame = chosen.frame
        let root = scene.root.frame
        let top = bars.amount.top > 0 && frame.y - root.y >= bars.amount.top - 0.5
        let bottom = bars.amount.bottom > 0 && root.maxY - frame.maxY >= bars.amount.bottom - 0.5
        guard top || bottom, frame.height > 0.5 else { return [] }
        let amount = top ? bars.amount.top : bars.amount.bottom
        return [
            Detection(
                chosen,
                "UIKit adds \(inPoints(amount)) points to the \(top ? "top" : "bottom") inset of \(chosen.title), although it "
                    + (top ? "starts below" : "ends above") + " the bar: its content is shifted by that much.",
                advice:
                    "Turn off Adjust Scroll View Insets of the controller (automaticallyAdjustsScrollViewInsets), or extend edges under no bars."
            )
        ]
    }

    static let contentUnderBar = Rule(
        "content-under-bar", .warning, summary: "A scroll view lies under a bar and is not inset.",
        explanation: why + " Any other scroll view under a bar gets nothing, and its first lines are covered.",
        shows: "On iOS 9, a table that fills the screen behind a navigation bar, with an image view before it in the list of subviews.",
        nearly: "The same with the table first."
    ) { scene in
        guard let bars = scene.implicitInsets, bars.covered.top > 0 || bars.covered.bottom > 0 else { return [] }
        return scene.topScrollViews.compactMap { view in
            guard !(bars.isOn && view == bars.chosen), let bar = bars.covering(view), view.ownInset(under: bar) == 0 else { return nil }
            // Where the first one is inset, the rule second-scroll-view reports the others.
            if bars.isOn, let chosen = bars.chosen, bars.covering(chosen) != nil { return nil }
            return Detection(
                view,
                "\(view.sentenceTitle) lies under the \(bar.rawValue) bar and gets no inset, because \(bars.reason).",
                advice: "Make it the first subview, set its contentInset, or pin it to the layout guides.")
        }
    }

    static let secondScrollView = Rule(
        "second-scroll-view", .warning, summary: "Two scroll views lie under the bars, and only one of them is inset.",
        explanation: why,
        shows: "On iOS 9, two tables beside each other behind a navigation bar.",
        nearly: "The same with the second table pinned below the bar."
    ) { scene in
        guard let bars = scene.implicitInsets, bars.isOn, let chosen = bars.chosen, bars.covering(chosen) != nil else { return [] }
        return scene.topScrollViews.compactMap { view in
            guard view != chosen, let bar = bars.covering(view), view.ownInset(under: bar) == 0 else { return nil }
            return Detection(
                view,
                "\(view.sentenceTitle) lies under the \(bar.rawValue) bar like \(chosen.title), but only the first scroll view is inset.",
                advice: "Set its contentInset by hand, or turn the automatic insets off and set both.")
        }
    }

    static let additiveInset = Rule(
        "additive-inset", .info, summary: "The inset that the program sets and the one that UIKit adds up to too much.",
        explanation: why,
        shows: "On iOS 9, contentInset.top = 20 in a screen with a navigation bar: it becomes 84.",
        nearly: "The same with automatic insets off."
    ) { scene in
        guard let (chosen, edge, set, added) = scene.implicitInsets?.added({ $0 > 0 && $1 > 0 }) else { return [] }
        return [
            Detection(
                chosen,
                "The \(edge) inset of \(chosen.title) will be \(inPoints(set)) + \(inPoints(added)) = \(inPoints(set + added)): UIKit adds "
                    + "the bars to what is set.",
                advice: "If \(inPoints(set)) was meant to be all, turn off the controller's automatic insets.")
        ]
    }

    static let negativeInset = Rule(
        "negative-inset", .warning, summary: "A negative inset cancels the one that UIKit adds, on one device and in one orientation.",
        explanation: why + " A fixed negative inset matches only one height of bars: in landscape a phone has a bar of 32 points.",
        shows: "On iOS 9, contentInset.top = -64 in a screen with a navigation bar.",
        nearly: "Automatic insets off, and no inset."
    ) { scene in
        guard let (chosen, edge, set, added) = scene.implicitInsets?.added({ $0 < 0 && abs($0 + $1) < 0.5 }) else { return [] }
        return [
            Detection(
                chosen,
                "The \(edge) inset of \(chosen.title), \(inPoints(set)), takes back the \(inPoints(added)) that UIKit adds here, and breaks "
                    + "on rotation and on other devices.",
                advice: "Turn off the controller's automatic insets (automaticallyAdjustsScrollViewInsets) and remove the negative inset.")
        ]
    }

    static let insetReadEarly = Rule(
        "inset-read-early", .info, summary: "A scroll view's inset is read before UIKit has added the bars to it.",
        explanation: why,
        shows: "On iOS 9, viewDidLoad reads tableView.contentInset.",
        nearly: "viewDidAppear reads it."
    ) { scene in
        scene.views.compactMap { view -> Detection? in
            guard view.properties[.contentInsetReadEarly] == true, let bars = scene.implicitInsets, bars.isOn,
                view == bars.chosen
            else { return nil }
            return Detection(
                view,
                "The inset of \(view.title) is read before the view has appeared: UIKit adds \(inPoints(bars.amount.top)) points on top "
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
    ) { scene in
        guard scene.layout.screen.era <= .ios9, let controller = scene.scene.controllers.first,
            controller.bars.navigation != nil,
            !scene.topScrollViews.isEmpty
        else { return [] }
        let isOpaque = controller.bars.navigation?.isTranslucent == false && !controller.extendedLayout.includesOpaqueBars
        guard isOpaque || !controller.extendedLayout.edges.contains(.top) else { return [] }
        return [
            Detection(
                object: controller.root,
                "The view starts below the navigation bar, because \(isOpaque ? "the bar is opaque" : "it extends under no bar at the top"): "
                    + "scroll views in it need and get no inset.")
        ]
    }
}
