/// The view in place of missing content: an image, a text, a secondary text and a button, centered.
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
    /// No effect.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIViewController {
    /// The configuration that is shown in place of the controller's content; nil for none.
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
    /// Marks the configuration as out of date. No effect. A configuration that is set is shown at once.
    public final func setNeedsUpdateContentUnavailableConfiguration() {}
}
