import Foundation
import Testing

@testable import UIKit

/// Controllers that were shown and removed again leave no objects and no bytes behind. Bytes are counted in a separate process, in which
/// nothing else allocates.
@Suite("Controllers are released")
@MainActor struct ControllerReleaseTests {
    /// The number of cycles: 500, or 10,000 where QUOIN_FUZZ asks for the long form.
    nonisolated static var cycles: Int { ProcessInfo.processInfo.environment["QUOIN_FUZZ"] == nil ? 500 : 10_000 }

    /// The way in which a controller is shown.
    enum Showing: String, CaseIterable {
        case root, pushed, presented, tab, child, guides, scroll, table, collection
    }

    /// The number of living controllers and views; they are made and released on the main thread.
    private final class Alive: @unchecked Sendable { var count = 0 }

    private final class CountedView: UIView {
        var alive: Alive? { didSet { alive?.count += 1 } }
        deinit { alive?.count -= 1 }
    }

    private final class CountedController: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        let alive: Alive, showing: Showing

        init(_ alive: Alive, _ showing: Showing) {
            self.alive = alive
            self.showing = showing
            super.init(nibName: nil, bundle: nil)
            alive.count += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { alive.count -= 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            let content = content()
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                content.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
            if showing == .guides {
                let counted = counted()
                view.addSubview(counted)
                counted.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
                counted.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
            }
        }

        private func counted() -> CountedView {
            let counted = CountedView()
            counted.alive = alive
            counted.translatesAutoresizingMaskIntoConstraints = false
            return counted
        }

        private func content() -> UIView {
            switch showing {
            case .table:
                let table = UITableView()
                table.dataSource = self
                return table
            case .collection:
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                collection.dataSource = self
                return collection
            case .scroll:
                let scroll = UIScrollView(), inner = counted()
                scroll.addSubview(inner)
                inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor).isActive = true
                inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
                inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
                return scroll
            default:
                let stack = UIStackView(arrangedSubviews: [UILabel(), counted(), UIButton()])
                stack.isLayoutMarginsRelativeArrangement = true
                return stack
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// Shows a controller in a window and takes it away again.
    private static func cycle(_ showing: Showing, in window: UIWindow, _ alive: Alive) {
        let controller = CountedController(alive, showing)
        guard let root = window.rootViewController as? UINavigationController else { return }
        switch showing {
        case .pushed:
            root.pushViewController(controller, animated: false)
            window.layoutIfNeeded()
            root.popViewController(animated: false)
        case .presented:
            root.present(controller, animated: false)
            window.layoutIfNeeded()
            root.dismiss(animated: false)
        case .child:
            root.addChild(controller)
            root.view.addSubview(controller.view)
            controller.didMove(toParent: root)
            window.layoutIfNeeded()
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [controller, UIViewController()]
            window.rootViewController = tabs
            window.layoutIfNeeded()
            window.rootViewController = root
        default:
            window.rootViewController = controller
            window.layoutIfNeeded()
            window.rootViewController = root
        }
        window.layoutIfNeeded()
    }

    private static func shownWindow() -> UIWindow {
        let shown = UIWindow(frame: UIScreen.main.bounds)
        shown.rootViewController = UINavigationController(rootViewController: UIViewController())
        shown.makeKeyAndVisible()
        return shown
    }

    @Test("No object stays after a controller was shown", arguments: Showing.allCases) func noObjectStays(_ showing: Showing) {
        Messages.during { messages in
            let window = Self.shownWindow(), alive = Alive()
            for _ in 0..<20 { Self.cycle(showing, in: window, alive) }
            #expect(alive.count == 0)
            #expect(messages.texts.isEmpty)
        }
    }

    #if os(Linux)
        /// The bytes of memory that the process uses, in pages.
        private static var used: Int {
            let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
            return words.count > 1 ? (Int(words[1]) ?? 0) * 4096 : 0
        }

        @Test("Showing controllers again and again takes no more memory") func noBytesStay() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let window = ControllerReleaseTests.shownWindow(), alive = Alive()
                    for showing in Showing.allCases {
                        var before = 0
                        for cycle in 0..<ControllerReleaseTests.cycles {
                            if cycle == ControllerReleaseTests.cycles / 2 { before = ControllerReleaseTests.used }
                            ControllerReleaseTests.cycle(showing, in: window, alive)
                        }
                        let grown = ControllerReleaseTests.used - before
                        guard alive.count > 0 || grown > 100 * max(5000, ControllerReleaseTests.cycles / 2) else { continue }
                        print(
                            "\(showing): \(grown) bytes and \(alive.count) objects more after \(ControllerReleaseTests.cycles / 2) cycles")
                        exit(1)
                    }
                }
            }
        }
    #endif
}
