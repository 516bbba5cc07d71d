import Testing
import UIKit

private nonisolated(unsafe) var key: UInt8 = 0

@MainActor
@Suite("Bridging of numbers and rectangles to objects", .serialized)
struct BridgingTests {
    @Test("Lengths bridge to NSNumber and geometry to NSValue, and back")
    func bridging() {
        let width: CGFloat = 2.5, frame = CGRect(1, 2, 3, 4)
        #expect((width as NSNumber).doubleValue == 2.5 && NSNumber(value: 3) as! CGFloat == 3 && [width] as [NSNumber] == [2.5])
        #expect((frame as NSValue).cgRectValue == frame && (frame.size as NSValue) as! CGSize == frame.size)
        let values: [Any] = [frame, frame.size, frame.origin, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), UIOffset.zero]
        #expect(values.allSatisfy { $0 is NSValue })
        #expect((values[3] as? NSValue)?.uiEdgeInsetsValue.right == 4)
    }

    @Test("A length equals a sum of whole numbers, which #expect compares as any hashable values")
    func sums() {
        let frame = CGRect(0, 10, 40, 20.5)
        #expect(frame.minY == 4 + 6)
        #expect(frame.width == 20 + 12 + 8)
        #expect(frame.height != 10 + 10 && frame.height == 10 + 10.5)
        #expect(AnyHashable(frame.width) == AnyHashable(40) && AnyHashable(frame.height) == AnyHashable(20.5))
        #expect(Set<AnyHashable>([frame.width, 40, 40.0]).count == 1)
    }

    @Test("A box that holds something else gives nothing")
    func otherBoxes() {
        let box: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(box as? CGPoint == CGPoint(x: 1, y: 2) && box as? CGRect == nil && box as? UIEdgeInsets == nil && box as? CGSize == nil)
    }

    @Test("An associated number may be asked for as a number of another type, as on iOS")
    func associated() {
        let view = UIView()
        func kept<Value>(_ value: Any, as type: Value.Type) -> Value? {
            objc_setAssociatedObject(view, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return objc_getAssociatedObject(view, &key) as? Value
        }
        #expect(
            kept(5, as: CGFloat.self) == 5 && kept(CGFloat(2.5), as: NSNumber.self) == 2.5 && kept(CGFloat(2.5), as: Double.self) == 2.5)
        #expect(kept(true, as: Bool.self) == true && kept(5, as: Int.self) == 5 && kept(NSNumber(value: 4), as: Int.self) == 4)
        #expect(kept(CGRect(1, 2, 3, 4), as: CGRect.self) == CGRect(1, 2, 3, 4) && kept("text", as: String.self) == "text")
        #expect(kept(5, as: UIView.self) == nil && kept(UIView.ContentMode.center, as: UIView.ContentMode.self) == .center)
    }

    @Test("A font descriptor takes a size of any number type, and returns its attributes")
    func descriptors() {
        #expect(UIFontDescriptor(fontAttributes: [.size: 20]).pointSize == 20)
        let named = UIFontDescriptor(fontAttributes: [.size: CGFloat(9)]).withFamily("Avenir")
        #expect(named.object(forKey: .size) as? CGFloat == 9 && named.object(forKey: .family) as? String == "Avenir")
        let bold = UIFontDescriptor(fontAttributes: [
            .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue]
        ])
        #expect(bold.symbolicTraits == .traitBold && UIFontDescriptor(name: "Avenir", size: 3).symbolicTraits == [])
    }
}
