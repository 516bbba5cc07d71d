import QuoinLayout
import QuoinScenes

// Rules about labels and the width they are measured at (PW-1 to PW-4).

extension Rule {
    static let multilineNoWrap = Rule(
        "multiline-no-wrap", .warning, summary: "A label of several lines has no limit for its width, and so stays on one line.",
        explanation: """
            A label wraps at its width. If nothing limits the width (no trailing constraint, no width constraint, no constraint to the \
            scroll view's frame), the label is as wide as its whole text on one line and never wraps. Limit its width, or set \
            preferredMaxLayoutWidth.
            """,
        shows: "A label with numberOfLines = 0 and a leading constraint only.",
        nearly: "The same with trailing ≤ superview.trailing − 16."
    ) { scene in unboundedLabels(scene, era: false) }

    static let preferredWidthNotSet = Rule(
        "preferred-width-not-set", .warning, summary: "On iOS 7 and earlier, a label of several lines needs preferredMaxLayoutWidth.",
        explanation: """
            Before iOS 8 a label did not ask Auto Layout how wide it would be: with preferredMaxLayoutWidth at 0 its height is that of one \
            line, whatever its width. Set it explicitly, or in layoutSubviews after the first pass.
            """,
        shows: "A label with numberOfLines = 0 in a document of Xcode 5.",
        nearly: "The same with a preferred width set."
    ) { scene in unboundedLabels(scene, era: true) }

    private static func unboundedLabels(_ scene: SceneAnalysis, era isOld: Bool) -> [Detection] {
        guard (scene.layout.screen.era <= .ios7) == isOld else { return [] }
        var stacks: Set<AnalyzedView> = []
        return scene.views.compactMap { view in
            guard let lines = view.numberOfLines, lines != 1, let width = view.text?.naturalWidth,
                view.properties[.preferredMaxLayoutWidth] ?? 0 == 0, !view.isPlacedByMask, !view.isHidden
            else { return nil }
            guard isOld else {
                // What a stack view arranges is as wide as the stack view lets it be, and one finding speaks for all in it.
                let bounded = view.selfAndAncestors.first { !$0.isArranged } ?? view
                let found = stacks.contains(bounded) ? nil : unbounded(in: scene, view: view, by: bounded, width: width)
                if let found, found.severity != .info { stacks.insert(bounded) }
                return found
            }
            return Detection(
                view,
                "\(view.sentenceTitle) has \(lines == 0 ? "any number of" : "\(lines)") lines and no preferred width: "
                    + "before iOS 8 its height is that of one line.",
                advice: "Set its preferred width in the size inspector to explicit, or preferredMaxLayoutWidth in code.")
        }
    }

    private static func unbounded(
        in scene: SceneAnalysis, view: AnalyzedView, by bounded: AnalyzedView, width: Double
    ) -> Detection? {
        guard !view.isWidthBounded, let text = view.text, let parent = bounded.parent else { return nil }
        // Whoever breaks the lines by hand has decided how wide they are.
        if view.item.behavior?.contentSize(of: view.item, width: nil).height ?? 0 > 1.5 * (view.lineHeight ?? .infinity) { return nil }
        // What fits in any language need not wrap.
        let room = bounded.isCentered ? parent.length(.horizontal) : parent.end(.horizontal) - view.start(.horizontal)
        guard width * text.growth > room + TextContent.tolerance(of: width) else { return nil }
        // Where its center is put elsewhere than at a center, that is the cause.
        if bounded.isOffCenter, width <= parent.length(.horizontal), bounded.end(.horizontal) > parent.end(.horizontal) + 1 { return nil }
        // In a scroll view the tie that is missing is the cause.
        if let scroll = view.enclosingScrollView, let content = scene.scroll(scroll), content.isLaidOutByConstraints,
            !content.horizontal.isTied
        {
            return nil
        }
        var detection = Detection(
            view,
            "Nothing bounds the width of \(view.title), so it never wraps: it stays on one line of \(inPoints(width)) points.",
            advice: bounded == view ? view.boundAdvice : "\(bounded.boundAdvice.dropLast()) to \(bounded.title).")
        // One word never wraps, though a translation may be two, and at the trailing edge there is room before it.
        if text.isOneWord || !text.isTranslatable || view.growsBackward { detection.severity = .info }
        // What fits, and neither code nor the text size changes, is cut in another language only.
        let isFixed = view.properties[.isConnected] != true && view.properties[.textStyle] == nil
        if isFixed, width + TextContent.tolerance(of: width) <= room { detection.severity = .info }
        detection.isChoice = true
        detection.edits = bounded.bounds
        detection.tolerance = TextContent.tolerance(of: width)
        return detection
    }

