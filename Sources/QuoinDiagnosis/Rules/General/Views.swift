import QuoinBehaviors
import QuoinLayout

// Rules about single views.

extension Rule {
    static let leftRightInRTL = Rule(
        "left-right-in-rtl", .info, summary: "Left and right are used where everything else uses leading and trailing.",
        explanation: """
            Leading and trailing are mirrored in languages that are written from right to left; left and right are not. If a view is \
            pinned by its left edge and its neighbors by their leading edges, they overlap in Arabic and Hebrew.
            """,
        shows: "Two labels with leading constraints, and one with left.",
        nearly: "Left and right throughout, in a drawing that must not be mirrored."
    ) { scene in
        var seen: Set<AnalyzedView> = []
        return scene.constraints.compactMap { constraint -> Detection? in
            guard constraint.isUser,
                let end = constraint.sides.map(\.own).first(where: { $0.spelled.isFixedSide && $0.view.parent != nil }),
                let parent = end.view.parent, parent.usesLeadingAndTrailing, !end.view.isHeldAlikeOnBothSides,
                seen.insert(end.view).inserted
            else { return nil }
            var detection = Detection(
                end.view,
                "\(end.view.sentenceTitle) is pinned by its \(end.spelled.name) edge, its neighbors by leading and trailing: in Arabic and "
                    + "Hebrew they are mirrored and it is not.",
                advice: "Use leading instead of left, and trailing instead of right.")
            detection.related = [Finding.Related(constraint)]
            return detection
        }
    }

    static let proportionalSpacing = Rule(
        "proportional-spacing", .info, summary: "In a proportional stack view with spacing the last view takes the difference.",
        explanation: """
            A stack view that fills proportionally gives each view its share of the whole length, and then the spacings are required as \
            well. The shares no longer add up to the length, so the last view is larger or smaller than its share.
            """,
        shows: "Three labels, distribution Fill Proportionally, spacing 20, in a stack view wider than they are.",
        nearly: "The same with spacing 0, or with distribution Fill."
    ) { scene in
        scene.views.compactMap { proportional($0) }
    }

    private static func proportional(_ view: AnalyzedView) -> Detection? {
        guard let stack = view.stackBehavior, stack.distribution == .fillProportionally,
            let spacing = view.properties[.spacing], spacing != 0, !view.isHidden
        else { return nil }
        let axis = stack.axis
        let shown = view.childViews.filter { !$0.isHiddenItself }
        let wishes = shown.compactMap { $0.contentLength(axis) }
        guard shown.count > 1, wishes.count == shown.count, let last = shown.last, let wish = wishes.last else { return nil }
        let whole = wishes.reduce(0, +) + spacing * Double(shown.count - 1)
        guard whole > 0 else { return nil }
        let extra = last.length(axis) - view.length(axis) * wish / whole
        guard abs(extra) > max(1, wishes.map { TextContent.tolerance(of: $0) }.reduce(0, +)) else { return nil }
        return Detection(
            view,
            "\(view.sentenceTitle) fills proportionally with a spacing of \(inPoints(spacing)): the shares do not add up, and "
                + "\(last.title), the last view, is \(inPoints(abs(extra))) points \(extra > 0 ? "longer" : "shorter") than its share.",
            advice: "Set the spacing to 0, or choose another distribution.")
    }

    static let zeroSize = Rule(
        "zero-size", .warning, summary: "A view that has something to show is 0 points wide or high.",
        explanation: """
            A view of width or height 0 shows nothing. Usually nothing determines its length and a constraint of higher priority \
            compresses its content, or it is a container whose subviews are not connected to its far edge.
            """,
        shows: "A view without a height constraint whose label is not connected to its bottom: it is 0 points high.",
        nearly: "A view that is collapsed on purpose by a constant of 0."
    ) { scene in
        let collapsed = scene.views.filter { !$0.isHidden }.compactMap(\.collapse)
        var seen = Set(collapsed.map(\.view))
        return collapsed.map(\.detection)
            + scene.views.dropFirst().compactMap { view -> Detection? in
                guard !seen.contains(view), let axis = scene.vanishingAxis(view), !view.ancestors.contains(where: { seen.contains($0) })
                else { return nil }
                seen.insert(view)
                // The code that shows a view of a xib may give it more space.
                let isSqueezed = view.hasContentLength(axis) && scene.original.canvas != nil && !scene.isWholeScreen && !view.isScrolled
                return Detection(
                    view, aspect: axis.lengthName, severity: isSqueezed ? .info : nil,
                    "\(view.sentenceTitle) is 0 points \(axis.dimensionName) and shows nothing of its content.",
                    advice:
                        "Give it a \(axis.lengthName), or connect what is in it to both its \(axis.startName) and \(axis.endName) edges.")
            }
    }

