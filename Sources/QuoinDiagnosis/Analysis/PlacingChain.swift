import QuoinLayout
import QuoinScenes

// The way from a view to the screen's edge, from constraint to constraint.

extension AnalyzedView {
    /// The constraint with the root that decides where it is on an axis, by way of the edges that it is held by: the shortest way.
    ///
    /// ```text
    ///   label.centerY = button.centerY    button.top = bar.top + 10    bar.top = root.top      ◀── this one
    /// ```
    ///
    /// From one edge of a view to the other the way goes only where the view has a length of its own: a container that is stretched from
    /// the screen's top to its bottom does not move views tied to its top; nil if no equations lead there.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - without: A constraint that the way does not lead through.
    func constraintToRoot(
        _ axis: Axis, without: AnalyzedConstraint? = nil
    ) -> (view: AnalyzedView, constraint: AnalyzedConstraint)? {
        placingChain(axis, without: without).map { ($0.views.last ?? self, $0.constraint) }
    }

    /// The views on the shortest way to the root, itself first, and the constraint with the root; see ``constraintToRoot(_:without:)``.
    func placingChain(_ axis: Axis, without: AnalyzedConstraint? = nil) -> (views: [AnalyzedView], constraint: AnalyzedConstraint)? {
        var waiting = Attribute.places(on: axis).map { [PlacingEdge(view: self, attribute: $0)] }
        var seen = Set(waiting.joined())
        while !waiting.isEmpty {
            var next: [[PlacingEdge]] = []
            for way in waiting {
                for (constraint, other) in way[way.count - 1].neighbors(axis) where constraint == nil || constraint != without {
                    if other.view.isRoot, let constraint { return (way.map(\.view), constraint) }
                    if seen.insert(other).inserted { next.append(way + [other]) }
                }
            }
            waiting = next
        }
        return nil
    }
}

/// An edge or the center of a view.
private struct PlacingEdge: Hashable {
    let view: AnalyzedView
    let attribute: Attribute

    /// The edges that it is tied to, each with the constraint that ties them; nil if both are of one view with a length of its own.
    func neighbors(_ axis: Axis) -> [(constraint: AnalyzedConstraint?, edge: PlacingEdge)] {
        let own = view.hasOwnLength(axis) ? Attribute.places(on: axis) : []
        return own.map { (constraint: nil, edge: PlacingEdge(view: view, attribute: $0)) }
            + view.constraints.compactMap { constraint in
                guard constraint.axis == axis, constraint.relation == .equal,
                    constraint.isUser || constraint.identifier?.hasPrefix("UISV") == true,
                    let (side, other) = constraint.side(of: view), let other, side.attribute.isLocation, other.attribute.isLocation,
                    side.attribute.place(on: axis) == attribute
                else { return nil }
                return (constraint, PlacingEdge(view: other.view, attribute: other.attribute.place(on: axis)))
            }
    }
}

extension Attribute {
    /// The start, the center and the end on an axis.
    fileprivate static func places(on axis: Axis) -> [Attribute] {
        axis == .horizontal ? [.left, .centerX, .right] : [.top, .centerY, .bottom]
    }

    /// The start, the center or the end, whichever it lies at.
    fileprivate func place(on axis: Axis) -> Attribute { Attribute.places(on: axis)[isStart ? 0 : isCenter ? 1 : 2] }
}

extension AnalyzedView {
    /// Whether its length is its own: a constant, or what its content asks for.
    fileprivate func hasOwnLength(_ axis: Axis) -> Bool { hasConstantLength(axis) || hasContentLength(axis) }
}

extension AnalyzedConstraint {
    /// Whether it ties something to the end of the root, or to its start.
    func holdsRoot(atEnd isEnd: Bool) -> Bool {
        sides.contains { $0.own.view.isRoot && (isEnd ? $0.own.attribute.isEnd : $0.own.attribute.isStart) }
    }
}
