import QuoinLayout
import Workloads

/// A picture as a program for the layout engine would know it: who lies in whom, what each label's text takes, and the
/// constraints between views. The window's place and the labels' content sizes are no constraints here: the engine makes
/// those rows itself.
struct LayoutPlan {
    /// A constraint before there are items: views by their number.
    struct Pin {
        let row: Int
        let first: Int
        let firstAttribute: QuoinLayout.Attribute
        let relation: QuoinLayout.Relation
        let second: Int?
        let secondAttribute: QuoinLayout.Attribute
        let multiplier: Double
        let constant: Double
        let priority: Priority
    }

    let parents: [Int]
    let kinds: [Picture.Kind]
    /// The content size of each view; nil if it has no text.
    let texts: [ContentSize?]
    let pins: [Pin]
    /// The indices of the `pins` of each view.
    let pinsOfView: [[Int]]
    /// Whether a view's children lie side by side, where the picture is made of stacks.
    let isRow: [Bool]
    let width: Double
    let height: Double?

    init(_ picture: Picture) {
        parents = picture.views.map { Int($0.parent) }
        kinds = picture.views.map(\.kind)
        var texts = [ContentSize?](repeating: nil, count: picture.views.count)
        for label in picture.labels { texts[Int(label.view)] = ContentSize(width: label.width, height: label.height) }
        self.texts = texts
        pins = picture.rows.indices.compactMap { picture.rows[$0].role == .layout ? Pin(picture.rows[$0], $0) : nil }
        var pinsOfView = [[Int]](repeating: [], count: picture.views.count)
        for (index, pin) in pins.enumerated() { pinsOfView[pin.first].append(index) }
        self.pinsOfView = pinsOfView
        var isRow = [Bool](repeating: false, count: picture.views.count)
        for node in picture.flex where node.view >= 0 { isRow[Int(node.view)] = node.isRow }
        self.isRow = isRow
        width = picture.windowWidth
        height = picture.rows.first { $0.role == .window && $0.first.attribute == .height }?.constant
    }

    func axis(of view: Int) -> Axis { isRow[view] ? .horizontal : .vertical }
}

extension LayoutPlan.Pin {
    init(_ row: Workloads.Row, _ index: Int) {
        self.row = index
        first = Int(row.first.view)
        firstAttribute = row.first.attribute.ofItem
        relation =
            switch row.relation {
            case .lessOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterOrEqual: .greaterOrEqual
            }
        second = row.second.map { Int($0.view) }
        secondAttribute = row.second?.attribute.ofItem ?? .none
        multiplier = row.multiplier
        constant = row.constant
        priority = Priority(row.priority)
    }

    func install(_ items: [Box]) throws(ConstraintError) -> InstalledConstraint {
        try Constraint(
            item: items[first], attribute: firstAttribute, relatedBy: relation, toItem: second.map { items[$0] },
            attribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority
        ).install()
    }
}

extension Workloads.Attribute {
    fileprivate var ofItem: QuoinLayout.Attribute {
        switch self {
        case .left: .left
        case .top: .top
        case .right: .right
        case .bottom: .bottom
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        }
    }
}
