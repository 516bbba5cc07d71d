import Testing

@testable import UIKit

@MainActor
@Suite("Controllers, bars and safe areas", .serialized)
struct ControllerTests {
    final class Diary: UIViewController {
        var lines: [String] = []
        override func loadView() {
            super.loadView()
            lines.append("loadView")
        }
        override func viewDidLoad() { lines.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { lines.append("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { lines.append("viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { lines.append("viewDidAppear") }
        override func viewWillLayoutSubviews() { if lines.last != "layout" { lines.append("layout") } }
        override func viewWillDisappear(_ animated: Bool) { lines.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { lines.append("viewDidDisappear") }
    }

    @Test("A controller's life")
    func life() {
        Messages.during { _ in
            let controller = Diary()
            #expect(!controller.isViewLoaded)
            let window = window(controller)
            #expect(controller.lines.prefix(3) == ["loadView", "viewDidLoad", "viewWillAppear"])
            #expect(controller.lines.last == "viewDidAppear" && controller.lines.contains("layout"))
            window.rootViewController = UIViewController()
            #expect(controller.lines.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        }
    }

    @Test("The safe area below a navigation bar, and above a tab bar")
    func safeArea() {
        Messages.during { _ in
            let inner = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: inner)]
            let window = window(tabs)
            #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
            #expect(inner.view.frame == window.bounds)
            #expect(inner.view.safeAreaLayoutGuide.layoutFrame == CGRect(0, 64, 375, 554))
            #expect(inner.topLayoutGuide.length == 64 && inner.bottomLayoutGuide.length == 49)
            #expect(inner.navigationController === tabs.viewControllers?.first && inner.tabBarController === tabs)
            inner.navigationController?.isNavigationBarHidden = true
            window.layoutIfNeeded()
            #expect(inner.view.safeAreaInsets.top == 20)
        }
    }

    @Test("Pushing and popping")
    func navigation() {
        Messages.during { messages in
            let first = Diary(), second = Diary()
            let navigation = UINavigationController(rootViewController: first)
            let window = window(navigation)
            navigation.pushViewController(second, animated: true)
            #expect(first.lines.last == "viewDidDisappear" && second.lines.last == "viewDidAppear")
            #expect(second.view.isDescendant(of: window) && !first.view.isDescendant(of: window))
            navigation.pushViewController(second, animated: true)
            #expect(messages.all.count == 1)
            #expect(navigation.popViewController(animated: false) === second)
            #expect(first.lines.last == "viewDidAppear" && second.parent == nil)
        }
    }

    @Test("A scroll view under a bar is inset, in the way of its time")
    func insets() {
        for era in [7, 15] {
            Messages.during(era: era) { _ in
                let controller = UIViewController(), scroll = UIScrollView()
                controller.view.addSubview(scroll)
                scroll.frame = controller.view.bounds
                let window = window(UINavigationController(rootViewController: controller))
                #expect(scroll.adjustedContentInset.top == 64)
                #expect(scroll.contentInset.top == (era == 7 ? 64 : 0))
                #expect(scroll.contentOffset.y == -64)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test("Root views have the screen's margins")
    func margins() {
        Messages.during { _ in
            let controller = UIViewController()
            let window = window(controller)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
            withExtendedLifetime(window) {}
        }
    }
}