    static let pixelMisaligned = Rule(
        "pixel-misaligned", .info, summary: "A constant lies between two pixels.",
        explanation: """
            Frames are rounded to pixels, so a constant that is not a whole number of pixels shifts its view by part of a pixel, and \
            equal gaps turn out different. Such constants come from dragging, or from dividing by hand; a multiplier or a stack view \
            divides exactly.
            """,
        shows: "leading = 16.27",
        nearly: "0.5, which is a pixel at @2x, and a third, which is one at @3x."
    ) { scene in
        scene.constraints.compactMap { constraint -> Detection? in
            // A center on no pixel may well have its edges on pixels.
            guard constraint.isUser, constraint.first.attribute.isLocation || constraint.second == nil, constraint.axis != nil,
                !constraint.first.attribute.isCenter, constraint.second?.attribute.isCenter != true
            else { return nil }
            // On no screen: halves are pixels at @2x, thirds at @3x; files store them with a few digits.
            let isPixel = [2.0, 3.0].contains { abs((constraint.constant * $0).rounded() - constraint.constant * $0) < 0.021 * $0 }
            guard !isPixel else { return nil }
            return Detection(
                constraint,
                "The constant \(inPoints(constraint.constant)) in \(constraint) lies between two pixels on every screen.",
                advice: "Use \(inPoints((constraint.constant * 2).rounded() / 2)), or a multiplier if a part of something is meant.")
        }
    }
}

/// A view whose two edges constraints hold on one line.
private struct Collapse {
    let view: AnalyzedView
    let axis: Axis
    /// The constraints of both edges, first the one that ties different edges.
    let pins: [AnalyzedConstraint]

    var detection: Detection {
        var detection = Detection(
            view, aspect: axis.lengthName,
            "\(view.sentenceTitle) is 0 points \(axis.dimensionName): \(listed(pins.map(\.description))) hold both its edges on one line.",
            advice: "Check the attributes of \(pins[0]).")
        detection.related = pins.map { Finding.Related($0) }
        return detection
    }
}

extension AnalyzedView {
    /// The two constraints that leave it no length though it has something to show; nil for others.
    fileprivate var collapse: Collapse? {
        for axis in Axis.allCases where length(axis) < 0.25 && (contentLength(axis) ?? 0) > 1 {
            let pins = constraints.filter { $0.isUser && $0.isRequired && $0.relation == .equal && $0.axis == axis && $0.constant == 0 }
            func pin(_ isWanted: (Attribute) -> Bool) -> [(pin: AnalyzedConstraint, other: AnalyzedAnchor)] {
                pins.compactMap { pin in
                    guard let (own, other) = pin.side(of: self), let other, isWanted(own.attribute), !contains(other.view) else {
                        return nil
                    }
                    return (pin, other)
                }
            }
            for start in pin(\.isStart) {
                let ends = pin { $0.isLocation && !$0.isStart && !$0.isCenter }
                guard let end = ends.first(where: { $0.other == start.other }) else { continue }
                return Collapse(view: self, axis: axis, pins: start.other.attribute.isStart ? [end.pin, start.pin] : [start.pin, end.pin])
            }
        }
        return nil
    }

    /// Whether a view in it is held by leading or trailing.
    fileprivate var usesLeadingAndTrailing: Bool {
        children.contains { child in
            child.constraints.contains { $0.isUser && $0.sides.contains { $0.own.view == child && $0.own.spelled.followsDirection } }
        }
    }

    /// Whether left and right hold it with the same distance: there is nothing to turn.
    fileprivate var isHeldAlikeOnBothSides: Bool {
        let sides = constraints.filter { constraint in
            constraint.isUser && constraint.sides.contains { $0.own.view == self && $0.own.spelled.isFixedSide }
        }
        let left = sides.first { $0.side(of: self)?.own.attribute.isStart ?? false }
        let right = sides.first { $0.side(of: self)?.own.attribute.isEnd ?? false }
        guard let left, let right else { return false }
        return abs(abs(left.constant) - abs(right.constant)) < 0.01
    }

    fileprivate var isVanishing: Bool { frame.width < 0.25 || frame.height < 0.25 }

    /// Whether a constant of 0, of the view or of its parent, says that it is to be collapsed.
    fileprivate func isCollapsed(_ axis: Axis) -> Bool {
        func constants(_ view: AnalyzedView) -> [Double] {
            view.constraints.filter { $0.isUser && $0.axis == axis && $0.second == nil }.map(\.constant)
        }
        return constants(self).contains { abs($0) < 1 } || parent.map { constants($0).contains(0) } ?? false
    }
}

extension SceneAnalysis {
    /// The axis on which a view with content has no length, though nothing asks for that.
    fileprivate func vanishingAxis(_ view: AnalyzedView) -> Axis? {
        guard view.isView, view.isVanishing, !view.isHidden, view.kind != "scrollView", !view.isPlacedByMask,
            !view.ancestors.contains(where: \.isVanishing), !isExplainedOtherwise(view)
        else { return nil }
        return Axis.allCases.first { axis in
            guard view.length(axis) < 0.25, view.length(axis.other) > 0.25, !view.isCollapsed(axis) else { return false }
            // An image view without an image has nothing to show yet.
            if view.kind == "imageView", view.properties[.image] == nil { return false }
            if view.text != nil || view.kind == "imageView" { return (view.contentLength(axis) ?? 0) > 1 }
            return view.childViews.contains { !$0.isHiddenItself && $0.length(axis) > 1 && $0.length(axis.other) > 1 }
        }
    }

    /// Whether another rule says why it is so.
    private func isExplainedOtherwise(_ view: AnalyzedView) -> Bool {
        !conflicts.isEmpty || view.selfAndAncestors.contains { !$0.undetermined.isEmpty }
    }
}
