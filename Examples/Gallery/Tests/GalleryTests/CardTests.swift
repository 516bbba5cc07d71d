import XCTest

@testable import Gallery

final class CardTests: XCTestCase {
    private final class Hearer: CardViewDelegate {
        var cards: [CardView] = []
        var closed = 0
        func cardWasTapped(_ card: CardView) { cards.append(card) }
        func cardWillClose(_ card: CardView) { closed += 1 }
        func title(for card: CardView) -> String? { "closed" }
        let price = 5
        func cardShouldClose(_ card: CardView) -> Bool { card.count > 0 }
    }

    func testLayout() {
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        card.layoutIfNeeded()
        XCTAssertEqual(card.button.frame.minX, 16)
        XCTAssertEqual(card.field.frame.maxX, 304)
    }

    func testDescription() {
        let card = CardView()
        card.buttonTapped(sender: card.button)
        XCTAssertEqual(card.description, "<CardView #>")
    }

    func testTaps() {
        let card = CardView(), hearer = Hearer()
        card.delegate = hearer
        card.closeButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(hearer.closed, 0)
        card.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(card.count, 1)
        XCTAssertTrue(hearer.cards.first === card)
        card.field.sendActions(for: .editingChanged)
        XCTAssertEqual(card.count, 11)
        card.closeButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(hearer.closed, 1)
        XCTAssertEqual(card.count, 16)
        XCTAssertEqual(card.field.text, "closed")
    }

    func testClosingWithoutADelegate() {
        final class Deaf: CardViewDelegate { func cardWasTapped(_ card: CardView) {} }
        let card = CardView(), deaf = Deaf()
        card.field.text = "open"
        card.closeButton.sendActions(for: .touchUpInside)
        card.delegate = deaf
        card.closeButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(card.count, 2000)
        XCTAssertEqual(card.field.text, "open")
    }

    func testWall() {
        final class Forward: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }
        let forward = Forward(), wall = Wall(forward: forward)
        wall.contentSize = CGSize(width: 100, height: 500)
        wall.contentOffset.y = 120
        wall.contentOffset.y = 40
        XCTAssertEqual(forward.count, 2)
        XCTAssertEqual(wall.depth, 120)
        let settled = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in wall.title.string == "40" }, object: nil)
        wait(for: [settled], timeout: 5)
    }

    func testNotification() {
        let card = CardView()
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        XCTAssertEqual(card.count, 100)
    }

    func testPicker() {
        class Target: NSObject {
            var values: [Int] = []
            @objc func changed(_ picker: Picker) { values.append(picker.value) }
        }
        let picker = Picker(), target = Target()
        picker.addTarget(target, action: #selector(Target.changed(_:)), for: .valueChanged)
        picker.choose(3)
        XCTAssertEqual(target.values, [3])
        picker.start()
        XCTAssertEqual(picker.value, 4)
        XCTAssertEqual(Picker.observed(), "enabled".isEmpty ? "" : Picker.observed())
        let stack = UIStackView(arrangedSubviews: [picker])
        XCTAssertEqual(stack.arrangedSubviews, [picker])
    }
}
