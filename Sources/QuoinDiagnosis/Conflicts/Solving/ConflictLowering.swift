import QuoinLayout

/// Turns members of a conflict into sums over the items' edges.
///
/// ```text
///   item ── frame     left, top, right, bottom, baselines, margins
///      └─── content   the same of a scroll view as seen from inside: its edges are those of the content there
/// ```
///
/// The layout engine lowers constraints between items that it knows whole. Here a log may leave out superviews, margins and directions:
/// they stay unknown, or are assumed step by step (``ConflictSystem/Assumptions``), which the engine's lowering has no need for.
struct ConflictLowering {
    let conflict: ConstraintConflict
    /// Whether a view that may lie in a scroll view or beside it is taken to lie beside it.
    var countsFrames = false
    /// All unknowns that were asked for.
    private(set) var used: Set<ConflictUnknown> = []

    /// The guides of margins by the view they belong to.
    private let guides: [Int: Int]

    init(_ conflict: ConstraintConflict) {
        self.conflict = conflict
        let guides = conflict.items.enumerated().compactMap { index, item in
            item.text == "UIViewLayoutMarginsGuide" || item.text == "margins" ? item.parent.map { ($0, index) } : nil
        }
        self.guides = Dictionary(guides, uniquingKeysWith: { first, _ in first })
    }

    mutating func form(_ edge: ConflictUnknown.Edge, _ box: ConflictUnknown.Box) -> ConflictForm {
        let unknown = ConflictUnknown(box, edge)
        used.insert(unknown)
        return ConflictForm(.edge(unknown))
    }

    /// The left side less the right side but its constant.
    mutating func lower(_ member: ConflictMember) -> ConflictForm {
        let first = box(of: member.first, besides: member.second, member.firstAttribute)
        let turns =
            conflict.direction == .rightToLeft && (member.firstAttribute.followsDirection || member.secondAttribute.followsDirection)
        let form = difference(member, first)
        return turns ? -1 * form : form
    }

    private mutating func difference(_ member: ConflictMember, _ first: ConflictUnknown.Box) -> ConflictForm {
        let left = attribute(member.firstAttribute, first)
        guard let other = member.second, member.secondAttribute != .none, member.multiplier != 0 else {
            guard member.firstAttribute.isLocation, let axis = member.axis else { return left }
            return left - outerOrigin(member.first, axis)
        }
        let second = box(of: other, besides: member.first, member.secondAttribute)
        let right = attribute(member.secondAttribute, second)
        guard let axis = member.axis else { return left }
        switch (member.firstAttribute.isLocation, member.secondAttribute.isLocation) {
        case (true, true) where member.multiplier != 1:
            // A multiple of a location counts from the nearest common ancestor.
            let start = commonOrigin(of: member.first, and: other, axis: axis)
            return (left - start) - member.multiplier * (right - start)
        case (true, false): return (left - origin(second, axis)) - member.multiplier * right
        case (false, true): return left - member.multiplier * (right - outerOrigin(other, axis))
        default: return left - member.multiplier * right
        }
    }

    private mutating func attribute(_ attribute: Attribute, _ box: ConflictUnknown.Box) -> ConflictForm {
        switch attribute.resolved(conflict.direction) {
        case .left: form(.left, box)
        case .right: form(.right, box)
        case .top: form(.top, box)
        case .bottom: form(.bottom, box)
        case .width: form(.right, box) - form(.left, box)
        case .height: form(.bottom, box) - form(.top, box)
        case .centerX: center(.left, .right, in: box)
        case .centerY: center(.top, .bottom, in: box)
        case .firstBaseline: form(.firstBaseline, box)
        case .lastBaseline: form(.lastBaseline, box)
        case .leftMargin: margin(of: .left, margin: .leftMargin, sign: 1, in: box)
        case .rightMargin: margin(of: .right, margin: .rightMargin, sign: -1, in: box)
        case .topMargin: margin(of: .top, margin: .topMargin, sign: 1, in: box)
        case .bottomMargin: margin(of: .bottom, margin: .bottomMargin, sign: -1, in: box)
        case .centerXWithinMargins:
            0.5 * (margin(of: .left, margin: .leftMargin, sign: 1, in: box) + margin(of: .right, margin: .rightMargin, sign: -1, in: box))
        case .centerYWithinMargins:
            0.5 * (margin(of: .top, margin: .topMargin, sign: 1, in: box) + margin(of: .bottom, margin: .bottomMargin, sign: -1, in: box))
        case .none, .leading, .trailing, .leadingMargin, .trailingMargin: ConflictForm()
        }
    }

