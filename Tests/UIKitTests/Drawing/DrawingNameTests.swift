import Testing

@testable import UIKit

@MainActor
@Suite("Names of drawing, menus and controllers that code for iOS uses", .serialized)
struct DrawingNameTests {
    @Test("Gradients and color spaces keep what they are made of")
    func gradients() {
        let space = CGColorSpaceCreateDeviceRGB()
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1])
        #expect(gradient?.locations == [0, 1] && gradient?.colors.count == 2 && space.name == "kCGColorSpaceDeviceRGB")
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpace(name: CGColorSpace.sRGB))
        CGContext().drawLinearGradient(gradient!, start: .zero, end: CGPoint(x: 1, y: 1), options: [.drawsAfterEndLocation])
        #expect(CIColor(color: .red).red == 1 && UIColor(ciColor: CIColor(string: "0 1 0")) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(CIColor(red: 0.5, green: 0, blue: 0).stringRepresentation == "0.5 0 0 1" && CIColor.blue == CIColor(color: .blue))
    }

    @Test("The idiom, notifications, menus, transitions, buttons of glass, and scroll edges")
    func others() {
        Messages.during(device: "ipad9_7") { _ in
            #expect(UI_USER_INTERFACE_IDIOM() == .pad)
            NotificationCenter.default.addObserver(self, selector: "changed:", name: UIApplication.didBecomeActiveNotification, object: nil)
            let menu = UIMenu(title: "", children: [])
            menu.preferredElementSize = .small
            #expect(menu.preferredElementSize == .small)
            let controller = UIViewController()
            controller.preferredTransition = .zoom { $0.sourceViewController.view }
            #expect(controller.preferredTransition != nil && UIViewController().preferredTransition == nil)
            #expect(UIButton(configuration: .prominentGlass()).configuration != nil)
            let view = UIView(), interaction = UIScrollEdgeElementContainerInteraction()
            interaction.edge = .bottom
            view.addInteraction(interaction)
            #expect(interaction.view === view)
            #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
            let image = UIImageView(), field = UITextField()
            image.adjustsImageSizeForAccessibilityContentSizeCategory = true
            #expect(field.inputDelegate == nil)
        }
    }

    @Test("Rectangles that only touch do not overlap, whatever Foundation's intersects says")
    func touching() {
        let left = CGRect(0, 0, 10, 10), right = CGRect(10, 0, 10, 10)
        #expect(!left.overlaps(right) && left.overlaps(right.offsetBy(dx: -1, dy: 0)))
        #expect(!left.overlaps(.null) && left.overlaps(CGRect(5, 5, 0, 0)))
        let table = UITableView(frame: CGRect(0, 0, 100, 100))
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let source = Source()
        table.dataSource = source
        table.rowHeight = 25
        table.layoutIfNeeded()
        #expect(table.indexPathsForRows(in: CGRect(0, 25, 100, 25)) == [IndexPath(row: 1, section: 0)])
    }
}
