import UIKit

// Every listing of four posts about scroll views and Auto Layout, and what each of them promises.

let folder = (#filePath as NSString).deletingLastPathComponent
UIKitEnvironment.current.imageFolders = [folder + "/Images"]

@MainActor @discardableResult
func show<Controller: UIViewController>(_ controller: Controller) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}

func text(_ size: CGSize) -> String { "\(size.width) × \(size.height)" }

print("1. An image larger than the screen")
let large = LargeImageController(), same = LargeImageWithoutFormatController()
let windows = [show(large), show(same)]
print("   contentSize \(text(large._scrollView.contentSize)), the image's own")
print("   without the visual format language: \(text(same._scrollView.contentSize))")

print("2. Content size by constraints")
let scrolling = ScrollingController()
let window = show(scrolling)
print("   a stack view with spacing 16: \(text(scrolling.scrollView.contentSize))")
scrolling.scrollView.contentSize = CGSize(width: scrolling.view.bounds.width, height: 2000)
print("   set by hand: \(text(scrolling.scrollView.contentSize)), until the next layout:", terminator: " ")
window.setNeedsLayout()
window.layoutIfNeeded()
print(text(scrolling.scrollView.contentSize))
let untied = WithoutWidthController(), empty = EmptyWithoutWidthController(), sideways = SidewaysController()
let others = [show(untied), show(empty), show(sideways)]
print("   without the width tie: \(text(untied.scrollView.contentSize)); with nothing inside: \(text(empty.scrollView.contentSize))")
print("   ambiguous: \(empty.contentView.hasAmbiguousLayout)")
print("   sideways: \(text(sideways.scrollView.contentSize))")
let byHand = FrameByHandController()
let handWindow = show(byHand)
print("   a frame set by hand stays \(text(byHand.scrollView.frame.size))")

print("3. A navigation bar's insets, as iOS 7 added them")
UIKitEnvironment.current.era = 7
@MainActor
func insets(_ ownInset: CGFloat, isFirst: Bool = true, hidesBar: Bool = false, inTabs: Bool = false) -> UIEdgeInsets {
    let controller = InsetController()
    controller.ownInset = ownInset
    controller.isFirst = isFirst
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = hidesBar
    let tabs = UITabBarController()
    if inTabs { tabs.viewControllers = [navigation] }
    let shown = show(inTabs ? tabs : navigation)
    defer { withExtendedLifetime(shown) {} }
    if ownInset > 0, isFirst, !hidesBar { print("   \(controller.seen.joined(separator: ", "))") }
    return controller.scrollView.contentInset
}
print("   navigation bar: \(Int(insets(0).top))")
print("   with 20 of one's own: \(Int(insets(20).top))")
print("   hidden bar: \(Int(insets(0, hidesBar: true).top))")
print("   with a tab bar: \(Int(insets(0, inTabs: true).bottom)) at the bottom")
print("   behind a label: \(Int(insets(0, isFirst: false).top))")

// The fourth post is as old: since iOS 11 the safe area is part of the margins, too.
UIKitEnvironment.current.era = 9
print("4. A label with the standard margins")
let labeled = LabelController(), tied = TiedLabelController(), long = LongLabelController()
let last = [show(labeled), show(tied), show(long)]
print("   contentSize \(text(labeled.scrollView.contentSize)) for a label of \(text(labeled.randomLabel.frame.size))")
print("   as wide as the main view: \(text(tied.scrollView.contentSize))")
print("   a long text: \(text(long.scrollView.contentSize))", terminator: "")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
last[2].layoutIfNeeded()
print(", and once it knows where to wrap \(text(long.scrollView.contentSize))")
withExtendedLifetime((windows, window, others, handWindow)) {}
