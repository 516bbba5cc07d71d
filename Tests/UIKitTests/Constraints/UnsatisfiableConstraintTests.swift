import Testing

@testable import UIKit

@MainActor
@Suite("The log of unsatisfiable constraints in UIKit's format", .serialized)
struct UnsatisfiableConstraintTests {
    func conflict(_ messages: Messages) -> (UIView, NSLayoutConstraint) {
        let scene = Scene(1)
        let first = scene.views[0].heightAnchor.constraint(equalToConstant: 200)
        let second = scene.views[0].heightAnchor.constraint(equalToConstant: 84)
        NSLayoutConstraint.activate([first, second])
        scene.root.layoutIfNeeded()
        return (scene.root, second)
    }

    @Test("SV-44, DS-1, DS-2: two heights, in the words of iOS 15")
    func modern() {
        Messages.during { messages in
            let (root, second) = conflict(messages)
            let expected = [
                "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
                "\tProbably at least one of the constraints in the following list is one you don't want. ",
                "\tTry this: ",
                "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
                "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
                "(",
                "    \"<NSLayoutConstraint:0x UIView:0x.height == 200   (active)>\",",
                "    \"<NSLayoutConstraint:0x UIView:0x.height == 84   (active)>\"",
                ")",
                "",
                "Will attempt to recover by breaking constraint ",
                "<NSLayoutConstraint:0x UIView:0x.height == 84   (active)>",
                "",
                "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
                "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.",
            ]
            #expect(messages.all.count == 1)
            #expect(messages.last?.text.withoutAddresses == expected.joined(separator: "\n"))
            #expect(second.isActive)
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(messages.all.count == 1)
            #expect(root.subviews[0].frame.height == 200)
        }
    }

    @Test("SV-45: the same in the words of iOS 7")
    func old() {
        Messages.during(era: 7) { messages in
            _ = conflict(messages)
            let lines = messages.last?.text.withoutAddresses.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            #expect(lines.first == "Unable to simultaneously satisfy constraints.")
            #expect(lines.contains("    \"<NSLayoutConstraint:0x V:[UIView:0x(200)]>\","))
            #expect(lines.last == "Break on objc_exception_throw to catch this in the debugger.")
        }
    }

    @Test("SV-44, DS-1: a mask that is still on is explained")
    func mask() {
        Messages.during { messages in
            let root = UIView(frame: CGRect(0, 0, 100, 100)), view = UIView()
            root.addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 50).isActive = true
            root.layoutIfNeeded()
            let text = messages.last?.text.withoutAddresses ?? ""
            #expect(text.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand"))
            #expect(text.contains("\"<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 0   (active)>\""))
            #expect(text.contains("breaking constraint \n<NSLayoutConstraint:0x UIView:0x.height == 50   (active)>"))
            #expect(view.frame.height == 0)
        }
    }

    func text(_ constraint: NSLayoutConstraint) -> String { constraint.description.withoutAddresses }

    @Test("DS-3 to DS-8, CM-37: edges next to each other are drawn, all else is an equation")
    func descriptions() {
        Messages.during { _ in
            let scene = Scene(2)
            let (a, b, root) = (scene.views[0], scene.views[1], scene.root)
            let label = UILabel()
            label.text = "Please keep this key in a safe place"
            root.addSubview(label)
            #expect(
                text(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
                    == "<NSLayoutConstraint:0x H:[UIView:0x]-(8)-[UIView:0x]   (inactive)>")
            #expect(
                text(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 11))
                    == "<NSLayoutConstraint:0x V:[UIView:0x]-(>=11)-[UIView:0x]   (inactive)>")
            #expect(
                text(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15))
                    == "<NSLayoutConstraint:0x H:|-(15)-[UIView:0x]   (inactive, names: '|':UIView:0x )>")
            #expect(
                text(root.bottomAnchor.constraint(equalTo: a.bottomAnchor))
                    == "<NSLayoutConstraint:0x V:[UIView:0x]-(0)-|   (inactive, names: '|':UIView:0x )>")
            #expect(
                text(root.topAnchor.constraint(equalTo: a.topAnchor))
                    == "<NSLayoutConstraint:0x UIView:0x.top == UIView:0x.top   (inactive)>")
            #expect(
                text(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.4, constant: -10))
                    == "<NSLayoutConstraint:0x UIView:0x.width == 0.4*UIView:0x.width - 10   (inactive)>")
            #expect(
                text(label.centerXAnchor.constraint(equalTo: a.centerXAnchor))
                    == "<NSLayoutConstraint:0x UILabel:0x'Please keep this key in a...'.centerX == UIView:0x.centerX   (inactive)>")
            #expect(
                text(a.leftAnchor.constraint(equalTo: root.leftAnchor))
                    == "<NSLayoutConstraint:0x H:|-(0)-[UIView:0x](LTR)   (inactive, names: '|':UIView:0x )>")
            #expect(
                text(b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1))
                    == "<_UISystemBaselineConstraint:0x V:[UIView:0x]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x]   (inactive)>")
            let named = a.heightAnchor.constraint(equalToConstant: 94.33333333)
            a.accessibilityIdentifier = "card"
            named.identifier = "own"
            named.priority = UILayoutPriority(999.5)
            named.isActive = true
            #expect(text(named) == "<NSLayoutConstraint:0x 'own' card.height == 94.3333 priority:999.5   (active, names: card:0x )>")
        }
    }

    @Test("Stack views' constraints are listed under their identifiers")
    func stack() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.spacing = 4
        stack.layoutIfNeeded()
        let identifiers = Set(stack.constraints.compactMap(\.identifier))
        #expect(identifiers.isSuperset(of: ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"]))
        let spacing = stack.constraints.first { $0.identifier == "UISV-spacing" }
        #expect(spacing?.constant == 4 && spacing?.isActive == true)
        #expect(spacing === stack.constraints.first { $0.identifier == "UISV-spacing" })
    }
}
