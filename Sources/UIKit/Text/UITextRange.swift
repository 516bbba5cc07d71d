/// A position in a text.
open class UITextPosition: NSObject {
    final let offset: Int
    public override init() { offset = 0 }
    init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
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

/// A rectangle of selected text. No effect. Selections are not drawn.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
}
