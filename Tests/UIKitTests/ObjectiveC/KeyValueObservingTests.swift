import Testing
import UIKit

@MainActor
@Suite("Key-value observation", .serialized)
struct KeyValueObservingTests {
    @Test("A scroll view's offset and size are reported when they change, and no more once it is invalidated")
    func offset() {
        let view = UIScrollView(frame: CGRect(0, 0, 100, 100))
        var heard: [String] = []
        let offset = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
            heard.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)")
        }
        let size = view.observe(\.contentSize) { _, change in heard.append("size \(change.newValue == nil)") }
        view.contentSize = CGSize(width: 100, height: 400)
        view.contentOffset.y = 30
        view.contentOffset.y = 30
        view.contentSize.height = 110
        #expect(heard == ["size true", "0.0 30.0 30.0", "30.0 10.0 10.0", "size true"])
        offset.invalidate()
        view.contentOffset.y = 0
        #expect(heard.count == 4)
        withExtendedLifetime(size) {}
    }

    @Test("A view's bounds are reported by its own and its superview's layouts")
    func bounds() {
        let root = UIView(frame: CGRect(0, 0, 100, 100)), view = UIView(frame: CGRect(0, 0, 50, 50))
        view.autoresizingMask = .flexibleWidth
        root.addSubview(view)
        var widths: [CGFloat] = []
        let observation = view.observe(\.bounds, options: .initial) { view, _ in widths.append(view.bounds.width) }
        root.frame.size.width = 200
        view.bounds.origin.x = 7
        view.alpha = 0.5
        #expect(widths == [50, 150, 150])
        withExtendedLifetime(observation) {}
    }

    @Test("What nothing tells of is reported at once at most")
    func others() {
        class Model: NSObject {
            var name = "a" {
                willSet { willChangeValue(for: \Model.name) }
                didSet { didChangeValue(forKey: "name") }
            }
        }
        let model = Model()
        var names: [String] = []
        let observation = model.observe(\.name, options: [.initial, .new]) { _, change in names.append(change.newValue ?? "") }
        model.name = "b"
        #expect(names == ["a"])
        withExtendedLifetime(observation) {}
    }
}
