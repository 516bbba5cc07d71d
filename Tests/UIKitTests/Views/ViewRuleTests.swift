import Testing

@testable import UIKit

@MainActor
@Suite("Rules of views, passes and table rows", .serialized)
struct ViewRuleTests {
    // MARK: Constraints

    @Test("CM-27: adding an arranged view switches its mask off, a controller's root keeps its own")
    func masks() {
        let view = UIView(), stack = UIStackView()
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        stack.addArrangedSubview(view)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(UIViewController().view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("CM-31: a size may be a multiple of another and a constant")
    func dimensions() {
        let scene = Scene(2)
        let (a, b) = (scene.views[0], scene.views[1])
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalToConstant: 30),
            b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 5),
            b.heightAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5),
        ])
        scene.root.layoutIfNeeded()
        #expect(b.frame.size == CGSize(width: 65, height: 32.5))
    }

    @Test("CM-32: a view has twelve anchors, a guide those without baselines")
    func anchors() {
        let view = UIView(), guide = UILayoutGuide()
        let horizontal = [view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor]
        let vertical = [view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor]
        #expect(horizontal.map { $0.constraint(equalTo: $0).firstAttribute } == [.leading, .trailing, .left, .right, .centerX])
        #expect(vertical.map { $0.constraint(equalTo: $0).firstAttribute } == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
        let sizes = [view.widthAnchor, view.heightAnchor, guide.widthAnchor, guide.heightAnchor]
        #expect(sizes.map { $0.constraint(equalToConstant: 1).firstAttribute } == [.width, .height, .width, .height])
        let across = [guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor, guide.centerXAnchor]
        #expect(across.map { $0.constraint(equalTo: $0).firstAttribute } == [.leading, .trailing, .left, .right, .centerX])
        let down = [guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor]
        #expect(down.map { $0.constraint(equalTo: $0).firstAttribute } == [.top, .bottom, .centerY])
    }

    @Test("CM-36: between baselines the system's spacing is the lower text's line height, up to whole points; 8 elsewhere")
    func baselineSpacing() {
        let scene = Scene(0)
        let title = UILabel(), text = UILabel()
        (title.font, text.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 17))
        for label in [title, text] {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            scene.root.addSubview(label)
        }
        let below = text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
        #expect(below.constant == 21)  // 20.29
        let twice = title.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 2)
        #expect(twice.constant == 30)  // 14.32
        #expect(text.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1.5).constant == 12)
        #expect(text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: scene.root.topAnchor, multiplier: 1).constant == 8)
        #expect(text.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1).constant == 8)
    }

    @Test("SV-43: a conflict lists masks first, then constraints without an identifier, then the others by identifier, ignoring case")
    func listed() {
        Messages.during { messages in
            let root = UIView(frame: CGRect(0, 0, 100, 100)), view = UIView(frame: CGRect(0, 0, 10, 60))
            root.addSubview(view)
            let inner = [UIView(), UIView(), UIView()]
            for (box, name) in zip(inner, ["b-box", "", "A-box"]) {
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                let height = box.heightAnchor.constraint(equalToConstant: 30)
                if !name.isEmpty { height.identifier = name }
                height.isActive = true
            }
            let joints = [
                inner[0].topAnchor.constraint(equalTo: view.topAnchor), inner[1].topAnchor.constraint(equalTo: inner[0].bottomAnchor),
                inner[2].topAnchor.constraint(equalTo: inner[1].bottomAnchor),
                view.bottomAnchor.constraint(equalTo: inner[2].bottomAnchor),
            ]
            for (joint, name) in zip(joints, ["z-1", "Z-2", "z-3", "Z-4"]) { joint.identifier = name }
            NSLayoutConstraint.activate(joints)
            root.layoutIfNeeded()
            let lines = (messages.last?.text ?? "").split(separator: "\n").filter { $0.hasPrefix("    \"<") }.map(String.init)
            #expect(lines.count == 8)
            #expect(lines.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
            #expect(lines.dropFirst().first?.contains("'") == false)
            let names = lines.dropFirst(2).compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
            #expect(names == ["A-box", "b-box", "z-1", "Z-2", "z-3", "Z-4"])
        }
    }

    // MARK: Passes

    private final class Watcher: UIView {
        let child = UIView()
        var seen: [CGSize] = []
        override func layoutSubviews() {
            seen.append(frame.size)
            super.layoutSubviews()
            seen.append(child.frame.size)
        }
    }

    @Test("PS-3: a view's own frame is set before it lays out, and its subviews' when super.layoutSubviews() returns")
    func framesInPasses() {
        let scene = Scene(0)
        let view = Watcher()
        for (item, parent) in [(view, scene.root), (view.child, view)] {
            item.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(item)
            NSLayoutConstraint.activate([
                item.topAnchor.constraint(equalTo: parent.topAnchor), item.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                item.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
                item.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
        scene.root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 200, height: 40))
        #expect(view.seen == [CGSize(width: 200, height: 40), CGSize(width: 100, height: 40)])
    }

    // MARK: Rows

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil), box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor), box.heightAnchor.constraint(equalToConstant: 80),
            ])
            return cell
        }
    }

    @Test("SZ-20, SZ-21: an automatic row is as high as its content view's content, before iOS 13 a pixel more for the separator")
    func automaticRows() {
        Messages.during(era: 15) { _ in
            let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain), source = Rows()
            table.dataSource = source
            table.layoutIfNeeded()
            #expect(table.contentSize == CGSize(width: 320, height: 200))
        }
        Messages.during(era: 12) { _ in
            let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain), source = Rows()
            table.dataSource = source
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(0, 0, 320, 100.5))
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame == CGRect(0, 0, 320, 100))
            table.separatorStyle = .none
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.contentSize == CGSize(width: 320, height: 200))
        }
    }

    @Test("SZ-23: a table's header takes the height of its frame, whatever its content")
    func tableHeader() {
        let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain), source = Rows()
        let header = UIView(frame: CGRect(0, 0, 320, 70)), box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(box)
        box.heightAnchor.constraint(equalToConstant: 300).isActive = true
        box.topAnchor.constraint(equalTo: header.topAnchor).isActive = true
        table.tableHeaderView = header
        table.separatorStyle = .none
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(header.frame.height == 70)
    }

    // MARK: Views

    @Test("ST-3: a stack view makes its constraints anew when a view hides, and they are the same ones otherwise")
    func stackConstraints() {
        let views = [UIView(), UIView(), UIView()], stack = UIStackView(arrangedSubviews: [])
        for view in views { stack.addArrangedSubview(view) }
        stack.spacing = 10
        stack.layoutIfNeeded()
        func named(_ name: String) -> [NSLayoutConstraint] {
            (stack.constraints + views.flatMap(\.constraints)).filter { $0.identifier == name }
        }
        let before = named("UISV-spacing")
        #expect(before.map(\.constant) == [10, 10] && named("UISV-hiding").isEmpty)
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(zip(before, named("UISV-spacing")).allSatisfy { $0 === $1 })
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(named("UISV-spacing").map(\.constant) == [5, 5])
        #expect(named("UISV-hiding").count == 1)
    }

    @Test("ST-6, ST-73: neither a background nor an animation changes the layout of a stack view")
    func stackLooks() {
        func widths(_ change: (UIStackView) -> Void) -> [CGFloat] {
            let scene = Scene(0)
            let views = [UILabel(), UILabel()], stack = UIStackView(arrangedSubviews: views)
            for view in views { view.text = "Text" }
            stack.translatesAutoresizingMaskIntoConstraints = false
            scene.root.addSubview(stack)
            scene.root.layoutIfNeeded()
            change(stack)
            scene.root.layoutIfNeeded()
            return views.map(\.frame.width)
        }
        let hidden = widths { $0.arrangedSubviews[0].isHidden = true }
        #expect(hidden[0] == 0 && hidden[1] > 0)
        #expect(widths { stack in UIView.animate(withDuration: 1) { stack.arrangedSubviews[0].isHidden = true } } == hidden)
        #expect(widths { $0.backgroundColor = .red } == widths { _ in })
    }

    @Test("TX-12: the font of a text view is 12 points by default")
    func textView() { #expect(UITextView().font?.pointSize == 12) }

    @Test("BT-5: insets of the title or the image alone do not change a button's intrinsic size")
    func buttonInsets() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let size = button.intrinsicContentSize
        button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        button.imageEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        #expect(button.intrinsicContentSize == size)
        button.contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        #expect(button.intrinsicContentSize.width == size.width + 18)
    }
}

@MainActor
@Suite("Fitting sizes of arranged views", .serialized)
struct ArrangedFittingTests {
    @Test("SZ-2: the fitting size of an arranged view does not depend on its stack view")
    func fitting() {
        let scene = Scene(0)
        let box = UIView(), inner = UILabel(), stack = UIStackView(arrangedSubviews: [box, UILabel()])
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        inner.text = "Text"
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: box.topAnchor), inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -9),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor), inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(stack)
        let expected = CGSize(width: inner.intrinsicContentSize.width, height: inner.intrinsicContentSize.height + 9)
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == expected)
        scene.root.layoutIfNeeded()
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == expected)
        box.isHidden = true
        scene.root.layoutIfNeeded()
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == expected)
    }
}
