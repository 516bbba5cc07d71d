import QuoinLayout
import QuoinSolver

// What constraints measure, read off the frames. Rounded to pixels, so whoever compares leaves a pixel.

extension Inspection {
    /// A pixel and a little.
    static let pixel = 0.76

    /// Where an end lies or how long it is; nil for baselines, which only the text knows.
    func value(_ end: Link.End, from other: Link.End?) -> Double? {
        guard let axis = end.attribute.axis, end.attribute != .firstBaseline, end.attribute != .lastBaseline else { return nil }
        let rect = rect(end, from: other)
        let (start, length) = axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
        switch end.attribute {
        case .width, .height: return length
        case _ where end.attribute.isCenter: return start + length / 2
        case _ where end.attribute.isStart: return start
        default: return start + length
        }
    }

    /// The rectangle that an end measures.
    private func rect(_ end: Link.End, from other: Link.End?) -> Rect {
        let view = views[end.view]
        var rect = view.frame.inset(by: view.item.alignmentInsets)
        if meansContent(end, from: other) {
            rect = Rect(x: view.frame.x, y: view.frame.y, width: view.item.contentAreaSize.width, height: view.item.contentAreaSize.height)
        }
        switch end.part {
        case .margins: return rect.inset(by: insets[end.view].margins)
        case .safeArea: return rect.inset(by: insets[end.view].safeArea)
        case .custom: return rect.inset(by: view.item.customInsets)
        case .whole, .content, .visible:
            return end.attribute.usesMargins ? rect.inset(by: insets[end.view].margins) : rect
        }
    }

    /// How far a constraint is from holding; above 0: the left side is too large. Nil: it cannot be told.
    func excess(_ link: Link) -> Double? {
        guard let first = value(link.first, from: link.second) else { return nil }
        guard let end = link.second else { return first - link.constant }
        guard let second = value(end, from: link.first), link.multiplier == 1 || !end.attribute.isLocation else { return nil }
        return first - (second * link.multiplier + link.constant)
    }

    /// Whether a constraint holds with nothing to spare. What cannot be told counts as holding.
    func isTight(_ link: Link) -> Bool { excess(link).map { abs($0) <= Inspection.pixel } ?? true }

    /// Whether a constraint holds.
    func holds(_ link: Link) -> Bool {
        guard let excess = excess(link) else { return true }
        switch link.relation {
        case .equal: return abs(excess) <= Inspection.pixel
        case .lessOrEqual: return excess <= Inspection.pixel
        case .greaterOrEqual: return excess >= -Inspection.pixel
        }
    }

    func length(_ place: Int, _ axis: Axis) -> Double { axis == .horizontal ? views[place].frame.width : views[place].frame.height }

    func end(_ place: Int, _ axis: Axis) -> Double { axis == .horizontal ? views[place].frame.maxX : views[place].frame.maxY }

    func start(_ place: Int, _ axis: Axis) -> Double { axis == .horizontal ? views[place].frame.x : views[place].frame.y }

    /// What a view's content asks for on an axis; nil: nothing.
    func contentLength(_ place: Int, _ axis: Axis) -> Double? {
        axis == .horizontal ? views[place].item.contentSize.width : views[place].item.contentSize.height
    }
}
