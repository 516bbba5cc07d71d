import QuoinBehaviors
import QuoinLayout

/// A view that arranges subviews in a row or column.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, text])
/// stack.axis = .vertical
/// stack.spacing = 16
/// ```
///
/// It makes constraints from its properties, with UIKit's identifiers and priorities, and does nothing else.
open class UIStackView: UIView {
    private let stack = StackView()
    private var arranged: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpStack()
    }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUpStack()
    }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    private func setUpStack() {
        item.behavior = stack
        stack.arrange([])
        declarePlain(UIStackView.self)
    }

    open var arrangedSubviews: [UIView] { arranged }

    /// Appends an arranged view, which becomes a subview and no longer translates its mask.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
    /// Removes an arranged view. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedIndex(of: view) else { return }
        arranged.remove(at: index)
        rearrange()
    }

    private func arrange(_ view: UIView, at index: Int) {
        if view.superviewReference === self {
            // The view is looked up only if it is a subview: a stack view of n views is built in O(n).
            if let index = arrangedIndex(of: view) { arranged.remove(at: index) }
        } else {
            addSubview(view)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(max(index, 0), arranged.count))
        rearrange()
    }

    private func arrangedIndex(of view: UIView) -> Int? {
        for index in arranged.indices.reversed() where arranged[index] === view { return index }
        return nil
    }

    override func didLoseSubview(_ view: UIView) {
        super.didLoseSubview(view)
        guard let index = arrangedIndex(of: view) else { return }
        arranged.remove(at: index)
        rearrange()
    }

    /// Passes the arranged views to the behavior, once for any number of changes.
    private func rearrange() {
        needsRearrange = true
        queueUpdateConstraints()
        noteEngineChange()
    }
    private var needsRearrange = false

    open override func updateConstraints() {
        if needsRearrange {
            needsRearrange = false
            stack.arrange(arranged.map(\.item))
        }
        super.updateConstraints()
    }

    open var axis: NSLayoutConstraint.Axis {
        get { stack.axis == .horizontal ? .horizontal : .vertical }
        set { change { $0.axis = newValue.layoutAxis } }
    }
    open var distribution: Distribution {
        get { Distribution(rawValue: stack.distribution.rawValue) ?? .fill }
        set { change { $0.distribution = StackView.Distribution(rawValue: newValue.rawValue) ?? .fill } }
    }
    open var alignment: Alignment {
        get { Alignment(rawValue: stack.alignment.rawValue) ?? .fill }
        set { change { $0.alignment = StackView.Alignment(rawValue: newValue.rawValue) ?? .fill } }
    }
    open var spacing: CGFloat {
        get {
            if case .points(let points) = stack.spacing { CGFloat(points) } else { UIStackView.spacingUseSystem }
        }
        set { change { $0.spacing = UIStackView.spacing(newValue) ?? .points(0) } }
    }
    open var isBaselineRelativeArrangement: Bool {
        get { stack.isBaselineRelative }
        set { change { $0.isBaselineRelative = newValue } }
    }
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { stack.isMarginsRelative }
        set { change { $0.isMarginsRelative = newValue } }
    }

    /// Sets the spacing after a view; ``spacingUseDefault`` removes it.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        change { $0.setSpacing(UIStackView.spacing(spacing), after: arrangedSubview.item) }
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        switch stack.customSpacing(after: arrangedSubview.item) {
        case .points(let points)?: CGFloat(points)
        case .system?: UIStackView.spacingUseSystem
        case nil: UIStackView.spacingUseDefault
        }
    }
    /// The value that removes a custom spacing.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// The value for the system's standard spacing.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    private static func spacing(_ value: CGFloat) -> StackView.Spacing? {
        value == spacingUseDefault ? nil : value == spacingUseSystem ? .system : .points(value.isFinite ? Double(value) : 0)
    }

    private func change(_ body: (StackView) -> Void) {
        body(stack)
        noteEngineChange()
    }

    public enum Distribution: Int, Hashable, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    public enum Alignment: Int, Hashable, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
