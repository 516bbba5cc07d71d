import Testing

@testable import UIKit

@MainActor
@Suite("Layout passes", .serialized)
struct LayoutPassTests {
    final class Diary {
        var lines: [String] = []
    }

    class Probe: UIView {
        var diary = Diary()
        var name = ""
        override func updateConstraints() {
            diary.lines.append("update \(name)")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            diary.lines.append("layout \(name)")
        }
    }

    func tree() -> (Probe, Probe, Diary) {
        let outer = Probe(frame: CGRect(0, 0, 100, 100)), inner = Probe(frame: CGRect(0, 0, 50, 50))
        inner.diary = outer.diary
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        return (outer, inner, outer.diary)
    }

    @Test("A program that draws is given the views with a new frame; its changes count in the next layout")
    func drawing() {
        let window = UIView(frame: CGRect(0, 0, 100, 100)), box = UIView(), still = UIView()
        for view in [box, still] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
            view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        let width = box.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([width, still.widthAnchor.constraint(equalToConstant: 5)])
        var told: [(view: UIView, width: CGFloat)] = []
        UIKitEnvironment.current.viewDidMove = { view in
            told.append((view, view.frame.width))
            width.constant = 40
            window.layoutIfNeeded()
        }
        defer { UIKitEnvironment.current.viewDidMove = nil }
        window.layoutIfNeeded()
        #expect(told.filter { $0.view === still }.map(\.width) == [5])
        #expect(told.first { $0.view === box }?.width == 20)
        window.layoutIfNeeded()
        #expect(told.last { $0.view === box }?.width == 40)
        #expect(box.frame == CGRect(0, 0, 40, 10))
        let count = told.count
        window.layoutIfNeeded()
        #expect(told.count == count)
    }

    @Test("PS-1, PS-2: constraints are updated from the inside out, then views are laid out from the outside in")
    func order() {
        let (outer, inner, diary) = tree()
        outer.layoutIfNeeded()
        #expect(diary.lines == ["update inner", "update outer", "layout outer", "layout inner"])
        diary.lines = []
        outer.layoutIfNeeded()
        #expect(diary.lines.isEmpty)
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(diary.lines == ["layout inner"])
    }

    @Test("A view is laid out when its size changes, not when it only moves")
    func sizeOnly() {
        let (outer, inner, diary) = tree()
        outer.layoutIfNeeded()
        diary.lines = []
        inner.frame.origin.x = 20
        outer.layoutIfNeeded()
        #expect(!diary.lines.contains("layout inner"))
        inner.frame.size.width = 60
        outer.layoutIfNeeded()
        #expect(diary.lines.contains("layout inner"))
    }

    final class Follower: UIView {
        let child = UIView()
        lazy var width = child.widthAnchor.constraint(equalToConstant: 0)
        override func layoutSubviews() {
            width.constant = bounds.width / 2
            super.layoutSubviews()
        }
    }

    @Test("What a view changes before super.layoutSubviews() holds after it")
    func changeInLayout() {
        let view = Follower(frame: CGRect(0, 0, 100, 100))
        view.child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(view.child)
        view.width.isActive = true
        view.layoutIfNeeded()
        #expect(view.child.frame.width == 50)
        view.frame.size.width = 80
        view.layoutIfNeeded()
        #expect(view.child.frame.width == 40)
    }

    final class Badge: UIView {
        var size = CGSize(width: 10, height: 10) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    @Test("A subclass says how large its content is, and when that has changed")
    func intrinsic() {
        let scene = Scene(0)
        let badge = Badge()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(badge)
        scene.root.layoutIfNeeded()
        #expect(badge.frame.size == CGSize(width: 10, height: 10))
        badge.size = CGSize(width: 30, height: UIView.noIntrinsicMetric)
        scene.root.layoutIfNeeded()
        #expect(badge.frame.size == CGSize(width: 30, height: 0))
    }

    final class PaddedLabel: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 10)
        }
    }

    @Test("A label's subclass pads its content, on one line and on several")
    func padded() {
        let plain = UILabel(), label = PaddedLabel()
        for view in [plain, label] {
            view.text = "A text that needs several lines in so little room"
            view.numberOfLines = 0
            view.translatesAutoresizingMaskIntoConstraints = false
            let scene = Scene(0)
            scene.root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 150).isActive = true
            scene.root.layoutIfNeeded()
        }
        #expect(plain.frame.height > 41)
        #expect(label.frame.height == plain.frame.height + 10)
    }

    @Test("The size that fits comes from the view's own constraints")
    func fitting() {
        let card = UIView(), label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
        ])
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: label.intrinsicContentSize.width + 20, height: label.intrinsicContentSize.height + 20))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide.width == 300)
        #expect(card.frame == .zero)
    }

    @Test("What is pinned to a guide is not ambiguous, and its size is part of the fitting size", arguments: 0..<5)
    func guides(kind: Int) {
        let card = UIView(), view = UIView()
        let extra = UILayoutGuide()
        card.addSubview(view)
        card.addLayoutGuide(extra)
        let guides = [card.readableContentGuide, card.keyboardLayoutGuide, card.safeAreaLayoutGuide, card.layoutMarginsGuide, extra]
        let guide = guides[kind]
        view.translatesAutoresizingMaskIntoConstraints = false
        var constraints = [
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.topAnchor.constraint(equalTo: card.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 30),
            guide.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
            card.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
        ]
        if guide === extra {
            constraints += [
                extra.leadingAnchor.constraint(equalTo: card.leadingAnchor), extra.trailingAnchor.constraint(equalTo: card.trailingAnchor),
                extra.topAnchor.constraint(equalTo: card.topAnchor), extra.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.width >= 70 && size.height >= 30)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        card.frame = window.bounds
        window.addSubview(card)
        window.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("Visible windows are laid out by the main queue without being asked")
    func byItself() async {
        let window = UIWindow(frame: CGRect(0, 0, 100, 100)), view = UIView()
        window.isHidden = false
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 12).isActive = true
        for _ in 0..<100 where view.frame.width == 0 { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(view.frame.width == 12)
    }
}
