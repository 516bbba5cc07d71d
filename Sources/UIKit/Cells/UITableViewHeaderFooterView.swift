import QuoinBehaviors

/// A header or footer of a table section.
open class UITableViewHeaderFooterView: UIView {
    open var contentView: UIView { content }
    private final var content = UIView()
    open var reuseIdentifier: String? { identifier }
    final var identifier: String?
    private lazy var title: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
        label.pin(to: contentView.layoutMarginsGuide)
        return label
    }()

    /// Shows a title with the system's font and margins.
    final func show(_ text: String, _ metrics: SectionMetrics, isFooter: Bool) {
        let label = title
        label.text = text
        if metrics.style != .plain { label.font = .preferredFont(forTextStyle: .footnote) }
        let margins = metrics.titleMargins(isFooter: isFooter)
        let side = CGFloat(CellMetrics(era: metrics.era, scale: metrics.scale, width: metrics.width).margins().left)
        contentView.layoutMargins = UIEdgeInsets(top: CGFloat(margins.top), left: side, bottom: CGFloat(margins.bottom), right: side)
    }

    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        showContent()
    }
    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        showContent()
    }
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    private func showContent() {
        addSubview(contentView)
        contentView.pin(to: self)
    }

    open var textLabel: UILabel? { title }
    /// No effect.
    open var detailTextLabel: UILabel? { nil }
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { content = exchange(content, from: oldValue, to: contentConfiguration) }
    }
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    /// No effect.
    open func prepareForReuse() {}
}
