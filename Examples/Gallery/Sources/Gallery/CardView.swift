import UIKit

/// Something that hears of cards.
@objc public protocol CardViewDelegate {
    func cardWasTapped(_ card: CardView)
    @objc optional func cardWillClose(_ card: CardView)
    @objc optional func title(for card: CardView) -> String?
    @objc optional func cardShouldClose(_ card: CardView) -> Bool
    @objc optional var price: Int { get }
}

@IBDesignable
@objcMembers
open class CardView: UIView {
    @IBInspectable public var inset: CGFloat = 16 { didSet { setNeedsLayout() } }
    @IBOutlet public weak var delegate: CardViewDelegate?
    @IBOutlet private weak var outline: UIView!
    @objc public private(set) dynamic var count = 0

    public let button = UIButton(type: .system)
    public let field = UITextField()
    public private(set) lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    private(set) lazy var closeButton: UIButton = {
        let button = UIButton(type: .close)
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        return button
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required public init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.setTitle("Open", for: .normal)
        button.addTarget(self, action: #selector(CardView.buttonTapped(sender:)), for: .touchUpInside)
        field.addTarget(self, action: #selector(edited(_:event:)), for: .editingChanged)
        [button, field, closeButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0)
        }
        addGestureRecognizer(recognizer)
        NotificationCenter.default.addObserver(
            self, selector: #selector(sizeChanged(_:)), name: UIContentSizeCategory.didChangeNotification, object: nil)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            button.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            field.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
            field.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) { count += 1 }
    @objc func buttonTapped(sender: UIButton) {
        count += 1
        delegate?.cardWasTapped(self)
    }
    @objc(closeCard) private func close() {
        guard delegate?.cardShouldClose?(self) ?? true else { return }
        count += delegate?.price ?? 1000
        delegate?.cardWillClose?(self)
        if let title = delegate?.title?(for: self) { field.text = title }
    }
    @objc
    func edited(_ field: UITextField, event: UIEvent?) { count += 10 }
    @objc func sizeChanged(_ notification: Notification) { count += 100 }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(close) || action == #selector(copy(_:)) {
            return true
        }
        return super.canPerformAction(action, withSender: sender)
    }
}
