import Testing
import UIKit

@MainActor
@Suite("Descriptions of views in UIKit's format")
struct ViewDescriptionTests {
    private final class Badge: UILabel {}
    private final class Plain: UIView {}

    /// The description of a view without addresses.
    private func text(_ view: UIView) -> String {
        view.description.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
    }

    @Test("Properties with their default values are left out")
    func usual() {
        #expect(text(UIView(frame: CGRect(1, 2, 3.5, 4))) == "<UIView; frame = (1 2; 3.5 4); layer = <CALayer>>")
        #expect(text(UILabel()) == "<UILabel; frame = (0 0; 0 0); userInteractionEnabled = NO; layer = <CALayer>>")
        #expect(
            text(UIScrollView())
                == "<UIScrollView; frame = (0 0; 0 0); clipsToBounds = YES; layer = <CALayer>; contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>"
        )
    }

    @Test("A program's own class names its superclass, and the properties that differ from the defaults")
    func unusual() {
        let badge = Badge(frame: CGRect(0, 0, 40, 20))
        badge.text = "New"
        (badge.isHidden, badge.alpha, badge.tag, badge.isOpaque) = (true, 0.5, 3, false)
        badge.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        badge.transform = CGAffineTransform(translationX: 1, y: 0)
        #expect(
            text(badge).hasPrefix("<UIKitTests.ViewDescriptionTests.(unknown context")
                && text(badge).contains("baseClass = UILabel; frame = (1 0; 40 20); text = 'New'"))
        #expect(
            text(badge).contains(
                "transform = [1, 0, 0, 1, 1, 0]; alpha = 0.5; hidden = YES; opaque = NO; autoresize = W+TM; userInteractionEnabled = NO; tag = 3; layer"
            ))
        #expect(!text(Plain()).contains("baseClass"))
    }

    @Test("Labels and pictures let touches through by default")
    func touches() {
        let root = UIView(frame: CGRect(0, 0, 50, 50)), label = UILabel(frame: CGRect(0, 0, 20, 20))
        root.addSubview(label)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root && !UIImageView().isUserInteractionEnabled)
        label.isUserInteractionEnabled = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
    }
}
