import Testing
import UIKit

/// Names that Foundation or `os` has on Apple's platforms, and not on Linux.
@MainActor
@Suite("Names of Foundation", .serialized)
struct FoundationNameTests {
    @Test("Texts can be made empty, and text storages of all kinds")
    func emptyTexts() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a" && NSAttributedString().length == 0)
        let storage = NSTextStorage()
        storage.append(text)
        #expect(storage.string == "a" && NSTextStorage(string: "b").string == "b" && NSTextStorage(attributedString: text).length == 1)
    }

    @Test("An exception that is raised goes to the log with its name")
    func exceptions() {
        Messages.during { messages in
            NSException(name: .invalidArgumentException, reason: "no such page", userInfo: nil).raise()
            #expect(messages.all.map(\.exception) == ["NSInvalidArgumentException"] && messages.all[0].text == "no such page")
        }
    }

    @Test("Messages to the unified log compile, in each form")
    func logs() {
        let log = OSLog(subsystem: "quoin", category: "layout")
        os_log("%{public}@ of %d", log: log, type: .debug, "a", 1)
        os_log(.error, log: log, "width %f", 1.5)
        os_log(.info, "\(log.category, privacy: .public) \(1)")
        os_log("plain")
        #expect(!log.isEnabled(type: .fault))
    }

    @Test("Names of Core Foundation are Foundation's classes")
    func coreFoundation() {
        let name = "Georgia" as CFString, list = [1] as CFArray
        #expect(CGFont(name)?.postScriptName == name && list.count == 1)
    }

    @Test("Batch updates take closures that do not escape, and none")
    func batchUpdates() {
        func change(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
        func change(_ collection: UICollectionView, _ updates: () -> Void) {
            collection.performBatchUpdates(updates, completion: { #expect($0) })
        }
        let table = UITableView(), collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var count = 0
        change(table) { count += 1 }
        change(collection) { count += 1 }
        table.performBatchUpdates { count += 1 }
        collection.performBatchUpdates(nil) { _ in count += 1 }
        table.performBatchUpdates({ count += 1 }, completion: nil)
        #expect(count == 5)
    }
}
