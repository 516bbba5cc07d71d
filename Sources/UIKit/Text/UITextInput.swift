// Places in a text that is edited by the program only. They count UTF-16 units, as `NSRange` does.

/// How text is entered; on iOS all of its members are optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// Something that takes keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// Something with places in its text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
}

/// A place in a text.
open class UITextPosition: NSObject {
    final let offset: Int
    public override init() { offset = 0 }
    init(_ offset: Int) { self.offset = offset }
}

/// From one place to another in a text.
open class UITextRange: NSObject {
    open var isEmpty: Bool { start.offset == end.offset }
    open private(set) var start = UITextPosition()
    open private(set) var end = UITextPosition()

    public override init() { super.init() }
    convenience init(_ from: UITextPosition, _ to: UITextPosition) {
        self.init()
        (start, end) = from.offset <= to.offset ? (from, to) : (to, from)
    }
}

/// A part of what is selected, as it would be drawn.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
}

/// What fields and text views do alike.
struct TextPlaces {
    let text: NSString
    init(_ text: String?) { self.text = NSString(string: text ?? "") }

    var end: UITextPosition { UITextPosition(text.length) }
    private func range(_ range: UITextRange) -> NSRange {
        let start = min(max(range.start.offset, 0), text.length)
        return NSRange(location: start, length: min(max(range.end.offset, start), text.length) - start)
    }
    func text(in range: UITextRange) -> String { text.substring(with: self.range(range)) }
    func replacing(_ range: UITextRange, with new: String) -> String { text.replacingCharacters(in: self.range(range), with: new) }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return overflows || place < 0 || place > text.length ? nil : UITextPosition(place)
    }
    static func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
    }
}

extension UITextField: UITextInput {
    public func text(in range: UITextRange) -> String? { TextPlaces(text).text(in: range) }
    public func replace(_ range: UITextRange, withText new: String) { text = TextPlaces(text).replacing(range, with: new) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        TextPlaces(text).position(from: position, offset: offset)
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { TextPlaces.compare(position, other) }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}

extension UITextView: UITextInput {
    public func text(in range: UITextRange) -> String? { TextPlaces(text).text(in: range) }
    public func replace(_ range: UITextRange, withText new: String) { text = TextPlaces(text).replacing(range, with: new) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        TextPlaces(text).position(from: position, offset: offset)
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { TextPlaces.compare(position, other) }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}
