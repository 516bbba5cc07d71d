import QuoinDiagnosis
import QuoinLayout
import QuoinScenes
import Testing

@testable import UIKit

@MainActor
@Suite("Diagnostics of live views", .serialized)
struct DiagnosticsTests {
    private func shown<Controller: UIViewController>(_ controller: Controller, era: Int = 15, _ body: (Controller) throws -> Void) rethrows
    {
        try Messages.during(era: era) { _ in
            UIKitEnvironment.current.imageFolders = [packageFolder.path + "/Examples/ScrollViewPosts/Images"]
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            try body(controller)
        }
    }

    private func rules(_ controller: UIViewController, era: Int = 15) -> [String] {
        var found: [String] = []
        shown(controller, era: era) { found = $0.view.layoutDiagnostics().map(\.rule) }
        return found
    }

    // MARK: The posts

    @Test("The posts' own screens are no mistakes") func posts() {
        #expect(rules(UINavigationController(rootViewController: ScrollingController())) == [])
        #expect(rules(LargeImageController()) == [])
        #expect(rules(UINavigationController(rootViewController: TiedLabelController())) == [])
    }

    @Test("The content view without a width, which the second post warns of") func width() {
        shown(EmptyWithoutWidthController()) { controller in
            let found = controller.view.layoutDiagnostics()
            #expect(found.map(\.rule) == ["expects-fill-from-edges"])
            #expect(found.first?.view === controller.contentView)
            #expect("\(found)".contains("\"scrollView\""))
        }
        shown(WithoutTieController()) { controller in
            let found = controller.view.layoutDiagnostics()
            #expect(found.map(\.rule) == ["scroll-content-width"])
            #expect(found.first?.view === controller.scrollView)
        }
    }

    @Test("The missing bottom, because of which nothing scrolls") func bottom() {
        shown(WithoutBottomController()) { controller in
            let found = controller.view.layoutDiagnostics()
            #expect(found.map(\.rule) == ["scroll-content-chain"])
            #expect(found.first?.view === controller.contentView)
        }
    }

    @Test("The insets that a navigation controller adds in the days of iOS 7") func insets() {
        let controller = InsetController()
        controller.ownInset = -64
        #expect(rules(UINavigationController(rootViewController: controller), era: 9).contains("negative-inset"))
        let below = InsetController()
        below.edgesForExtendedLayout = []
        #expect(!rules(UINavigationController(rootViewController: below), era: 9).contains { $0.contains("inset") })
    }

