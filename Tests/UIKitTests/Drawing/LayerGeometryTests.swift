import LayoutLibraryFive
import LayoutLibrarySix
import Testing
import UIKit

@MainActor
@Suite("Geometry of layers", .serialized)
struct LayerGeometryTests {
    @Test("A view's layer has its subviews' layers among its own, each where it was put")
    func order() {
        let view = UIView(), first = UIView(), second = UIView(), late = UIView()
        view.addSubview(first)
        view.addSubview(second)
        let below = CAGradientLayer(), between = CALayer(), above = CALayer()
        view.layer.insertSublayer(below, at: 0)
        view.layer.insertSublayer(between, above: first.layer)
        view.layer.addSublayer(above)
        view.addSubview(late)
        #expect(
            view.layer.sublayers?.map { ObjectIdentifier($0) }
                == [below, first.layer, between, second.layer, above, late.layer].map { ObjectIdentifier($0) })
        #expect(between.superlayer === view.layer && first.layer.superlayer === view.layer && view.layer.superlayer == nil)
        between.removeFromSuperlayer()
        first.removeFromSuperview()
        #expect(view.layer.sublayers?.count == 4 && between.superlayer == nil && first.layer.superlayer == nil)
        #expect(view.layer.delegate === view)
    }

    @Test("A layer's frame follows from its position, bounds, anchor point and transform")
    func geometry() {
        let layer = CALayer()
        layer.frame = CGRect(5, 5, 10, 20)
        #expect(layer.position == CGPoint(x: 10, y: 15) && layer.bounds == CGRect(0, 0, 10, 20))
        layer.bounds.size.width = 20
        #expect(layer.frame == CGRect(0, 5, 20, 20), "around its position")
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(10, 15, 20, 20) && layer.position == CGPoint(x: 10, y: 15))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(layer.frame == CGRect(10, 15, 40, 20))
        layer.frame = CGRect(0, 0, 8, 8)
        #expect(layer.bounds.size == CGSize(width: 4, height: 8) && layer.frame == CGRect(0, 0, 8, 8))
    }

    @Test("Points are converted through superlayers, also between those of views")
    func conversion() {
        let root = UIView(frame: CGRect(0, 0, 100, 100)), view = UIView(frame: CGRect(10, 20, 50, 50))
        root.addSubview(view)
        view.bounds.origin = CGPoint(x: 0, y: 5)
        let layer = CALayer(), inner = CALayer()
        layer.frame = CGRect(1, 2, 30, 30)
        inner.frame = CGRect(3, 4, 5, 5)
        view.layer.addSublayer(layer)
        layer.addSublayer(inner)
        #expect(inner.convert(CGPoint.zero, to: root.layer) == CGPoint(x: 14, y: 21))
        #expect(root.layer.convert(CGPoint(x: 14, y: 21), to: inner) == .zero)
        #expect(inner.convert(inner.bounds, to: view.layer) == CGRect(4, 6, 5, 5))
        #expect(inner.convert(CGRect(0, 0, 1, 1), from: root.layer) == CGRect(-14, -21, 1, 1))
        #expect(root.layer.hitTest(CGPoint(x: 15, y: 22)) === inner && root.layer.hitTest(CGPoint(x: 99, y: 99)) === root.layer)
        layer.isHidden = true
        #expect(root.layer.hitTest(CGPoint(x: 15, y: 22)) === view.layer && root.layer.hitTest(CGPoint(x: 101, y: 0)) == nil)
    }

    @Test("A view keeps its place when its layer's anchor point moves, and moves itself")
    func anchorPoint() {
        let view = UIView(frame: CGRect(0, 0, 20, 10))
        view.layer.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 10, y: 5) && view.frame == CGRect(10, 5, 20, 10))
    }

    @Test("A view's own layer class lays out its sublayers once for each change, in both language modes")
    func layout() {
        let five = LayoutLibraryFive.Ornament(), six = LayoutLibrarySix.Ornament()
        five.place(in: CGRect(0, 0, 30, 10))
        six.place(in: CGRect(0, 0, 30, 10))
        six.place(in: CGRect(5, 5, 30, 10))
        for (passes, line) in [(five.layer.passes, five.layer.line), (six.layer.passes, six.layer.line)] {
            #expect(passes == 1 && line.frame == CGRect(0, 9, 30, 1))
        }
        LayoutLibrarySix.tighten(six.layer)
        #expect(six.layer.needsLayout() && six.layer.frame == CGRect(6, 6, 28, 8))
        final class Delegate: NSObject, CALayerDelegate {
            var asked = 0
            func layoutSublayers(of layer: CALayer) { asked += 1 }
        }
        let delegate = Delegate(), layer = CALayer()
        layer.delegate = delegate
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        layer.layoutIfNeeded()
        #expect(delegate.asked == 1)
    }
}
