import LayoutLibraryFive
import LayoutLibrarySix
import Testing

@testable import UIKit

@MainActor
@Suite("Screens of apps in both language modes", .serialized)
struct AppScreenTests {
    @Test("A login form ends at the keyboard, and grows by the message that it shows")
    func login() {
        Messages.during { _ in
            let controller = LayoutLibrarySix.LoginController(), five = LayoutLibraryFive.LoginController()
            let window = window(controller)
            #expect(controller.scrollView.frame == CGRect(0, 0, 375, 667) && controller.emailField.frame == CGRect(0, 0, 327, 48))
            // The hidden message leaves the gap that was set before it.
            let before = controller.scrollView.contentSize
            #expect(before == CGSize(width: 375, height: 24 + 48 + 12 + 48 + 8 + 50 + 24))
            controller.show(error: "Wrong password")
            #expect(controller.errorLabel.frame.height > 0)
            #expect(controller.scrollView.contentSize.height == before.height + 12 + controller.errorLabel.frame.height)
            #expect(
                !controller.textField(
                    controller.emailField, shouldChangeCharactersIn: NSRange(location: 0, length: 0),
                    replacementString: String(repeating: "x", count: 40)))
            controller.loginButton.sendActions(for: .touchUpInside)
            #expect(controller.signedIn == 1)
            window.rootViewController = five
            #expect(five.scrollView.contentSize == before)
        }
    }

    @Test("Two views lie one above the other, and side by side once the window is held sideways")
    func adaptive() {
        Messages.during { _ in
            let controller = LayoutLibrarySix.AdaptiveController()
            let window = window(controller)
            #expect(controller.first.frame == CGRect(0, 0, 375, 323.5) && controller.second.frame == CGRect(0, 343.5, 375, 323.5))
            UIKitEnvironment.current.isLandscape = true
            window.frame = UIScreen.main.bounds
            #expect(controller.first.frame == CGRect(0, 0, 323.5, 375) && controller.second.frame.minX == 343.5)
            // Told with the old size; what runs alongside sees the new frames, and the end comes last.
            #expect(
                controller.sizes == [
                    CGSize(width: 375, height: 667), CGSize(width: 323.5, height: 375), CGSize(width: 667, height: 375),
                ])
        }
    }

    @Test("A header stretches where the content is pulled down, and scrolls away with it")
    func profile() {
        Messages.during { _ in
            let controller = LayoutLibraryFive.ProfileController()
            let window = window(controller)
            #expect(controller.header.frame == CGRect(0, 0, 375, 200) && controller.avatar.frame == CGRect(147.5, 160, 80, 80))
            #expect(controller.scroll.contentSize == CGSize(width: 375, height: 1220))
            controller.scroll.scrolling(to: -50)
            window.layoutIfNeeded()
            #expect(controller.header.frame == CGRect(0, -50, 375, 250))
            controller.scroll.scrolling(to: 120)
            window.layoutIfNeeded()
            #expect(controller.header.frame == CGRect(0, 0, 375, 200))
        }
    }

    @Test("A picture is zoomed about the content's origin, and its inset keeps it in the middle")
    func zoom() {
        Messages.during { _ in
            let controller = LayoutLibrarySix.ZoomController()
            let window = window(controller)
            let scroll = controller.scrollView
            #expect(scroll.zoomScale == 0.5 && scroll.contentSize == CGSize(width: 375, height: 300))
            #expect(
                controller.imageView.frame == CGRect(0, 0, 375, 300) && controller.imageView.bounds.size == CGSize(width: 750, height: 600))
            #expect(controller.imageView.center == CGPoint(x: 187.5, y: 150))
            #expect(scroll.contentInset.top == 183.5 && scroll.contentOffset == CGPoint(x: 0, y: -183.5))
            scroll.zoom(to: CGRect(x: 300, y: 200, width: 150, height: 200), animated: false)
            #expect(scroll.zoomScale == 2.5 && controller.imageView.frame == CGRect(0, 0, 1875, 1500))
            #expect(scroll.contentOffset == CGPoint(x: 750, y: 416.5))
            window.layoutIfNeeded()
            #expect(scroll.contentOffset == CGPoint(x: 750, y: 416.5))
        }
    }

    @Test("Bubbles are as high as their text within three quarters of the row")
    func chat() throws {
        try Messages.during { _ in
            let controller = LayoutLibrarySix.ChatController()
            controller.messages = [("Hi", true), (String(repeating: "many words ", count: 12), false)]
            let window = window(controller)
            let first = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? LayoutLibrarySix.BubbleCell)
            let second = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? LayoutLibrarySix.BubbleCell)
            #expect(first.frame == CGRect(0, 0, 375, 44.5) && first.bubble.frame.minX == 16)
            #expect(second.bubble.frame.maxX == 359 && second.bubble.frame.width <= 281.5 && second.label.frame.height > 41)
            #expect(second.frame.height == second.label.frame.height + 24)
            #expect(controller.tableView.contentSize.height == second.frame.maxY)
            withExtendedLifetime(window) {}
        }
    }

    @Test("A layout with a cache computes anew for new data and another width, but not when scrolling")
    func columns() {
        final class Source: NSObject, UICollectionViewDataSource {
            var count = 3
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let layout = LayoutLibraryFive.ColumnsLayout(), source = Source()
        layout.heights = [100, 60, 80]
        let view = UICollectionView(frame: CGRect(0, 0, 300, 150), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(
            view.contentSize == CGSize(width: 300, height: 140)
                && view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(150, 60, 150, 80))
        source.count = 4
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 200 && view.visibleCells.count == 4)
        view.frame.size.width = 400
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(0, 100, 200, 100))
        let computations = layout.computations
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        #expect(layout.computations == computations)
    }
}

extension UIScrollView {
    /// As a finger does, beyond the content's end too.
    fileprivate func scrolling(to y: CGFloat) {
        scrolling.isDragging = true
        contentOffset.y = y
    }
}
