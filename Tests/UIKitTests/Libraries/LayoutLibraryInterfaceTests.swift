import LayoutLibrarySix
import Testing
import UIKit

@MainActor
@Suite("The interface that layout libraries use", .serialized)
struct LayoutLibraryInterfaceTests {
    @Test("Priorities take literals and arithmetic of a library's own")
    func priorities() {
        let priority: UILayoutPriority = 750
        #expect(priority == .defaultHigh && UILayoutPriority.required - 1 == UILayoutPriority(999) && 250.5 < priority)
        let view = UIView()
        view.widthAnchor.tie(to: 20, .greaterThanOrEqual, at: .defaultLow + 1)
        #expect(view.constraints.first?.priority == 251)
    }

    @Test("A constraint of the library's own keeps its label and hears that it becomes active")
    func ties() {
        let view = UIView()
        let tie = Tie(view, .height, 12, label: "height")
        tie.isActive = true
        #expect(tie.isActive && tie.changes == 1 && tie.label == "height" && view.constraints.first === tie)
        #expect(tie.description.hasPrefix("<Tie <LayoutLibrarySix.Tie:"))
        #expect(tie.firstAnchor == view.heightAnchor && tie.secondAnchor == nil)
        #expect(Tie(view, .top, 12, label: "").isActive == false)
    }

    @Test("Anchors: generic, equal by item and attribute, found again in a constraint")
    func anchors() {
        let root = UIView(frame: CGRect(0, 0, 100, 80)), inner = UIView()
        root.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let left = inner.leftAnchor.tie(root.leftAnchor, plus: 4)
        let top = inner.topAnchor.tie(root.topAnchor, plus: 3, at: 900)
        #expect(left.firstAnchor.isEqual(inner.leftAnchor) && !left.firstAnchor.isEqual(inner.rightAnchor))
        #expect(left.firstItem === inner && left.secondItem === root && top.priority == 900)
        #expect(inner.leftAnchor == inner.leftAnchor && inner.leftAnchor != inner.rightAnchor && root.leftAnchor != inner.leftAnchor)
        #expect(Set([inner.topAnchor, inner.topAnchor]).count == 1 && inner.leftAnchor.isHorizontal)
        #expect(top.secondAnchor?.item === root && top.secondAnchor?.name == "top")
    }

    @Test("Views and guides alike, insets, builders, another multiplier")
    func boxes() {
        let root = UIView(frame: CGRect(0, 0, 100, 80)), inner = UIView(), guide = UILayoutGuide()
        root.addSubview(inner)
        root.addLayoutGuide(guide)
        _ = fill(guide, root, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        inner.translatesAutoresizingMaskIntoConstraints = false
        let isWide = true
        let made = NSLayoutConstraint.group {
            inner.topAnchor.constraint(equalTo: guide.topAnchor)
            [inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor)]
            if isWide { inner.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5) }
            for factor in [0.25] { inner.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: factor) }
        }
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(2, 1, 94, 76) && inner.frame == CGRect(2, 1, 47, 20))
        made[2].isActive = false
        made[2].withMultiplier(1).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.width == 94 && guide.outer === root && inner.outer === root)
        #expect(inner.meeting(root) === root && root.allConstraints.count == 8)
    }

    @Test("State hangs on views under keys of each kind, and a policy may be weak")
    func associations() {
        let view = UIView()
        view.ties = [NSLayoutConstraint()]
        view.note = "note"
        #expect(view.ties.count == 1 && view.note == "note")
        view.note = nil
        #expect(view.note == nil)
        do {
            let partner = UIView()
            view.partner = partner
            #expect(view.partner === partner)
        }
        #expect(view.partner == nil)
    }

    @Test("Raw values and options are UIKit's")
    func rawValues() {
        #expect(
            NSLayoutConstraint.Attribute.baseline == .lastBaseline && NSLayoutConstraint.Attribute(rawValue: 20) == .centerYWithinMargins)
        #expect(NSLayoutConstraint.Relation(rawValue: -1) == .lessThanOrEqual && NSLayoutConstraint.Axis.vertical.rawValue == 1)
        #expect(UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).rawValue == 18 && UIView.ContentMode.bottomRight.rawValue == 12)
        #expect(
            NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue == 1 << 16 && UIStackView.Alignment.lastBaseline.rawValue == 5)
        #expect(UIControl.Event.valueChanged.rawValue == 4096 && UIRectEdge.all.rawValue == 15)
    }

    @Test("Insets: of rectangles, hashed, coded, spelled")
    func insets() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(0, 0, 10, 10).inset(by: insets) == CGRect(2, 1, 4, 6) && Set([insets, insets, .zero]).count == 2)
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets)) == insets)
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}" && NSStringFromCGRect(CGRect(0, 1, 2.5, 3)) == "{{0, 1}, {2.5, 3}}")
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
        #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("Targets with selectors are kept, closures are called")
    func targets() {
        let control = UIControl(), target = NSObject()
        var count = 0
        control.addTarget(target, action: "tap", for: .touchUpInside)
        control.addAction(UIAction(identifier: .init("one")) { _ in count += 1 }, for: .touchUpInside)
        control.addAction(UIAction(identifier: .init("one")) { _ in count += 10 }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(count == 10 && control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
        #expect(control.isKind(of: UIView.self) && control.isMember(of: UIControl.self) && !control.isKind(of: UILabel.self))
    }
}
