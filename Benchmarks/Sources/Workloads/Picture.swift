/// One workload at one size, in the one form from which every engine is fed: views, rows over their edges, and the
/// same picture once more as a flex tree, where one can draw it.
///
///     Picture ──▶ LoweredPicture(.edges)  ──▶ four edges a view            (Quoin)
///             ──▶ LoweredPicture(.frames) ──▶ x, y, width, height a view   (kiwi)
///             ──▶ flex              ──▶ nested boxes                 (Yoga)
///             ──▶ views + rows      ──▶ items and constraints        (layout engines)
public struct Picture: Sendable {
    public struct View: Sendable {
        /// The enclosing view, −1 for the window. A parent comes before its children.
        public var parent: Int32
        public var kind: Kind
    }

    public enum Kind: UInt8, Sendable {
        case box, label, image, guide
    }

    public struct Label: Sendable {
        public var view: Int32
        public var width: Double
        public var height: Double
        /// Its four content rows follow one another: compression and hugging of the width, then of the height.
        public var firstRow: Int32
    }

    public let workload: Workload
    public let size: Int
    public internal(set) var views: [View] = []
    public internal(set) var rows: [Row] = []
    public internal(set) var labels: [Label] = []
    public internal(set) var flex: [FlexNode] = []

    /// View 0 is the window; this row gives it its width.
    public internal(set) var windowRow = 0
    public var windowWidth: Double { rows[windowRow].constant }
    /// The width before any edit.
    public internal(set) var originalWidth = 0.0

    init(_ workload: Workload, size: Int) {
        self.workload = workload
        self.size = size
    }

    /// The rows of one view, in order: what a structure edit takes away and puts back.
    public func rows(of view: Int32) -> [Int] {
        rows.indices.filter { rows[$0].first.view == view && rows[$0].role != .window }
    }
}
