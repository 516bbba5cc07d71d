import Gallery
import XCTest

@MainActor
final class ControllerTests: XCTestCase {
    var controller: GalleryController!

    override func setUp() {
        super.setUp()
        controller = GalleryController()
    }

    override func tearDownWithError() throws {
        controller = nil
        try super.tearDownWithError()
    }

    func testOrder() {
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.log, ["loaded", "base", "gallery"])
    }

    func testCardFillsTheScreen() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        XCTAssertEqual(controller.card.frame, CGRect(x: 20, y: 20, width: 335, height: 627))
    }

    func testWaiting() {
        let waited = expectation(description: "the main queue")
        DispatchQueue.main.async { waited.fulfill() }
        waitForExpectations(timeout: 5, handler: nil)
    }

    func testBarButton() throws {
        controller.loadViewIfNeeded()
        let item = try XCTUnwrap(controller.navigationItem.leftBarButtonItem)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(controller.log.last, "back")
    }
}
