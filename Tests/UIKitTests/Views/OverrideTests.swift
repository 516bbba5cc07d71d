import Testing
import UIKit

@MainActor
@Suite("Overridden methods are called by a layout", .serialized)
struct OverrideTests {
    final class Watchful: UIView {
        var heard: [String] = []
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            heard.append("hugging")
            super.setContentHuggingPriority(priority, for: axis)
        }
        override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            heard.append("add")
            super.addConstraint(constraint)
        }
        override func removeConstraint(_ constraint: NSLayoutConstraint) {
            heard.append("remove")
            super.removeConstraint(constraint)
        }
        override var safeAreaLayoutGuide: UILayoutGuide { super.layoutMarginsGuide }
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
        override func setNeedsDisplay() { heard.append("display") }
        override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
        override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
        override var isOpaque: Bool { didSet { heard.append("opaque") } }
        override var preservesSuperviewLayoutMargins: Bool { didSet { heard.append("margins") } }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test("Overridden members of UIView are called through its own type")
    func overridden() {
        let view = Watchful()
        let plain: UIView = view
        let constraint = plain.widthAnchor.constraint(equalToConstant: 3)
        plain.addConstraints([constraint])
        plain.removeConstraints([constraint])
        plain.setContentHuggingPriority(.required, for: .vertical)
        plain.setNeedsDisplay()
        plain.isOpaque = false
        plain.preservesSuperviewLayoutMargins = true
        #expect(view.heard == ["add", "remove", "hugging", "display", "opaque", "margins"])
        #expect(plain.contentHuggingPriority(for: .vertical) == .required && !constraint.isActive)
        #expect(plain.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
        #expect(plain.safeAreaLayoutGuide === plain.layoutMarginsGuide && plain.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(plain.snapshotView(afterScreenUpdates: true) == nil && !plain.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }

    @Test("A recognizer of a program's own needs one initializer, and can be made without a target")
    func recognizer() {
        final class Own: UIGestureRecognizer {
            override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        #expect(!Own().canPrevent(UIPanGestureRecognizer()))
    }

    @Test("Interactions hear of the view that they come to and leave")
    func interactions() {
        final class Own: NSObject, UIInteraction {
            weak var view: UIView?
            var heard: [Bool] = []
            func willMove(to view: UIView?) { heard.append(view != nil) }
            func didMove(to view: UIView?) { self.view = view }
        }
        let view = UIView(), interaction = Own()
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        view.removeInteraction(interaction)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil && interaction.heard == [true, false] && view.interactions.isEmpty)
    }

    @Test("Trait overrides can be asked for and taken back")
    func traits() {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self) && view.traitCollection.userInterfaceStyle == .dark)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self) && view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A view that scrolls is laid out again")
    func scrolled() {
        final class Tiling: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let view = Tiling(frame: CGRect(0, 0, 100, 100))
        view.layoutIfNeeded()
        let before = view.layouts
        view.contentOffset.y = 30
        view.layoutIfNeeded()
        #expect(view.layouts == before + 1)
        view.contentOffset.y = 30
        view.layoutIfNeeded()
        #expect(view.layouts == before + 1)
    }

    @Test("A scroll view is notified of the insets that bars give it, and is laid out with them")
    func insets() {
        final class Hearing: UIScrollView {
            var heard: [CGFloat] = []
            var laidOutWith: CGFloat?
            override func adjustedContentInsetDidChange() { heard.append(adjustedContentInset.top) }
            override func layoutSubviews() {
                super.layoutSubviews()
                laidOutWith = adjustedContentInset.top
            }
        }
        Messages.during { _ in
            let controller = UIViewController(), scroll = Hearing()
            controller.view = scroll
            scroll.contentSize = CGSize(width: 100, height: 2000)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            #expect(scroll.heard == [64] && scroll.laidOutWith == 64)
            scroll.contentInset.top = 10
            #expect(scroll.heard == [64, 74] && scroll.contentOffset.x.sign == .plus)
        }
    }

    @Test("Geometry is written as UIKit writes it, read back, boxed and printed")
    func geometry() {
        let rect = CGRect(127.5, 20, 120, 44)
        #expect("\(rect)" == "(127.5, 20.0, 120.0, 44.0)" && "\(rect.size)" == "(120.0, 44.0)" && "\(rect.origin)" == "(127.5, 20.0)")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect && NSCoder.cgRect(for: "rubbish") == .zero)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}") == directional)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(rect.equalTo(rect) && NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2))
    }
}
