import Testing
import UIKit

@MainActor
@Suite("Presentations and containers of the program", .serialized)
struct PresentationTests {
    final class Journal { var lines: [String] = [] }

    final class Page: UIViewController {
        let name: String
        let journal: Journal
        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { journal.lines.append("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { journal.lines.append("\(name) appeared") }
        override func viewWillDisappear(_ animated: Bool) { journal.lines.append("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { journal.lines.append("\(name) disappeared") }
    }

    final class Sheet: UIPresentationController {
        let dimming = UIView()
        private(set) var layouts = 0
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(0, bounds.height - 200, bounds.width, 200)
        }
        override func presentationTransitionWillBegin() {
            containerView?.addSubview(dimming)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil)
        }
        override func containerViewWillLayoutSubviews() {
            layouts += 1
            dimming.frame = containerView?.bounds ?? .zero
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Sheet(presentedViewController: presented, presenting: presenting)
        }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(0, 0, 320, 480))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test("A presentation controller of a program's own says where the view lies")
    func custom() throws {
        let journal = Journal(), presenting = Presenting()
        let root = Page("root", journal), shown = Page("sheet", journal)
        let window = window(root)
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = presenting
        root.present(shown, animated: true)
        let sheet = try #require(shown.presentationController as? Sheet)
        #expect(shown.view.frame == CGRect(0, 280, 320, 200) && sheet.containerView?.frame == window.bounds)
        window.frame.size.height = 600
        window.layoutIfNeeded()
        #expect(shown.view.frame == CGRect(0, 400, 320, 200) && sheet.dimming.frame == CGRect(0, 0, 320, 600))
        #expect(root.presentedViewController === shown && sheet.layouts > 0)
        shown.dismiss(animated: true)
        #expect(shown.view.superview == nil && sheet.containerView == nil && root.presentedViewController == nil)
        #expect(journal.lines.suffix(4) == ["sheet will appear", "sheet appeared", "sheet will disappear", "sheet disappeared"])
    }

    @Test("A child appears as its view comes into a visible container, and disappears as it goes")
    func children() {
        let journal = Journal()
        let root = Page("root", journal), child = Page("child", journal)
        let window = window(root)
        journal.lines = []
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(journal.lines == ["child will appear", "child appeared"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(journal.lines.suffix(2) == ["child will disappear", "child disappeared"])
        // With its container, once.
        journal.lines = []
        window.isHidden = true
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(journal.lines == ["root will disappear", "root disappeared"])
        window.isHidden = false
        #expect(journal.lines.suffix(4) == ["root will appear", "child will appear", "root appeared", "child appeared"])
    }

    @Test("Detents resolve to heights")
    func detents() {
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            var containerTraitCollection: UITraitCollection { .current }
            var maximumDetentValue: CGFloat { 600 }
        }
        let detents: [UISheetPresentationController.Detent] = [.medium(), .large(), .custom { $0.maximumDetentValue - 100 }]
        #expect(detents.map { $0.resolvedValue(in: Context()) } == [300, 600, 500])
    }

    @Test("Windows hear when they become key and when another does")
    func key() {
        final class Hearing: UIWindow {
            var heard: [String] = []
            override func becomeKey() { heard.append("key") }
            override func resignKey() { heard.append("not") }
        }
        let first = Hearing(frame: CGRect(0, 0, 10, 10)), second = Hearing(frame: CGRect(0, 0, 10, 10))
        first.makeKey()
        first.makeKey()
        second.makeKey()
        #expect(first.heard == ["key", "not"] && second.heard == ["key"] && second.isKeyWindow && !first.isKeyWindow)
    }

    @Test("The view for missing content is in the middle of the safe area, and is removed again")
    func unavailable() throws {
        let root = UIViewController()
        let window = window(root)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Mail"
        configuration.secondaryText = "New messages show here."
        root.contentUnavailableConfiguration = configuration
        window.layoutIfNeeded()
        let shown = try #require(root.view.subviews.last as? UIContentUnavailableView)
        #expect(shown.frame == root.view.safeAreaLayoutGuide.layoutFrame)
        let column = try #require(shown.subviews.first)
        #expect(abs(column.center.x - shown.bounds.midX) < 0.5 && abs(column.center.y - shown.bounds.midY) < 0.5)
        #expect(column.subviews.count == 2)
        root.contentUnavailableConfiguration = nil
        #expect(root.view.subviews.isEmpty && root.contentUnavailableConfiguration == nil)
    }
}