    static let manualPreferredWidth = Rule(
        "manual-preferred-width", .info, summary: "A label's preferred width differs from the width it gets.",
        explanation: """
            preferredMaxLayoutWidth says at which width a label measures its height. Since iOS 8 the label finds that width itself, \
            after the first pass. A fixed value is right on one device: elsewhere the label is too high, or its last lines are cut off.
            """,
        shows: "preferredMaxLayoutWidth = 200 on a label that is laid out 343 points wide.",
        nearly: "The same left at 0, or equal to the label's width."
    ) { scene in
        scene.views.compactMap { view -> Detection? in
            guard scene.layout.screen.era >= .ios8, let lines = view.numberOfLines, lines != 1,
                let preferred = view.properties[.preferredMaxLayoutWidth], preferred > 0, view.text != nil,
                let text = view.item.behavior?.contentSize(of: view.item, width: nil),
                !view.isPlacedByMask, !view.isHidden
            else { return nil }
            let width = view.length(.horizontal)
            // Where the text wraps at neither width, or the label is as wide as it prefers, nothing is measured wrongly.
            let wraps = (text.height ?? 0) > 1.6 * (view.properties[.fontSize] ?? 17)
            let isLonger = (text.width ?? 0) > width + TextContent.tolerance(of: width)
            guard abs(width - preferred) > 1, wraps || isLonger, width > 0.5, !view.followsItsText(preferred) else { return nil }
            return Detection(
                view,
                "\(view.sentenceTitle) measures its height at a preferred width of \(inPoints(preferred)), but is \(inPoints(width)) wide.",
                advice: "Set the preferred width to automatic (preferredMaxLayoutWidth = 0).")
        }
    }

    static let truncatedText = Rule(
        "truncated-text", .warning, summary: "A text does not fit its label.",
        explanation: """
            A label that is narrower than its text truncates it with an ellipsis; one that is too low leaves lines out. A text that just \
            fits in the design is cut at a larger text size or in another language.
            """,
        shows: "A label 60 points wide that shows \"Confirm your order\".",
        nearly: "The same with room for the text, or with a font that may shrink."
    ) { scene in
        scene.views.compactMap { truncated(scene, $0) }
    }

    private static func truncated(_ scene: SceneAnalysis, _ view: AnalyzedView) -> Detection? {
        guard let lines = view.numberOfLines, let text = view.text, let wanted = text.naturalWidth, !view.isHidden, !text.isGuess,
            !text.isPlaceholder, !scene.isInWronglyTiedScroll(view), view.properties[.adjustsFontSizeToFit] != true
        else { return nil }
        let width = view.length(.horizontal), height = view.length(.vertical)
        // A text that may be pressed on purpose, and one that a conflict presses.
        guard view.contentPriority(.horizontal, whenGrowing: false) >= 750, !scene.isMovedByConflict(view), !scene.hasGuessedFont(view)
        else { return nil }
        guard width > 0.5, height > 0.5, !scene.ambiguities.contains(where: { $0.view == view || $0.rivals.contains(view) }) else {
            return nil
        }
        var message: String?
        var advice = "\(text.isOneWord ? "Set" : "Allow more lines, set") a minimum font scale, or give it more room."
        let tolerance = TextContent.tolerance(of: wanted)
        if lines == 1, wanted > width + tolerance * 1.5 + 1 {
            message = "The text of \(view.title) is cut off: it is \(inPoints(wanted)) points wide and has \(inPoints(width))."
        } else if lines != 1, !view.isInGrowingRow, !scene.root.isCellPart, view.contentPriority(.vertical, whenGrowing: false) >= 750,
            let needed = view.heightOfLines(in: width), needed.least > height + 3, needed.least > height * 1.1
        {
            message =
                "\(view.sentenceTitle) needs \(inPoints(needed.expected)) points of height and has \(inPoints(height)): lines are left out."
            advice = "Give it \(inPoints(needed.expected - height)) points more, or let its height follow its text."
        }
        // Where Interface Builder drew more room than it gets here, it is the measure that is in doubt.
        let isDrawnWithRoom = scene.isDrawn && (view.node?.stored?.frame).map { $0.width > width + 2 || $0.height > height + 2 } ?? false
        guard let message, !isDrawnWithRoom else { return nil }
        var detection = Detection(view, message, advice: advice)
        // Code replaces the text of a label that an outlet connects with it, and may give a row another height.
        let isOfRow = lines != 1 && view.ancestors.contains(where: \.isRowContent)
        if view.properties[.isConnected] == true || isOfRow { detection.severity = .info }
        detection.tolerance = tolerance
        return detection
    }
}