    @Test("A horizontal scroll view ties the height, which is right") func sideways() { #expect(rules(SidewaysController()) == []) }

    @Test("A frame set by hand on a scroll view without constraints anywhere is the program's business") func byHand() {
        #expect(rules(FrameByHandController()) == [])
    }

    @Test("A content size by hand on the first post's screen") func contentSize() {
        shown(LargeImageController()) { controller in
            #expect(controller.view.layoutDiagnostics().isEmpty)
            controller._scrollView.contentSize = CGSize(width: 375, height: 2000)
            let found = controller.view.layoutDiagnostics()
            #expect(found.map(\.rule) == ["manual-content-size"])
            #expect(found.first?.view === controller._scrollView)
        }
    }

    // MARK: The views that are examined

    @Test("Only what lies in the view that is asked") func subtree() {
        shown(EmptyWithoutWidthController()) { controller in
            #expect(!controller.scrollView.layoutDiagnostics().isEmpty)
            #expect(controller.contentView.layoutDiagnostics().allSatisfy { $0.view?.isDescendant(of: controller.contentView) ?? true })
        }
    }

    @Test("A window and a container are asked for the controller they show") func containers() {
        Messages.during { _ in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let content = EmptyWithoutWidthController()
            window.rootViewController = UINavigationController(rootViewController: content)
            window.makeKeyAndVisible()
            #expect(window.layoutDiagnostics().map(\.rule) == content.view.layoutDiagnostics().map(\.rule))
            #expect(!window.layoutDiagnostics().isEmpty)
        }
    }

    @Test("Contradictions come with the constraint and the numbers") func conflict() {
        Messages.during { _ in
            let scene = Scene(1)
            let box = scene.views[0]
            let heights = [100, 44].map { box.heightAnchor.constraint(equalToConstant: $0) }
            NSLayoutConstraint.activate(
                heights + [
                    box.widthAnchor.constraint(equalToConstant: 10), box.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                    box.topAnchor.constraint(equalTo: scene.root.topAnchor),
                ])
            let found = scene.root.layoutDiagnostics()
            #expect(found.map(\.rule) == ["conflict"])
            #expect(found.first?.constraint === heights[1])
            #expect(found.first?.view === box)
            #expect(found.first?.message.contains("cannot be both 100 and 44 high") == true)
            heights[0].isActive = false
            #expect(scene.root.layoutDiagnostics().isEmpty)
        }
    }

    @Test("Ambiguity names the view and what is missing") func ambiguity() {
        Messages.during { _ in
            let scene = Scene(1)
            scene.views[0].accessibilityIdentifier = "avatar"
            NSLayoutConstraint.activate([
                scene.views[0].widthAnchor.constraint(equalToConstant: 10), scene.views[0].heightAnchor.constraint(equalToConstant: 10),
                scene.views[0].topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            let found = scene.root.layoutDiagnostics()
            #expect(found.map(\.rule) == ["ambiguous-layout"])
            #expect(found.first?.message.contains("\"avatar\"") == true)
        }
    }

    @Test("The constraints of a mistake that was mended do not count any more") func mended() {
        Messages.during { messages in
            let (root, box) = (UIView(frame: CGRect(0, 0, 100, 100)), UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            let edges = [
                box.topAnchor.constraint(equalTo: root.topAnchor), box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ]
            NSLayoutConstraint.activate(edges)
            #expect(messages.all.count == 4)
            root.addSubview(box)
            #expect(root.layoutDiagnostics().contains { $0.rule == "superview-missing" })
            NSLayoutConstraint.activate(edges)
            #expect(root.layoutDiagnostics().isEmpty)
        }
    }

    @Test("Of two views the one that was not added yet is to blame, whichever the constraint names first") func blame() {
        Messages.during { _ in
            let (root, box) = (UIView(frame: CGRect(0, 0, 100, 100)), UIView())
            let window = UIWindow(frame: CGRect(0, 0, 200, 200))
            window.addSubview(root)
            root.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
            root.addSubview(box)
            let found = window.layoutDiagnostics().filter { $0.rule == "superview-missing" }
            #expect(found.count == 1)
            #expect(found.first?.view === box)
        }
    }

    @Test("Severities, ignored rules and devices can be chosen") func choices() {
        shown(EmptyWithoutWidthController()) { controller in
            let all = controller.view.layoutDiagnostics(atLeast: .info)
            #expect(controller.view.layoutDiagnostics(atLeast: .error).count <= all.count)
            #expect(controller.view.layoutDiagnostics(ignoring: Set(all.map(\.rule))).isEmpty)
            #expect(!controller.view.layoutDiagnostics(on: ["retina4_7", "retina6_12:landscape"]).isEmpty)
        }
        let findings = UIView(frame: CGRect(0, 0, 10, 10)).layoutDiagnostics(on: ["retina6_13"])
        #expect(findings.map(\.rule) == ["unknown-device"] && findings.first?.severity == .error)
        #expect(findings.first?.message.contains("did you mean \"retina6_1\"?") == true)
    }

    @Test("Reading leaves the views as they are") func untouched() {
        shown(ScrollingController()) { controller in
            let before = frames(controller.view)
            _ = controller.view.layoutDiagnostics(on: ["retina6_12", "ipad9_7:landscape"])
            #expect(frames(controller.view) == before)
        }
    }

    // MARK: The copy

    private func frames(_ root: UIView) -> [CGRect] {
        var found: [CGRect] = []
        root.forEachBelow { found.append($0.frame) }
        return found
    }

    @Test("What the system adds to insets is not taken for the program's") func ownInsets() {
        Messages.during(era: 9) { _ in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = InsetController()
            controller.ownInset = 20
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            #expect(controller.scrollView.contentInset.top == 84)
            let node = LiveScene(of: controller.view).scene.nodes.first { $0.kind == "scrollView" }
            #expect(node?.properties[.contentInset] == Insets(top: 20, left: 0, bottom: 0, right: 0))
        }
    }

    /// The frames of the copy, beside those of the views.
    private func expectSameFrames(_ root: UIView, _ comment: Comment) throws {
        root.layoutIfNeeded()
        let live = LiveScene(of: root)
        let copied = try SceneLayout(live.scene).views(ambiguity: false)
        var views: [UIView] = []
        root.forEachBelow { views.append($0) }
        let nodes = copied.filter { $0.kind != "guide" }
        #expect(nodes.count == views.count, comment)
        for (view, node) in zip(views, nodes).dropFirst() {
            let frame = CGRect(node.frame)
            let isNear =
                abs(frame.minX - view.frame.minX) < 0.01 && abs(frame.minY - view.frame.minY) < 0.01
                && abs(frame.width - view.frame.width) < 0.01 && abs(frame.height - view.frame.height) < 0.01
            #expect(isNear, "\(comment): \(node.id) is at \(frame), the view at \(view.frame)")
        }
    }

    @Test("A copy is laid out as the views are") func copies() throws {
        let controllers: [() -> UIViewController] = [
            { ScrollingController() }, { SidewaysController() }, { WithoutWidthController() }, { LargeImageController() },
            { LargeImageWithoutFormatController() }, { LabelController() }, { TiedLabelController() }, { LongLabelController() },
            { FrameByHandController() }, { MixedController() },
        ]
        for make in controllers {
            try shown(make()) { try expectSameFrames($0.view, "\(type(of: $0))") }
            try Messages.during { _ in
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = make()
                window.rootViewController = UINavigationController(rootViewController: controller)
                window.makeKeyAndVisible()
                try expectSameFrames(controller.view, "\(type(of: controller)) under a navigation bar")
            }
        }
    }
}

/// The second post, 4-1, without the constraint that ties the content's width.
private final class WithoutTieController: ScrollingController {
    override func fixCrossAxis() {}

    override func fillContent() {
        let tall = UIView()
        tall.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(tall)
        NSLayoutConstraint.activate([
            tall.topAnchor.constraint(equalTo: contentView.topAnchor),
            tall.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            tall.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            tall.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            tall.heightAnchor.constraint(equalToConstant: 2000),
        ])
    }
}

/// The second post, 6-1: no constraint ties the content to the content view's bottom.
private final class WithoutBottomController: ScrollingController {
    override func fillContent() {
        let tall = UIView()
        tall.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(tall)
        NSLayoutConstraint.activate([
            tall.topAnchor.constraint(equalTo: contentView.topAnchor),
            tall.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            tall.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            tall.heightAnchor.constraint(equalToConstant: 2000),
        ])
    }
}

/// A bit of everything: guides, margins, a stack view with spaces of its own, fonts, masks, priorities.
private final class MixedController: UIViewController {
    let stack = UIStackView()
    let guide = UILayoutGuide()

    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel(), text = UILabel(), button = UIButton(type: .system), field = UITextField(), toggle = UISwitch()
        title.text = "Title"
        title.font = .preferredFont(forTextStyle: .headline)
        text.text = "A text that is long enough to need more than one line on a telephone, whatever its size."
        text.numberOfLines = 0
        text.font = .systemFont(ofSize: 15, weight: .semibold)
        button.setTitle("Continue", for: .normal)
        field.placeholder = "Name"
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .leading
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
        for view in [title, text, button, field, toggle] { stack.addArrangedSubview(view) }
        stack.setCustomSpacing(30, after: text)
        toggle.isHidden = true
        view.addSubview(stack)
        view.addLayoutGuide(guide)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let badge = UIView(frame: CGRect(300, 20, 50, 50))
        badge.autoresizingMask = [.flexibleLeftMargin]
        view.addSubview(badge)
        let tall = guide.heightAnchor.constraint(equalToConstant: 100)
        tall.priority = .defaultHigh
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), tall,
            guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: guide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
