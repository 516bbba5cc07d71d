import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Rules about texts that grow with the text size that people choose.

extension Rule {
    static let fixedHeightText = Rule(
        "fixed-height-text", .warning, summary: "A text that grows with the text size has a fixed height.",
        explanation: """
            A text with a text style grows to three times its size at the largest text sizes. A constant height, or one that follows the \
            width, does not grow with it, and cuts the text. A minimum height keeps the design and lets the text grow.
            """,
        shows: "A label in the style Body with a height of 24.",
        nearly: "The same with a height of at least 24; or a font of a fixed size."
    ) { scene in
        scene.constraints.compactMap { constraint -> Detection? in
            guard constraint.isUser, constraint.isRequired, constraint.fixesHeight else { return nil }
            let view = constraint.first.view
            // What moves the view does not change a height that is a constant and holds.
            let isMoved = constraint.second == nil ? !constraint.holds && !view.refusesToShrink : scene.isMovedByConflict(view)
            let height = constraint.second == nil ? constraint.constant : view.length(.vertical)
            guard !isMoved, let needed = scene.heightForLargeText(view), needed > height + 2 else { return nil }
            let least = "Make the height at least \(inPoints(height)) (≥)"
            var detection = Detection(
                view,
                "\(view.sentenceTitle) is \(inPoints(height)) points high by \(constraint), and its text needs "
                    + "\(inPoints(needed)) at the largest text size.",
                advice: "\(least)\(view.rowAdvice ?? "").")
            if view.rowAdvice == nil {
                detection.take(constraint.loosening(detection.advice))
                if let side = view.fixedSideOfRatio, constraint.second == nil {
                    detection.fallBack(
                        on: "Make \(side.location) and the height at least \(inPoints(height)) (≥), or use a font of a fixed size.")
                } else {
                    detection.fallBack(on: "\(least).", view.linesAdvice, view.heightAdvice)
                }
            }
            // Through an outlet, code may set another height.
            if constraint.isConnected { detection.severity = .info }
            detection.related = [Finding.Related(constraint)]
            return detection
        }
    }

    static let largeTextCut = Rule(
        "large-text-cut", .info, summary: "A text is cut at the largest text sizes.",
        explanation: """
            A text with a text style grows to three times its size at the largest text sizes. It is then cut if it has one line and \
            little space, or if constraints compress it. Several lines, and heights that follow the text, show all of it.
            """,
        shows: "A label in the style Body with one line, pinned on both sides.",
        nearly: "The same with any number of lines."
    ) { scene in
        guard scene.isLargeText else { return [] }
        return scene.views.compactMap { view -> Detection? in
            guard view.numberOfLines != nil, let text = view.text, view.properties[.textStyle] != nil, !view.isHidden, !text.isPlaceholder,
                view.properties[.adjustsFontSizeToFit] != true,
                !view.constraints.contains(where: { $0.isUser && $0.fixesHeight && $0.first.view == view }),
                !view.isPartOfSystemCell, !scene.isMovedByConflict(view), let natural = text.naturalWidth
            else { return nil }
            let width = view.length(.horizontal), height = view.length(.vertical)
            let tolerance = TextContent.tolerance(of: natural)
            if view.numberOfLines == 1 {
                guard natural > width * 1.1 + tolerance, width > 0.5 else { return nil }
                var detection = Detection(
                    view, "\(view.sentenceTitle) is cut: its one line needs \(inPoints(natural)) points and has \(inPoints(width)).",
                    advice: "Allow several lines.")
                detection.isChoice = true
                detection.edits = view.id.map { [.setLines(0, of: $0)] } ?? []
                detection.fallBack(on: "Allow several lines.", view.heightAdvice)
                return detection
            }
            // A row in a xib is as high as its table says.
            guard !view.isInGrowingRow, !scene.root.isCellPart,
                let needed = view.heightOfLines(in: width), needed.least > height * 1.1 + 3
            else { return nil }
            // Whoever shows a view of a xib may make it higher.
            let isOfFreeHeight = !scene.isWholeScreen && !view.isScrolled || view.isInTableHeader
            return Detection(
                view, severity: isOfFreeHeight ? .info : .warning,
                "\(view.sentenceTitle) is cut: it needs \(inPoints(needed.expected)) points of height and has \(inPoints(height)).",
                advice: view.heightAdvice ?? "Let the height of what it lies in follow its text.")
        }
    }
}

extension SceneAnalysis {
    /// Whether texts have the largest size that people can choose.
    var isLargeText: Bool { environment.category.map { $0 == .accessibilityExtraExtraExtraLarge } ?? false }

    /// The height that the text of a view takes at the present size, where that is the largest; nil if it does not grow.
    fileprivate func heightForLargeText(_ view: AnalyzedView) -> Double? {
        guard isLargeText, view.properties[.textStyle] != nil, view.text != nil || view.kind == "textField", !view.isHidden,
            view.properties[.adjustsFontSizeToFit] != true
        else { return nil }
        // What a title has above and below it may go.
        if let button = view.item.behavior as? Button { return button.measuredTitle.height }
        if view.numberOfLines ?? 1 == 1 { return view.lineHeight ?? view.contentLength(.vertical) }
        return view.item.behavior?.contentSize(of: view.item, width: view.length(.horizontal) + 1).height
    }
}

