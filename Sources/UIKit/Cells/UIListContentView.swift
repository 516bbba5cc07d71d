/// The view of a list configuration: the image leads, and the secondary text lies below the text or at the trailing edge.
open class UIListContentView: UIView, UIContentView {
    private let row = UIStackView()
    private let texts = UIStackView()
    private let picture = UIImageView()
    private let first = UILabel()
    private let second = UILabel()

    open var configuration: any UIContentConfiguration { didSet { show() } }
    /// The guide around the text; nil if there is none.
    open var textLayoutGuide: UILayoutGuide? { first.isHidden ? nil : textGuide }
    open var secondaryTextLayoutGuide: UILayoutGuide? { second.isHidden ? nil : secondaryTextGuide }
    open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : imageGuide }
    private lazy var textGuide = guide(around: first)
    private lazy var secondaryTextGuide = guide(around: second)
    private lazy var imageGuide = guide(around: picture)
    private lazy var imageWidth = picture.widthAnchor.constraint(equalToConstant: 0)
    private lazy var imageHeight = picture.heightAnchor.constraint(equalToConstant: 0)

    private func guide(around view: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guide.pin(to: view)
        return guide
    }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUpContentView()
    }
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
        setUpContentView()
    }
    public convenience override init(frame: CGRect) {
        self.init(configuration: .cell())
        self.frame = frame
    }

    private func setUpContentView() {
        texts.addArrangedSubview(first)
        texts.addArrangedSubview(second)
        row.alignment = .center
        row.addArrangedSubview(picture)
        row.addArrangedSubview(texts)
        addSubview(row)
        picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        row.pin(to: layoutMarginsGuide)
        show()
    }

    private func show() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        directionalLayoutMargins = content.directionalLayoutMargins
        row.spacing = content.imageToTextPadding
        texts.axis = content.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        texts.spacing =
            content.prefersSideBySideTextAndSecondaryText
            ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
        picture.image = content.image
        picture.isHidden = content.image == nil
        alpha = content.alpha
        reserve(
            imageWidth, reserved: content.imageProperties.reservedLayoutSize.width, most: content.imageProperties.maximumSize.width,
            own: content.image?.size.width)
        reserve(
            imageHeight, reserved: content.imageProperties.reservedLayoutSize.height, most: content.imageProperties.maximumSize.height,
            own: content.image?.size.height)
        show(content.text, attributed: content.attributedText, properties: content.textProperties, in: first)
        show(content.secondaryText, attributed: content.secondaryAttributedText, properties: content.secondaryTextProperties, in: second)
    }

    /// Sets the space for the image: the reserved size, or the image's own up to a maximum.
    private func reserve(_ constraint: NSLayoutConstraint, reserved: CGFloat, most: CGFloat, own: CGFloat?) {
        let isReserved = reserved > 0 && reserved < UIListContentConfiguration.ImageProperties.standardDimension
        let limit = isReserved ? reserved : most > 0 && (own ?? 0) > most ? most : 0
        constraint.constant = limit
        constraint.isActive = own != nil && limit > 0
    }

    private func show(
        _ text: String?, attributed: NSAttributedString?, properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text =
                switch properties.transform {
                case .none: text
                case .uppercase: text?.uppercased()
                case .lowercase: text?.lowercased()
                case .capitalized: text?.capitalized
                }
        }
        label.isHidden = text == nil && attributed == nil
    }
}
