import Testing
import UIKit

@MainActor
@Suite("Images, titles and side views of controls", .serialized)
struct ControlPartTests {
    @Test("A configured button has room for its second title, an image above, and its size")
    func configurations() {
        Messages.during { _ in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            let button = UIButton(configuration: configuration)
            let plain = button.intrinsicContentSize
            #expect(plain.height == 34.5)
            configuration.subtitle = "A longer second line"
            configuration.titlePadding = 2
            button.configuration = configuration
            #expect(button.intrinsicContentSize.height == plain.height + 2 + 14.5 && button.intrinsicContentSize.width > plain.width)
            configuration.subtitle = nil
            configuration.image = UIImage(systemName: "star")
            configuration.imagePadding = 8
            button.configuration = configuration
            #expect(button.intrinsicContentSize == CGSize(width: plain.width + 28, height: plain.height))
            configuration.imagePlacement = .top
            button.configuration = configuration
            #expect(button.intrinsicContentSize == CGSize(width: plain.width, height: plain.height + 28))
            button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
            #expect(button.imageView?.frame.minY == 7 && button.titleLabel?.frame.minY == 35)
            configuration.buttonSize = .large
            button.configuration = configuration
            #expect(button.intrinsicContentSize.width == plain.width + 16)
        }
    }

    @Test("The views at a text field's sides keep their size in the middle, and the text keeps clear of them")
    func sides() {
        let field = UITextField(frame: CGRect(0, 0, 200, 40))
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == CGRect(7, 0, 186, 40))
        let left = UIView(frame: CGRect(0, 0, 30, 20)), right = UIView(frame: CGRect(0, 0, 44, 44))
        field.leftView = left
        field.rightView = right
        field.leftViewMode = .always
        field.rightViewMode = .whileEditing
        field.layoutIfNeeded()
        #expect(left.frame == CGRect(0, 10, 30, 20) && right.isHidden)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(30, 0, 163, 40))
        field.becomeFirstResponder()
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(right.frame == CGRect(156, -2, 44, 44) && field.editingRect(forBounds: field.bounds).maxX == 156)
        field.resignFirstResponder()
    }

    @Test("A toolbar lies above what covers the bottom, and the content keeps clear of it")
    func toolbar() {
        Messages.during(device: "retina5_9") { _ in
            let inner = UIViewController(), navigation = UINavigationController(rootViewController: inner)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            navigation.isToolbarHidden = false
            window.layoutIfNeeded()
            #expect(navigation.toolbar.frame == CGRect(0, 812 - 34 - 44, 375, 44) && inner.view.safeAreaInsets.bottom == 78)
            navigation.isToolbarHidden = true
            #expect(navigation.toolbar.superview == nil)
        }
    }

    @Test("Responders lead from a view over its controllers to the window, its scene and the application")
    func responders() {
        let controller = UIViewController(), window = UIWindow(frame: CGRect(0, 0, 100, 100)), view = UIView()
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.isHidden = false
        let chain = sequence(first: view as UIResponder) { $0.next }.map { ObjectIdentifier($0) }
        let wanted: [UIResponder?] = [view, controller.view, controller, window, window.windowScene, UIApplication.shared]
        #expect(Array(chain.prefix(6)) == wanted.compactMap { $0.map { ObjectIdentifier($0) } })
    }
}
