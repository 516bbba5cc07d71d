import Testing
import UIKit

@MainActor
@Suite("Observation of layouts", .serialized)
struct ObserveLayoutTests {
    @Test("A closure is called with the view, once its frame has changed by a layout or by hand")
    func changes() {
        final class Card: UIView { var title = "card" }
        let root = UIView(frame: CGRect(0, 0, 300, 300)), card = Card()
        card.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        let width = card.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            width, card.heightAnchor.constraint(equalToConstant: 20), card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        var heard: [String] = []
        let observation = card.observeLayout { heard.append("\($0.title) \($0.frame.width)") }
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        width.constant = 70
        #expect(heard == ["card 50.0"])
        root.layoutIfNeeded()
        root.frame.size.width = 400
        #expect(heard == ["card 50.0", "card 70.0"])
        observation.invalidate()
        width.constant = 80
        root.layoutIfNeeded()
        #expect(heard.count == 2)
    }

    @Test("An observation ends when it is released, and a layout that it changes is laid out next")
    func lifetime() {
        let view = UIView(), shadow = UIView()
        var count = 0
        var first: LayoutObservation? = view.observeLayout { _ in count += 1 }
        let second = view.observeLayout { shadow.frame = $0.bounds }
        view.frame = CGRect(0, 0, 10, 10)
        #expect(count == 1 && first != nil && shadow.frame == CGRect(0, 0, 10, 10))
        first = nil
        view.frame = CGRect(0, 0, 20, 10)
        #expect(count == 1 && shadow.frame == CGRect(0, 0, 20, 10))
        withExtendedLifetime(second) {}
    }
}
