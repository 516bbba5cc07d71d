import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A view of an analyzed scene: what a rule looks at.
///
/// ```swift
/// for view in scene.views where view.kind == "button" {
///     guard view.length(.vertical) < 44 else { continue }
///     print(view.title, view.frame, view.constraints.map(\.description))
/// }
/// ```
///
/// A small value: copying it costs nothing. Guides that behaviors make are views here, too; ``isView`` tells them apart.
///
/// This type is not `Sendable`: it looks at a live layout, which one thread at a time uses. Findings are values for any thread.
public struct AnalyzedView {
    let tree: ViewTree
    let index: Int

    var entry: ViewTree.Entry { tree.entries[index] }
    var item: Item { tree.entries[index].item }

    /// The view as the scene describes it; nil for a guide that a behavior made.
    public var node: Node? { tree.entries[index].node }

    /// The id of its node.
    public var id: String? { node?.id }

    /// The kind of its node, such as `label`; empty for a guide that a behavior made.
    public var kind: String { node?.kind ?? "" }

    /// The spelling of the kind in the file, such as `tableViewCell`.
    public var element: String { node?.element ?? "" }

    /// The properties of its node.
    public var properties: Properties { node?.properties ?? Properties() }

    /// The line of the file on which it begins; 0 if it does not come from a file.
    public var line: Int { node?.source?.start.line ?? 0 }
}

extension AnalyzedView: Hashable {
    public static func == (left: AnalyzedView, right: AnalyzedView) -> Bool { left.index == right.index && left.tree === right.tree }

    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

// MARK: - The tree

extension AnalyzedView {
    private func view(_ index: Int) -> AnalyzedView { AnalyzedView(tree: tree, index: index) }

    /// The superview; nil for the root.
    public var parent: AnalyzedView? { tree.entries[index].parent.map { view($0) } }

    /// The views directly in it, the lowest first.
    public var children: [AnalyzedView] { tree.entries[index].children.map { view($0) } }

    /// The children that are no guides.
    var childViews: [AnalyzedView] { children.filter(\.isView) }

    /// All views in it, parents before their children.
    public var descendants: some RandomAccessCollection<AnalyzedView> {
        (index + 1..<tree.entries[index].last + 1).lazy.map { [tree] in AnalyzedView(tree: tree, index: $0) }
    }

    /// The views around it, the nearest first.
    public var ancestors: some Sequence<AnalyzedView> {
        sequence(state: self) { (view: inout AnalyzedView) -> AnalyzedView? in
            guard let parent = view.parent else { return nil }
            view = parent
            return parent
        }
    }

    /// Returns whether a view is a descendant of this one, at any depth.
    public func contains(_ other: AnalyzedView) -> Bool { other.index > index && other.index <= tree.entries[index].last }

    /// The view and all views around it.
    var selfAndAncestors: [AnalyzedView] { [self] + ancestors }

    /// Whether it is the root of the tree.
    public var isRoot: Bool { index == 0 }

    /// The constraints that name it, in the order in which the layout applied them.
    public var constraints: some RandomAccessCollection<AnalyzedConstraint> {
        tree.constraintsOfView[index].lazy.map { [tree] in AnalyzedConstraint(tree: tree, index: $0) }
    }
}

// MARK: - What it is

extension AnalyzedView {
    /// Whether this is a view of the scene, not a guide.
    public var isView: Bool { entry.item.kind == .view && entry.node != nil }

    /// Whether it is hidden, or lies in a hidden view.
    public var isHidden: Bool { tree.hidden[index] }

    /// Whether it is hidden itself.
    var isHiddenItself: Bool { item.isHidden }

    /// Whether it is a table or collection view, which places its cells without constraints.
    public var isTable: Bool { ["tableView", "collectionView"].contains(element) }

    /// Whether it is a scroll view whose content is laid out by constraints, so not a table or collection view.
    public var isScrollView: Bool { kind == "scrollView" && !isTable }

