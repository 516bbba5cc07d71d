import Testing
import UIKit

@MainActor
@Suite("Top and bottom layout guides", .serialized)
struct LayoutSupportTests {
    @Test("GD-2: a constraint has the layout guide itself as its item")
    func identity() {
        Messages.during(era: 10) { messages in
            let controller = UIViewController(), label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(label)
            let byAnchor = label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8)
            let byItem = NSLayoutConstraint(
                item: controller.bottomLayoutGuide, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: label, attribute: .bottom,
                multiplier: 1, constant: 0)
            NSLayoutConstraint.activate([byAnchor, byItem, label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)])
            let window = window(UINavigationController(rootViewController: controller))
            #expect(byAnchor.secondItem === controller.topLayoutGuide && byItem.firstItem === controller.bottomLayoutGuide)
            #expect(byAnchor.secondAnchor == controller.topLayoutGuide.bottomAnchor)
            #expect(label.frame.minY == 72 && controller.topLayoutGuide.length == 64)
            withExtendedLifetime(window) {}
            #expect(messages.all.isEmpty)
        }
    }

    @Test("GD-2: what is pinned to layout guides is not ambiguous, is decided by them, and is part of the fitting size")
    func findings() {
        Messages.during(era: 10) { messages in
            let controller = UIViewController(), box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
                box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 30),
                controller.bottomLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 6),
                controller.view.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor),
            ])
            let window = window(controller)
            #expect(box.frame == CGRect(0, 25, 70, 30) && !box.hasAmbiguousLayout)
            let deciding = box.constraintsAffectingLayout(for: .vertical)
            #expect(deciding.contains { $0.secondItem === controller.topLayoutGuide })
            #expect(controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 61))
            withExtendedLifetime(window) {}
            #expect(messages.all.isEmpty)
        }
    }

    @Test("GD-2: before iOS 9 logs draw the height")
    func oldLogs() {
        Messages.during(era: 8) { _ in
            let controller = UIViewController()
            _ = controller.topLayoutGuide
            let window = window(controller)
            #expect(
                controller.view.constraints.map { $0.description.withoutAddresses } == [
                    "<_UILayoutSupportConstraint:0x V:|-(0)-[_UILayoutGuide:0x]   (Names: '|':UIView:0x )>",
                    "<_UILayoutSupportConstraint:0x V:[_UILayoutGuide:0x(20)]>",
                ])
            withExtendedLifetime(window) {}
        }
    }

    @Test("GD-2: the view has two constraints for each guide, which logs name")
    func constraints() {
        Messages.during(era: 10) { messages in
            let controller = UIViewController()
            #expect(controller.view.constraints.isEmpty)
            _ = controller.topLayoutGuide
            _ = controller.bottomLayoutGuide
            let window = window(controller)
            let made = controller.view.constraints
            #expect(made.count == 4)
            #expect(
                made.map { $0.description.withoutAddresses } == [
                    "<_UILayoutSupportConstraint:0x V:|-(0)-[_UILayoutGuide:0x]   (active, names: '|':UIView:0x )>",
                    "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 20   (active)>",
                    "<_UILayoutSupportConstraint:0x V:[_UILayoutGuide:0x]-(0)-|   (active, names: '|':UIView:0x )>",
                    "<_UILayoutSupportConstraint:0x _UILayoutGuide:0x.height == 0   (active)>",
                ])
            #expect(made.map(\.constant) == [0, 20, 0, 0] && made.allSatisfy { $0 === $0 && $0.isActive })
            #expect(controller.view.constraints.elementsEqual(made) { $0 === $1 }, "the same objects each time")
            withExtendedLifetime(window) {}
            #expect(messages.all.isEmpty)
        }
    }
}
