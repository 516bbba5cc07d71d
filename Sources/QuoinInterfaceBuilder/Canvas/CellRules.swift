import QuoinLayout

/// Cells and their content views: the frames where files leave them out, and the margins (F20 to F25).
struct CellRules {
    private let toolsVersion: Int
    private let hasDevice: Bool
    private let screenWidth: Double

    init(_ head: DocumentHead) {
        toolsVersion = head.toolsVersion
        hasDevice = head.deviceID != nil
        screenWidth = head.screenSize.width
    }

    /// The frame that held during layout, which is not always the one that was stored.
    func frame(_ element: XMLElement, _ stored: Rect?, in parent: XMLElement, _ outer: Size?) -> Rect? {
        switch (element.name, parent.name) {
        case ("tableViewCell", "tableView"):
            if let stored { return stored }
            let height = element.number("rowHeight") ?? parent.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? 44
            return Rect(x: 0, y: 0, width: outer?.width ?? screenWidth, height: height)
        case ("tableViewCellContentView", _):
            // F23, F24: half a point for the separator.
            guard let outer else { return stored }
            if let stored {
                guard !hasDevice, abs(outer.height - stored.height - 1) < 0.1 else { return stored }
                return Rect(x: stored.x, y: stored.y, width: stored.width, height: outer.height - 0.5)
            }
            return Rect(x: 0, y: 0, width: outer.width, height: max(0, outer.height - 0.5))
        default: return stored
        }
    }

    /// F20, F21. Top, left, bottom, right.
    func contentMargins(_ content: XMLElement, cell: XMLElement) -> [Double] {
        guard toolsVersion >= 11000 else { return [8, 8, 8, 8] }
        let cellFrame = cell.storedFrame(in: nil)
        var side: Double
        if cell.parent?.name == "objects" {
            let isWide = cellFrame.map { $0.width >= 414 } ?? false
            side = isWide ? 20 : (14800..<21000).contains(toolsVersion) ? 15 : 16
        } else {
            side = hasDevice && screenWidth >= 393 ? 20 : 16
        }
        let left = side
        if let width = cellFrame?.width, let inner = content.storedFrame(in: nil)?.width, inner < width - 1 { side = 8 }
        return [11, left, 11, side]
    }

    /// A row that is as high as its content says: -1 is automatic.
    func sizesItself(_ cell: XMLElement) -> Bool {
        guard cell.name == "tableViewCell", let table = cell.tableView else { return false }
        return (cell.number("rowHeight") ?? table.number("rowHeight")) == -1
    }

    /// The betas of Xcode 6 measured rows for the first time, and called the height of a row open where no constraint is in it.
    /// Seen of builds 6073 and 6154, of all rows there were; Xcode 7 does not, and of those between nothing is known.
    func leavesHeightOpen(_ cell: XMLElement) -> Bool {
        guard cell.name == "tableViewCell", (6000..<6200).contains(toolsVersion) else { return false }
        var waiting = [cell]
        while let element = waiting.popLast() {
            if element.name == "constraints" { return false }
            waiting += element.children
        }
        return true
    }
}
