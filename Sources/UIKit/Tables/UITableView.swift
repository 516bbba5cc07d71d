import QuoinBehaviors
import QuoinLayout

/// A scroll view that shows rows below each other. Cells for all rows are created; none is reused.
open class UITableView: UIScrollView {
    private final var rows: TableView { unsafeDowncast(scrolling, to: TableView.self) }
    public final let style: Style
    private var factories: [String: () -> UITableViewCell] = [:]
    private var shownCells: [IndexPath: UITableViewCell] = [:]
    /// The cells that the current reload keeps.
    private var keptCells: [IndexPath: UITableViewCell] = [:]
    private var headerFactories: [String: () -> UITableViewHeaderFooterView] = [:]
    private var headers: [UIView] = []
    private var shownHeaders: [Int: UIView] = [:]
    private var shownFooters: [Int: UIView] = [:]
    private var selection: Set<IndexPath> = []
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
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        alwaysBounceVertical = true
    }
    override func makeScrolling() -> ScrollView { TableView(era: UIKitEnvironment.current.systemEra) }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public class var indexSearch: String { "{search}" }
    open class var automaticDimension: CGFloat { -1 }
    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
    private weak var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    open var rowHeight: CGFloat = -1 { didSet { setNeedsReload() } }
    open var estimatedRowHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1 { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = -1 { didSet { setNeedsReload() } }
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    /// The padding above each header of a plain table; automatic: 22 points since iOS 15.
    open var sectionHeaderTopPadding: CGFloat = -1 { didSet { setNeedsReload() } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var separatorColor: UIColor?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var isEditing = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var sectionIndexColor: UIColor?
    open var separatorEffect: UIVisualEffect?
    open var dragInteractionEnabled = false
    open var fillerRowHeight: CGFloat = 0
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var remembersLastFocusedIndexPath = false
    open var isPrefetchingEnabled = true
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether updates are pending. Updates apply at once, so it is always false. No effect.
    open var hasUncommittedUpdates: Bool { false }
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsReload()
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib == nil ? nil : UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let kind = aClass as? UITableViewHeaderFooterView.Type else { return headerFactories[identifier] = nil }
        headerFactories[identifier] = { UITableViewHeaderFooterView.make(kind, identifier: identifier) }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib == nil ? nil : UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerFactories[identifier]?()
    }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let kind = cellClass as? UITableViewCell.Type else { return factories[identifier] = nil }
        factories[identifier] = { UITableViewCell.make(kind, identifier: identifier) }
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { factories[identifier]?() }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = factories[identifier]?() { return cell }
        UIKitState.raise(
            "NSInternalInconsistencyException",
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func reloadData() {
        setNeedsReload()
        reloadIfNeeded()
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }
    /// No effect.
    open func reloadSectionIndexTitles() {}
    /// No effect.
    open func beginUpdates() {}
    open func endUpdates() { askHeights() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        askHeights()
        completion?(true)
    }
    /// Takes a closure that does not escape, as on iOS.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { shownCells[indexPath]?.frame ?? .zero }
    /// The rectangle of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect {
        let rows = shownCells.filter { $0.key.section == section }.reduce(CGRect.null) { $0.union($1.value.frame) }
        let whole = [rectForHeader(inSection: section), rectForFooter(inSection: section)].filter { $0 != .zero }.reduce(rows) {
            $0.union($1)
        }
        return whole.isNull ? .zero : whole
    }
    open func rectForHeader(inSection section: Int) -> CGRect { shownHeaders[section]?.frame ?? .zero }
    open func rectForFooter(inSection section: Int) -> CGRect { shownFooters[section]?.frame ?? .zero }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownFooters[section] as? UITableViewHeaderFooterView
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { shownCells.first { $0.value.frame.contains(point) }?.key }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        shownCells.filter { $0.value.frame.overlaps(rect) }.keys.sorted()
    }

    open var indexPathForSelectedRow: IndexPath? { selection.sorted().first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil { for path in selection { deselectRow(at: path, animated: animated) } }
        guard let indexPath, allowsSelection else { return }
        selection.insert(indexPath)
        shownCells[indexPath]?.setSelected(true, animated: animated)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.remove(indexPath)
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let fractions: [ScrollPosition: CGFloat] = [.top: 0, .middle: 0.5, .bottom: 1]
        scroll(rectForRow(at: indexPath), vertically: fractions[scrollPosition], horizontally: nil, animated)
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsUpdateConstraints()
    }

    open override func updateConstraints() {
        reloadIfNeeded()
        super.updateConstraints()
    }

    /// Asks for the heights of rows again. Cells are kept, unless the number of rows has changed.
    private func askHeights() {
        if !needsReload { keptCells = shownCells }
        reloadData()
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        defer { keptCells = [:] }
        for (path, cell) in shownCells where keptCells[path] == nil { cell.removeFromSuperview() }
        for header in headers { header.removeFromSuperview() }
        shownCells = [:]
        headers = []
        var made: [TableView.Row] = []
        shownHeaders = [:]
        shownFooters = [:]
        var gap = 0.0
        for section in 0..<(dataSource == nil ? 0 : numberOfSections) {
            addHeader(of: section, gap: &gap, into: &made)
            for row in 0..<numberOfRows(inSection: section) { addRow(IndexPath(row: row, section: section), gap: &gap, into: &made) }
            addFooter(of: section, gap: &gap, into: &made)
        }
        for (path, cell) in keptCells where shownCells[path] == nil { cell.removeFromSuperview() }
        rows.headerHeight = Double(tableHeaderView?.frame.height ?? 0)
        rows.footerHeight = Double(tableFooterView?.frame.height ?? 0) + gap
        rows.rows = made
    }

    private var metrics: SectionMetrics {
        let kinds: [Style: SectionMetrics.Style] = [.plain: .plain, .grouped: .grouped, .insetGrouped: .insetGrouped]
        return SectionMetrics(kinds[style] ?? .plain, screen: UIKitEnvironment.current.screen, width: item.frame.width)
    }

    private func addRow(_ path: IndexPath, gap: inout Double, into made: inout [TableView.Row]) {
        let kept = keptCells[path]
        guard let cell = kept ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        cell.showsSeparator = separatorStyle != .none
        shownCells[path] = cell
        add(cell, height: height, gap: &gap, into: &made)
        if kept == nil { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }

    private func add(_ view: UIView, height: CGFloat, gap: inout Double, into made: inout [TableView.Row]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        var row = height >= 0 ? TableView.Row.fixed(view.item, height: Double(height)) : .automatic(view.item)
        (row.gap, row.sideInset) = (gap, metrics.sideInset)
        gap = 0
        made.append(row)
    }

    private func titled(_ title: String?, isFooter: Bool) -> UITableViewHeaderFooterView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.show(title, metrics, isFooter: isFooter)
        return view
    }

    private func addHeader(of section: Int, gap: inout Double, into made: inout [TableView.Row]) {
        let own = tableDelegate?.tableView(self, viewForHeaderInSection: section)
        let titled = own == nil ? titled(dataSource?.tableView(self, titleForHeaderInSection: section), isFooter: false) : nil
        let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let label: SectionMetrics.Label = own != nil ? .view : titled != nil ? .title : .nothing
        if style == .plain, sectionHeaderTopPadding >= 0 {
            gap += label == .nothing ? 0 : Double(sectionHeaderTopPadding)
        } else if label != .nothing || height < 0 {
            gap += metrics.gap(above: label, isFirst: section == 0)
        } else if style != .plain {
            gap += Double(height)
        }
        guard let header = own ?? titled else { return }
        headers.append(header)
        shownHeaders[section] = header
        add(header, height: label == .title && height == sectionHeaderHeight ? -1 : height, gap: &gap, into: &made)
        tableDelegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
    }

    private func addFooter(of section: Int, gap: inout Double, into made: inout [TableView.Row]) {
        let own = tableDelegate?.tableView(self, viewForFooterInSection: section)
        let titled = own == nil ? titled(dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true) : nil
        let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard let footer = own ?? titled else {
            if style != .plain { gap += height < 0 ? metrics.gapBelow : Double(height) }
            return
        }
        headers.append(footer)
        shownFooters[section] = footer
        add(footer, height: titled != nil && height == sectionFooterHeight ? -1 : height, gap: &gap, into: &made)
        tableDelegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
    }

    /// The margins of inset groups depend on the table's width.
    override func didMove() {
        super.didMove()
        guard style == .insetGrouped, let inset = rows.rows.first?.sideInset, inset != metrics.sideInset else { return }
        setNeedsReload()
    }
}

extension UITableView {
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }
}
