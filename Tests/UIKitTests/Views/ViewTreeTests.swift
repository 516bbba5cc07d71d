import Testing

@testable import UIKit

@MainActor
@Suite("Adding and removing views", .serialized)
struct ViewTreeTests {
    final class Listener: UIView {
        var heard: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { heard.append("will \(newSuperview == nil ? "leave" : "come")") }
        override func didMoveToSuperview() { heard.append("did \(superview == nil ? "leave" : "come")") }
        override func didMoveToWindow() { heard.append(window == nil ? "no window" : "window") }
        override func didAddSubview(_ subview: UIView) { heard.append("child") }
        override func willRemoveSubview(_ subview: UIView) { heard.append("child goes") }
    }

    @Test("A view is notified of its superview and its window")
    func callbacks() {
        let window = UIWindow(frame: CGRect(0, 0, 100, 100)), view = Listener(), child = UIView()
        window.addSubview(view)
        view.addSubview(child)
        child.removeFromSuperview()
        view.removeFromSuperview()
        #expect(view.heard == ["will come", "window", "did come", "child", "child goes", "will leave", "no window", "did leave"])
    }

    @Test("Subviews keep the order in which they are inserted and moved")
    func order() {
        let root = UIView(), a = UIView(), b = UIView(), c = UIView()
        root.addSubview(a)
        root.insertSubview(b, at: 0)
        root.insertSubview(c, aboveSubview: b)
        #expect(root.subviews == [b, c, a])
        root.bringSubviewToFront(b)
        #expect(root.subviews == [c, a, b])
        root.insertSubview(b, belowSubview: a)
        #expect(root.subviews == [c, b, a])
        root.addSubview(c)
        #expect(root.subviews == [b, a, c])
        root.sendSubviewToBack(c)
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [a, b, c])
    }

    @Test("A view cannot be added to itself or to its descendants")
    func cycle() {
        Messages.during { messages in
            let outer = UIView(), inner = UIView()
            outer.addSubview(inner)
            inner.addSubview(outer)
            outer.addSubview(outer)
            #expect(messages.texts == ["Can't add self as subview", "Can't add self as subview"])
            #expect(outer.superview == nil)
        }
    }

    @Test("Removing a view removes its constraints to views outside, and keeps those inside it")
    func removal() {
        let scene = Scene(2)
        let (a, b) = (scene.views[0], scene.views[1])
        let inner = UIView()
        a.addSubview(inner)
        let outside = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
        let inside = inner.topAnchor.constraint(equalTo: a.topAnchor)
        let own = a.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outside, inside, own])
        #expect(scene.root.constraints == [outside])
        #expect(a.constraints == [inside, own])
        a.removeFromSuperview()
        #expect(!outside.isActive && inside.isActive && own.isActive)
        #expect(scene.root.constraints.isEmpty)
        scene.root.addSubview(a)
        #expect(!outside.isActive)
    }

    @Test("A tree with its own engine can be added to another and removed again")
    func adoption() {
        let inner = Scene(1, width: 100, height: 100), outer = Scene(0)
        let view = inner.views[0]
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: inner.root.centerXAnchor), view.widthAnchor.constraint(equalToConstant: 20),
        ])
        inner.root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
        outer.root.layoutIfNeeded()
        outer.root.addSubview(inner.root)
        inner.root.frame.size.width = 200
        outer.root.layoutIfNeeded()
        #expect(view.frame.minX == 90)
        inner.root.removeFromSuperview()
        inner.root.frame.size.width = 300
        inner.root.layoutIfNeeded()
        #expect(view.frame.minX == 140)
    }

    @Test("Views, guides and constraints are released with their tree")
    func release() {
        weak var root: UIView?
        weak var child: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let scene = Scene(1)
            let made = scene.views[0].widthAnchor.constraint(equalTo: scene.root.widthAnchor)
            made.isActive = true
            scene.root.layoutIfNeeded()
            (root, child, constraint) = (scene.root, scene.views[0], made)
        }
        #expect(root == nil && child == nil && constraint == nil)
    }

    @Test("Views that a program keeps forget the window that has gone, however deep they lie")
    func keptViews() {
        var kept: [UIView] = []
        weak var gone: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(0, 0, 100, 100))
            var last: UIView = window
            for _ in 0..<5 {
                let view = UIView()
                last.addSubview(view)
                kept.append(view)
                last = view
            }
            #expect(kept.allSatisfy { $0.window === window })
            gone = window
        }
        #expect(gone == nil && kept.allSatisfy { $0.window == nil })
        // The topmost view first, as an array releases them.
        for count in (0..<5).reversed() {
            kept.removeFirst()
            #expect(kept.count == count && kept.first?.superview == nil)
        }
    }

    /// The depth is 100,000 with QUOIN_LONG; a debug build takes long for that.
    @Test("A chain of 20,000 nested views is built, laid out and released")
    func depth() {
        let count = ProcessInfo.processInfo.environment["QUOIN_LONG"] == nil ? 20_000 : 100_000
        let root = UIView(frame: CGRect(0, 0, 100, 100))
        var last = root
        for _ in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            last.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: last.leadingAnchor), view.topAnchor.constraint(equalTo: last.topAnchor),
                view.trailingAnchor.constraint(equalTo: last.trailingAnchor), view.bottomAnchor.constraint(equalTo: last.bottomAnchor),
            ])
            last = view
        }
        root.layoutIfNeeded()
        #expect(last.frame == CGRect(0, 0, 100, 100))
    }
}
