import UIKit
import XCTest

// A layout library's own suite as it is mostly written: XCTest, the language mode of Swift 5, nothing said of actors.

class LayoutTestCase: XCTestCase {
    var window: UIWindow!
    var container: UIView!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        container = UIView(frame: window.bounds)
        window.addSubview(container)
    }

    override func tearDown() {
        container.removeFromSuperview()
        window = nil
        super.tearDown()
    }

    func newView() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        return view
    }
}

final class XCTestStyleTests: LayoutTestCase {
    func testPinsAndFrames() {
        let view = newView()
        let constraints = [
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ]
        NSLayoutConstraint.activate(constraints)
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 300, height: 150))
        XCTAssertEqual(container.constraints.count, 3)
        XCTAssertTrue(view.constraints.first === constraints[3])
        XCTAssertFalse(view.hasAmbiguousLayout)
    }

    func testCellsByName() throws {
        final class Cell: UITableViewCell {}
        let table = UITableView(frame: window.bounds)
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0)) as! Cell
        XCTAssertEqual(cell.reuseIdentifier, "cell")
        XCTAssertTrue(cell.contentView.superview === cell)
    }

    func testWaitingForTheMainQueue() {
        let view = newView()
        view.widthAnchor.constraint(equalToConstant: 44).isActive = true
        let done = expectation(description: "laid out")
        DispatchQueue.main.async {
            self.container.layoutIfNeeded()
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        XCTAssertEqual(view.bounds.width, 44, accuracy: 0.001)
    }

    func testAnimationsEndAtOnce() {
        let view = newView()
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        height.isActive = true
        var isFinished = false
        UIView.animate(
            withDuration: 10,
            animations: {
                height.constant = 30
                self.container.layoutIfNeeded()
            }, completion: { isFinished = $0 })
        XCTAssertTrue(isFinished)
        XCTAssertEqual(view.frame.height, 30)
    }

    func testNothingKeepsWhatIsLetGo() {
        weak var view: UIView?
        weak var guide: UILayoutGuide?
        weak var controller: UIViewController?
        var constraint: NSLayoutConstraint!
        do {
            let parent = UIView(), child = UIView(), between = UILayoutGuide(), owner = UIViewController()
            parent.addSubview(child)
            parent.addLayoutGuide(between)
            constraint = child.leadingAnchor.constraint(equalTo: between.leadingAnchor)
            constraint.isActive = true
            XCTAssertNotNil(constraint.firstAnchor.item)
            XCTAssertEqual(parent.layer.sublayers?.count, 1)
            owner.view.addSubview(parent)
            owner.view.layoutIfNeeded()
            (view, guide, controller) = (parent, between, owner)
        }
        XCTAssertNil(controller)
        XCTAssertNil(view)
        XCTAssertNil(guide)
        XCTAssertNil(constraint.firstItem)
        constraint.constant = 3
        constraint.isActive = false
    }
}
