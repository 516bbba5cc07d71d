import Testing

@testable import UIKit

@MainActor
@Suite("Invalid constraints are logged with UIKit's texts and have no other effect", .serialized)
struct InvalidConstraintTests {
    func make(
        item first: Any, attribute: NSLayoutConstraint.Attribute, toItem second: Any?, attribute other: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: multiplier,
            constant: constant)
    }

    func expect(
        _ exception: String, _ text: String, at location: SourceLocation = #_sourceLocation, from body: (Scene) -> NSLayoutConstraint
    ) {
        Messages.during { messages in
            let scene = Scene(2)
            let made = body(scene)
            #expect(messages.last?.exception == exception, sourceLocation: location)
            #expect(messages.last?.text.contains(text) ?? false, "\(messages.texts)", sourceLocation: location)
            made.isActive = true
            #expect(!made.isActive, sourceLocation: location)
            scene.root.layoutIfNeeded()
        }
    }

    @Test("V1: there is no first item")
    func noItem() {
        expect("NSInvalidArgumentException", "Constraint must contain a first layout item") { _ in
            make(item: UIView?.none as Any, attribute: .width, toItem: nil, attribute: .notAnAttribute)
        }
        expect("NSInvalidArgumentException", "Constraint must contain a first layout item") { _ in
            make(item: NSNull(), attribute: .width, toItem: nil, attribute: .notAnAttribute)
        }
    }

    @Test("V11: untyped anchors of different kinds do not go together; of the same kind they do")
    func incompatible() {
        func sides(_ scene: Scene) -> (NSLayoutConstraint, NSLayoutConstraint) {
            (
                scene.views[0].leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                scene.views[0].topAnchor.constraint(equalTo: scene.root.topAnchor)
            )
        }
        expect("NSInvalidArgumentException", "Constraint improperly relates anchors of incompatible types: <NSLayoutAnchor") {
            sides($0).0.firstAnchor.constraint(equalTo: sides($0).1.firstAnchor)
        }
        Messages.during { messages in
            let scene = Scene(2), (left, _) = sides(scene)
            let again = left.secondAnchor.map { left.firstAnchor.constraint(equalTo: $0, constant: 4) }
            again?.isActive = true
            #expect(again?.isActive == true && messages.all.isEmpty)
        }
    }

    @Test("V13: a constraint to an edge of a rotated view is reported once, one to its center or size is not")
    func rotated() {
        Messages.during { messages in
            let scene = Scene(2)
            scene.views[0].centerXAnchor.constraint(equalTo: scene.root.centerXAnchor).isActive = true
            scene.views[1].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor).isActive = true
            for angle in [0.1, 0.2] { for view in scene.views { view.transform = CGAffineTransform(rotationAngle: angle) } }
            scene.views[1].transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(messages.all.count == 1 && messages.last?.exception == nil)
        }
    }

    @Test("V2: there is no first attribute")
    func noAttribute() {
        expect("NSInvalidArgumentException", "Constraint must contain a first attribute") {
            make(item: $0.views[0], attribute: .notAnAttribute, toItem: nil, attribute: .notAnAttribute)
        }
    }

    @Test("V3: sizes go with sizes, and locations with locations on the same axis")
    func pairing() {
        for (first, second) in [(NSLayoutConstraint.Attribute.width, .leading), (.top, .width), (.centerX, .height)]
            as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]
        {
            expect("NSInvalidArgumentException", "Invalid pairing of layout attributes") {
                make(item: $0.views[0], attribute: first, toItem: $0.views[1], attribute: second)
            }
        }
    }

    @Test("CM-9: positions on different axes can be related by item")
    func axes() {
        Messages.during { messages in
            let scene = Scene(1), view = scene.views[0]
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30),
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 2, constant: 3),
            ])
            scene.root.layoutIfNeeded()
            #expect(view.frame == CGRect(63, 30, 50, 40))
            #expect(messages.all.isEmpty)
        }
    }

    @Test("V4, GV-34: leading and trailing do not go with left and right, with anchors neither")
    func directions() {
        let text =
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
        expect("NSInvalidArgumentException", text) { make(item: $0.views[0], attribute: .leading, toItem: $0.views[1], attribute: .left) }
        expect("NSInvalidArgumentException", text) { $0.views[0].leadingAnchor.constraint(equalTo: $0.views[1].leftAnchor) }
    }

    @Test("V5, GV-34: a location is not a number")
    func location() {
        let text =
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        expect("NSInvalidArgumentException", text) {
            make(item: $0.views[0], attribute: .top, toItem: nil, attribute: .notAnAttribute, constant: 10)
        }
        expect("NSInvalidArgumentException", text) {
            make(item: $0.views[0], attribute: .top, toItem: $0.views[1], attribute: .top, multiplier: 0)
        }
    }

    @Test("V6: only views and guides can be constrained")
    func items() {
        expect("NSInvalidArgumentException", "Constraint items must each be a view or layout guide.") {
            make(item: $0.views[0], attribute: .width, toItem: "a text", attribute: .width)
        }
    }

    @Test("V7: numbers are finite")
    func finite() {
        expect("NSInternalInconsistencyException", "NSLayoutConstraint constant is not finite! That's illegal. constant:inf") {
            make(item: $0.views[0], attribute: .width, toItem: nil, attribute: .notAnAttribute, constant: .infinity)
        }
        expect("NSInternalInconsistencyException", "Multiplier is not finite! That's illegal. multiplier:nan") {
            make(item: $0.views[0], attribute: .width, toItem: $0.views[1], attribute: .width, multiplier: .nan)
        }
        Messages.during { messages in
            let width = UIView().widthAnchor.constraint(equalToConstant: 5)
            width.constant = .nan
            #expect(width.constant == 5)
            #expect(messages.all.count == 1)
        }
    }

    @Test("V8, GV-34: a priority does not cross 1000 while it is active")
    func boundary() {
        Messages.during { messages in
            let scene = Scene(1)
            let width = scene.views[0].widthAnchor.constraint(equalToConstant: 5)
            width.isActive = true
            width.priority = .defaultLow
            #expect(width.priority == .required)
            #expect(messages.last?.exception == "NSInternalInconsistencyException")
            #expect(
                messages.last?.text
                    == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000."
            )
            width.priority = .required
            #expect(messages.all.count == 1)
            width.isActive = false
            width.priority = .defaultLow
            #expect(width.priority == .defaultLow)
            width.isActive = true
            width.priority = .defaultHigh
            #expect(width.isActive && width.priority == .defaultHigh)
        }
    }

    @Test("V9, GV-34: views of different trees have no common ancestor")
    func strangers() {
        Messages.during { messages in
            let scene = Scene(1), stranger = UIView()
            let made = scene.views[0].leadingAnchor.constraint(equalTo: stranger.trailingAnchor)
            made.isActive = true
            #expect(!made.isActive)
            #expect(messages.last?.exception == "NSGenericException")
            #expect(
                messages.last?.text.withoutAddresses
                    == "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x \"UIView:0x.leading\"> and <NSLayoutXAxisAnchor:0x \"UIView:0x.trailing\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
            #expect(scene.views[0].rareProperties?.record.constraintsBeforeHierarchy == [made])
        }
    }

    @Test("V10: a constraint that is added too early waits for its views, and is refused at the layout")
    func unprepared() {
        Messages.during { messages in
            let root = UIView(frame: CGRect(0, 0, 100, 100)), view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let early = view.widthAnchor.constraint(equalTo: root.widthAnchor)
            root.addConstraint(early)
            #expect(messages.last?.exception == nil)
            #expect(messages.last?.text.hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x") ?? false)
            root.addSubview(view)
            root.layoutIfNeeded()
            #expect(early.isActive && view.frame.width == 100)
            let never = UIView().widthAnchor.constraint(equalTo: root.widthAnchor)
            root.addConstraint(never)
            root.layoutIfNeeded()
            #expect(!never.isActive)
            #expect(messages.last?.exception == "NSGenericException")
        }
    }

    @Test("V12: priorities are above 0 and at most 1000")
    func priorities() {
        Messages.during { messages in
            let width = UIView().widthAnchor.constraint(equalToConstant: 5)
            for value in [-1, 0, 1001] as [Float] {
                width.priority = UILayoutPriority(value)
                #expect(messages.last?.text.hasPrefix("It's illegal to set priority:") ?? false)
            }
            let label = UILabel()
            label.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
            #expect(messages.all.count == 4)
            #expect(width.priority == .required && label.contentHuggingPriority(for: .horizontal) == .defaultLow)
        }
    }

    @Test("CM-15: the prefix is the method's on old systems and the item's on new ones")
    func prefixes() {
        for (era, prefix) in [
            (7, "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "),
            (15, "NSLayoutConstraint for <UIView: 0x"),
        ] {
            Messages.during(era: era) { messages in
                _ = make(item: UIView(), attribute: .top, toItem: nil, attribute: .notAnAttribute)
                #expect(messages.last?.text.hasPrefix(prefix) ?? false)
            }
        }
    }

    @Test("A format that cannot be read: the reason, the format, a caret")
    func format() {
        Messages.during { messages in
            let view = UIView()
            let made = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-(>=50)-[view(100)]", options: [], metrics: nil, views: ["view": view])
            #expect(made.isEmpty)
            #expect(messages.last?.exception == "NSInvalidArgumentException")
            #expect(
                messages.last?.text
                    == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a superview \nH:|-(>=50)-[view(100)] \n                      ^"
            )
        }
    }
}
