import UIKit

// An app's programmatic views and controllers, as they are written for iOS.

open class CardView: UIView {
    public let titleLabel = UILabel()
    public let imageView = UIImageView(image: UIImage(systemName: "star"))
    public private(set) var layouts = 0
    private var heightConstraint: NSLayoutConstraint!
    lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel])
        stack.axis = .horizontal
        stack.alignment = .center
        stack.distribution = .fill
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        stack.setCustomSpacing(12, after: imageView)
        return stack
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }
    public convenience init(title: String) {
        self.init()
        titleLabel.text = title
    }

    private func commonInit() {
        backgroundColor = .systemBackground
        layer.cornerRadius = 8
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.borderWidth = 1 / UIScreen.main.scale
        layer.borderColor = UIColor.separator.cgColor
        layer.shadowColor = UIColor.black.withAlphaComponent(0.3).cgColor
        layer.shadowOffset = .zero
        layer.shadowOpacity = 0.5
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
        titleLabel.setContentHuggingPriority(.init(rawValue: 249), for: .horizontal)
        imageView.setContentHuggingPriority(.required, for: .horizontal)
        imageView.contentMode = .scaleAspectFit
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        heightConstraint = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        heightConstraint.isActive = true
        isAccessibilityElement = true
        accessibilityTraits = [.button, .header]
    }

    open override var accessibilityLabel: String? {
        get { titleLabel.text }
        set { super.accessibilityLabel = newValue }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
    open override func updateConstraints() {
        heightConstraint.constant = 60
        super.updateConstraints()
    }
    open override class var requiresConstraintBasedLayout: Bool { true }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { setNeedsLayout() }
    }
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.red.cgColor)
        context.fill(rect)
    }
}

/// A view whose layer is of a class of its own.
public final class GradientView: UIView {
    public final class Layer: CAGradientLayer {
        public var madeByView = false
        public override init() {
            super.init()
            madeByView = true
        }
        public override init(layer: Any) { super.init(layer: layer) }
        public required init?(coder: NSCoder) { nil }
    }
    public override class var layerClass: AnyClass { Layer.self }
    public var gradientLayer: Layer { layer as! Layer }
    public override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }
    public override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }
}

public final class RowCell: UITableViewCell {
    public static let reuseIdentifier = String(describing: RowCell.self)
    public let badge = UILabel()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.numberOfLines = 0
        contentView.addSubview(badge)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: guide.topAnchor), badge.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor), badge.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    public override func prepareForReuse() {
        super.prepareForReuse()
        badge.text = nil
    }
}

public final class TileCell: UICollectionViewCell {
    public let label = UILabel()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.pin(to: contentView, inset: 5)
    }
    required init?(coder: NSCoder) { nil }
}

extension UIView {
    fileprivate func pin(to other: UIView, inset: CGFloat) {
        for (attribute, sign) in [(NSLayoutConstraint.Attribute.top, 1.0), (.leading, 1), (.bottom, -1), (.trailing, -1)] {
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1,
                constant: inset * CGFloat(sign)
            ).isActive = true
        }
    }
}

public final class ListController: UITableViewController {
    public var rows = ["one", "two", "three"]

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(RowCell.self, forCellReuseIdentifier: RowCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.separatorStyle = .none
        tableView.tableFooterView = UIView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        refreshControl = UIRefreshControl()
    }
    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: RowCell.reuseIdentifier, for: indexPath) as! RowCell
        cell.badge.text = rows[indexPath.row]
        cell.selectionStyle = .none
        cell.accessoryType = .none
        return cell
    }
}

public final class GridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public private(set) lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = self
        view.delegate = self
        view.backgroundColor = .clear
        return view
    }()

    public init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func loadView() { view = collectionView }
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as? TileCell else {
            return UICollectionViewCell()
        }
        cell.label.text = "\(indexPath.item)"
        return cell
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 100, height: 40)
    }
}

public final class FormController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
    public let scrollView = UIScrollView()
    public let content = UIView()
    public let field = UITextField()
    public let button = UIButton(type: .system)
    public private(set) var events: [String] = []
    private var bottom: NSLayoutConstraint?

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        scrollView.delegate = self
        scrollView.keyboardDismissMode = .interactive
        scrollView.contentInsetAdjustmentBehavior = .never
        field.delegate = self
        field.borderStyle = .roundedRect
        field.placeholder = NSLocalizedString("Name", comment: "")
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { [weak self] action in self?.events.append("\(type(of: action.sender!))") }, for: .touchUpInside)
        [scrollView, content, field, button].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(field)
        content.addSubview(button)
        let safe = view.safeAreaLayoutGuide, inside = scrollView.contentLayoutGuide
        bottom = scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        bottom?.isActive = true
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor), scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            content.topAnchor.constraint(equalTo: inside.topAnchor), content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            field.topAnchor.constraint(equalToSystemSpacingBelow: content.topAnchor, multiplier: 2),
            field.leadingAnchor.constraint(equalToSystemSpacingAfter: content.leadingAnchor, multiplier: 2),
            content.trailingAnchor.constraint(equalToSystemSpacingAfter: field.trailingAnchor, multiplier: 2),
            button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 900),
            button.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            content.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 16),
        ])
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { _ in }
    }

    public func raise(by height: CGFloat) {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
            self.bottom?.constant = -height
            self.view.layoutIfNeeded()
        } completion: { [weak self] finished in
            self?.events.append("raised \(finished)")
        }
    }
    public override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scrolled") }
}
