import QuoinBehaviors
import QuoinLayout

/// A view with one or more lines of text.
open class UILabel: UIView {
    private let label: Label
    private var content = StyledText(font: .systemFont(ofSize: 17))

    public override init(frame: CGRect) {
        label = Label(traits: UIKitEnvironment.current.traits, measure: StyledText(font: .systemFont(ofSize: 17)).measuring)
        super.init(frame: frame)
        setUpLabel()
    }
    public required init?(coder: NSCoder) {
        label = Label(traits: UIKitEnvironment.current.traits, measure: StyledText(font: .systemFont(ofSize: 17)).measuring)
        super.init(coder: coder)
        setUpLabel()
    }

    private func setUpLabel() {
        item.behavior = label
        declarePlain(UILabel.self)
    }

    private func change(_ body: (inout StyledText) -> Void) {
        body(&content)
        label.measure = content.measuring
        noteEngineChange()
    }

    open var text: String? {
        get { content.attributed?.string ?? content.text }
        set {
            guard newValue != content.text || content.attributed != nil else { return }
            change {
                $0.text = newValue
                $0.attributed = nil
            }
        }
    }
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.text.map { NSAttributedString(string: $0, attributes: [.font: content.font]) } }
        set {
            change {
                $0.text = newValue?.string
                $0.attributed = newValue
            }
        }
    }
    /// The attributed text that was set; nil for a plain text. Only drawings read it.
    final var ownAttributedText: NSAttributedString? { content.attributed }
    open var font: UIFont! {
        get { content.font }
        set { change { $0.font = newValue ?? .systemFont(ofSize: 17) } }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }
    /// The maximum number of lines; 0 for no maximum.
    open var numberOfLines: Int {
        get { label.numberOfLines }
        set {
            label.numberOfLines = newValue
            noteEngineChange()
        }
    }
    /// The width at which lines wrap; 0 for the label's own width.
    open var preferredMaxLayoutWidth: CGFloat {
        get { CGFloat(label.preferredMaxLayoutWidth) }
        set {
            label.preferredMaxLayoutWidth = Double(newValue)
            noteEngineChange()
        }
    }
    open var adjustsFontForContentSizeCategory: Bool = false

    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var textAlignment = NSTextAlignment.natural
    open var isEnabled = true
    open var isHighlighted = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// The rectangle of the text in the bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let limit = numberOfLines == 1 || bounds.width <= 0 ? nil : Double(bounds.width)
        let size = content.measuring(TextRequest(width: limit, lines: max(0, numberOfLines), traits: UIKitEnvironment.current.traits))
        let height = min(CGFloat(size.height), bounds.height)
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(CGFloat(size.width), bounds.width), height: height)
    }
    /// No effect.
    open func drawText(in rect: CGRect) {}
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let limit = numberOfLines == 1 || size.width <= 0 || size.width >= 1e6 ? nil : Double(size.width)
        let measured = content.measuring(TextRequest(width: limit, lines: max(0, numberOfLines), traits: UIKitEnvironment.current.traits))
        return CGSize(width: measured.width, height: measured.height)
    }
    override var baselineLineHeight: CGFloat? { content.font.lineHeight }
    override var receivesTouches: Bool { false }
}

/// The vertical position of text that was shrunk.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
