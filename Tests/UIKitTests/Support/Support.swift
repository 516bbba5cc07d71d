import Testing

@testable import UIKit

/// The folder of the package.
let packageFolder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL

/// A program's own messages, gathered.
@MainActor
final class Messages {
    private(set) var all: [UIKitMessage] = []

    /// Runs `body` as on a device of its own: iPhone 8, iOS 15, messages gathered instead of printed.
    static func during(era: Int = 15, device: String = "retina4_7", _ body: (Messages) throws -> Void) rethrows {
        let before = UIKitEnvironment.current
        defer { UIKitEnvironment.current = before }
        let messages = Messages()
        UIKitEnvironment.current = UIKitEnvironment()
        UIKitEnvironment.current.device = device
        UIKitEnvironment.current.era = era
        UIKitEnvironment.current.log = { messages.all.append($0) }
        try body(messages)
    }

    var texts: [String] { all.map(\.text) }
    var last: UIKitMessage? { all.last }
}

/// A window on the whole screen that shows a controller.
@MainActor
func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
}

/// A view of a size with named subviews that constraints place.
@MainActor
struct Scene {
    let root: UIView
    let views: [UIView]

    init(_ count: Int, width: CGFloat = 400, height: CGFloat = 400) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        views = (0..<count).map { _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        for view in views { root.addSubview(view) }
    }
}

extension String {
    /// Addresses differ from run to run.
    var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) { self.init(x: x, y: y, width: width, height: height) }
}