    /// Whether people touch it: a control, or a field or text that takes input.
    public var isInteractive: Bool {
        [
            "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "searchBar", "datePicker", "pickerView",
            "pageControl",
        ]
        .contains(kind)
            || ["switch", "slider", "stepper", "segmentedControl", "searchBar", "datePicker", "pickerView", "pageControl"]
                .contains(element)
    }

    /// Whether a stack view arranges it.
    public var isArranged: Bool { parent?.kind == "stackView" }

    /// A cell or its content view.
    var isCellPart: Bool {
        AnalyzedView.cells.contains(element) || AnalyzedView.cellContents.contains(element)
            || parent.map { AnalyzedView.cells.contains($0.element) } ?? false
    }

    /// The content view of a table's row.
    var isRowContent: Bool { element == "tableViewCellContentView" }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
    private static let cellContents: Set<String> = ["tableViewCellContentView", "collectionViewCellContentView"]

    /// Whether its frame is placed by an autoresizing mask instead of constraints.
    public var isPlacedByMask: Bool { item.autoresizing != nil }

    /// Whether an autoresizing mask places it on an axis, and no constraint to anything outside of it does.
    func isPlacedByMaskAlone(_ axis: Axis) -> Bool {
        isPlacedByMask
            && !constraints.contains { constraint in
                constraint.isUser && constraint.axis == axis
                    && constraint.side(of: self)?.other.map { !contains($0.view) && $0.view != self } ?? false
            }
    }

    /// The nearest scroll view, table or collection view around it.
    public var enclosingScrollView: AnalyzedView? { tree.enclosingScrolls[index].map { view($0) } }

    var scrollBehavior: ScrollView? { item.behavior as? ScrollView }

    var stackBehavior: StackView? { item.behavior as? StackView }
}

// MARK: - What the layout found

extension AnalyzedView {
    /// The frame in the window, as if nothing were scrolled.
    public var frame: Rect { entry.frame }

    /// The frame in the parent, as files store it.
    public var frameInParent: Rect { item.frame }

    /// Returns the left or top edge in the window.
    public func start(_ axis: Axis) -> Double { frame.start(axis) }
    /// Returns the right or bottom edge in the window.
    public func end(_ axis: Axis) -> Double { frame.end(axis) }
    /// Returns the width or the height.
    public func length(_ axis: Axis) -> Double { frame.length(axis) }

    /// Returns the length that its content asks for on an axis: a text, an image, a control; nil for none.
    public func contentLength(_ axis: Axis) -> Double? { axis == .horizontal ? item.contentSize.width : item.contentSize.height }

    /// Whether its content asks for a length on an axis.
    func hasContentLength(_ axis: Axis) -> Bool { contentLength(axis) != nil }

    /// The dimensions that no constraint determines.
    public var undetermined: Set<Layout.Dimension> { tree.undetermined[index] }

    /// Returns whether its position or its length on an axis is undetermined.
    public func isUndetermined(_ axis: Axis) -> Bool {
        undetermined.contains(.position(axis)) || undetermined.contains(.length(axis))
    }

    /// Returns whether it lies in the content of a scroll view whose length is undetermined. Rows and what masks place in a table have
    /// frames of their own.
    func isInOpenContent(_ axis: Axis) -> Bool {
        guard let parent, parent.undetermined.contains(.contentLength(axis)) else { return false }
        return !(parent.isTable && (isCellPart || isPlacedByMask))
    }

    var insets: InsetSet { tree.insets[index] }

    /// Whether a constraint of the scene gives it a constant length.
    func hasConstantLength(_ axis: Axis) -> Bool {
        constraints.contains { $0.isUser && $0.axis == axis && !$0.first.attribute.isLocation && $0.second == nil && $0.relation == .equal }
    }

    /// The hugging or compression resistance of its content.
    func contentPriority(_ axis: Axis, whenGrowing: Bool) -> Double {
        switch (axis, whenGrowing) {
        case (.horizontal, true): item.horizontalHugging.rawValue
        case (.horizontal, false): item.horizontalResistance.rawValue
        case (.vertical, true): item.verticalHugging.rawValue
        case (.vertical, false): item.verticalResistance.rawValue
        }
    }
}
