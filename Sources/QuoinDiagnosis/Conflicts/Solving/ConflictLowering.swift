import QuoinLayout

/// From members to sums over the items' edges, as the layout engine does it; what a log does not say stays open.
///
/// ```text
///   item ── frame     left, top, right, bottom, baselines, margins
///      └─── content   the same of a scroll view as seen from inside: its edges are those of the content there
/// ```
struct ConflictLowering {
    let conflict: ConstraintConflict
    /// Whether a view that may lie in a scroll view or beside it is taken to lie beside it.
    var countsFrames = false
    /// All unknowns that were asked for; what is known about them are the facts.
    private(set) var used: Set<Int> = []

    /// The guides of margins by the view they belong to.
    private let guides: [Int: Int]

    init(_ conflict: ConstraintConflict) {
        self.conflict = conflict
        let guides = conflict.items.enumerated().compactMap { index, item in
            item.text == "UIViewLayoutMarginsGuide" || item.text == "margins" ? item.parent.map { ($0, index) } : nil
        }
        self.guides = Dictionary(guides, uniquingKeysWith: { first, _ in first })
    }

    /// One number of an item.
    enum Edge: Int, CaseIterable {
        case left, top, right, bottom, firstBaseline, lastBaseline, leftMargin, topMargin, rightMargin, bottomMargin
        /// Of what the item lies in, where nobody says what that is.
        case outerLeft, outerTop
    }

    struct Place {
        var item: Int
        var isContent = false
    }

    static func unknown(_ edge: Edge, _ place: Place) -> Int {
        (place.item * 2 + (place.isContent ? 1 : 0)) * Edge.allCases.count + edge.rawValue
    }

    static func edge(_ unknown: Int) -> (edge: Edge, place: Place) {
        let (owner, raw) = unknown.quotientAndRemainder(dividingBy: Edge.allCases.count)
        return (Edge(rawValue: raw) ?? .left, Place(item: owner / 2, isContent: owner % 2 == 1))
    }

    mutating func form(_ edge: Edge, _ place: Place) -> LinearForm {
        let unknown = ConflictLowering.unknown(edge, place)
        used.insert(unknown)
        return LinearForm(unknown)
    }

    /// The left side less the right side but its constant.
    mutating func lower(_ member: ConflictMember) -> LinearForm {
        let first = place(member.first, besides: member.second, member.firstAttribute)
        let turns =
            conflict.direction == .rightToLeft && (member.firstAttribute.followsDirection || member.secondAttribute.followsDirection)
        let form = difference(member, first)
        return turns ? -1 * form : form
    }

    private mutating func difference(_ member: ConflictMember, _ first: Place) -> LinearForm {
        let left = attribute(member.firstAttribute, first)
        guard let other = member.second, member.secondAttribute != .none, member.multiplier != 0 else {
            guard member.firstAttribute.isLocation, let axis = member.axis else { return left }
            return left - outerOrigin(member.first, axis)
        }
        let second = place(other, besides: member.first, member.secondAttribute)
        let right = attribute(member.secondAttribute, second)
        guard let axis = member.axis else { return left }
        switch (member.firstAttribute.isLocation, member.secondAttribute.isLocation) {
        case (true, true) where member.multiplier != 1:
            // A multiple of a location counts from the nearest common ancestor.
            let start = commonOrigin(member.first, other, axis)
            return (left - start) - member.multiplier * (right - start)
        case (true, false): return (left - origin(second, axis)) - member.multiplier * right
        case (false, true): return left - member.multiplier * (right - outerOrigin(other, axis))
        default: return left - member.multiplier * right
        }
    }

    private mutating func attribute(_ attribute: Attribute, _ place: Place) -> LinearForm {
        switch attribute.resolved(conflict.direction) {
        case .left: form(.left, place)
        case .right: form(.right, place)
        case .top: form(.top, place)
        case .bottom: form(.bottom, place)
        case .width: form(.right, place) - form(.left, place)
        case .height: form(.bottom, place) - form(.top, place)
        case .centerX: 0.5 * (form(.left, place) + form(.right, place))
        case .centerY: 0.5 * (form(.top, place) + form(.bottom, place))
        case .firstBaseline: form(.firstBaseline, place)
        case .lastBaseline: form(.lastBaseline, place)
        case .leftMargin: margin(.left, .leftMargin, 1, place)
        case .rightMargin: margin(.right, .rightMargin, -1, place)
        case .topMargin: margin(.top, .topMargin, 1, place)
        case .bottomMargin: margin(.bottom, .bottomMargin, -1, place)
        case .centerXWithinMargins: 0.5 * (margin(.left, .leftMargin, 1, place) + margin(.right, .rightMargin, -1, place))
        case .centerYWithinMargins: 0.5 * (margin(.top, .topMargin, 1, place) + margin(.bottom, .bottomMargin, -1, place))
        case .none, .leading, .trailing, .leadingMargin, .trailingMargin: LinearForm()
        }
    }

    /// The side of the margins' guide where there is one; else the edge and a margin beside it.
    private mutating func margin(_ edge: Edge, _ margin: Edge, _ sign: Double, _ place: Place) -> LinearForm {
        if let guide = guides[place.item] { return form(edge, Place(item: guide)) }
        return form(edge, place).adding(form(margin, place), times: sign)
    }
}

// MARK: - Where locations count from

extension ConflictLowering {
    /// A scroll view's edges are those of its content for all that lies inside.
    private func place(_ item: Int, besides other: Int?, _ attribute: Attribute) -> Place {
        if isContentGuide(item), let scroll = conflict.items[item].parent { return Place(item: scroll, isContent: true) }
        guard let other, other != item, conflict.items[item].scrolls, attribute.measure != .size else { return Place(item: item) }
        return Place(item: item, isContent: lies(other, in: item) ?? !countsFrames)
    }

    func isContentGuide(_ item: Int) -> Bool {
        let text = conflict.items[item].text
        return text == "UIScrollView-contentLayoutGuide" || conflict.items[item].isGuide && text == "content"
    }

    /// Nil: nobody says.
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

    private mutating func origin(_ place: Place, _ axis: Axis) -> LinearForm { form(axis == .horizontal ? .left : .top, place) }

    /// The start of what an item lies in.
    private mutating func outerOrigin(_ item: Int, _ axis: Axis) -> LinearForm {
        if let parent = conflict.items[item].parent {
            return origin(Place(item: parent, isContent: conflict.items[parent].scrolls), axis)
        }
        return form(axis == .horizontal ? .outerLeft : .outerTop, Place(item: item))
    }

    private mutating func commonOrigin(_ first: Int, _ second: Int, _ axis: Axis) -> LinearForm {
        let (above, beside) = (conflict.items[first].parent, conflict.items[second].parent)
        if above == second { return origin(Place(item: second), axis) }
        if beside == first { return origin(Place(item: first), axis) }
        if above == nil, beside == nil { return origin(Place(item: second), axis) }
        return outerOrigin(above == nil ? second : first, axis)
    }
}
