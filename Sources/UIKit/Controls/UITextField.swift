import QuoinBehaviors
import QuoinLayout

/// One line of text to edit.
open class UITextField: UIControl {
    private let field: TextField
    private var content = TextContent(font: .systemFont(ofSize: 17))

    public override init(frame: CGRect) {
        field = UITextField.makeField()
        super.init(frame: frame)
        becomeField()
    }
    public required init?(coder: NSCoder) {
        field = UITextField.makeField()
        super.init(coder: coder)
        becomeField()
    }

    private static func makeField() -> TextField {
        TextField(border: .none, traits: UIKitEnvironment.current.traits, text: TextContent(font: .systemFont(ofSize: 17)).measuring)
    }

    private func becomeField() {
        item.behavior = field
        declarePlain(UITextField.self)
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
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
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
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { true }
    private var ownInputView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownAccessory: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    override var baselineLineHeight: CGFloat? { content.font.lineHeight }

    public enum BorderStyle: Int, Hashable, Sendable {
        case none, line, bezel, roundedRect
    }
    public enum ViewMode: Int, Hashable, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
    case webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    case `default`, no, yes
}

/// Many lines of text. It scrolls, or with `isScrollEnabled = false` shows its whole text.
open class UITextView: UIScrollView {
    private let whole: TextView
    private var content = TextContent(font: .systemFont(ofSize: 12), lineBreakMode: .byWordWrapping)

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        whole = TextView(
            traits: UIKitEnvironment.current.traits,
            text: TextContent(font: .systemFont(ofSize: 12), lineBreakMode: .byWordWrapping).measuring)
        super.init(frame: frame, scrolling: whole)
    }
    public required init?(coder: NSCoder) {
        whole = TextView(
            traits: UIKitEnvironment.current.traits,
            text: TextContent(font: .systemFont(ofSize: 12), lineBreakMode: .byWordWrapping).measuring)
        super.init(frame: .zero, scrolling: whole)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init() { self.init(frame: .zero, textContainer: nil) }

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
    public private(set) final lazy var textContainer = NSTextContainer { [weak self] padding in
        self?.whole.linePadding = Double(padding)
        self?.noteEngineChange()
    }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open override var canBecomeFirstResponder: Bool { isEditable }
    override var baselineLineHeight: CGFloat? { content.font.lineHeight }
}

/// Where a text view's lines run.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    private let changed: (CGFloat) -> Void

    init(_ changed: @escaping (CGFloat) -> Void) {
        self.changed = changed
        super.init()
    }

    open var lineFragmentPadding: CGFloat = 5 { didSet { changed(lineFragmentPadding) } }
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
