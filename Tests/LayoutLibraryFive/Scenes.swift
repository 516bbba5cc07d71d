import UIKit

// What the tests look at, written in the library's own style.

extension Chain {
    public static func test(_ view: UIView) {
        view.place.edges([.top, .leading, .trailing], inset: 8).height(30)
        view.unplace()
        view.place.edges([.top, .leading, .trailing], inset: 8).height(44)
    }
}

@MainActor
public func operatorScene() -> (root: UIView, views: [UIView]) {
    let a = UIView(), b = UIView()
    let root = UIView(named: "root") {
        a
        b
    }
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.build {
        a.attribute(.left) == root.attribute(.left) + 10
        a.attribute(.top) == root.attribute(.top)
        a.attribute(.width) == 50
        a.attribute(.height) == 20
        b.attribute(.left) == a.attribute(.right) + 8
        b.attribute(.top) == a.attribute(.top)
        b.attribute(.width) == a.attribute(.width) * 2
        b.attribute(.height) == a.attribute(.height)
    }
    return (root, [a, b])
}

@MainActor
public func cardScene() -> (card: UIView, title: UIView, badge: UIView) {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    card.title.text = "A card"
    return (card, card.title, card.badge)
}
