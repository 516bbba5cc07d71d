import QuoinLayout

/// A row of a table: its content view holds what the row shows.
open class UITableViewCell: UIView {
    open var contentView: UIView { content }
    private final var content = UIView()
    open var reuseIdentifier: String? { identifier }
    private final let identifier: String?
    private let style: CellStyle
    private lazy var title: UILabel = addLabel()
    private lazy var detail: UILabel = addLabel()
    private lazy var image = UIImageView()
    private var contentTrailing: NSLayoutConstraint?
    private var contentBottom: NSLayoutConstraint?

    public enum CellStyle: Int, Hashable, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }
    public enum SelectionStyle: Int, Hashable, Sendable {
        case none, blue, gray, `default`
    }
    public enum AccessoryType: Int, Hashable, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum EditingStyle: Int, Hashable, Sendable {
        case none, delete, insert
    }
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
    public enum SeparatorStyle: Int, Hashable, Sendable {
        case none, singleLine
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        becomeCell()
    }
    public required init?(coder: NSCoder) {
        style = .default
        identifier = nil
        super.init(coder: coder)
        becomeCell()
    }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    private func becomeCell() {
        addSubview(contentView)
        placeContent()
    }

    private func placeContent() {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)  // MG-8
        let trailing = contentView.trailingAnchor.constraint(equalTo: trailingAnchor)
        let bottom = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
        contentTrailing = trailing
        contentBottom = bottom
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor), contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailing, bottom,
        ])
    }

    private func addLabel() -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            label.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
        return label
    }

    /// SZ-20: a separator takes a pixel of the row.
    final var showsSeparator = false {
        didSet {
            guard showsSeparator != oldValue else { return }
            contentBottom?.constant = showsSeparator ? -1 / CGFloat(UIKitEnvironment.current.screenDevice.scale) : 0
        }
    }

    open var accessoryType = AccessoryType.none {
        didSet {
            let widths: [AccessoryType: CGFloat] = [
                .none: 0, .disclosureIndicator: 34, .checkmark: 40, .detailButton: 48, .detailDisclosureButton: 67,
            ]
            contentTrailing?.constant = -(widths[accessoryType] ?? 0)
        }
    }
    open var textLabel: UILabel? { title }
    open var detailTextLabel: UILabel? { style == .default ? nil : detail }
    open var imageView: UIImageView? { image }
    open var selectionStyle = SelectionStyle.default
    open var accessoryView: UIView?
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var editingStyle: EditingStyle { .none }
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var userInteractionEnabledWhileDragging = true
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func prepareForReuse() {}
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open var showingDeleteConfirmation: Bool { false }
    open var focusStyle = FocusStyle.default
    open func dragStateDidChange(_ dragState: DragState) {}
    public enum FocusStyle: Int, Hashable, Sendable {
        case `default`, custom
    }
    public enum DragState: Int, Hashable, Sendable {
        case none, lifting, dragging
    }

    // MARK: Configurations

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let made = exchange(contentView, oldValue, contentConfiguration)
            guard made !== contentView else { return }
            for constraint in made.superview?.constraints ?? [] where constraint.firstItem === made { constraint.isActive = false }
            content = made
            placeContent()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
