import QuoinBehaviors
import QuoinLayout

/// A button with a title and an image.
open class UIButton: UIControl {
    private let button: Button
    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var images: [UInt: UIImage] = [:]
    private var storedButtonType: ButtonType
    open var buttonType: ButtonType { storedButtonType }

    public override init(frame: CGRect) {
        button = Button(style: .custom, traits: UIKitEnvironment.current.traits)
        storedButtonType = .custom
        super.init(frame: frame)
        setUpButton()
    }
    public required init?(coder: NSCoder) {
        button = Button(style: .custom, traits: UIKitEnvironment.current.traits)
        storedButtonType = .custom
        super.init(coder: coder)
        setUpButton()
    }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        storedButtonType = buttonType
        button.style = buttonType == .custom ? .custom : .system
    }
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        refresh()
        adopt(primaryAction)
    }
    public convenience init(primaryAction: UIAction?) {
        self.init(type: .system)
        adopt(primaryAction)
    }

    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let made = makeOfClass()
        made.storedButtonType = .system
        made.button.style = .system
        made.setImage(image, for: .normal)
        return made
    }
    open var isSpringLoaded = false

    private func setUpButton() {
        item.behavior = button
        declarePlain(UIButton.self)
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: [.primaryActionTriggered, .touchUpInside])
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        refresh()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title
        refresh()
    }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        refresh()
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
    /// No effect.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state.rawValue] = image }
    /// No effect.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
    private var colors: [UInt: UIColor] = [:]
    /// Whether a title color was set for the button's state. Only drawings read it.
    final var hasTitleColor: Bool { colors[state.rawValue] != nil || colors[0] != nil }
    private var backgrounds: [UInt: UIImage] = [:]
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] ?? .white }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state.rawValue] ?? attributedTitles[0] }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitle: String? { configuration?.title ?? title(for: state) ?? attributedTitles[0]?.string }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentAttributedTitle: NSAttributedString? {
        configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
    }

    /// The label of the title. It is not a subview; its frame is that of ``titleRect(forContentRect:)``.
    open var titleLabel: UILabel? { storedTitleLabel }
    private lazy var storedTitleLabel: ButtonTitle = {
        let label = ButtonTitle(frame: .zero)
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.button = self
        return label
    }()
    /// The view of the image. It is not a subview; its frame is that of ``imageRect(forContentRect:)``.
    open var imageView: UIImageView? { storedImageView }
    private lazy var storedImageView: ButtonImage = {
        let view = ButtonImage(frame: .zero)
        view.button = self
        return view
    }()
    /// The label of the subtitle. It is not laid out.
    open private(set) lazy var subtitleLabel: UILabel? = UILabel(frame: .zero)

    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            button.contentEdgeInsets = contentEdgeInsets.layoutInsets
            noteEngineChange()
        }
    }
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Whether the image grows with accessibility text sizes. It is stored only.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var role = Role.normal
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// No effect.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var isPointerInteractionEnabled = false
    open var changesSelectionAsPrimaryAction = false
    open var automaticallyUpdatesConfiguration = true
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: configuration?.effectiveInsets.fixed(isRightToLeft: isRightToLeft) ?? contentEdgeInsets)
    }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open var configuration: Configuration? { didSet { refresh() } }
    open override var isSelected: Bool { didSet { stateChanged(isSelected != oldValue) } }
    open override var isEnabled: Bool { didSet { stateChanged(isEnabled != oldValue) } }
    open override var isHighlighted: Bool { didSet { stateChanged(isHighlighted != oldValue) } }

    private func stateChanged(_ isChanged: Bool) {
        guard isChanged else { return }
        refresh()
        setNeedsUpdateConfiguration()
    }

    final func refresh() {
        button.imageSize = currentImage.map { $0.size.layoutSize }
        if let configuration {
            button.style = .configuration
            button.contentEdgeInsets = configuration.effectiveInsets.fixed(isRightToLeft: isRightToLeft).layoutInsets
            button.imagePadding = Double(configuration.imagePadding)
            button.titlePadding = Double(configuration.titlePadding)
            button.stacksImage = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
            button.subtitle = configuration.subtitleContent?.measuring
        }
        let font = configuration?.font ?? titleLabel?.font ?? .systemFont(ofSize: 15)
        let attributed = currentAttributedTitle, plain = currentTitle ?? attributed?.string
        button.title = plain == nil ? nil : StyledText(text: plain, attributed: attributed, font: font).measuring
        titleLabel?.text = plain
        noteEngineChange()
    }

    override var baselineLineHeight: CGFloat? { titleLabel?.font.lineHeight }

    public enum Role: Int, Hashable, Sendable {
        case normal, primary, cancel, destructive
    }

    public enum ButtonType: Int, Hashable, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
        public static var roundedRect: ButtonType { .system }
    }
}
