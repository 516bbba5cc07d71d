import QuoinBehaviors
import QuoinLayout

/// A scroll view and its content, axis by axis.
final class ScrollContent {
    /// The scroll view.
    let view: AnalyzedView
    private var horizontalMemo = AxisMemo()
    private var verticalMemo = AxisMemo()

    init(_ view: AnalyzedView) { self.view = view }

    subscript(axis: Axis) -> AxisContent { AxisContent(scroll: self, axis: axis) }

    fileprivate subscript(memo axis: Axis) -> AxisMemo {
        get { axis == .horizontal ? horizontalMemo : verticalMemo }
        set { if axis == .horizontal { horizontalMemo = newValue } else { verticalMemo = newValue } }
    }

    var horizontal: AxisContent { self[.horizontal] }
    var vertical: AxisContent { self[.vertical] }

    /// The views directly in it.
    private(set) lazy var direct: [AnalyzedView] = view.childViews

    /// The direct views that constraints place.
    private(set) lazy var constrained: [AnalyzedView] = direct.filter { !$0.isPlacedByMask }

    /// Whether it is meant to scroll vertically.
    private(set) lazy var meansVertical: Bool = findDirection()

    /// The constraints between the content and the scroll view's content area.
    private(set) lazy var inner: [AnalyzedConstraint] = view.constraints.filter { constraint in
        constraint.sides.contains { own, other in
            own.view == view && (own.part == .content || other.map { view.contains($0.view) } ?? false)
        }
    }

    var behavior: ScrollView? { view.scrollBehavior }

    /// Whether constraints place the content; otherwise the program says how large it is (SC-23).
    var isLaidOutByConstraints: Bool { !constrained.isEmpty && !inner.isEmpty }

    /// Whether there are views in it and no constraint to one of its edges, in a document whose scroll view constraints place, and no
    /// content size is set.
    var isPlacedByFramesAlone: Bool {
        guard !direct.isEmpty, !inner.contains(where: \.isUser), constrained.isEmpty, view.properties[.contentSize] == nil, !view.isHidden
        else { return false }
        // Interface Builder checks no view that it calls a fixed frame.
        guard view.properties[.fixedFrame] != true else { return false }
        return direct.contains { $0.properties[.fixedFrame] == true } || !view.tree.layout.scene.constraints.isEmpty
    }

    /// The constraints that hold a view in it at a place outside, on an axis.
    func outsideTies(_ axis: Axis) -> [AnalyzedConstraint] {
        view.descendants.flatMap { inner in
            inner.constraints.filter { $0.axis == axis && $0.outsideTie?.scroll == view }
        }
    }

    /// The only view in it that constraints place.
    var container: AnalyzedView? { constrained.count == 1 ? constrained.first : nil }

    /// The axis on which it is meant to scroll.
    var mainAxis: Axis { meansVertical ? .vertical : .horizontal }
}

/// One axis of a scroll view's content. Everything is computed on first use and kept by the scroll view.
struct AxisContent {
    let scroll: ScrollContent
    let axis: Axis

    var view: AnalyzedView { scroll.view }

    /// The link that is missing on the way from its start to its end; nil if there is none, or if something outside is undetermined.
    var cause: ContentCause? { remembered(\.cause) { findCause() } }

    /// The constraints at the content's start.
    var begins: [AnalyzedConstraint] { remembered(\.begins) { ends(where: { $0.isStart }) } }

    /// The constraints that name its end, or its length.
    var ends: [AnalyzedConstraint] { remembered(\.ends) { ends(where: { !$0.isStart }) } }

    /// The edges of everything inside, worked out from the content's start.
    var equations: AxisEquations { remembered(\.equations) { AxisEquations(view, axis) } }

    private func remembered<Value>(_ path: WritableKeyPath<AxisMemo, Value?>, _ make: () -> Value) -> Value {
        if let known = scroll[memo: axis][keyPath: path] { return known }
        let made = make()
        scroll[memo: axis][keyPath: path] = made
        return made
    }

    private func ends(where isWanted: (Attribute) -> Bool) -> [AnalyzedConstraint] {
        scroll.inner.filter { constraint in
            constraint.axis == axis
                && constraint.sides.contains { own, other in
                    own.view == view && own.meansContent(from: other) && isWanted(own.attribute)
                }
        }
    }

    /// Whether no constraint determines how long the content is.
    var isUndetermined: Bool { view.undetermined.contains(.contentLength(axis)) }

    var length: Double { view.item.contentAreaSize[axis] }

    var frameLength: Double { view.length(axis) }

    /// The content's length as a sum; nil if something in it is free.
    var sum: AxisEquations.Form? { equations.contentEnd.isDetermined ? equations.contentEnd : nil }

    /// Whether it follows the frame of the scroll view, or the size of something outside.
    var isTied: Bool {
        sum.map { form in
            form.terms.contains { term in
                switch term.quantity {
                case .frame, .outsideLength: true
                default: false
                }
            }
        } ?? false
    }

    /// The views whose own content it consists of.
    var contents: [AnalyzedView] {
        (sum?.terms ?? []).compactMap { term in
            guard case .content(let index) = term.quantity else { return nil }
            return AnalyzedView(tree: view.tree, index: index)
        }
    }

    /// Whether text is among them.
    var dependsOnText: Bool { contents.contains(where: \.showsText) }

    /// The constraint that makes a view in it exactly as long as the scroll view.
    var plainTie: AnalyzedConstraint? {
        view.constraints.first { constraint in
            guard constraint.isUser, constraint.isRequired, constraint.relation == .equal, constraint.multiplier == 1,
                constraint.constant == 0, constraint.axis == axis, !constraint.first.attribute.isLocation,
                let second = constraint.second, !second.attribute.isLocation
            else { return false }
            return constraint.sides.contains { own, other in
                own.view == view && own.part != .content && other.map { view.contains($0.view) } ?? false
            }
        }
    }

    /// Whether its length is known, and constraints make it.
    var isMeasured: Bool { !ends.isEmpty && !begins.isEmpty && !isUndetermined && cause == nil }
}

/// The results of ``AxisContent`` that are known already.
private struct AxisMemo {
    /// The cause of the open length; nil if it was not computed yet.
    var cause: ContentCause??
    var begins: [AnalyzedConstraint]?
    var ends: [AnalyzedConstraint]?
    var equations: AxisEquations?
}

extension AnalyzedConstraint {
    /// The constraint's anchors, if it ties a view in a scroll view to an item outside; nil otherwise.
    var outsideTie: (own: AnalyzedAnchor, other: AnalyzedAnchor, scroll: AnalyzedView)? {
        guard isUser, first.attribute.isLocation else { return nil }
        for (own, other) in sides {
            guard let other, let scroll = own.view.enclosingScrollView, scroll.isScrollView, other.view != scroll,
                !scroll.contains(other.view)
            else { continue }
            return (own, other, scroll)
        }
        return nil
    }
}
