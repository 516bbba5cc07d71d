import QuoinLayout

/// The behavior of a stack view, which arranges views in a row or a column.
///
/// It turns its properties into the constraints that UIStackView makes, with the same identifiers and priorities, and
/// nothing else: the solver distributes the space.
///
/// ```swift
/// let stack = StackView(axis: .vertical, spacing: 8)
/// stack.alignment = .leading
/// item.behavior = stack
/// try item.add(title)
/// try item.add(text)                              // all children are arranged, in their order …
/// stack.arrange([text, title])                    // … unless others are named
/// text.isHidden = true                            // takes no space
/// ```
///
/// ```text
///   canvas ├ first ┤gap├ second ┤gap├ third ┤ canvas     along the axis: canvas connection, spacing, distribution
///          ├──────── spanner ────────────────┤           across it: alignment, and a guide around all where they differ
/// ```
///
/// A view that is added, removed, hidden or shown costs the rows between its visible neighbors, if views are arranged by hugging and
/// resistance or at equal lengths, and so does a new text in a row with one first baseline; in a list of named views, one pass over the
/// list besides. Any other change costs one pass over the arranged views, and rows only for what became different.
///
/// This type is not `Sendable`: it is used on the thread of its item.
public final class StackView: AttachedBehavior {
    /// The axis along which views are arranged.
    public var axis: Axis { didSet { if axis != oldValue { constraintsChanged() } } }
    /// The way in which the length is shared along the axis.
    public var distribution: Distribution { didSet { if distribution != oldValue { constraintsChanged() } } }
    /// The alignment across the axis.
    public var alignment: Alignment { didSet { if alignment != oldValue { constraintsChanged() } } }
    /// The distance between neighbors.
    public var spacing: Spacing { didSet { if spacing != oldValue { constraintsChanged() } } }
    /// Whether views are arranged within the item's margins (ST-11).
    public var isMarginsRelative = false { didSet { if isMarginsRelative != oldValue { constraintsChanged() } } }
    /// Whether the gaps of a vertical stack are measured between baselines (ST-14).
    public var isBaselineRelative = false { didSet { if isBaselineRelative != oldValue { constraintsChanged() } } }
    /// The rules that differ between running apps and the canvas of Interface Builder.
    public var policy: StackPolicy { didSet { if policy != oldValue { constraintsChanged() } } }

    /// A strong reference, because objects with weak references are counted more slowly everywhere, also in the layout.
    var named: [Item]?
    var customSpacings: [(item: Weak, spacing: Spacing)] = []
    let guides = StackGuides()
    private(set) var followsSizes = false
    /// Whether there were texts among the visible views in the last answer, if that mattered (ST-31).
    var hasTexts = false
    /// Whether some texts shared the width in the last answer (ST-60).
    var sharesTextWidth = false

    /// A weak reference to an item.
    struct Weak {
        weak var item: Item?
    }

    /// Creates a stack view; the defaults are UIKit's (ST-1).
    public init(
        axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill, spacing: Double = 0,
        policy: StackPolicy = .system
    ) {
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = .points(spacing)
        self.policy = policy
        super.init()
    }

    /// Sets the children that are arranged, and their order; nil, the default, for all children in their order.
    ///
    /// The other children stay where their own constraints place them (ST-2). The stack retains the arranged items. Items that are put
    /// into the list, taken out or moved cost about as much as children that are.
    public func arrange(_ items: [Item]?) {
        let former = named
        named = items
        guard let former, let items, let changed = changes(from: former, to: items) else { return constraintsChanged() }
        constraintsChanged(because: changed)
    }

    /// The items between the equal ends of two lists, and the one behind them, which follows another item now: the last one, if none is
    /// behind. Nil if the lists begin differently, or if one that was taken out is still a child, whose rows have to go.
    ///
    /// ```text
    ///     former     a b c d e f
    ///     now        a b x d e f        x, d
    /// ```
    private func changes(from former: [Item], to now: [Item]) -> [Item]? {
        let shorter = min(former.count, now.count)
        var (first, behind) = (0, 0)
        while first < shorter, former[first] === now[first] { first += 1 }
        while first + behind < shorter, former[former.count - 1 - behind] === now[now.count - 1 - behind] { behind += 1 }
        if first == 0 { return nil }
        let next = now.count - behind
        let kept = Set(now[first..<next].map { ObjectIdentifier($0) })
        let leavesRows = former[first..<former.count - behind].contains { $0.parent === item && !kept.contains(ObjectIdentifier($0)) }
        if leavesRows { return nil }
        return Array(now[min(first, now.count - 1)...min(next, now.count - 1)])
    }

    /// Returns the arranged children of the item, hidden ones too.
    public func arranged(in item: Item) -> [Item] {
        guard let named else {
            var children: [Item] = []
            children.reserveCapacity(item.children.reduce(0) { count, _ in count + 1 })
            for child in item.children where child.kind == .view { children.append(child) }
            return children
        }
        return named.filter { $0.parent === item && $0.kind == .view }
    }

    /// Sets the gap after an arranged view, in place of ``spacing``; nil to use ``spacing`` (ST-13). It has no effect while
    /// the view is hidden.
    public func setSpacing(_ spacing: Spacing?, after item: Item) {
        customSpacings.removeAll { $0.item.item == nil || $0.item.item === item }
        if let spacing { customSpacings.append((Weak(item: item), spacing)) }
        constraintsChanged()
    }

    /// The lengths of custom gaps, by the item before them.
    var ownGaps: [ObjectIdentifier: Double] {
        if customSpacings.isEmpty { return [:] }
        var lengths: [ObjectIdentifier: Double] = [:]
        for (weak, spacing) in customSpacings {
            if let item = weak.item { lengths[ObjectIdentifier(item)] = spacing.length }
        }
        return lengths
    }

    /// Returns the gap that was set for an item; nil if it has the stack view's ``spacing``.
    public func customSpacing(after item: Item) -> Spacing? { customSpacings.first { $0.item.item === item }?.spacing }

    override public func constraints(for item: Item) -> [Constraint] {
        var rows = StackRows(item, self)
        followSizes(rows.arranged)
        rows.make()
        setBaselineItems(item, rows.visible)
        return rows.made
    }

    override public func changes(for item: Item, children: [Item]) -> [ConstraintChange]? {
        guard var changes = StackChanges(item, self) else { return nil }
        return changes.changes(because: children)
    }

    /// Whether the views hang from the canvas otherwise if there are texts among them.
    var looksForTexts: Bool { axis == .horizontal && alignment == .firstBaseline }

    /// Proportional distribution depends on content sizes, and the connection of first baselines depends on whether there are texts. No
    /// other rows do, so a changed text then costs nothing here.
    func followSizes(_ arranged: [Item]) {
        let follows = distribution == .fillProportionally || looksForTexts
        guard follows || followsSizes else { return }
        followsSizes = follows
        for item in arranged { item.contentSizeAffectsParent = follows }
    }

    override public var wantsDidLayOut: Bool { axis == .horizontal && policy.baseline == .tallest }
    override public func didLayOut(_ item: Item) { setTallestBaselineItem(item) }
}