extension AnalyzedConstraint {
    /// Whether it gives a view a height that does not grow: a constant, or a share of its own width.
    var fixesHeight: Bool {
        guard relation == .equal, isRequired, !isPlaceholder else { return false }
        if first.attribute == .height, second == nil { return constant > 1 }
        return second?.view == first.view && !first.attribute.isLocation && !(second?.attribute.isLocation ?? true)
    }
}

extension AnalyzedView {
    /// Whether it lies in the header or the footer of a table, whose height code computes.
    fileprivate var isInTableHeader: Bool { enclosingScrollView?.isTable == true && !ancestors.contains(where: \.isCellPart) }

    /// The rest of the advice: the change of the row around it that lets it grow; nil if it is in no row, or the row grows with it.
    fileprivate var rowAdvice: String? {
        guard !isArranged, let content = ancestors.first(where: \.isRowContent), parent == content else { return nil }
        let sides = constraints.filter { $0.isUser && $0.axis == .vertical }.compactMap { $0.side(of: self) }.filter { $0.other != nil }
        let pin: String
        switch (sides.contains { $0.own.attribute.isStart }, sides.contains { $0.own.attribute.isEnd }) {
        case (true, true): pin = ""
        case (true, false): pin = ", keep its bottom inside the row (≥)"
        case (false, true): pin = ", keep its top inside the row (≥)"
        case (false, false): pin = ", pin its top and bottom to the row"
        }
        guard !content.isInGrowingRow else { return pin.isEmpty ? nil : "\(pin), so that the row grows with it" }
        return "\(pin), and let the row size itself: make its height automatic"
    }

    /// Whether its content is required not to be cut, and so contradicts a height that is too low for it.
    fileprivate var refusesToShrink: Bool { contentPriority(.vertical, whenGrowing: false) >= 1000 }

    /// Whether a cell of one of the system's styles lays it out.
    fileprivate var isPartOfSystemCell: Bool { isPlacedByMask && ancestors.contains(where: \.isCellPart) }

    /// The advice for a text that is higher than the room it has: the constraint around it that gives it no more; nil if none does.
    fileprivate var heightAdvice: String? {
        if let shared = sharedHeightAdvice { return shared }
        let around = ancestors.filter { !$0.isRoot }
        for view in around {
            if let fixed = view.constraints.first(where: { $0.isUser && $0.fixesHeight && $0.first.view == view }) {
                return "Make \(fixed.location) a minimum height (≥), or put \(title) into a scroll view."
            }
        }
        if selfAndAncestors.contains(where: { $0.isRoot && $0.isCellPart }) {
            return "Let the cell give its own height, or compute it for the text size."
        }
        guard let scroll = enclosingScrollView else { return "Put it, with what is above and below it, into a scroll view." }
        if scroll.element == "collectionView" {
            return "Let the layout estimate the height, so that the view gives its own, or compute it for the text."
        }
        // The row follows the text by itself.
        if isInGrowingRow { return nil }
        if ancestors.contains(where: \.isCellPart) { return "Let the row size itself, or compute its height for the text size." }
        guard scroll.isTable else { return nil }
        return "Compute the height of the table's header or footer again when the text size changes: the table keeps the one it was given."
    }

    /// The constraint that fixes its width where its height is a multiple of that, so that a height alone cannot grow.
    fileprivate var fixedSideOfRatio: AnalyzedConstraint? {
        let own = constraints.filter { $0.isUser && $0.isRequired && $0.relation == .equal && $0.first.view == self }
        guard own.contains(where: { $0.second?.view == self && !$0.first.attribute.isLocation }) else { return nil }
        return own.first { $0.isFixedSize && $0.axis == .horizontal }
    }

    /// The advice for a text of one line that is wider than its label; nil for others.
    fileprivate var linesAdvice: String? {
        guard numberOfLines == 1, let natural = text?.naturalWidth, natural > length(.horizontal) + TextContent.tolerance(of: natural)
        else {
            return nil
        }
        return "Allow several lines."
    }

    /// The advice for a text that a stack view makes as high as its other views, or as their share; nil for others.
    private var sharedHeightAdvice: String? {
        guard isArranged, let parent, let stack = parent.stackBehavior, stack.axis == .vertical,
            stack.distribution == .fillProportionally || stack.distribution == .fillEqually
        else { return nil }
        let name = stack.distribution == .fillEqually ? "Fill Equally" : "Fill Proportionally"
        let fixed = parent.childViews.lazy.flatMap { view in
            view.constraints.filter { $0.isUser && $0.fixesHeight && $0.first.view == view }
        }.first
        let cause = fixed.map { ", or make \($0.location) a minimum (≥)" } ?? ""
        return "Choose the distribution Fill in place of \(name) for \(parent.title)\(cause)."
    }

    /// The height of one line of its text, without paddings; nil if it has none, or its font is unknown.
    var lineHeight: Double? {
        if kind == "label" { return item.behavior?.contentSize(of: item, width: nil).height.map { $0 / Double(max(1, explicitLines)) } }
        guard properties[.fontName] == nil, properties[.textStyle] == nil else { return nil }
        return (properties[.fontSize] ?? (kind == "button" ? 15 : 14)) * 1.193
    }

    /// The lines that breaks in its text make.
    private var explicitLines: Int { 1 + (properties[.text] ?? "").count { $0.isNewline } }
}
