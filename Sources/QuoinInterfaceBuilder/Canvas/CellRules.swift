import QuoinLayout

/// Cells and their content views: the frames where files leave them out, and the margins (F20 to F25).
struct CellRules {
    private let head: DocumentHead
    private var version: ToolsVersion { head.version }

    init(_ head: DocumentHead) { self.head = head }

    /// The frame that held during layout, which is not always the one that was stored.
    func frame(of element: XMLElement, stored: Rect?, in parent: XMLElement, outer: Size?) -> Rect? {
        switch (element.knownName, parent.knownName) {
        case (.tableViewCell, .tableView):
            if let stored { return isConstrained(element) ? constrainedRow(element, stored) : stored }
            let height = element.number(.rowHeight) ?? parent.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil } ?? 44
            return Rect(x: 0, y: 0, width: outer?.width ?? head.screenSize.width, height: height)
        case (.tableViewCellContentView, _):
            // F23, F24: half a point for the separator.
            guard let outer else { return stored }
            if let stored {
                guard head.deviceID == nil, abs(outer.height - stored.height - 1) < 0.1 else { return stored }
                return Rect(x: stored.x, y: stored.y, width: stored.width, height: outer.height - 0.5)
            }
            return Rect(x: 0, y: 0, width: outer.width, height: max(0, outer.height - 0.5))
        case (.label, .tableViewCellContentView): return stored ?? styledFrame(element, in: parent, of: outer)
        default: return stored
        }
    }

    private func isConstrained(_ cell: XMLElement) -> Bool { cell.flag(.translatesAutoresizingMaskIntoConstraints) == false }

    /// A row that says it has constraints spans its table and is as large as its content was stored (F61).
    private func constrainedRow(_ cell: XMLElement, _ stored: Rect) -> Rect {
        let content = cell.child(key: "contentView")?.storedFrame(in: nil)?.size ?? stored.size
        return Rect(x: 0, y: stored.y, width: content.width, height: content.height)
    }

    /// The frame of a label of one of the system's styles where the file leaves it out: as UIKit places it, as wide as the row
    /// leaves room; nil for other labels.
    private func styledFrame(_ label: XMLElement, in content: XMLElement, of outer: Size?) -> Rect? {
        guard let outer, let cell = content.parent, let style = cell[.style], let id = label.id else { return nil }
        let title = cell[.textLabel], detail = cell[.detailTextLabel]
        guard id == title || id == detail else { return nil }
        func height(_ size: Double?, or usual: Double) -> Double { ((size ?? usual) * 2.4).rounded(.up) / 2 }
        let size = label.child(key: "fontDescription")?.number(.pointSize)
        let margin = max(15, rowMargins(content, cell)[1])
        let width = max(0, outer.width - 2 * margin)
        switch (style, id == detail) {
        case ("IBUITableViewCellStyleSubtitle", let isDetail):
            let own = height(size, or: isDetail ? 12 : 17), other = height(nil, or: isDetail ? 17 : 12)
            let top = (outer.height - own - other) / 2
            return Rect(x: margin, y: isDetail ? top + other : top, width: width, height: own)
        case ("IBUITableViewCellStyleValue1", let isDetail):
            return Rect(x: isDetail ? margin + width / 2 : margin, y: 0, width: width / 2, height: outer.height)
        case ("IBUITableViewCellStyleValue2", false): return Rect(x: margin, y: 0, width: min(91, width), height: outer.height)
        case ("IBUITableViewCellStyleValue2", true):
            return Rect(x: margin + 97, y: 0, width: max(0, width - 97), height: outer.height)
        default: return Rect(x: margin, y: 0, width: width, height: outer.height)
        }
    }

    /// Whether a row is as high as its content says (-1 is automatic), or a collection's layout estimates the sizes of its items.
    func sizesItself(_ cell: XMLElement) -> Bool {
        if cell.isNamed(.collectionViewCell) {
            let layout = cell.parent?.parent?.child(key: "collectionViewLayout")
            return layout?.flag(.automaticEstimatedItemSize) == true || (layout?.child(key: "estimatedItemSize")?.number(.width) ?? 0) > 0
        }
        guard cell.isNamed(.tableViewCell), let table = cell.tableView else { return false }
        // The height of a prototype is that of the canvas; the table says how high its rows are.
        let isPrototype = cell.parent?.isNamed(.prototypes) == true
        let own = isPrototype ? nil : cell.number(.rowHeight)
        return (own ?? table.number(.rowHeight)) == -1
    }

    /// Whether Interface Builder calls the height of a row's content open where a contradiction takes part in it: at the top of a
    /// xib, and where the row of a table sizes itself and has no height of its own (F80).
    func givesUpHeight(_ content: XMLElement, cell: XMLElement) -> Bool {
        guard content.isKeyed("contentView"), cell.isNamed(.tableViewCell) else { return false }
        if cell.parent?.isNamed(.objects) == true { return RowMarginTable.givesUpHeight[version] }
        return cell.parent?.isNamed(.cells) == true && cell[.rowHeight] == nil && sizesItself(cell)
            && RowMarginTable.givesUpHeightInTable[version]
    }

    /// Whether Interface Builder calls the height of a row open where no constraint is in it.
    func leavesHeightOpen(_ cell: XMLElement) -> Bool {
        guard cell.isNamed(.tableViewCell), RowMarginTable.leavesHeightOpen[version] else { return false }
        var waiting = [cell]
        while let element = waiting.popLast() {
            if element.isNamed(.constraints) { return false }
            waiting += element.children
        }
        return true
    }
}

