import QuoinLayout
import Testing
import UIKit

/// CoreGraphics' geometry to and from the layout engine's.
struct GeometryConversionTests {
    @Test("Values are converted in both directions") func valuesGoThereAndBack() {
        #expect(CGRect(Rect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Rect(CGRect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(Size(CGSize(width: 3, height: 4)) == Size(width: 3, height: 4) && CGSize(Size(width: 3, height: 4)).width == 3)
        #expect(Point(CGPoint(x: 5, y: 6)) == Point(x: 5, y: 6) && CGPoint(Point(x: 5, y: 6)) == CGPoint(x: 5, y: 6))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(Insets(insets) == Insets(top: 1, left: 2, bottom: 3, right: 4) && UIEdgeInsets(Insets(insets)) == insets)
    }
}
