import QuoinBehaviors
import QuoinLayout

/// A control with one line of editable text.
open class UITextField: UIControl {
    private let field: TextField
    private var content = StyledText(font: .systemFont(ofSize: 17))

    public override init(frame: CGRect) {
        field = UITextField.makeField()
        super.init(frame: frame)
        setUpField()
    }
    public required init?(coder: NSCoder) {
        field = UITextField.makeField()
        super.init(coder: coder)
        setUpField()
    }

    private static func makeField() -> TextField {
        TextField(border: .none, traits: UIKitEnvironment.current.traits, text: StyledText(font: .systemFont(ofSize: 17)).measuring)
    }

    private func setUpField() {
        item.behavior = field
        declarePlain(UITextField.self)
        refresh()
    }

    private func refresh() {
        var shown = content
        if shown.text?.isEmpty ?? true, shown.attributed == nil { shown.text = placeholder ?? attributedPlaceholder?.string ?? " " }
        field.text = shown.measuring
        noteEngineChange()
    }

    open var text: String? {
        get { content.attributed?.string ?? content.text ?? "" }
        set {
            content.text = newValue
            content.attributed = nil
            refresh()
        }
    }
    open var attributedText: NSAttributedString? {
        get { content.attributed }
        set {
            content.attributed = newValue
            refresh()
        }
    }
    open var placeholder: String? { didSet { refresh() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { refresh() } }
    open var font: UIFont? {
        get { content.font }
        set {
            content.font = newValue ?? .systemFont(ofSize: 17)
            refresh()
        }
    }
    open var borderStyle = BorderStyle.none {
        didSet {
            field.border =
                switch borderStyle {
                case .none: .none
                case .line: .line
                case .bezel: .bezel
                case .roundedRect: .rounded
                }
            refresh()
        }
    }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var leftView: UIView? { didSet { exchangeSide(oldValue, leftView) } }
    open var rightView: UIView? { didSet { exchangeSide(oldValue, rightView) } }
    private func exchangeSide(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        addSubview(new)
        declareNotPlain()
        markNeedsLayout()
    }
    /// Lays out the left and right view at their own sizes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, rect, mode) in [
            (leftView, leftViewRect(forBounds: bounds), leftViewMode), (rightView, rightViewRect(forBounds: bounds), rightViewMode),
        ] {
            view?.isHidden = !shows(mode)
            if let view, shows(mode), view.translatesAutoresizingMaskIntoConstraints { view.frame = rect }
        }
    }
    private func shows(_ mode: ViewMode) -> Bool {
        mode == .always || mode == (isFirstResponder ? .whileEditing : .unlessEditing)
    }
    private func side(_ view: UIView?, _ mode: ViewMode) -> CGSize? {
        guard let view, shows(mode) else { return nil }
        return view.frame.size == .zero ? view.sizeThatFits(bounds.size) : view.frame.size
    }
    /// The rectangle of the text: within the border, beside the left and right view.
    private func room(_ bounds: CGRect) -> CGRect {
        let margin: CGFloat = borderStyle == .roundedRect ? 7 : 0
        let left = side(leftView, leftViewMode).map { $0.width } ?? margin,
            right = side(rightView, rightViewMode).map { $0.width } ?? margin
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height)
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: content.font] }
        set { if let font = newValue[.font] as? UIFont { self.font = font } }
    }
    /// No effect.
    open var markedTextRange: UITextRange? { nil }
    /// No effect.
    open func unmarkText() {}
    open var passwordRules: UITextInputPasswordRules?
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var hasText: Bool { text?.isEmpty == false }
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var selectedTextRange: UITextRange?
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var endOfDocument: UITextPosition { TextPositions(text).end }
    /// The frame of the caret. No effect. There is no caret, so it is always zero.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// No effect.
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    /// No effect.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { self.text = self.text.map { String($0.dropLast()) } }
    open override func selectAll(_ sender: Any?) { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
    /// No effect.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// No effect.
    open func drawText(in rect: CGRect) {}
    /// No effect.
    open func drawPlaceholder(in rect: CGRect) {}
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    open var leftViewMode = ViewMode.never { didSet { markNeedsLayout() } }
    open var rightViewMode = ViewMode.never { didSet { markNeedsLayout() } }
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open weak var inputDelegate: (any UITextInputDelegate)?
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { true }
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
    open func textRect(forBounds bounds: CGRect) -> CGRect { room(bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { room(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The frame of the left view, centered vertically.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = side(leftView, leftViewMode) else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = side(rightView, rightViewMode) else { return .zero }
        return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    override var baselineLineHeight: CGFloat? { content.font.lineHeight }

    public enum BorderStyle: Int, Hashable, Sendable {
        case none, line, bezel, roundedRect
    }
    public enum ViewMode: Int, Hashable, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}
