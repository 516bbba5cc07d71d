/// A cell of a collection: its content view holds what the cell shows.
open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { content }
    private final var content = UIView()
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView?
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    /// What a drag does to a cell; none occurs here.
    public enum DragState: Int, Hashable, Sendable {
        case none, lifting, dragging
    }
    open func dragStateDidChange(_ dragState: DragState) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        showContent()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showContent()
    }

    private func showContent() {
        addSubview(contentView)
        contentView.pin(to: self)
    }

    // MARK: Configurations

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func setNeedsUpdateConfiguration() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { content = exchange(content, oldValue, contentConfiguration) }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?
}

extension UIView {
    /// A background lies below everything else and is as large as the view.
    final func exchangeBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    /// The content view for a configuration in place of the one that is there.
    final func exchange(
        _ shown: UIView, _ old: (any UIContentConfiguration)?, _ configuration: (any UIContentConfiguration)?
    ) -> UIView {
        if let configuration, let content = shown as? any UIView & UIContentView, content.supports(configuration) {
            content.configuration = configuration
            return shown
        }
        let made = configuration?.makeContentView() ?? UIView()
        shown.removeFromSuperview()
        addSubview(made)
        made.pin(to: self)
        return made
    }
}
