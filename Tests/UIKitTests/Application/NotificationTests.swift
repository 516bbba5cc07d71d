import Testing
import UIKit

/// Notifications as code for iOS observes them, and what Documentation/UIKit.md says of it.
@MainActor
@Suite("Notifications")
struct NotificationTests {
    @MainActor private final class Observer {
        var heights: [Int] = []
        var token: (any NSObjectProtocol)?
    }

    private func observe(_ name: Notification.Name, queue: OperationQueue?) -> Observer {
        let observer = Observer()
        observer.token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { [weak observer] note in
            let height = note.userInfo?["height"] as? Int ?? 0
            MainActor.assumeIsolated { observer?.heights.append(height) }
        }
        return observer
    }

    @Test("An observer with queue: .main is called before a post from another thread returns")
    func mainQueue() async {
        let name = Notification.Name("posted elsewhere"), observer = observe(name, queue: .main)
        await Task.detached { NotificationCenter.default.post(name: name, object: nil, userInfo: ["height": 216]) }.value
        #expect(observer.heights == [216])
    }

    @Test("An observer without a queue is called before post returns")
    func noQueue() {
        let name = Notification.Name("posted here"), observer = observe(name, queue: nil)
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["height": 34])
        #expect(observer.heights == [34])
    }
}
