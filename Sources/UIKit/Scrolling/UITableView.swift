import QuoinBehaviors
import QuoinLayout

/// Rows one below the other. All rows are made: it is layout that is wanted here, not memory saved.
open class UITableView: UIScrollView {
    private let rows: TableView
    public final let style: Style
    private var makers: [String: () -> UITableViewCell] = [:]
    private var shownCells: [IndexPath: UITableViewCell] = [:]
    private var headers: [UIView] = []
    private var needsReload = true

    public enum Style: Int, Hashable, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }
    public enum RowAnimation: Int, Hashable, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum ScrollPosition: Int, Hashable, Sendable {
        case none, top, middle, bottom
    }

    public init(frame: CGRect, style: Style) {
        rows = TableView(era: UIKitEnvironment.current.system)
        self.style = style
        super.init(frame: frame, scrolling: rows)
    }
    public required init?(coder: NSCoder) {
        rows = TableView(era: UIKitEnvironment.current.system)
        style = .plain
        super.init(frame: .zero, scrolling: rows)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public convenience init() { self.init(frame: .zero, style: .plain) }

    open class var automaticDimension: CGFloat { -1 }
    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
    private weak var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    open var rowHeight: CGFloat = -1 { didSet { setNeedsReload() } }
    open var estimatedRowHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = 0
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var separatorColor: UIColor?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var isEditing = false
    open var backgroundView: UIView?
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsReload()
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let kind = cellClass as? UITableViewCell.Type else { return makers[identifier] = nil }
        makers[identifier] = { kind.makeCell(identifier) }
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { makers[identifier]?() }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func reloadData() {
        setNeedsReload()
        reloadIfNeeded()
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func beginUpdates() {}
    open func endUpdates() { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { shownCells[indexPath]?.frame ?? .zero }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    private func setNeedsReload() {
        needsReload = true
        setNeedsUpdateConstraints()
    }

    open override func updateConstraints() {
        reloadIfNeeded()
        super.updateConstraints()
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for cell in shownCells.values { cell.removeFromSuperview() }
        for header in headers { header.removeFromSuperview() }
        shownCells = [:]
        headers = []
        var made: [TableView.Row] = []
        for section in 0..<(dataSource == nil ? 0 : numberOfSections) {
            addHeader(tableDelegate?.tableView(self, viewForHeaderInSection: section), &made)
            for row in 0..<numberOfRows(inSection: section) { addRow(IndexPath(row: row, section: section), &made) }
            addHeader(tableDelegate?.tableView(self, viewForFooterInSection: section), &made)
        }
        rows.headerHeight = Double(tableHeaderView?.frame.height ?? 0)
        rows.footerHeight = Double(tableFooterView?.frame.height ?? 0)
        rows.rows = made
    }

    private func addRow(_ path: IndexPath, _ made: inout [TableView.Row]) {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        cell.translatesAutoresizingMaskIntoConstraints = false
        cell.showsSeparator = separatorStyle != .none
        addSubview(cell)
        shownCells[path] = cell
        made.append(height >= 0 ? .fixed(cell.item, Double(height)) : .automatic(cell.item))
    }

    private func addHeader(_ view: UIView?, _ made: inout [TableView.Row]) {
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        headers.append(view)
        made.append(.automatic(view.item))
    }
}

/// Where a table's rows come from.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// How high a table's rows are.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
