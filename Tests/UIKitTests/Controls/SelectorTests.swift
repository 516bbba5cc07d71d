import Testing
import UIKit

@MainActor
@Suite("Selectors that call a method", .serialized)
struct SelectorTests {
    private final class Hearer: UIResponder {
        var heard: [String] = []
        func plain() { heard.append("plain") }
        func sent(_ sender: UIControl) { heard.append("sent \(sender.tag)") }
        func sent(_ sender: UIControl, event: UIEvent?) { heard.append("event \(event == nil)") }
        func told(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func rang(_ timer: Timer) { heard.append("timer") }

        static let plain = Selector("plain", in: Hearer.self) { $0.plain() }
        static let sent = Selector("sent:", in: Hearer.self) { $0.sent($1) }
        static let event = Selector("sent:event:", in: Hearer.self) { $0.sent($1, event: $2) }
    }

    @Test("A control sends the selectors of its targets, and no longer once they are removed or gone")
    func controls() {
        let button = UIButton(), hearer = Hearer()
        button.tag = 7
        for selector in [Hearer.plain, Hearer.sent, Hearer.event, Selector("only a name")] {
            button.addTarget(hearer, action: selector, for: .touchUpInside)
        }
        button.sendActions(for: .valueChanged)
        button.sendActions(for: .touchUpInside)
        #expect(hearer.heard == ["plain", "sent 7", "event true"])
        button.removeTarget(hearer, action: Hearer.sent, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(hearer.heard.count == 5)
        #expect(button.actions(forTarget: hearer, forControlEvent: .touchUpInside) == ["plain", "sent:event:", "only a name"])
    }

    @Test("A control does not retain its targets")
    func lifetime() {
        let button = UIButton()
        weak var observed: Hearer?
        do {
            let hearer = Hearer()
            observed = hearer
            button.addTarget(hearer, action: Hearer.plain, for: .touchUpInside)
        }
        #expect(observed == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test("Without a target the first responder in the chain that has the method is called")
    func chain() {
        final class Card: UIView {
            var taps = 0
            func tapped() { taps += 1 }
        }
        let card = Card(), inner = UIView(), button = UIButton()
        card.addSubview(inner)
        inner.addSubview(button)
        button.addTarget(nil, action: Selector("tapped", in: Card.self) { $0.tapped() }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(card.taps == 1)
        #expect(UIApplication.shared.sendAction(Selector("tapped", in: Card.self) { $0.tapped() }, to: card, from: nil, for: nil))
        #expect(!UIApplication.shared.sendAction("tapped", to: card, from: nil, for: nil))
    }

    @Test("Notifications, timers and perform send selectors")
    func others() {
        let hearer = Hearer(), name = Notification.Name("changed")
        NotificationCenter.default.addObserver(
            hearer, selector: Selector("told:", in: Hearer.self) { $0.told($1) }, name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        let timer = Timer(
            timeInterval: 60, target: hearer, selector: Selector("rang:", in: Hearer.self) { $0.rang($1) }, userInfo: nil, repeats: true)
        timer.fire()
        timer.invalidate()
        hearer.perform(Hearer.plain)
        hearer.perform(Hearer.sent, with: UIControl())
        #expect(hearer.heard == ["changed", "timer", "plain", "sent 0"])
    }

    @Test("Selectors are equal by their names")
    func equality() {
        #expect(Hearer.plain == Selector("plain") && Hearer.plain == "plain" && Hearer.plain != Hearer.sent)
        #expect(NSStringFromSelector(Hearer.sent) == "sent:")
    }
}
