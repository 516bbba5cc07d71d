/// A cell of a collection view. Its content lies in the content view.
open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { content }
    private final var content = UIView()
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView?
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }

    /// The state of a drag of the cell. No effect. Drags do not occur.
    public enum DragState: Int, Hashable, Sendable {
        case none, lifting, dragging
    }
    /// No effect.
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
        didSet { content = exchange(content, from: oldValue, to: contentConfiguration) }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?
}

extension UIView {
    /// Replaces the background view, which lies below all other subviews and fills the view.
    final func exchangeBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    /// Shows a configuration: reuses the current content view if it supports the configuration, else replaces it.
    final func exchange(
        _ shown: UIView, from old: (any UIContentConfiguration)?, to configuration: (any UIContentConfiguration)?
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
