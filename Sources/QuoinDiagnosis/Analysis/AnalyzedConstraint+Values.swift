import QuoinLayout
import QuoinSolver

// The values of constraints, read off the frames. Frames are rounded to pixels, so comparisons allow for a pixel.

/// The tolerance of comparisons: slightly more than a pixel of a screen with two pixels per point.
let pixelTolerance = 0.76

extension AnalyzedConstraint {
    /// The left side minus the right one; nil if it is unknown.
    public var excess: Double? {
        guard let value = first.value(from: second) else { return nil }
        guard let second else { return value - constant }
        guard let other = second.value(from: first), multiplier == 1 || !second.attribute.isLocation else { return nil }
        return value - (other * multiplier + constant)
    }

    /// Whether it holds with equality. A constraint of unknown value counts as holding.
    var isTight: Bool { excess.map { abs($0) <= pixelTolerance } ?? true }

    /// Whether it holds. A constraint of unknown value counts as holding.
    public var holds: Bool {
        guard let excess else { return true }
        switch relation {
        case .equal: return abs(excess) <= pixelTolerance
        case .lessOrEqual: return excess <= pixelTolerance
        case .greaterOrEqual: return excess >= -pixelTolerance
        }
    }
}

extension AnalyzedAnchor {
    /// The coordinate or the length that it names; nil for baselines, which only the text knows.
    func value(from other: AnalyzedAnchor?) -> Double? {
        guard let axis = attribute.axis, !attribute.isBaseline else { return nil }
        let rect = rect(from: other)
        return attribute.value(from: rect.start(axis), to: rect.end(axis))
    }

    /// The rectangle that it is measured at.
    private func rect(from other: AnalyzedAnchor?) -> Rect {
        let item = view.item
        var rect = view.frame.inset(by: item.alignmentInsets)
        if meansContent(from: other) {
            rect = Rect(x: view.frame.x, y: view.frame.y, width: item.contentAreaSize.width, height: item.contentAreaSize.height)
        }
        switch part {
        case .margins: return rect.inset(by: view.insets.margins)
        case .safeArea: return rect.inset(by: view.insets.safeArea)
        case .custom: return rect.inset(by: item.customInsets)
        case .whole, .content, .visible: return attribute.usesMargins ? rect.inset(by: view.insets.margins) : rect
        }
    }

    /// Whether it means the content of a scroll view: its edges, seen from inside (SC-2), or its content guide.
    func meansContent(from other: AnalyzedAnchor?) -> Bool {
        if part == .content { return true }
        guard let other, part == .whole || part == .margins, attribute.isLocation, view.item.hasContentArea, view.contains(other.view)
        else {
            return false
        }
        return !attribute.isCenter
    }
}
