import Testing
import UIKit

@MainActor
@Suite("Callbacks for changes of safe areas and margins", .serialized)
struct InsetChangeTests {
    final class Hearing: UIView {
        var heard: [String] = []
        override func safeAreaInsetsDidChange() { heard.append("safe \(Int(safeAreaInsets.top)) \(Int(safeAreaInsets.bottom))") }
        override func layoutMarginsDidChange() { heard.append("margins \(Int(layoutMargins.top)) \(Int(layoutMargins.left))") }
        override func layoutSubviews() {
            super.layoutSubviews()
            heard.append("layout")
        }
    }

    @Test("A subview under the status bar is notified before it is laid out; others are not")
    func subviews() {
        Messages.during { _ in
            let controller = UIViewController(), above = Hearing(), inner = Hearing(), below = Hearing()
            let root = controller.view!
            above.frame = CGRect(0, 5, 375, 100)
            inner.frame = CGRect(0, 5, 100, 10)
            below.frame = CGRect(0, 300, 375, 100)
            above.addSubview(inner)
            root.addSubview(above)
            root.addSubview(below)
            let window = window(controller)
            #expect(above.heard == ["safe 15 0", "margins 23 8", "layout"])
            #expect(inner.heard == ["safe 10 0", "margins 18 8", "layout"])
            #expect(below.heard == ["layout"])
            // Where nothing has changed nothing is told; where it has, layout follows.
            above.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(above.heard.suffix(1) == ["layout"] && above.heard.count == 4)
            controller.additionalSafeAreaInsets.top = 30
            window.layoutIfNeeded()
            #expect(above.heard.suffix(3) == ["safe 45 0", "margins 53 8", "layout"])
            #expect(inner.heard.suffix(3) == ["safe 40 0", "margins 48 8", "layout"])
            above.frame.origin.y = 200
            window.layoutIfNeeded()
            #expect(above.heard.contains("safe 0 0") && inner.heard.contains("safe 0 0") && inner.safeAreaInsets == .zero)
        }
    }

    @Test("Margins that were set are reported once, and those from the superview whenever they change")
    func margins() {
        Messages.during { _ in
            let controller = UIViewController(), view = Hearing(frame: CGRect(0, 100, 375, 100))
            controller.view.addSubview(view)
            view.preservesSuperviewLayoutMargins = true
            let window = window(controller)
            #expect(view.heard == ["margins 8 16", "layout"])
            view.layoutMargins.top = 12
            window.layoutIfNeeded()
            #expect(view.heard == ["margins 8 16", "layout", "margins 12 16", "layout"])
            view.layoutMargins.top = 12
            controller.view.layoutMargins.left = 40
            window.layoutIfNeeded()
            #expect(view.heard.filter { $0 != "layout" }.last == "margins 12 40")
        }
    }

    @Test("A window has the screen's safe area, and what is added to it keeps clear of it")
    func windows() {
        Messages.during(device: "retina5_9") { _ in
            let controller = UIViewController()
            let window = window(controller)
            #expect(window.safeAreaInsets == controller.view.safeAreaInsets && window.safeAreaInsets.bottom == 34)
            let banner = UIView(frame: CGRect(0, 0, 375, 60))
            window.addSubview(banner)
            window.layoutIfNeeded()
            #expect(banner.safeAreaInsets.top == window.safeAreaInsets.top)
        }
    }

    @Test("A child in a program's own container has what of its parent's safe area reaches it")
    func children() {
        Messages.during { _ in
            let container = UIViewController(), child = UIViewController()
            let window = window(UINavigationController(rootViewController: container))
            container.addChild(child)
            child.view.frame = CGRect(0, 50, 375, 200)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            window.layoutIfNeeded()
            #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
            #expect(child.view.layoutMargins.left == 16)
            child.view.frame.origin.y = 200
            window.layoutIfNeeded()
            #expect(child.view.safeAreaInsets == .zero)
        }
    }

    @Test("A navigation controller in part of the screen has its bar and its content there")
    func embedded() {
        Messages.during { _ in
            let container = UIViewController(), inner = UIViewController()
            let navigation = UINavigationController(rootViewController: inner)
            let window = window(container)
            container.addChild(navigation)
            navigation.view.frame = CGRect(0, 200, 375, 300)
            container.view.addSubview(navigation.view)
            navigation.didMove(toParent: container)
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame == CGRect(0, 0, 375, 44) && inner.view.frame == CGRect(0, 0, 375, 300))
            #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            navigation.view.frame = CGRect(0, 0, 375, 400)
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame == CGRect(0, 20, 375, 44) && inner.view.safeAreaInsets.top == 64)
            #expect(inner.view.frame.height == 400)
        }
    }

    @Test("What is added to a tab bar controller's safe area reaches its tabs, and leaves the bar where it is")
    func added() {
        Messages.during { _ in
            let inner = UIViewController(), tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: inner)]
            let window = window(tabs)
            tabs.additionalSafeAreaInsets.bottom = 60
            window.layoutIfNeeded()
            #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 109, right: 0))
            #expect(tabs.tabBar.frame == CGRect(0, 618, 375, 49))
        }
    }

    @Test("A sheet lies ten points below the safe area; its detent says how high it is")
    func sheets() {  // BR-2
        Messages.during(device: "retina5_9") { _ in
            let below = UIViewController(), inner = UIViewController()
            let window = window(below), top = window.safeAreaInsets.top
            let sheet = UINavigationController(rootViewController: inner)
            below.present(sheet, animated: true)
            #expect(sheet.view.frame == CGRect(0, top + 10, 375, 812 - top - 10))
            #expect(sheet.navigationBar.frame == CGRect(0, 0, 375, 56))
            #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 0, bottom: 34, right: 0))
            sheet.sheetPresentationController?.detents = [.custom { _ in 300 }, .large()]
            #expect(sheet.view.frame == CGRect(0, 812 - 334, 375, 334))
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            #expect(sheet.view.frame.minY == top + 10)
        }
    }
}
