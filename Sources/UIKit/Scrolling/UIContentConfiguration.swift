// What a cell shows, as a value; and the view that shows it.

/// A value from which a content view is made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the view can show the configuration without another being made: so if it is of the same type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The state of what is configured.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A text, a second text and an image, as the rows of lists show them.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Wi-Fi"
/// content.secondaryText = "Home"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// How one of the texts looks.
    public struct TextProperties: @unchecked Sendable {
        public var font: UIFont
        public var color = UIColor.label
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var alignment = TextAlignment.natural
        public var adjustsFontForContentSizeCategory = true
        public enum TextAlignment: Int, Hashable, Sendable {
            case natural, center, justified
        }
    }

    /// How the image looks.
    public struct ImageProperties: @unchecked Sendable {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    private init(_ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, sideBySide: Bool = false) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
        prefersSideBySideTextAndSecondaryText = sideBySide
    }

    public static func cell() -> Self { Self(.body, .subheadline) }
    public static func subtitleCell() -> Self { Self(.body, .subheadline) }
    public static func valueCell() -> Self { Self(.body, .body, sideBySide: true) }
    public static func plainHeader() -> Self { Self(.headline, .subheadline) }
    public static func plainFooter() -> Self { Self(.footnote, .footnote) }
    public static func groupedHeader() -> Self { Self(.footnote, .footnote) }
    public static func groupedFooter() -> Self { Self(.footnote, .footnote) }
    public static func sidebarCell() -> Self { Self(.body, .subheadline) }
    public static func sidebarHeader() -> Self { Self(.headline, .subheadline) }
    public static func header() -> Self { Self(.headline, .subheadline) }
    public static func footer() -> Self { Self(.footnote, .footnote) }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a list row's content: the image before the texts, the second text below the first or at the far end.
open class UIListContentView: UIView, UIContentView {
    private let row = UIStackView()
    private let texts = UIStackView()
    private let picture = UIImageView()
    private let first = UILabel()
    private let second = UILabel()

    open var configuration: any UIContentConfiguration { didSet { show() } }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        becomeContentView()
    }
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
        becomeContentView()
    }
    public convenience override init(frame: CGRect) {
        self.init(configuration: .cell())
        self.frame = frame
    }

    private func becomeContentView() {
        texts.addArrangedSubview(first)
        texts.addArrangedSubview(second)
        row.alignment = .center
        row.addArrangedSubview(picture)
        row.addArrangedSubview(texts)
        addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor), row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor), row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
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
        show(content.text, content.attributedText, content.textProperties, in: first)
        show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: second)
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = text == nil && attributed == nil
    }
}

/// What lies behind a cell's content; not shown here.
public struct UIBackgroundConfiguration: @unchecked Sendable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var customView: UIView?
    public var image: UIImage?
    public var visualEffect: UIVisualEffect?

    public static func clear() -> Self { Self() }
    public static func listCell() -> Self { Self() }
    public static func listPlainCell() -> Self { Self() }
    public static func listGroupedCell() -> Self { Self() }
    public static func listHeader() -> Self { Self() }
    public static func listPlainHeaderFooter() -> Self { Self() }
    public static func listGroupedHeaderFooter() -> Self { Self() }
    public static func listSidebarCell() -> Self { Self() }
}

/// One of the axes, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}
