import QuoinBehaviors
import QuoinLayout

/// A view with several lines of text. It scrolls, or with `isScrollEnabled = false` is as high as its text.
open class UITextView: UIScrollView {
    private final var whole: TextView { unsafeDowncast(scrolling, to: TextView.self) }
    private var content = StyledText(font: .systemFont(ofSize: 12), lineBreakMode: .byWordWrapping)

    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override func makeScrolling() -> ScrollView {
        TextView(
            traits: UIKitEnvironment.current.traits,
            text: StyledText(font: .systemFont(ofSize: 12), lineBreakMode: .byWordWrapping).measuring)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    private func refresh() {
        whole.text = content.measuring
        noteEngineChange()
    }

    open var text: String! {
        get { content.attributed?.string ?? content.text ?? "" }
        set {
            content.text = newValue
            content.attributed = nil
            refresh()
        }
    }
    open var attributedText: NSAttributedString! {
        get { content.attributed ?? NSAttributedString(string: content.text ?? "") }
        set {
            content.attributed = newValue
            refresh()
        }
    }
    open var font: UIFont? {
        get { content.font }
        set {
            content.font = newValue ?? .systemFont(ofSize: 12)
            refresh()
        }
    }
    open var textContainerInset: UIEdgeInsets {
        get { UIEdgeInsets(whole.textInsets) }
        set {
            whole.textInsets = newValue.layoutInsets
            noteEngineChange()
        }
    }
    public private(set) final lazy var textContainer = NSTextContainer(size: .zero) { [weak self] padding in
        onMain {
            self?.whole.linePadding = Double(padding)
            self?.noteEngineChange()
        }
    }
    /// A copy of the text. Changes of the copy do not change the view.
    open var textStorage: NSTextStorage {
        let storage = NSTextStorage(attributedString: attributed)
        storage.addLayoutManager(manager)
        return storage
    }
    /// The layout manager of the text at the view's width.
    open var layoutManager: NSLayoutManager {
        measured = textStorage
        let insets = textContainerInset
        textContainer.size = CGSize(width: max(0, bounds.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
        return manager
    }
    private var measured: NSTextStorage?
    private lazy var manager: NSLayoutManager = {
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        return manager
    }()
    private var attributed: NSAttributedString {
        content.attributed ?? NSAttributedString(string: content.text ?? "", attributes: [.font: content.font])
    }
    /// The size of the whole text at a width, whether the view scrolls or not.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = textContainerInset, sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
        let isLimited = size.width > 0 && size.width < 1e6
        let text = whole.text(TextRequest(width: isLimited ? Double(max(0, size.width - sides)) : nil, traits: whole.traits))
        return CGSize(width: CGFloat(text.width) + sides, height: CGFloat(text.height) + insets.top + insets.bottom)
    }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    open var usesStandardTextScaling = false
    open var selectedTextRange: UITextRange? {
        get { UITextRange(UITextPosition(selectedRange.location), UITextPosition(NSMaxRange(selectedRange))) }
        set {
            guard let newValue else { return }
            selectedRange = NSRange(location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
        }
    }
    private var storedInputView: UIView?
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    private var storedInputAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var endOfDocument: UITextPosition { TextPositions(text).end }
    /// The frame of the caret. No effect. There is no caret, so it is always zero.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// No effect.
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    /// No effect.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var selectedRange = NSRange(location: 0, length: 0)
    open var hasText: Bool { !text.isEmpty }
    open var adjustsFontForContentSizeCategory = false
    open weak var inputDelegate: (any UITextInputDelegate)?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// No effect.
    open func scrollRangeToVisible(_ range: NSRange) {}
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// No effect.
    open var markedTextRange: UITextRange? { nil }
    /// No effect.
    open func unmarkText() {}
    open var passwordRules: UITextInputPasswordRules?
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var isFindInteractionEnabled = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var enablesReturnKeyAutomatically = false
    open var clearsOnInsertion = false
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { self.text = String(text.dropLast()) }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open override var canBecomeFirstResponder: Bool { isEditable }
    override var baselineLineHeight: CGFloat? { content.font.lineHeight }
}

/// The kinds of data that become links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
