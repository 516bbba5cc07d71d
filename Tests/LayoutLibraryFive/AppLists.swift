import UIKit

// Lists of apps and tutorials, as they are written for iOS: chats, settings, masonry.

/// A bubble at one side or the other, at most three quarters wide.
public final class BubbleCell: UITableViewCell {
    public let bubble = UIView(), label = UILabel()
    private var incoming: NSLayoutConstraint!, outgoing: NSLayoutConstraint!

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        [bubble, label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        incoming = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        outgoing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 4),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            bubble.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            bubble.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
        ])
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public func configure(_ text: String, isIncoming: Bool) {
        label.text = text
        incoming.isActive = isIncoming
        outgoing.isActive = !isIncoming
    }
}

protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
extension BubbleCell: Reusable {}
extension UITableView {
    func dequeue<Cell: UITableViewCell & Reusable>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell? {
        dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? Cell
    }
}

public final class ChatController: UITableViewController {
    public var messages: [(text: String, isIncoming: Bool)] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
    }
    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeue(BubbleCell.self, for: indexPath) else { return UITableViewCell() }
        cell.configure(messages[indexPath.row].text, isIncoming: messages[indexPath.row].isIncoming)
        return cell
    }
}

/// Rows of the system's own styles in groups.
public final class SettingsController: UITableViewController {
    struct Row {
        let title: String
        let style: UITableViewCell.CellStyle
        var accessory = UITableViewCell.AccessoryType.none
    }
    private let sections: [(header: String?, rows: [Row], footer: String?)] = [
        (
            "General", [Row(title: "About", style: .default, accessory: .disclosureIndicator), Row(title: "Version", style: .value1)],
            "A line below."
        ),
        (nil, [Row(title: "Subtitle", style: .subtitle, accessory: .checkmark), Row(title: "Wi-Fi", style: .default)], nil),
    ]

    public init(_ style: UITableView.Style) { super.init(style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row.title) ?? UITableViewCell(style: row.style, reuseIdentifier: row.title)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = row.accessory
        if row.title == "Wi-Fi" { cell.accessoryView = UISwitch() }
        return cell
    }
}

/// A layout of columns that keeps what it has computed until it is told otherwise.
public final class ColumnsLayout: UICollectionViewLayout {
    public var heights: [CGFloat] = []
    public private(set) var computations = 0
    private var kept: [UICollectionViewLayoutAttributes] = []

    public override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: kept.map(\.frame.maxY).max() ?? 0)
    }
    public override func prepare() {
        guard kept.isEmpty, let collectionView else { return }
        computations += 1
        var ends: [CGFloat] = [0, 0]
        let width = collectionView.bounds.width / 2
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let column = ends[0] <= ends[1] ? 0 : 1
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: heights[item % heights.count])
            ends[column] = attributes.frame.maxY
            kept.append(attributes)
        }
    }
    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        kept.filter { $0.frame.intersects(rect) }
    }
    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        kept.first { $0.indexPath == indexPath }
    }
    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != kept.map(\.frame.maxX).max()
    }
    public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        kept = []
    }
}
