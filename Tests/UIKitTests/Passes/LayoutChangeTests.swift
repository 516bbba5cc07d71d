import Testing

@testable import UIKit

/// A view that is changed after it was laid out must end as one that was changed before.
@MainActor
@Suite("Changes after a layout", .serialized)
struct LayoutChangeTests {
    /// A kind of view, what is changed, and how.
    struct Change {
        let name: String
        let make: @MainActor () -> UIView
        let change: @MainActor (UIView) -> Void

        @MainActor
        init<View: UIView>(_ name: String, of make: @escaping @MainActor () -> View, change: @escaping @MainActor (View) -> Void) {
            self.name = name
            self.make = make
            self.change = { view in if let view = view as? View { change(view) } }
        }
    }

    static let long = "A text that needs several lines where there is so little room for it"

    static func label() -> UILabel {
        let label = UILabel()
        label.text = long
        return label
    }

    static func wrapping() -> UILabel {
        let label = label()
        label.numberOfLines = 0
        return label
    }

    static func stack() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel(), UISwitch()])
        for (index, view) in stack.arrangedSubviews.enumerated() { (view as? UILabel)?.text = "Label \(index)" }
        return stack
    }

    static func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        return button
    }

    static func textView() -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = long
        return view
    }

    static func labelChanges() -> [Change] {
        [
            Change("label text", of: label) { $0.text = "Short" }, Change("label no text", of: label) { $0.text = nil },
            Change("label font", of: label) { $0.font = .systemFont(ofSize: 30) },
            Change("label attributed", of: label) {
                $0.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)])
            },
            Change("label lines", of: label) { $0.numberOfLines = 0 }, Change("label two lines", of: label) { $0.numberOfLines = 2 },
            Change("wrapping to one", of: wrapping) { $0.numberOfLines = 1 },
            Change("wrapping to two", of: wrapping) { $0.numberOfLines = 2 },
            Change("wrapping text", of: wrapping) { $0.text = long + long }, Change("wrapping shorter", of: wrapping) { $0.text = "x" },
            Change("wrapping font", of: wrapping) { $0.font = .boldSystemFont(ofSize: 20) },
            Change("wrapping mode", of: wrapping) { $0.lineBreakMode = .byCharWrapping },
            Change("wrapping width", of: wrapping) { $0.preferredMaxLayoutWidth = 80 },
        ]
    }

    static func controlChanges() -> [Change] {
        [
            Change("button title", of: button) { $0.setTitle("A longer title", for: .normal) },
            Change("button no title", of: button) { $0.setTitle(nil, for: .normal) },
            Change("button insets", of: button) { $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4) },
            Change("button font", of: button) { $0.titleLabel?.font = .systemFont(ofSize: 30) },
            Change("button configuration", of: button) { $0.configuration = .filled() },
            Change("field text", of: { UITextField() }) { $0.text = "Some text" },
            Change("field placeholder", of: { UITextField() }) { $0.placeholder = "Some text" },
            Change("field border", of: { UITextField() }) { $0.borderStyle = .roundedRect },
            Change("field font", of: { UITextField() }) { $0.font = .systemFont(ofSize: 40) },
            Change("segments", of: { UISegmentedControl(items: ["a"]) }) { $0.insertSegment(withTitle: "Second", at: 1, animated: false) },
            Change("segment title", of: { UISegmentedControl(items: ["a", "b"]) }) { $0.setTitle("A long title", forSegmentAt: 0) },
            Change("pages", of: { UIPageControl() }) { $0.numberOfPages = 5 },
            Change("indicator", of: { UIActivityIndicatorView(style: .medium) }) { $0.style = .large },
            Change("text view text", of: textView) { $0.text = long + long },
            Change("text view font", of: textView) { $0.font = .systemFont(ofSize: 30) },
            Change("text view scrolls", of: textView) { $0.isScrollEnabled = true },
            Change("text view insets", of: textView) { $0.textContainerInset = UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3) },
            Change("text view padding", of: textView) { $0.textContainer.lineFragmentPadding = 30 },
        ]
    }

    static func stackChanges() -> [Change] {
        [
            Change("axis", of: stack) { $0.axis = .vertical }, Change("spacing", of: stack) { $0.spacing = 12 },
            Change("alignment", of: stack) { $0.alignment = .center }, Change("baselines", of: stack) { $0.alignment = .firstBaseline },
            Change("distribution", of: stack) { $0.distribution = .fillEqually },
            Change("margins", of: stack) { $0.isLayoutMarginsRelativeArrangement = true },
            Change("hidden", of: stack) { $0.arrangedSubviews[1].isHidden = true },
            Change("custom", of: stack) { $0.setCustomSpacing(30, after: $0.arrangedSubviews[0]) },
            Change("removed", of: stack) { $0.arrangedSubviews[0].removeFromSuperview() },
            Change("added", of: stack) { $0.addArrangedSubview(button()) },
            Change("inserted", of: stack) { $0.insertArrangedSubview(button(), at: 0) },
            Change("no longer arranged", of: stack) { $0.removeArrangedSubview($0.arrangedSubviews[2]) },
            Change("text within", of: stack) { ($0.arrangedSubviews[0] as? UILabel)?.text = long },
            Change("lines within", of: stack) { stack in
                guard let label = stack.arrangedSubviews[0] as? UILabel else { return }
                label.text = long
                label.numberOfLines = 0
            },
            Change("direction", of: stack) { $0.semanticContentAttribute = .forceRightToLeft },
        ]
    }

    /// Returns the frames of a view and its neighbor in a column, at most 200 points wide, with a change before or after a layout.
    private func frames(_ change: Change, late: Bool) -> [CGRect] {
        let scene = Scene(1, width: 200, height: 600)
        let view = change.make(), after = scene.views[0]
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scene.root.topAnchor), view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor),
            after.topAnchor.constraint(equalTo: view.bottomAnchor), after.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            after.widthAnchor.constraint(equalTo: view.widthAnchor), after.heightAnchor.constraint(equalToConstant: 10),
        ])
        if late { scene.root.layoutIfNeeded() }
        change.change(view)
        scene.root.layoutIfNeeded()
        return [view.frame, after.frame] + view.subviews.map(\.frame)
    }

    @Test("A change has the same effect after a layout as before one")
    func changes() {
        for change in Self.labelChanges() + Self.controlChanges() + Self.stackChanges() {
            let early = frames(change, late: false), late = frames(change, late: true)
            #expect(early == late, "\(change.name)")
        }
    }

    @Test("Each of them changes some frame")
    func areChanges() {
        let all = Self.labelChanges() + Self.controlChanges() + Self.stackChanges()
        let still = all.filter { change in
            let untouched = Change(change.name, of: change.make) { (_: UIView) in }
            return frames(change, late: false) == frames(untouched, late: false)
        }
        #expect(still.map(\.name) == [])
    }
}
