import LayoutLibraryFive
import LayoutLibrarySix
import Testing

@testable import UIKit

// Classes that are known only when the program runs, and an app's screens, in both language modes.

@MainActor
@Suite("Initialization of classes that are known at run time", .serialized)
struct DynamicInitializationTests {
    @Test("A generic T() makes a T, a static Self() makes an instance of the type it is called on")
    func generic() {
        for views in [LayoutLibraryFive.views(2, of: UILabel.self), LayoutLibrarySix.views(2, of: UILabel.self)] {
            #expect(views.count == 2 && views.allSatisfy { type(of: $0) == UILabel.self && $0.frame == .zero })
        }
        let stacks: [UIStackView] = LayoutLibrarySix.views(1)
        #expect(type(of: stacks[0]) == UIStackView.self)
        #expect(type(of: LayoutLibrarySix.CardView.madeHere()) == LayoutLibrarySix.CardView.self)
        #expect(type(of: UISwitch.madeHere()) == UISwitch.self)
        func controller<Kind: UIViewController>(_ kind: Kind.Type) -> Kind { Kind() }
        #expect(type(of: controller(LayoutLibrarySix.ListController.self)) == LayoutLibrarySix.ListController.self)
        #expect(controller(UITableViewController.self).tableView.style == .plain)
    }

