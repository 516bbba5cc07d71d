import QuoinLayout

/// The constraints of one stack view: Documentation/Specification/StackViews.md.
///
/// ```text
///   opening    canvas ─ first, spanner
///   each view  gap to the one before, its share of the length, hiding; its place in the spanner and beside the first
///   closing    last ─ canvas, fits
/// ```
///
/// They are made view by view, so that another view at the end leaves all other rows as they are.
struct StackRows {
    let stack: Item
    let view: StackView
    // Copies of the view's properties, because each read of an object's property checks for exclusive access.
    let axis: Axis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let policy: StackPolicy
    let spacing: Double
    /// Whether spacing is measured between baselines, which only a column has one below the other (ST-14).
    let measuresBaselines: Bool
    let guides: StackGuides
    /// All arranged views, and the visible ones among them (ST-5).
    let arranged: [Item]
    let visible: [Item]
    /// The item to which the views are connected: the stack view, or its margins (ST-11).
    let canvas: Item
    let along: AxisAttributes
    let across: AxisAttributes
    /// The gap behind each visible view but the last.
    private(set) var gaps: [Double] = []
    /// The custom gaps, by the view before them.
    let ownGaps: [ObjectIdentifier: Double]
    /// The guide around all views, where there is one.
    var spanner: Item?
    /// The guide in the first gap, to which the others are equal.
    var firstGap: Item?
    /// The shares of the length, in the order of the visible views; empty unless views fill proportionally.
    var shares: [Share] = []
    /// Whether texts share the width (ST-60).
    private(set) var sharesTextWidth = false
    var made: [Constraint] = []

    private init(_ stack: Item, _ view: StackView, arranged: [Item], visible: [Item]) {
        self.stack = stack
        self.view = view
        self.arranged = arranged
        self.visible = visible
        axis = view.axis
        distribution = view.distribution
        alignment = view.alignment
        policy = view.policy
        spacing = view.spacing.length
        measuresBaselines = view.isBaselineRelative && axis == .vertical
        guides = view.guides
        canvas = view.isMarginsRelative ? stack.guide(for: .margins) : stack
        along = axis == .horizontal ? .horizontal : .vertical
        across = axis == .horizontal ? .vertical : .horizontal
        ownGaps = view.ownGaps
    }

    /// Prepares for the rows of all views.
    init(_ stack: Item, _ view: StackView) {
        let arranged = view.arranged(in: stack)
        self.init(stack, view, arranged: arranged, visible: arranged.contains { $0.isHidden } ? arranged.filter { !$0.isHidden } : arranged)
        gaps = ownGaps.isEmpty ? Array(repeating: spacing, count: max(0, visible.count - 1)) : visible.dropLast().map(gap(after:))
        guides.begin()
        made.reserveCapacity((distribution == .fill && alignment == .fill ? 3 : 6) * arranged.count + 8)
    }

    /// Prepares for the rows of single views in a list whose first view, and first visible one, are given: see ``StackChanges``.
    init(_ stack: Item, _ view: StackView, first: Item, firstVisible: Item, spanner: Item?) {
        self.init(stack, view, arranged: [first], visible: [firstVisible])
        self.spanner = spanner
    }

    mutating func make() {
        openAlong()
        addSpanner()
        if distribution == .fillProportionally { shares = proportions() }
        sharesTextWidth = axis == .horizontal && distribution == .fill && wrapsEnoughTexts
        var visibleCount = 0
        var previous: Item?
        for (index, item) in arranged.enumerated() {
            if let previous { space(previous, item, visibleBefore: visibleCount) }
            if item.isHidden {
                hide(item, visibleBefore: visibleCount)
            } else {
                distribute(item, visibleCount)
                visibleCount += 1
            }
            placeAcross(item, isFirst: index == 0)
            if !item.isHidden || policy.hidden == .collapsed { previous = item }
        }
        closeAlong()
        connectAcross()
        view.sharesTextWidth = sharesTextWidth && made.contains { $0.identifier == Stack.textWidth }
        guides.place(in: stack)
    }

    /// The attributes of one axis: near and far edge, center, size.
    struct AxisAttributes {
        let axis: Axis
        let near: Attribute
        let far: Attribute
        let center: Attribute
        let size: Attribute

        static let horizontal = AxisAttributes(axis: .horizontal, near: .leading, far: .trailing, center: .centerX, size: .width)
        static let vertical = AxisAttributes(axis: .vertical, near: .top, far: .bottom, center: .centerY, size: .height)
    }

    /// Adds a constraint between the attributes of two items, or of one item and a constant.
    mutating func add(
        _ identifier: String, _ first: (item: Item, attribute: Attribute), relation: Relation = .equal,
        to second: (item: Item?, attribute: Attribute) = (nil, .none), times multiplier: Double = 1, plus constant: Double = 0,
        at priority: Priority = .required
    ) {
        made.append(
            Constraint(
                item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second.item, attribute: second.attribute,
                multiplier: multiplier, constant: constant, priority: priority, identifier: identifier))
    }
}

/// UIKit's names and priorities (ST-80).
enum Stack {
    static let canvas = "UISV-canvas-connection"
    static let spacing = "UISV-spacing"
    static let alignment = "UISV-alignment"
    static let hiding = "UISV-hiding"
    static let edge = "UISV-distributing-edge"
    static let equally = "UISV-fill-equally"
    static let proportionally = "UISV-fill-proportionally"
    static let boundary = "UISV-spanning-boundary"
    static let spanningFit = "UISV-spanning-fit"
    static let canvasFit = "UISV-canvas-fit"
    static let suppression = "UISV-ambiguity-suppression"
    static let textWidth = "UISV-text-width-disambiguation"
    static let designTime = "IB-design-time-size"

    /// 49 < 50, the fitting size level, < 51: a fitting pass shrinks the spanner before the stack.
    static let canvasFitPriority = Priority(49)
    static let spanningFitPriority = Priority(51)
    static let suppressionPriority = Priority(25)
    static let boundaryPriority = Priority(999.5)
    static let centeringPriority = 149.0
    static let proportionPriority = 999.0
    /// Below a view's own required length, above everything else (F38).
    static let hidingPriority = Priority(999.9)
    /// Any value between the spanner's 51 and a label's hugging of 251 gives the same frames (F31).
    static let designTimePriority = Priority(100)
}