    /// The middle of an item; that of a scroll view is half its frame's length behind where its content begins (SC-4).
    private mutating func center(
        _ start: ConflictUnknown.Edge, _ end: ConflictUnknown.Edge, in box: ConflictUnknown.Box
    ) -> ConflictForm {
        guard box.isContent else { return 0.5 * (form(start, box) + form(end, box)) }
        let frame = ConflictUnknown.Box(item: box.item)
        return form(start, box) + 0.5 * (form(end, frame) - form(start, frame))
    }

    /// The side of the margins' guide where there is one; else the edge and a margin beside it.
    private mutating func margin(
        of edge: ConflictUnknown.Edge, margin: ConflictUnknown.Edge, sign: Double, in box: ConflictUnknown.Box
    ) -> ConflictForm {
        if let guide = guides[box.item] { return form(edge, ConflictUnknown.Box(item: guide)) }
        return form(edge, box).adding(form(margin, box), times: sign)
    }
}

// MARK: - Where locations count from

extension ConflictLowering {
    /// A scroll view's edges are those of its content for all that lies inside.
    private func box(of item: Int, besides other: Int?, _ attribute: Attribute) -> ConflictUnknown.Box {
        if isContentGuide(item), let scroll = conflict.items[item].parent { return ConflictUnknown.Box(item: scroll, isContent: true) }
        guard let other, other != item, conflict.items[item].scrolls, attribute.measure != .size else {
            return ConflictUnknown.Box(item: item)
        }
        return ConflictUnknown.Box(item: item, isContent: lies(other, in: item) ?? !countsFrames)
    }

    func isContentGuide(_ item: Int) -> Bool {
        let text = conflict.items[item].text
        return text == "UIScrollView-contentLayoutGuide" || conflict.items[item].isGuide && text == "content"
    }

    /// Whether an item lies in a scroll view; nil if it is not known.
    private func lies(_ item: Int, in scroll: Int) -> Bool? {
        var above = conflict.items[item].parent
        if above == nil { return conflict.items[scroll].parent == item ? false : nil }
        // Parents that a log makes up may go in circles.
        for _ in conflict.items.indices {
            guard let parent = above else { break }
            if parent == scroll { return true }
            above = conflict.items[parent].parent
        }
        return false
    }

    private mutating func origin(_ box: ConflictUnknown.Box, _ axis: Axis) -> ConflictForm {
        form(axis == .horizontal ? .left : .top, box)
    }

    /// The start of what an item lies in.
    private mutating func outerOrigin(_ item: Int, _ axis: Axis) -> ConflictForm {
        if let parent = conflict.items[item].parent {
            return origin(ConflictUnknown.Box(item: parent, isContent: conflict.items[parent].scrolls), axis)
        }
        return form(axis == .horizontal ? .outerLeft : .outerTop, ConflictUnknown.Box(item: item))
    }

    private mutating func commonOrigin(of first: Int, and second: Int, axis: Axis) -> ConflictForm {
        let (above, beside) = (conflict.items[first].parent, conflict.items[second].parent)
        if above == second { return origin(ConflictUnknown.Box(item: second), axis) }
        if beside == first { return origin(ConflictUnknown.Box(item: first), axis) }
        if above == nil, beside == nil { return origin(ConflictUnknown.Box(item: second), axis) }
        return outerOrigin(above == nil ? second : first, axis)
    }
}
