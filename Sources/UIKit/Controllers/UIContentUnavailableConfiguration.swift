/// What stands in place of content that is not there: an image, a text, a second text, a button, in the middle.
///
/// ```swift
/// var configuration = UIContentUnavailableConfiguration.empty()
/// configuration.text = "No Mail"
/// contentUnavailableConfiguration = configuration
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 10
    public var textToSecondaryTextPadding: CGFloat = 4
    public var textToButtonPadding: CGFloat = 20
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    var isLoading = false

    public enum Alignment: Int, Hashable, Sendable {
        case center, natural
    }
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
    }

    public static func empty() -> Self { Self() }
    public static func search() -> Self {
        var made = Self()
        (made.text, made.image) = ("No Results", UIImage(systemName: "magnifyingglass"))
        return made
    }
    public static func loading() -> Self {
        var made = Self()
        made.isLoading = true
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows what stands in place of content.
open class UIContentUnavailableView: UIView, UIContentView {
    private let column = UIStackView()
    open var configuration: any UIContentConfiguration { didSet { show() } }

    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        becomeContentView()
    }
    public required init?(coder: NSCoder) {
        configuration = UIContentUnavailableConfiguration.empty()
        super.init(coder: coder)
        becomeContentView()
    }
    public convenience override init(frame: CGRect) {
        self.init(configuration: .empty())
        self.frame = frame
    }

    private func becomeContentView() {
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
        if content.isLoading { add(UIActivityIndicatorView(style: .large), content.imageToTextPadding) }
        if let image = content.image { add(UIImageView(image: image), content.imageToTextPadding) }
        let hasSecond = content.secondaryText != nil || content.secondaryAttributedText != nil
        add(
            content.text, content.attributedText, .title2,
            hasSecond ? content.textToSecondaryTextPadding : content.textToButtonPadding)
        add(content.secondaryText, content.secondaryAttributedText, .subheadline, content.textToButtonPadding)
        add(content.button, content.buttonProperties, content.buttonToSecondaryButtonPadding)
        add(content.secondaryButton, content.secondaryButtonProperties, 0)
    }

    private func add(_ view: UIView, _ below: CGFloat) {
        column.addArrangedSubview(view)
        column.setCustomSpacing(below, after: view)
    }
    private func add(_ text: String?, _ attributed: NSAttributedString?, _ style: UIFont.TextStyle, _ below: CGFloat) {
        guard text != nil || attributed != nil else { return }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.textAlignment = .center
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, below)
    }
    private func add(_ button: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ below: CGFloat) {
        guard button.title != nil || button.attributedTitle != nil || button.image != nil else { return }
        let made = UIButton(configuration: button, primaryAction: properties.primaryAction)
        made.isEnabled = properties.isEnabled
        add(made, below)
    }
}

extension UIViewController {
    /// What shows in place of the controller's content; nil for none.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableView?.configuration }
        set {
            unavailableView?.removeFromSuperview()
            guard let newValue else { return }
            let made = newValue.makeContentView()
            view.addSubview(made)
            made.pin(to: view.safeAreaLayoutGuide)
            made.accessibilityIdentifier = Self.unavailable
        }
    }
    private static let unavailable = "UIContentUnavailable"
    private var unavailableView: (any UIView & UIContentView)? {
        viewIfLoaded?.subviews.lazy.compactMap { $0 as? any UIView & UIContentView }.first {
            $0.accessibilityIdentifier == Self.unavailable
        }
    }
    /// What is set shows at once.
    public final func setNeedsUpdateContentUnavailableConfiguration() {}
}