    /// Compilers that are not known make objects with `init(coder:)`.
    @Test("Both ways make objects of the class", arguments: [true, false])
    func ways(usesMethodTable: Bool) {
        #expect(DynamicInitialization.usesMethodTable, "the tests run with a compiler that is known")
        class Own: UIView {
            var isDecoded = false
            let numbers = [1, 2, 3]
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                isDecoded = true
            }
        }
        final class OwnController: UIViewController {}
        final class OwnCell: UITableViewCell {}
        final class OwnHeader: UITableViewHeaderFooterView {}
        final class OwnItem: UIBarButtonItem {}
        final class OwnLayer: CALayer {}
        final class Refusing: UIView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { nil }
        }
        let view = UIView.make(Own.self, frame: CGRect(1, 2, 3, 4), usesMethodTable: usesMethodTable) as? Own
        #expect(view?.numbers == [1, 2, 3] && view?.isDecoded == !usesMethodTable && view?.frame == CGRect(1, 2, 3, 4))
        #expect(UIViewController.make(OwnController.self, usesMethodTable: usesMethodTable) is OwnController)
        let cell = UITableViewCell.make(OwnCell.self, identifier: "cell", usesMethodTable: usesMethodTable)
        #expect(cell is OwnCell && cell.reuseIdentifier == "cell")
        let header = UITableViewHeaderFooterView.make(OwnHeader.self, identifier: "header", usesMethodTable: usesMethodTable)
        #expect(header is OwnHeader && header.reuseIdentifier == "header")
        #expect(UIBarItem.make(OwnItem.self, usesMethodTable: usesMethodTable) is OwnItem)
        #expect(CALayer.make(OwnLayer.self, usesMethodTable: usesMethodTable) is OwnLayer)
        #expect(UIView.make(Refusing.self, frame: .zero, usesMethodTable: usesMethodTable) is Refusing)
    }

    @Test("Every class of views and controllers can be made without arguments")
    func allClasses() {
        let views: [UIView] = [
            UIView(), UILabel(), UIButton(), UIImageView(), UIControl(), UISwitch(), UISlider(), UIStepper(), UIPageControl(),
            UIDatePicker(), UIPickerView(), UISegmentedControl(), UIProgressView(), UIActivityIndicatorView(), UISearchBar(),
            UIVisualEffectView(), UITextField(), UITextView(), UIScrollView(), UITableView(), UITableViewCell(),
            UITableViewHeaderFooterView(), UICollectionReusableView(), UICollectionViewCell(), UICollectionViewListCell(), UIStackView(),
            UINavigationBar(), UIToolbar(), UITabBar(), UIRefreshControl(), UIWindow(), UIListContentView(frame: .zero),
        ]
        for view in views { #expect(view.superview == nil) }
        let controllers: [UIViewController] = [
            UIViewController(), UINavigationController(), UITabBarController(), UISplitViewController(), UIPageViewController(),
            UITableViewController(), UICollectionViewController(), UIAlertController(), UISearchController(),
        ]
        for controller in controllers { #expect(!controller.isViewLoaded) }
    }

    @Test("A subclass overrides the initializers that UIKit designates, and its read-only properties")
    func designated() {
        let facts = ["OwnBar", "own", "Flow", "1", "1", "1", "37.0", "Tile", "Line"]
        #expect(LayoutLibraryFive.ownFacts() == facts && LayoutLibrarySix.ownFacts() == facts)
        #expect(LayoutLibraryFive.ownKinds().count == 13 && LayoutLibrarySix.ownKinds().count == 13)
        #expect(UITableViewCell(frame: CGRect(0, 0, 50, 60)).frame == CGRect(0, 0, 50, 60))
    }

    @Test("A layer is of the class that the view names, and made by that class")
    func layers() {
        let view = LayoutLibrarySix.GradientView(frame: CGRect(0, 0, 30, 20))
        #expect(view.gradientLayer.madeByView)
        view.gradientLayer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(view.layer === view.gradientLayer && view.layer.bounds.size == CGSize(width: 30, height: 20))
        #expect(LayoutLibraryFive.GradientView().gradientLayer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    @Test("A registered cell is the program's own, and as high as its content")
    func tableCells() throws {
        try Messages.during { messages in
            let list = LayoutLibrarySix.ListController()
            list.rows = ["one", String(repeating: "many words ", count: 20)]
            let window = UIWindow(frame: CGRect(0, 0, 320, 480))
            window.rootViewController = list
            window.makeKeyAndVisible()
            let first = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? LayoutLibrarySix.RowCell)
            let second = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(first.reuseIdentifier == "RowCell" && first.badge.text == "one")
            #expect(first.frame.height == 22 + first.badge.intrinsicContentSize.height)
            #expect(second.frame.minY == first.frame.maxY && second.frame.height > 3 * first.badge.intrinsicContentSize.height)
            #expect(messages.texts.isEmpty)
        }
    }

    @Test("An identifier that was not registered is reported, and a plain cell is returned")
    func unregistered() {
        Messages.during { messages in
            let table = UITableView()
            #expect(type(of: table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))) == UITableViewCell.self)
            #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
            #expect(messages.last?.exception == "NSInternalInconsistencyException")
            let collection = UICollectionView()
            _ = collection.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
            #expect(messages.all.count == 2)
        }
    }

    @Test("A collection's own cells lie where the flow layout puts them")
    func tiles() throws {
        Messages.during { messages in
            let grid = LayoutLibrarySix.GridController()
            grid.view.frame = CGRect(0, 0, 332, 300)
            grid.view.layoutIfNeeded()
            let cells = grid.collectionView.visibleCells
            #expect(cells.count == 5 && cells.allSatisfy { $0 is LayoutLibrarySix.TileCell })
            #expect(cells.map(\.frame.minX) == [8, 116, 224, 8, 116])
            #expect(cells.map(\.frame.minY) == [8, 8, 8, 56, 56])
            #expect(grid.collectionView.contentSize == CGSize(width: 332, height: 104))
            #expect((cells[0] as? LayoutLibrarySix.TileCell)?.label.frame == CGRect(5, 5, 90, 30))
            #expect(messages.texts.isEmpty)
        }
    }

    @Test("An app's card view lays itself out, and is notified of a new style")
    func cards() {
        Messages.during { messages in
            let card = LayoutLibrarySix.CardView(title: "Title")
            card.frame = CGRect(0, 0, 200, 60)
            card.layoutIfNeeded()
            #expect(card.layouts > 0 && card.constraints.contains { $0.constant == 60 })
            #expect(card.imageView.frame.minX == 8 && card.titleLabel.frame.minX == card.imageView.frame.maxX + 12)
            #expect(card.accessibilityLabel == "Title" && card.accessibilityTraits.contains(.header))
            let before = card.layouts
            card.overrideUserInterfaceStyle = .dark
            card.layoutIfNeeded()
            #expect(card.layouts > before && card.traitCollection.userInterfaceStyle == .dark)
            #expect(messages.texts.isEmpty)
        }
    }

    @Test("A form scrolls, its button acts, its bottom rises with the keyboard")
    func forms() {
        Messages.during { messages in
            let form = LayoutLibrarySix.FormController()
            let window = UIWindow(frame: CGRect(0, 0, 375, 667))
            window.rootViewController = form
            window.makeKeyAndVisible()
            #expect(form.scrollView.frame == CGRect(0, 20, 375, 647) && form.scrollView.contentSize.width == 375)
            #expect(form.field.frame.origin == CGPoint(x: 16, y: 16) && form.field.frame.width == 343)
            #expect(form.scrollView.contentSize.height == form.button.frame.maxY + 16)
            form.button.sendActions(for: .touchUpInside)
            form.raise(by: 216)
            form.scrollView.contentOffset.y = 40
            #expect(form.events == ["UIButton", "raised true", "scrolled"])
            #expect(form.scrollView.frame.height == 431)
            #expect(form.field.becomeFirstResponder() && form.field.isFirstResponder && form.field.isEditing)
            #expect(form.view.endEditing(true) && !form.field.isFirstResponder)
            #expect(messages.texts.isEmpty)
        }
    }
}

extension UIView {
    fileprivate static func madeHere() -> Self { Self() }
}