extension AnalyzedView {
    /// Whether something other than its own text determines or limits its width.
    var isWidthBounded: Bool {
        guard isArranged, let parent, !hasWidthConstraint else { return isWidthPinned }
        return parent.properties[.axis] == .vertical ? parent.isWidthBounded || parent.isWidthPinned : parent.isWidthPinned
    }

    /// Whether a constraint gives it a width, or the greatest one that it may have.
    private var hasWidthConstraint: Bool {
        constraints.contains { constraint in
            constraint.isUser && constraint.first.view == self && constraint.first.attribute == .width
                && constraint.relation != .greaterOrEqual
        }
    }

    /// Whether constraints hold both its sides, or give it a width.
    private var isWidthPinned: Bool {
        guard let parent, !isPlacedByMask else { return true }
        if isArranged, parent.isWidthBounded { return true }
        var left = false, right = false, center = false
        for constraint in constraints where constraint.isUser && constraint.axis == .horizontal {
            guard let (own, other) = constraint.side(of: self) else { continue }
            if own.attribute == .width { return true }
            if let other, contains(other.view) { continue }
            if own.attribute.isStart { left = true }
            if own.attribute.isCenter { center = true }
            if own.attribute.isEnd { right = true }
        }
        // An edge and the center give a width, too.
        return left && right || center && (left || right)
    }

    /// Whether it is narrower than it prefers because its text is.
    fileprivate func followsItsText(_ preferred: Double) -> Bool {
        let width = length(.horizontal)
        guard width < preferred, let own = contentLength(.horizontal) else { return false }
        return abs(own - width) < 1
    }
}

extension SceneAnalysis {
    /// Whether the font of a view's text is none that Quoin has measured.
    fileprivate func hasGuessedFont(_ view: AnalyzedView) -> Bool { view.properties[.fontName].map { !$0.isEmpty } ?? false }
}

extension AnalyzedView {
    /// The sides that have no constraint on which a wrapping text could end.
    private var openSides: [Attribute] {
        let held = constraints.filter { $0.axis == .horizontal && $0.isUser }.flatMap(\.sides).filter { $0.own.view == self }
            .map(\.own.attribute)
        let sides: [Attribute] = [.leading, .trailing].filter { side in
            !held.contains { side == .leading ? $0.isStart : $0.isLocation && !$0.isStart && !$0.isCenter }
        }
        return sides.isEmpty ? [.trailing] : sides
    }

    fileprivate var boundAdvice: String {
        "Add a \(listed(openSides.map(\.name))) constraint, at least an inequality, or a width."
    }

    /// The edits that keep a text in its superview.
    fileprivate var bounds: [SceneEdit] {
        guard let id, let parent = parent?.id, !isArranged else { return [] }
        return openSides.map { side in
            .addConstraint(
                SceneConstraint(
                    item: ItemReference(id), attribute: side, relatedBy: side == .leading ? .greaterOrEqual : .lessOrEqual,
                    toItem: ItemReference(parent), attribute: side,
                    constant: side == .leading ? 16 : -16))
        }
    }
}

extension AnalyzedView {
    /// Whether a constraint holds its middle in that of its superview, so that a longer text begins earlier and ends later.
    fileprivate var isCentered: Bool {
        centers.contains { $0.other.attribute.isCenter && $0.constraint.multiplier == 1 && $0.constraint.constant == 0 }
    }

    /// Whether a constraint ties its center to an edge of its superview, or to a multiple of that view's center.
    fileprivate var isOffCenter: Bool { centers.contains { $0.constraint.multiplier != 1 || !$0.other.attribute.isCenter } }

    /// The constraints between its center and its superview on the horizontal axis.
    private var centers: [(constraint: AnalyzedConstraint, other: AnalyzedAnchor)] {
        constraints.compactMap { constraint in
            guard constraint.isUser, constraint.axis == .horizontal, let (own, other) = constraint.side(of: self), let other,
                own.attribute.isCenter, other.view == parent
            else { return nil }
            return (constraint, other)
        }
    }

    /// Whether a constraint holds its end and none its start, so that a longer text begins earlier.
    fileprivate var growsBackward: Bool {
        let held = constraints.filter { $0.isUser && $0.isRequired && $0.relation == .equal && $0.axis == .horizontal }
            .compactMap { $0.side(of: self) }.filter { $0.other != nil }
        return held.contains { $0.own.attribute.isEnd } && !held.contains { $0.own.attribute.isStart || $0.own.attribute.isCenter }
    }
}
