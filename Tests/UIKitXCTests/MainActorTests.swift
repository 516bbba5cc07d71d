import UIKit
import XCTest

// Tests of the main actor in XCTest: asynchronous ones run. A class or a method that is marked `@MainActor` and synchronous
// crashes the run of XCTest on Linux, with Swift 6.3, before its first test.

@MainActor
final class MainActorTests: XCTestCase {
    private var window: UIWindow!

    override func setUp() async throws {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
    }

    override func tearDown() async throws { window = nil }

    func testControllersViewFillsTheWindow() async {
        XCTAssertEqual(window.rootViewController?.view.frame, window.bounds)
        XCTAssertTrue(Thread.isMainThread)
    }
}

final class MainActorMethodTests: XCTestCase {
    @MainActor func testFrames() async throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(view.center, CGPoint(x: 2.5, y: 4))
    }
}
