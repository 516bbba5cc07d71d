import LayoutLibraryFive
import LayoutLibrarySix
import Testing
import UIKit

// One layout library, compiled in the language modes of Swift 5 and Swift 6.

@MainActor
@Suite("A layout library in both language modes", .serialized)
struct LayoutLibraryTests {
    @Test("Chains, Swift 5")
    func chainsFive() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = UIView()
        root.addSubview(view)
        LayoutLibraryFive.Chain.test(view)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 44))
    }

    @Test("Chains, Swift 6")
    func chainsSix() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = UIView()
        root.addSubview(view)
        LayoutLibrarySix.Chain.test(view)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 44))
    }

    @Test("Operators and builders, in both")
    func operators() {
        for scene in [LayoutLibraryFive.operatorScene(), LayoutLibrarySix.operatorScene()] {
            scene.root.layoutIfNeeded()
            #expect(scene.views[0].frame == CGRect(x: 10, y: 0, width: 50, height: 20))
            #expect(scene.views[1].frame == CGRect(x: 68, y: 0, width: 100, height: 20))
            #expect(scene.root.constraints.count == 6)
        }
    }

    @Test("Generics, key paths and overrides, in both")
    func generics() {
        let five = LayoutLibraryFive.genericScene(), six = LayoutLibrarySix.genericScene()
        for (root, view, heard, constraints) in [
            (five.root, five.view as UIView, five.view.heard, five.constraints), (six.root, six.view, six.view.heard, six.constraints),
        ] {
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 20, y: 10, width: 40, height: 150))
            #expect(heard == ["hugging", "constraint", "margins", "display"] && view.alpha == 0.5 && view.layer.cornerRadius == 3)
            #expect(root.constraints == constraints && constraints.allSatisfy { $0.priority == UILayoutPriority(999) })
        }
    }

    @Test("Grids by composition, in both")
    func grids() {
        for view in [LayoutLibraryFive.gridScene(), LayoutLibrarySix.gridScene()] {
            #expect(
                view.visibleCells.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 110, y: 0, width: 100, height: 30),
                    CGRect(x: 0, y: 40, width: 100, height: 30),
                ])
            #expect(view.visibleCells.map(\.tag) == [1, 2, 3])
        }
    }

    @Test("Cards lay themselves out, in both")
    func cards() {
        for (card, title, badge) in [LayoutLibraryFive.cardScene(), LayoutLibrarySix.cardScene()] {
            card.layoutIfNeeded()
            #expect(title.frame.minX == 8 && title.frame.minY == 8 && title.frame.maxY == card.bounds.maxY - 8)
            #expect(badge.frame == CGRect(x: card.bounds.maxX - 10, y: 0, width: 10, height: 10))
        }
    }
}