// MARK: - Margins

extension CellRules {
    /// The margins of a content view: top, left, bottom, right; nil for those of any view.
    func contentMargins(_ content: XMLElement, cell: XMLElement) -> [Double]? {
        switch cell.knownName {
        case .tableViewCell: rowMargins(content, cell)
        case .collectionViewCell where cell.parent?.isNamed(.objects) == true: collectionMargins(cell)
        case .collectionViewCell: RootTable.collectionCellMargins[version].map { [$0, $0, $0, $0] }
        default: nil
        }
    }

    /// The margins of a row's content view (F20, F21).
    private func rowMargins(_ content: XMLElement, _ cell: XMLElement) -> [Double] {
        let vertical = RowMarginTable.vertical[version]
        let frame = cell.storedFrame(in: nil)
        let left = side(RowMarginTable.sides(host(of: cell))[version], rowWidth: frame?.width)
        var right = left
        if let width = frame?.width, let inner = content.storedFrame(in: nil)?.width, inner < width - 1 {
            right = RowMarginTable.besideAccessory
        }
        return [vertical, left, vertical, right]
    }

    private func side(_ rule: RowMarginTable.Sides, rowWidth: Double?) -> Double {
        switch rule {
        case .fixed(let side): return side
        case .byRow(let side, let wide): return rowWidth.map { $0 >= wide } ?? false ? 20 : side
        case .byDevice(let narrow, let wideRows):
            guard hasWideRows else { return narrow }
            return rowWidth ?? head.screenSize.width > wideRows ? 20 : 16
        }
    }

    /// Whether the margins at the sides of a row's content are those of the device, so that they differ on another one. A row that is
    /// narrower than its screen keeps its own.
    func marginsFollowDevice(_ cell: XMLElement) -> Bool {
        guard cell.isNamed(.tableViewCell), head.deviceID != nil,
            case .byDevice = RowMarginTable.sides(host(of: cell))[version]
        else { return false }
        return (cell.storedFrame(in: nil)?.width).map { $0 >= head.screenSize.width - 0.5 } ?? true
    }

    private var hasWideRows: Bool {
        guard head.deviceID != nil else { return false }
        if head.device?.id == "retina5_9", RowMarginTable.narrowHousingIsWide[version] { return true }
        return head.screenSize.width >= RowMarginTable.wideDevice
    }

    private func host(of cell: XMLElement) -> RowMarginTable.Host {
        guard let table = cell.tableView else { return .xib }
        return table.isKeyed("view") ? .root : .inner
    }

    /// The margins of the content view of a row that lies below the visible end of its table (F57); nil for those of any row.
    func marginsBelowTable(_ cell: XMLElement) -> [Double]? {
        guard cell.tableView != nil, let (vertical, side) = RowMarginTable.belowTable[version] else { return nil }
        return [vertical, side, vertical, side]
    }

    /// The margins of a collection view's cell: those of a root, by the cell's width (F58).
    private func collectionMargins(_ cell: XMLElement) -> [Double]? {
        guard RootTable.collectionCellIsRoot[version] else { return nil }
        let side = cell.storedFrame(in: nil).map { $0.width >= RootTable.wideCell } ?? false ? 20.0 : 16
        return [0, side, 0, side]
    }
}
