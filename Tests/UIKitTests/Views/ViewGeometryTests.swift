import Testing

@testable import UIKit

@MainActor
@Suite("Frames, bounds, centers and transforms", .serialized)
struct ViewGeometryTests {
    @Test("A frame is a center and a size")
    func frame() {
        let view = UIView(frame: CGRect(10, 20, 100, 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(0, 0, 100, 50))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(50, 75, 100, 50))
        view.bounds = CGRect(5, 6, 10, 10)
        #expect(view.frame == CGRect(95, 95, 10, 10))
        #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
    }

    @Test("A negative size is the rectangle that it spans, and a size that is not a number is refused")
    func unusualFrames() {
        Messages.during { messages in
            let view = UIView(frame: CGRect(10, 10, -10, 20))
            view.frame = CGRect(10, 10, -10, 20)
            #expect(view.frame == CGRect(0, 10, 10, 20))
            view.frame = CGRect(0, 0, CGFloat.nan, 1)
            #expect(view.frame == CGRect(0, 10, 10, 20))
            #expect(messages.last?.exception == "CALayerInvalidGeometry")
        }
    }

    @Test("The frame of a scaled view is the rectangle around it; its bounds and center stay")
    func transform() {
        let view = UIView(frame: CGRect(0, 0, 100, 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(-50, -25, 200, 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        view.frame = CGRect(0, 0, 200, 200)
        #expect(view.bounds.size == CGSize(width: 100, height: 100))
        #expect(view.center == CGPoint(x: 100, y: 100))
    }

    @Test("VW-3: layout takes no notice of a transform")
    func transformAndLayout() {
        let scene = Scene(1)
        let view = scene.views[0]
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        scene.root.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 60, y: 35))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.frame == CGRect(35, -15, 50, 100), "a quarter turn exchanges width and height exactly")
        view.transform = CGAffineTransform(rotationAngle: .pi)
        #expect(view.frame == CGRect(10, 10, 100, 50))
        view.transform = CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 2, y: 1)
        #expect(view.frame.size == CGSize(width: 50, height: 200))
    }

    @Test("Masks stretch subviews at once when a frame is set by hand")
    func masks() {
        let parent = UIView(frame: CGRect(0, 0, 100, 100))
        let child = UIView(frame: CGRect(10, 10, 80, 20))
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(child.frame == CGRect(10, 60, 180, 20))
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(10, 60, 180, 20))
    }

    @Test("A frame set by hand on a view that constraints place lasts until the next layout")
    func overwritten() {
        let scene = Scene(1)
        let view = scene.views[0]
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor), view.topAnchor.constraint(equalTo: scene.root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        scene.root.layoutIfNeeded()
        view.frame = CGRect(1, 2, 3, 4)
        #expect(view.frame == CGRect(1, 2, 3, 4))
        scene.root.layoutIfNeeded()
        #expect(view.frame == CGRect(0, 0, 30, 30))
    }

    @Test("Points and rectangles convert through moved, scrolled and scaled views")
    func conversion() {
        let root = UIView(frame: CGRect(0, 0, 400, 400))
        let scroll = UIScrollView(frame: CGRect(50, 50, 200, 200))
        let inner = UIView(frame: CGRect(20, 100, 10, 10))
        let scaled = UIView(frame: CGRect(0, 0, 100, 100))
        root.addSubview(scroll)
        root.addSubview(scaled)
        scroll.addSubview(inner)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 70, y: 120))
        #expect(root.convert(CGPoint(x: 70, y: 120), to: inner) == .zero)
        scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(scaled.convert(CGRect(0, 0, 100, 100), to: root) == CGRect(25, 25, 50, 50))
        #expect(root.hitTest(CGPoint(x: 71, y: 121), with: nil) === inner)
    }

    @Test("Views of different trees convert as if their topmost views lay in one superview")
    func conversionBetweenTrees() {
        let view = UIView(frame: CGRect(10, 10, 50, 50)), other = UIView(frame: CGRect(0, 0, 80, 80))
        let inner = UIView(frame: CGRect(1, 2, 5, 5)), moved = UIView(frame: CGRect(30, 40, 80, 80))
        view.addSubview(inner)
        #expect(view.convert(CGPoint(x: 10, y: 10), to: other) == CGPoint(x: 20, y: 20))
        #expect(inner.convert(CGPoint(x: 10, y: 10), to: moved) == CGPoint(x: -9, y: -18))
        #expect(moved.convert(CGPoint(x: -9, y: -18), from: inner) == CGPoint(x: -9 - 29 + 10, y: -18 - 38 + 10))
        #expect(view.convert(CGRect(0, 0, 5, 5), to: moved) == CGRect(-20, -30, 5, 5))
        #expect(view.layer.convert(CGPoint(x: 10, y: 10), to: other.layer) == CGPoint(x: 20, y: 20))
    }

    @Test("Rectangles that are only moved keep their sizes exactly")
    func exactConversion() {
        let root = UIView(frame: CGRect(0, 0, 400, 400))
        var above = root
        for step in 1...6 {
            let view = UIView(frame: CGRect(CGFloat(step) / 3, 0.1 * CGFloat(step), 100.0 / 3, 7.7))
            above.addSubview(view)
            above = view
        }
        let converted = above.convert(above.bounds, to: root)
        #expect(converted.size == above.bounds.size)
        #expect(above.convert(above.bounds, to: above.superview) == above.frame)
    }
}
