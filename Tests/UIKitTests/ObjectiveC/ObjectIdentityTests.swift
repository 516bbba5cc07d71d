import LayoutLibraryFive
import LayoutLibrarySix
import Testing
import UIKit

// What code for iOS takes from Objective-C for objects: who is equal to whom, who keeps whom.

@MainActor
@Suite("Identity of objects in sets, tables and constraints", .serialized)
struct ObjectIdentityTests {
    /// Says nothing of equality.
    private final class Plain {}

    private final class Numbered: Hashable {
        let number: Int
        init(_ number: Int) { self.number = number }
        static func == (lhs: Numbered, rhs: Numbered) -> Bool { lhs.number == rhs.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("A mutable set knows an object of any class again")
    func sets() {
        let set = NSMutableSet(), plain = Plain(), view = UIView()
        for _ in 0..<2 {
            set.add(plain)
            set.add(view)
            set.add(Numbered(1))
        }
        #expect(set.count == 3 && set.contains(plain) && set.contains(view) && set.contains(Numbered(1)) && !set.contains(Plain()))
        #expect(set.allObjects.contains { ($0 as? Plain) === plain } && set.member(plain) as? Plain === plain)
        set.remove(plain)
        set.remove(Numbered(1))
        #expect(set.allObjects as? [UIView] == [view])
        set.addObjects(from: [plain, plain])
        #expect(set.count == 2)
    }

    @Test("A hash table of weak objects forgets those that have gone, and keeps the order of the others")
    func hashTables() {
        let table = NSHashTable<AnyObject>.weakObjects(), first = Plain(), second = UIView()
        table.add(first)
        for _ in 0..<200 { table.add(UIView()) }
        table.add(second)
        table.add(first)
        #expect(table.count == 2 && table.contains(second))
        #expect(table.allObjects[0] === first && table.allObjects[1] === second)
        table.remove(first)
        #expect(!table.contains(first) && table.anyObject === second)
        let strong = NSHashTable<NSString>()
        strong.add("text")
        #expect(strong.contains(NSString(string: "text")) && strong.member(NSString(string: "text")) == "text")
        let other = NSHashTable<NSString>()
        other.add("else")
        #expect(!strong.intersects(other) && !strong.isSubset(of: other))
        strong.union(other)
        #expect(strong.count == 2 && other.isSubset(of: strong))
        strong.minus(other)
        strong.removeAllObjects()
        #expect(strong.count == 0)
    }

    @Test("A map table of weak keys forgets values with their keys, one of weak values keys with theirs")
    func mapTables() {
        let notes = NSMapTable<UIView, NSString>.weakToStrongObjects(), view = UIView()
        notes.setObject("kept", forKey: view)
        notes.setObject("gone", forKey: UIView())
        #expect(notes.count == 1 && notes.object(forKey: view) == "kept" && notes.object(forKey: UIView()) == nil)
        let keys = notes.keyEnumerator()
        #expect(keys.nextObject() as? UIView === view && keys.nextObject() == nil)
        notes.removeObject(forKey: view)
        #expect(notes.count == 0)
        let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
        views.setObject(UIView(), forKey: "gone")
        views.setObject(view, forKey: "view")
        #expect(views.dictionaryRepresentation() == ["view" as NSString: view] && views.object(forKey: "gone") == nil)
    }

    @Test("Constraints on one side of a view have one anchor, which keeps nothing alive")
    func sideAnchors() {
        weak var gone: UIView?
        do {
            let parent = UIView(), view = UIView(), guide = UILayoutGuide()
            parent.addSubview(view)
            parent.addLayoutGuide(guide)
            gone = parent
            let first = view.leftAnchor.constraint(equalTo: guide.leftAnchor),
                second = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
            #expect(first.firstAnchor === second.firstAnchor && first.secondAnchor === second.secondAnchor)
            #expect(first.firstAnchor !== first.secondAnchor && first.firstAnchor == view.leftAnchor)
            #expect(view.topAnchor.constraint(equalTo: parent.topAnchor).firstAnchor !== first.firstAnchor)
            NSLayoutConstraint.activate([first])
        }
        #expect(gone == nil)
    }

    @Test("A class with an initializer whose parameters have defaults is made by it")
    func defaults() {
        #expect(LayoutLibraryFive.Tag().title == "none" && LayoutLibrarySix.Tag().title == "none")
        #expect(LayoutLibraryFive.Note(lines: 3).numberOfLines == 3 && LayoutLibrarySix.Note(lines: 3).numberOfLines == 3)
        #expect(LayoutLibraryFive.Page().kind == 1 && LayoutLibrarySix.Page().kind == 1)
    }
    @Test("The objects associated with a view are released with it, in both language modes")
    func remaking() {
        for scene in [LayoutLibraryFive.remadeScene(), LayoutLibrarySix.remadeScene()] {
            #expect(scene.made.count == 1 && scene.view.constraints.isEmpty && scene.root.constraints.map(\.firstAttribute) == [.left])
        }
    }
}
