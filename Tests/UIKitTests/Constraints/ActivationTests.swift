import Testing

@testable import UIKit

@MainActor
@Suite("Constraints that become active, inactive and active again", .serialized)
struct ActivationTests {
    private func makeTree() -> (root: UIView, box: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        return (root, box)
    }

    @Test("An inactive constraint keeps its numbers, and takes others")
    func again() {
        let (root, box) = makeTree()
        let width = box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 10)
        let strut = box.widthAnchor.constraint(equalToConstant: 1000)
        strut.priority = .defaultHigh
        NSLayoutConstraint.activate([width, strut])
        root.layoutIfNeeded()
        #expect(box.frame.width == 160)
        width.isActive = false
        #expect(width.constant == 10 && width.multiplier == 0.5 && width.relation == .lessThanOrEqual && width.firstItem === box)
        width.constant = 20
        width.priority = .init(999)
        width.identifier = "width"
        root.layoutIfNeeded()
        #expect(box.frame.width == 1000 && !root.constraints.contains(width))
        width.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.width == 170 && root.constraints.last === width && width.priority.rawValue == 999)
    }

    @Test("A constraint can be switched off and on before the layout, and be moved to another tree")
    func withoutLayout() {
        let (root, box) = makeTree()
        let width = box.widthAnchor.constraint(equalToConstant: 40), edge = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
        NSLayoutConstraint.activate([width, edge])
        for constant in [50.0, 60] {
            width.isActive = false
            width.constant = constant
            width.isActive = true
        }
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        other.addSubview(box)
        #expect(width.isActive && !edge.isActive && edge.constant == 3 && edge.secondItem === root)
        root.layoutIfNeeded()
        other.layoutIfNeeded()
        #expect(box.frame.width == 60)
        root.addSubview(box)
        edge.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.minX == 3 && box.frame.width == 60)
    }

    @Test("A distance can be compared again")
    func distances() {
        let (root, box) = makeTree()
        let gap = root.leftAnchor.anchorWithOffset(to: box.leftAnchor)
        let half = gap.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        #expect(half.multiplier == 0.5 && half.constant == 0 && half.relation == .equal)
        half.constant = 4
        half.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.minX == 154)
        half.isActive = false
        half.constant = 6
        half.isActive = true
        half.constant += 1
        root.layoutIfNeeded()
        #expect(box.frame.minX == 157 && half.constant == 7)
    }

    @Test("A stack view's constraint is the program's after it was switched off and on")
    func contributed() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.spacing = 4
        stack.layoutIfNeeded()
        let spacing = stack.constraints.first { $0.identifier == "UISV-spacing" }
        spacing?.isActive = false
        #expect(spacing?.constant == 4 && spacing?.isActive == false)
        spacing?.isActive = true
        #expect(spacing?.isActive == true && stack.constraints.contains { $0 === spacing })
    }

    @Test("An invalid constraint has no items and numbers")
    func invalid() {
        Messages.during { messages in
            let (root, box) = makeTree()
            let made = NSLayoutConstraint(
                item: box, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .width, multiplier: 2, constant: 5)
            #expect(messages.all.count == 1)
            made.isActive = true
            #expect(made.firstItem == nil && made.firstAttribute == .notAnAttribute && made.multiplier == 1 && made.constant == 0)
            #expect(!made.isActive && made.relation == .equal && root.constraints.isEmpty)
        }
    }

    @Test("A constraint keeps its items alive, and its views may go")
    func lifetime() {
        weak var view: UIView?
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let made: NSLayoutConstraint
        do {
            let box = UIView()
            view = box
            root.addSubview(box)
            made = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
            made.isActive = true
            box.removeFromSuperview()
        }
        #expect(view == nil && !made.isActive && made.firstItem == nil && made.constant == 5)
        made.isActive = false
        root.layoutIfNeeded()
    }
}
