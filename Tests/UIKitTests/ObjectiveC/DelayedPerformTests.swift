import Testing
import UIKit

@MainActor
@Suite("Selectors after a delay", .serialized)
struct DelayedPerformTests {
    private final class Page: NSObject {
        var heard: [String] = []
        let show = Selector("show:", in: Page.self) { $0.heard.append($1 as String) }
        let hide = Selector("hide", in: Page.self) { $0.heard.append("hide") }
    }

    @Test("A selector is sent by the run loop, unless it is cancelled")
    func delay() {
        let page = Page()
        page.perform(page.show, with: "a", afterDelay: 0.01)
        page.perform(page.show, with: "b", afterDelay: 0.01)
        page.perform(page.hide, with: nil, afterDelay: 0.01)
        page.performSelector(onMainThread: page.show, with: "now", waitUntilDone: true)
        #expect(page.heard == ["now"])
        NSObject.cancelPreviousPerformRequests(withTarget: page, selector: page.show, object: "a")
        let end = Date(timeIntervalSinceNow: 2)
        while page.heard.count < 3, Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
        #expect(page.heard.sorted() == ["b", "hide", "now"])
    }

    @Test("All that an object was to be sent is cancelled, and the object is released")
    func cancelled() {
        weak var released: Page?
        do {
            let page = Page()
            released = page
            page.perform(page.hide, with: nil, afterDelay: 1000)
            NSObject.cancelPreviousPerformRequests(withTarget: page)
            NSObject.cancelPreviousPerformRequests(withTarget: page, selector: page.hide, object: nil)
        }
        #expect(released == nil)
    }
}
