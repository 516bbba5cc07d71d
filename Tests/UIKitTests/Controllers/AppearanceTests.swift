import Testing
import UIKit

@MainActor
@Suite("Appearance callbacks of controllers and their order", .serialized)
struct AppearanceTests {
    final class Journal { var lines: [String] = [] }

    final class Page: UIViewController {
        final class Root: UIView {
            weak var page: Page?
            override func layoutSubviews() {
                super.layoutSubviews()
                page?.note("layout")
            }
            override func didMoveToWindow() { page?.note(window == nil ? "out of the window" : "in the window") }
        }
        let name: String
        let journal: Journal
        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        func note(_ line: String) { journal.lines.append("\(name) \(line)") }
        override func loadView() {
            let root = Root()
            root.page = self
            view = root
        }
        override func viewDidLoad() { note("loaded") }
        override func viewWillAppear(_ animated: Bool) {
            note("will appear\(animated ? " animated" : "")\(isBeingPresented ? " presented" : isMovingToParent ? " pushed" : "")")
            #expect(view.window == nil)
        }
        override func viewIsAppearing(_ animated: Bool) {
            note("is appearing")
            #expect(view.window != nil && view.bounds.height > 0)
        }
        override func viewDidAppear(_ animated: Bool) { note("appeared") }
        override func viewWillDisappear(_ animated: Bool) {
            note("will disappear\(isBeingDismissed ? " dismissed" : isMovingFromParent ? " popped" : "")")
        }
        override func viewDidDisappear(_ animated: Bool) {
            note("disappeared")
            #expect(view.window == nil)
        }
        override func viewSafeAreaInsetsDidChange() { note("safe area \(Int(view.safeAreaInsets.top))") }
        override func viewLayoutMarginsDidChange() { note("margins \(Int(view.layoutMargins.top)) \(Int(view.layoutMargins.left))") }
        override func viewWillLayoutSubviews() { note("will lay out") }
        override func viewDidLayoutSubviews() { note("laid out") }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "moved") }
    }

    @Test("Insets are reported before viewIsAppearing, and that is called before layout")
    func root() {
        Messages.during { _ in
            let journal = Journal(), page = Page("a", journal)
            let window = window(page)
            #expect(
                journal.lines == [
                    "a loaded", "a will appear", "a in the window", "a safe area 20", "a margins 20 16", "a is appearing", "a will lay out",
                    "a layout", "a laid out", "a appeared",
                ])
            journal.lines = []
            window.rootViewController = UIViewController()
            #expect(journal.lines == ["a will disappear", "a out of the window", "a disappeared"])
        }
    }

    @Test("Pushed: the one below goes before the one above has come; popped: the other way round")
    func navigation() {
        Messages.during { _ in
            let journal = Journal(), first = Page("a", journal), second = Page("b", journal)
            let navigation = UINavigationController(rootViewController: first)
            let window = window(navigation)
            journal.lines = []
            navigation.pushViewController(second, animated: true)
            #expect(
                journal.lines == [
                    "a will disappear", "b loaded", "b will appear animated pushed", "a out of the window", "b in the window",
                    "b safe area 64", "b margins 64 16", "b is appearing", "b will lay out", "b layout", "b laid out", "a disappeared",
                    "b appeared", "b moved",
                ])
            journal.lines = []
            navigation.popViewController(animated: false)
            #expect(
                journal.lines.filter { $0.contains("appear") || $0 == "b left" } == [
                    "b will disappear popped", "a will appear", "a is appearing", "b disappeared", "a appeared", "b left",
                ])
            withExtendedLifetime(window) {}
        }
    }

    @Test("A sheet leaves the one below alone; what covers the screen takes it away, until it is dismissed")
    func presented() {
        Messages.during { messages in
            let journal = Journal(), below = Page("a", journal), sheet = Page("s", journal), full = Page("f", journal)
            let window = window(below)
            journal.lines = []
            below.present(sheet, animated: true)
            #expect(journal.lines.allSatisfy { $0.hasPrefix("s ") } && journal.lines.contains("s will appear animated presented"))
            #expect(below.presentedViewController === sheet && sheet.presentingViewController === below)
            below.present(UIViewController(), animated: false)
            #expect(messages.texts.last?.contains("which is already presenting") == true)
            sheet.dismiss(animated: false)
            #expect(journal.lines.suffix(3) == ["s will disappear dismissed", "s out of the window", "s disappeared"])
            journal.lines = []
            full.modalPresentationStyle = .fullScreen
            below.present(full, animated: false)
            #expect(
                journal.lines.filter { $0.contains("appear") } == [
                    "a will disappear", "f will appear presented", "f is appearing", "f appeared", "a disappeared",
                ])
            #expect(below.view.window == nil && full.view.frame == window.bounds)
            journal.lines = []
            full.dismiss(animated: false)
            #expect(
                journal.lines.filter { $0.contains("appear") } == [
                    "f will disappear dismissed", "a will appear", "a is appearing", "a appeared", "f disappeared",
                ])
            #expect(below.view.window === window && below.view.frame == window.bounds && below.presentedViewController == nil)
            let loose = UIViewController()
            loose.present(UIViewController(), animated: false)
            #expect(messages.texts.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
            #expect(loose.presentedViewController == nil)
        }
    }

    @Test("Who presents is the outermost container, and all below it see what is presented")
    func presenter() {
        Messages.during { _ in
            let inner = UIViewController(), shown = UIViewController()
            let navigation = UINavigationController(rootViewController: inner)
            let window = window(navigation)
            inner.present(shown, animated: false)
            #expect(shown.presentingViewController === navigation && inner.presentedViewController === shown)
            #expect(navigation.visibleViewController === shown)
            inner.dismiss(animated: false)
            #expect(navigation.presentedViewController == nil && shown.view.window == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test("A container that forwards appearance itself is the one that tells")
    func forwarding() {
        final class Forwarding: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        Messages.during { _ in
            let journal = Journal(), container = Forwarding(), child = Page("c", journal)
            let window = window(container)
            container.addChild(child)
            child.view.frame = container.view.bounds
            child.beginAppearanceTransition(true, animated: true)
            #expect(journal.lines == ["c loaded", "c will appear animated"], "and not before")
            container.view.addSubview(child.view)
            child.endAppearanceTransition()
            child.didMove(toParent: container)
            #expect(journal.lines.suffix(3) == ["c is appearing", "c appeared", "c moved"])
            withExtendedLifetime(window) {}
        }
    }

    @Test("A transition coordinator exists during a presentation or dismissal, and runs its closures at once")
    func coordinator() {
        final class Asking: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                let coordinator = transitionCoordinator
                heard.append("\(coordinator?.viewController(forKey: .to) === self)")
                coordinator?.animate(alongsideTransition: { _ in self.heard.append("beside") }) { _ in self.heard.append("after") }
            }
        }
        Messages.during { _ in
            let pushed = Asking(), navigation = UINavigationController(rootViewController: UIViewController())
            let window = window(navigation)
            navigation.pushViewController(pushed, animated: true)
            #expect(pushed.heard == ["true", "beside", "after"] && pushed.transitionCoordinator == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test("A missing storyboard is reported, and returns what its creator makes of an empty archive")
    func creators() {
        final class Detail: UIViewController {
            let item: Int
            init?(coder: NSCoder, item: Int) {
                self.item = item
                super.init(coder: coder)
            }
            required init?(coder: NSCoder) { nil }
        }
        Messages.during { messages in
            let board = UIStoryboard(name: "Main", bundle: nil)
            let made: Detail = board.instantiateViewController(identifier: "detail") { Detail(coder: $0, item: 7) }
            #expect(made.item == 7 && messages.all.count == 1)
            let list: UITableViewController = board.instantiateViewController(identifier: "list")
            #expect(type(of: list) == UITableViewController.self && messages.all.count == 2)
            #expect(board.instantiateInitialViewController(creator: { Detail(coder: $0, item: 3) })?.item == 3)
            #expect(board.instantiateInitialViewController() == nil && messages.all.count == 4)
        }
    }
}
