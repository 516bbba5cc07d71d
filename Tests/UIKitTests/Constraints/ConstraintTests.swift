import Testing

@testable import UIKit

@MainActor
@Suite("Constraints, anchors, guides and formats", .serialized)
struct ConstraintTests {
    @Test("CM-16: without a second item there is no second attribute, whatever was given")
    func secondAttribute() {
        Messages.during { messages in
            let view = UIView()
            let constraint = NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1, constant: 40)
            #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondItem == nil && constraint.constant == 40)
            constraint.isActive = true
            #expect(view.constraints.first?.secondAttribute == .notAnAttribute)
            #expect(view.heightAnchor.constraint(equalToConstant: 3).secondAttribute == .notAnAttribute)
            #expect(messages.all.isEmpty)
        }
    }

    @Test("CM-2, CM-10: raw values are those of UIKit's headers")
    func rawValues() {
        let attributes: [NSLayoutConstraint.Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...20))
        #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
        #expect([NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue) == [-1, 0, 1])
        #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh > .defaultLow)
        #expect(UIView.AutoresizingMask([.flexibleWidth, .flexibleBottomMargin]).rawValue == 34)
    }

    @Test("CM-20, CM-33: a new constraint is inactive, required and without a name")
    func defaults() {
        let made = UIView().widthAnchor.constraint(equalToConstant: 50)
        #expect(!made.isActive && made.priority == .required && made.identifier == nil && !made.shouldBeArchived)
        #expect(made.secondItem == nil && made.secondAttribute == .notAnAttribute && made.multiplier == 1 && made.constant == 50)
    }

    @Test("CM-30, CM-34: anchors name their view, their attribute and what they relate")
    func anchors() {
        let scene = Scene(2)
        let (a, b) = (scene.views[0], scene.views[1])
        let made = a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 8)
        #expect(made.firstItem === a && made.secondItem === b)
        #expect(made.firstAttribute == .leading && made.secondAttribute == .trailing && made.relation == .greaterThanOrEqual)
        let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 50),
            b.widthAnchor.constraint(equalToConstant: 60), gap.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
        ])
        scene.root.layoutIfNeeded()
        #expect(b.frame.minX == 75)
    }

    @Test("Guides take part like views, and go when they are removed")
    func guides() {
        let scene = Scene(1)
        let guide = UILayoutGuide()
        guide.identifier = "middle"
        scene.root.addLayoutGuide(guide)
        scene.root.addLayoutGuide(guide)
        #expect(scene.root.layoutGuides == [guide] && guide.owningView === scene.root)
        let tie = scene.views[0].centerXAnchor.constraint(equalTo: guide.centerXAnchor)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 100),
            guide.widthAnchor.constraint(equalToConstant: 100), tie, scene.views[0].widthAnchor.constraint(equalToConstant: 10),
        ])
        scene.root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 100 && scene.views[0].frame.minX == 145)
        scene.root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && !tie.isActive && scene.root.layoutGuides.isEmpty)
    }

    @Test("Margins and safe area have guides; the margins of a plain view are 8")
    func margins() {
        let scene = Scene(1)
        #expect(scene.root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let guide = scene.root.layoutMarginsGuide
        #expect(guide === scene.root.layoutMarginsGuide && guide.identifier == "UIViewLayoutMarginsGuide")
        scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        NSLayoutConstraint.activate([
            scene.views[0].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scene.views[0].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        scene.root.layoutIfNeeded()
        #expect(scene.views[0].frame.minX == 20 && scene.views[0].frame.width == 340)
        #expect(scene.root.directionalLayoutMargins.trailing == 40)
        #expect(scene.root.safeAreaLayoutGuide.layoutFrame == CGRect(0, 0, 400, 400))
    }

    @Test("CM-6, RT-1: from right to left, leading is right")
    func rightToLeft() {
        let scene = Scene(1)
        scene.root.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            scene.views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
            scene.views[0].widthAnchor.constraint(equalToConstant: 20),
        ])
        scene.root.layoutIfNeeded()
        #expect(scene.views[0].frame.minX == 370)
        #expect(scene.root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("A format draws constraints, with metrics, options and priorities")
    func format() {
        let scene = Scene(2)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[a(==b@750)]-(>=8)-[b(60)]-20-|", options: [.alignAllTop], metrics: ["gap": 12],
            views: ["a": scene.views[0], "b": scene.views[1]])
        #expect(made.map(\.constant) == [12, 0, 8, 60, 20, 0])
        #expect(made[1].priority == .defaultHigh && made[2].relation == .greaterThanOrEqual)
        NSLayoutConstraint.activate(made)
        scene.root.layoutIfNeeded()
        #expect(scene.views[1].frame.minX == 320 && scene.views[0].frame.width == 60)
    }

    @Test("SV-23, SV-30: ambiguity and what decides a view can be asked for")
    func questions() {
        let scene = Scene(1)
        let width = scene.views[0].widthAnchor.constraint(equalToConstant: 10)
        let leading = scene.views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
        NSLayoutConstraint.activate([width, leading])
        #expect(scene.views[0].hasAmbiguousLayout)
        #expect(scene.views[0].constraintsAffectingLayout(for: .horizontal).contains { $0.firstAttribute == .width })
        NSLayoutConstraint.activate([
            scene.views[0].topAnchor.constraint(equalTo: scene.root.topAnchor), scene.views[0].heightAnchor.constraint(equalToConstant: 1),
        ])
        #expect(!scene.views[0].hasAmbiguousLayout)
    }

    @Test("Objects carry values under keys, and let them go with themselves")
    func associations() {
        final class Value {}
        final class Plain {}
        weak var kept: Value?
        for owner in [UIView(), Plain(), UILayoutGuide(), UIView().widthAnchor.constraint(equalToConstant: 1)] as [AnyObject] {
            do {
                let value = Value()
                kept = value
                objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(kept != nil)
            #expect((objc_getAssociatedObject(owner, &key) as? Value) === kept)
            objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, &key) == nil)
            #expect(kept == nil)
        }
        do {
            let view = UIView(), value = Value()
            kept = value
            objc_setAssociatedObject(view, &key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(kept == nil)
    }
}

@MainActor private var key: UInt8 = 0
