import Testing
import UIKit

@MainActor
@Suite("Sizes and texts of controls", .serialized)
struct ControlSizeTests {
    @Test("Controls with a fixed size have it from the start, others take theirs in sizeToFit()")
    func ownSizes() {
        #expect(UISwitch().frame == CGRect(0, 0, 51, 31) && UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(
            UISwitch(frame: CGRect(3, 4, 1, 1)).frame == CGRect(3, 4, 51, 31) && UIStepper().frame.size == CGSize(width: 94, height: 32))
        #expect(UIActivityIndicatorView(style: .large).frame == CGRect(0, 0, 37, 37) && UIPickerView().frame == CGRect(0, 0, 320, 216))
        #expect(UIActivityIndicatorView(frame: CGRect(0, 0, 50, 50)).frame == CGRect(0, 0, 50, 50))
        let segments = UISegmentedControl(items: ["one", "two"])
        #expect(segments.frame.height == 32 && segments.frame.width == segments.intrinsicContentSize.width)
        #expect(UITextField().intrinsicContentSize.height == 22 && UILabel().frame == .zero && UIButton().frame == .zero)
    }

    @Test("What takes the size that fits keeps its frame's origin, transformed or not")
    func sizeToFit() {
        let label = UILabel(frame: CGRect(10, 20, 100, 100))
        label.text = "text"
        label.sizeToFit()
        #expect(label.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: label.intrinsicContentSize))
        label.transform = CGAffineTransform(scaleX: 2, y: 2)
        let origin = label.frame.origin
        label.text = "a longer text"
        label.sizeToFit()
        #expect(label.frame.origin == origin && label.bounds.size == label.intrinsicContentSize)
    }

    @Test("A stopped indicator is hidden, and takes no room in a stack")
    func indicator() {
        let indicator = UIActivityIndicatorView(style: .medium)
        let stack = UIStackView(arrangedSubviews: [UISwitch(), indicator])
        func width() -> CGFloat { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width }
        let still = width()
        indicator.startAnimating()
        #expect(!indicator.isHidden && width() == still + 20)
        indicator.stopAnimating()
        #expect(indicator.isHidden && width() == still)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    @Test("Places in a field's and a view's text count as NSRange does")
    func places() throws {
        let field = UITextField(), view = UITextView()
        for input in [field, view] as [any UITextInput] {
            input.insertText("a😀bc")
            #expect(input.hasText && input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 5)
            let place = try #require(input.position(from: input.beginningOfDocument, offset: 3))
            let rest = try #require(input.textRange(from: input.endOfDocument, to: place))
            #expect(input.text(in: rest) == "bc" && !rest.isEmpty && input.position(from: place, offset: 3) == nil)
            #expect(input.compare(place, to: input.endOfDocument) == .orderedAscending && input.position(from: place, offset: -4) == nil)
            input.selectedTextRange = rest
            #expect(try input.compare(#require(input.selectedTextRange).start, to: place) == .orderedSame)
            input.replace(rest, withText: "!")
        }
        view.deleteBackward()
        #expect(field.text == "a😀!" && view.text == "a😀" && view.selectedRange == NSRange(location: 3, length: 2))
        view.inputAccessoryView = UIToolbar()
        #expect(view.inputAccessoryView is UIToolbar)
    }

    @Test("A delegate's window is seen by others as on iOS: twice optional")
    func delegateWindows() {
        final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        final class Windowless: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate(), old = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = old }
        UIApplication.shared.delegate = delegate
        #expect(UIApplication.shared.delegate?.window! == nil)
        delegate.window = UIWindow(frame: CGRect(0, 0, 9, 9))
        #expect(UIApplication.shared.delegate?.window??.bounds.width == 9)
        let windowless = Windowless()
        UIApplication.shared.delegate = windowless
        #expect(UIApplication.shared.delegate?.window == nil)
    }
}
