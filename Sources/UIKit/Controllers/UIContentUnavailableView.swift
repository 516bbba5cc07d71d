/// The view of a content-unavailable configuration.
open class UIContentUnavailableView: UIView, UIContentView {
    private let column = UIStackView()
    open var configuration: any UIContentConfiguration { didSet { show() } }

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUpContentView()
    }
    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
        setUpContentView()
    }
    public convenience override init(frame: CGRect) {
        self.init(configuration: .empty())
        self.frame = frame
    }

    private func setUpContentView() {
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
        show()
    }

    private func show() {
        guard let content = configuration as? UIContentUnavailableConfiguration else { return }
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        directionalLayoutMargins = content.directionalLayoutMargins
        if content.isLoading { add(UIActivityIndicatorView(style: .large), below: content.imageToTextPadding) }
        if let image = content.image { add(UIImageView(image: image), below: content.imageToTextPadding) }
        let hasSecond = content.secondaryText != nil || content.secondaryAttributedText != nil
        add(
            content.text, attributed: content.attributedText, style: .title2,
            below: hasSecond ? content.textToSecondaryTextPadding : content.textToButtonPadding)
        add(content.secondaryText, attributed: content.secondaryAttributedText, style: .subheadline, below: content.textToButtonPadding)
        add(content.button, properties: content.buttonProperties, below: content.buttonToSecondaryButtonPadding)
        add(content.secondaryButton, properties: content.secondaryButtonProperties, below: 0)
    }

    private func add(_ view: UIView, below: CGFloat) {
        column.addArrangedSubview(view)
        column.setCustomSpacing(below, after: view)
    }
    private func add(_ text: String?, attributed: NSAttributedString?, style: UIFont.TextStyle, below: CGFloat) {
        guard text != nil || attributed != nil else { return }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.textAlignment = .center
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, below: below)
    }
    private func add(_ button: UIButton.Configuration, properties: UIContentUnavailableConfiguration.ButtonProperties, below: CGFloat) {
        guard button.title != nil || button.attributedTitle != nil || button.image != nil else { return }
        let made = UIButton(configuration: button, primaryAction: properties.primaryAction)
        made.isEnabled = properties.isEnabled
        add(made, below: below)
    }
}
