import QuoinBehaviors
import QuoinLayout

/// A cell of a table view. Its content lies in the content view.
open class UITableViewCell: UIView {
    open var contentView: UIView { content }
    private final var content = UIView()
    open var reuseIdentifier: String? { identifier }
    final var identifier: String?
    private let style: CellStyle
    private lazy var labels = CellLabels(self, style)
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
        setUpCell()
    }
    public required init?(coder: NSCoder) {
        style = .default
        identifier = nil
        super.init(coder: coder)
        setUpCell()
    }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    private func setUpCell() {
        addSubview(contentView)
        placeContent()
    }

    private func placeContent() {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        setMargins()
        let trailing = contentView.trailingAnchor.constraint(equalTo: trailingAnchor)
        let bottom = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
        contentTrailing = trailing
        contentBottom = bottom
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor), contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailing, bottom,
        ])
    }

    final var metrics: CellMetrics { CellMetrics(screen: UIKitEnvironment.current.screen) }

    private var accessoryKind: CellMetrics.Accessory {
        if accessoryView != nil { return .detail }
        switch accessoryType {
        case .none: return .none
        case .disclosureIndicator: return .disclosure
        case .checkmark: return .checkmark
        case .detailButton, .detailDisclosureButton: return .detail
        }
    }

    /// Sets the content view's margins: cells with a list configuration use those of the configuration.
    private func setMargins() {
        var margins = UIEdgeInsets(metrics.margins(accessory: accessoryKind))
        if contentView is UIListContentView {
            (margins.top, margins.bottom) = (contentView.layoutMargins.top, contentView.layoutMargins.bottom)
        }
        contentView.layoutMargins = margins
    }

    /// Ends the content view before the accessory at the trailing edge.
    private func placeAccessory(_ old: UIView?) {
        if old !== accessoryView { old?.removeFromSuperview() }
        setMargins()
        contentTrailing?.isActive = false
        defer { contentTrailing?.isActive = true }
        guard let accessoryView else {
            let second = accessoryType == .detailDisclosureButton ? 20.0 : 0
            contentTrailing = contentView.trailingAnchor.constraint(
                equalTo: trailingAnchor, constant: -CGFloat(metrics.accessoryWidth(accessoryKind) + second))
            return
        }
        let size = accessoryView.frame.size
        accessoryView.translatesAutoresizingMaskIntoConstraints = false
        if accessoryView.superview !== self { addSubview(accessoryView) }
        let own = accessoryView.intrinsicContentSize
        NSLayoutConstraint.activate([
            accessoryView.centerYAnchor.constraint(equalTo: centerYAnchor),
            accessoryView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -CGFloat(metrics.margins().right)),
        ])
        if own.width < 0 { accessoryView.widthAnchor.constraint(equalToConstant: size.width).isActive = true }
        if own.height < 0 { accessoryView.heightAnchor.constraint(equalToConstant: size.height).isActive = true }
        contentTrailing = contentView.trailingAnchor.constraint(equalTo: accessoryView.leadingAnchor, constant: -10)
    }

    /// Whether a separator takes a pixel of the cell's height, as before iOS 13 (SZ-20).
    final var showsSeparator = false {
        didSet {
            guard showsSeparator != oldValue else { return }
            contentBottom?.constant = showsSeparator ? -CGFloat(metrics.separatorHeight) : 0
        }
    }

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { placeAccessory(accessoryView) } } }
    /// The view at the trailing edge, in place of the standard accessory. It keeps its size.
    open var accessoryView: UIView? { didSet { placeAccessory(oldValue) } }
    open var textLabel: UILabel? {
        labels.show(labels.title)
        return labels.title
    }
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        labels.show(labels.title)
        labels.show(labels.detail)
        return labels.detail
    }
    open var imageView: UIImageView? {
        labels.show(labels.title)
        labels.show(labels.image)
        return labels.image
    }
    open var selectionStyle = SelectionStyle.default
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// No effect.
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
    /// No effect.
    open func prepareForReuse() {}
    open func willTransition(to state: StateMask) {}
    /// No effect.
    open func didTransition(to state: StateMask) {}
    /// No effect.
    open var showingDeleteConfirmation: Bool { false }
    open var focusStyle = FocusStyle.default
    /// No effect.
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
            let made = exchange(contentView, from: oldValue, to: contentConfiguration)
            guard made !== contentView else { return }
            for constraint in made.superview?.constraints ?? [] where constraint.firstItem === made { constraint.isActive = false }
            content = made
            placeContent()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
