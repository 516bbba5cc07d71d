import Testing

@testable import UIKit

// The listings are those of Examples/ScrollViewPosts (the folder Posts links to them); here is what the posts say of them.

@MainActor
@Suite("The four posts about scroll views", .serialized)
struct ScrollViewPostTests {
    func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    func shown<Controller: UIViewController>(_ controller: Controller, era: Int = 15, _ body: (Controller, UIWindow) -> Void) {
        Messages.during(era: era) { messages in
            UIKitEnvironment.current.imageFolders = [packageFolder.path + "/Examples/ScrollViewPosts/Images"]
            let window = show(controller)
            body(controller, window)
            #expect(messages.all.isEmpty)
        }
    }

    @Test("An image's size becomes the content size, with the visual format language and without")
    func image() {
        for controller in [LargeImageController(), LargeImageWithoutFormatController()] {
            shown(controller) { controller, _ in
                #expect(controller._scrollView.contentSize == CGSize(width: 1000, height: 800))
                #expect(controller._scrollView.frame == CGRect(0, 0, 375, 667))
                #expect(controller._scrollView.subviews[0].frame == CGRect(0, 0, 1000, 800))
            }
        }
    }

    @Test("A content size set by hand is overwritten")
    func byHand() {
        shown(LargeImageController()) { controller, window in
            controller._scrollView.contentSize = CGSize(width: 375, height: 2000)
            #expect(controller._scrollView.contentSize.height == 2000)
            controller._scrollView.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(controller._scrollView.contentSize == CGSize(width: 1000, height: 800))
            #expect(controller._scrollView.rareProperties?.record.assignedContentSize == CGSize(width: 375, height: 2000))
        }
    }

    @Test("The content is as wide as the frame, and as high as the stack view with spacing 16 makes it")
    func widthTie() {
        shown(ScrollingController()) { controller, _ in
            #expect(controller.scrollView.contentSize == CGSize(width: 375, height: 16 + 3 * 20.5 + 2 * 16 + 16))
            #expect(!controller.contentView.hasAmbiguousLayout)
        }
    }

    @Test("Without the width tie the labels decide the width, and without labels nothing does")
    func withoutTie() {
        shown(WithoutWidthController()) { controller, _ in #expect(controller.scrollView.contentSize.width < 100) }
        shown(EmptyWithoutWidthController()) { controller, _ in
            #expect(controller.scrollView.contentSize == .zero)
            #expect(controller.contentView.hasAmbiguousLayout)
        }
    }

    @Test("A horizontal scroll view ties the height")
    func sideways() {
        shown(SidewaysController()) { controller, _ in
            #expect(controller.scrollView.contentSize == CGSize(width: 2000, height: 667))
        }
    }

    @Test("A frame set by hand stays where no constraint says otherwise")
    func frameByHand() {
        shown(FrameByHandController()) { controller, _ in #expect(controller.scrollView.frame == CGRect(0, 0, 375, 667)) }
    }

    func inset(_ own: CGFloat = 0, _ change: (InsetController, UINavigationController) -> Void = { _, _ in }) -> InsetController {
        let controller = InsetController()
        controller.ownInset = own
        let navigation = UINavigationController(rootViewController: controller)
        change(controller, navigation)
        shown(navigation, era: 7) { _, _ in }
        return controller
    }

    @Test("64 points are added under a navigation bar, once, between viewWillAppear and viewDidAppear")
    func implicitInsets() {
        #expect(inset().scrollView.contentInset.top == 64)
        #expect(inset(20).seen == ["viewDidLoad 20", "viewWillAppear 20", "viewDidAppear 84"])
        #expect(inset(20) { $1.isNavigationBarHidden = true }.scrollView.contentInset.top == 40)
    }

    @Test("Only the first subview, only with the flag, and only where the view extends under the bar")
    func noImplicitInsets() {
        #expect(inset { controller, _ in controller.isFirst = false }.scrollView.contentInset.top == 0)
        #expect(inset { controller, _ in controller.automaticallyAdjustsScrollViewInsets = false }.scrollView.contentInset.top == 0)
        let none = inset { controller, _ in controller.edgesForExtendedLayout = [] }
        #expect(none.scrollView.contentInset.top == 0)
        #expect(none.view.frame == CGRect(0, 64, 375, 603))
    }

    @Test("A tab bar adds 49 at the bottom, with a navigation controller; alone it adds nothing")
    func tabs() {
        let inner = InsetController(), alone = InsetController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: inner)]
        shown(tabs, era: 7) { _, _ in #expect(inner.scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)) }
        let plain = UITabBarController()
        plain.viewControllers = [alone]
        shown(plain, era: 7) { _, _ in #expect(alone.scrollView.contentInset == .zero) }
    }

    @Test("A label with the standard margins decides the content size")
    func label() {
        shown(LabelController(), era: 9) { controller, _ in
            let label = controller.randomLabel.intrinsicContentSize
            #expect(controller.scrollView.contentSize == CGSize(width: label.width + 16, height: label.height + 16))
        }
        shown(LabelController(), era: 7) { controller, _ in
            let label = controller.randomLabel.intrinsicContentSize
            #expect(controller.scrollView.contentSize == CGSize(width: label.width + 40, height: label.height + 40))
        }
    }

    @Test("The content as wide as the main view")
    func tiedLabel() {
        shown(TiedLabelController(), era: 9) { controller, _ in
            #expect(controller.scrollView.contentSize.width == 375 && controller.randomLabel.frame.width == 359)
        }
    }

    @Test("A label of several lines wraps at its preferred width")
    func longLabel() async {
        let before = UIKitEnvironment.current
        defer { UIKitEnvironment.current = before }
        UIKitEnvironment.current.era = 9
        let controller = LongLabelController()
        let window = show(controller)
        #expect(controller.scrollView.contentSize.width > 1000)
        for _ in 0..<100 where controller.scrollView.contentSize.width > 1000 { try? await Task.sleep(for: .milliseconds(1)) }
        window.layoutIfNeeded()
        #expect(controller.scrollView.contentSize.width <= 375 + 16 && controller.randomLabel.frame.height > 100)
    }
}
