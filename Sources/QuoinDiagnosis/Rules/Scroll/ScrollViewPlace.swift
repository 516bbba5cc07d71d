import QuoinLayout

// Rules about the scroll view's own frame (SC-27).

extension Rule {
    static let scrollViewNotAnchored = Rule(
        "scroll-view-not-anchored", .error, summary: "The constraints do not determine a scroll view's position or size.",
        explanation: """
            Constraints between a scroll view and its subviews determine the size of its content, never that of the scroll view, which \
            has no intrinsic size. Its own frame needs constraints to its superview or to views beside it, on all four sides or with a \
            size. Otherwise it is 0 points wide or high, and nothing in it can be seen or touched.
            """,
        shows: "A scroll view with leading, trailing and top constraints to the superview and none at the bottom.",
        nearly: "The same with a bottom constraint or a height."
    ) { scene in
        scene.ambiguities.compactMap { ambiguity -> Detection? in
            guard ambiguity.view.isScrollView, !ambiguity.view.isArranged, ambiguity.isVerified, !ambiguity.isTiedAtLowerPriority else {
                return nil
            }
            let axis = ambiguity.axis
            if let bounds = ambiguity.view.boundsOfDistance(axis) { return ambiguity.view.detection(between: bounds, axis) }
            let name = ambiguity.view.title
            let what =
                ambiguity.length
                ? "how \(axis == .horizontal ? "wide" : "high") \(name) is"
                : "where \(name) is \(axis == .horizontal ? "across" : "down") the screen"
            return Detection(
                ambiguity.view, aspect: axis.lengthName, severity: ambiguity.mayBeSizedByCode ? .warning : nil,
                "Nothing decides \(what): it has no size of its own, and constraints to what is in it say how large its content is, not its frame.",
                advice:
                    "Pin its \(axis.startName) and \(axis.endName) edges to its superview\(ambiguity.length ? ", or give it a \(axis.lengthName)" : "")."
            )
        }
    }

    static let scrollViewWithoutSize = Rule(
        "scroll-view-without-size", .error,
        summary: "A scroll view in a stack view, or in a row that sizes itself, has no size.",
        explanation: """
            A stack view arranges views by their intrinsic sizes, and a scroll view has none. Unless the stack view stretches it, or it \
            has a constraint of its own, it is 0 points long or takes whatever space is left over. It is the same in a table row that \
            sizes itself: a collection view that is pinned to all four edges of the cell does not determine the row's height.
            """,
        shows: "A vertical stack view without a height of its own arranges a label and a scroll view.",
        nearly: "The same with a height constraint on the scroll view; or a stack view that is pinned at top and bottom."
    ) { scene in
        scene.views.compactMap(\.scrollViewInRowDetection)
            + scene.views.compactMap { view -> Detection? in
                guard view.isScrollView, view.isArranged, !view.isHidden, let parent = view.parent else { return nil }
                let axes = Axis.allCases.filter { axis in
                    let own = scene.ambiguities.contains { $0.axis == axis && $0.view == view && $0.isVerified }
                    return own && view.undetermined.contains(.length(axis))
                        || view.length(axis) < 0.5 && parent.length(axis) < 0.5 && !view.hasConstantLength(axis)
                }
                guard let axis = axes.first else { return nil }
                return Detection(
                    view, aspect: axis.lengthName, severity: view.hasOwnClass ? .warning : nil,
                    "\(view.sentenceTitle) in \(parent.title) has no \(axis.lengthName): a scroll view asks for none, and nothing "
                        + "else gives it one.",
                    advice:
                        "Give it a \(axis.lengthName) constraint, or tie its \(axis.lengthName) to its content layout guide's at a lower priority."
                )
            }
    }
}

extension AnalyzedView {
    /// The least and the greatest distance that two constraints allow between one of its edges and another view's; nil if none do.
    fileprivate func boundsOfDistance(_ axis: Axis) -> (least: AnalyzedConstraint, greatest: AnalyzedConstraint)? {
        let bounds = constraints.filter {
            $0.isUser && $0.isRequired && $0.axis == axis && $0.relation != .equal && $0.side(of: self)?.other != nil
        }
        for one in bounds where one.relation == .greaterOrEqual {
            let twin = bounds.first { $0.relation == .lessOrEqual && $0.first == one.first && $0.second == one.second }
            if let twin { return (one, twin) }
        }
        return nil
    }

    /// The finding about a scroll view whose edge may lie anywhere between two bounds.
    fileprivate func detection(between bounds: (least: AnalyzedConstraint, greatest: AnalyzedConstraint), _ axis: Axis) -> Detection {
        let far = bounds.least.side(of: self)?.other?.view.title ?? ""
        let distances = [bounds.least, bounds.greatest].map { abs($0.constant) }.sorted().map { inPoints($0) }
        var detection = Detection(
            self, aspect: axis.lengthName, severity: .info,
            "\(sentenceTitle) may end \(distances[0]) to \(distances[1]) points from \(far): "
                + "only two bounds hold it there, and it has no \(axis.lengthName) of its own.",
            advice: "Make one of the two an equation, at a lower priority where it may give way.")
        detection.related = [Finding.Related(bounds.least), Finding.Related(bounds.greatest)]
        return detection
    }

    /// A scroll view, table or collection view that reaches from the top to the bottom of a row that sizes itself, where nothing
    /// gives the row a height.
    fileprivate var scrollViewInRowDetection: Detection? {
        guard kind == "scrollView", !isHidden, let content = parent, let cell = content.parent, cell.properties[.sizesItself] == true,
            content.element == "tableViewCellContentView"
        else { return nil }
        let own = constraints.filter { $0.isUser && $0.axis == .vertical }
        let edges = own.filter { $0.isRequired && $0.relation == .equal && $0.side(of: self)?.other?.view == content }
        func isPinned(_ isEnd: (Attribute) -> Bool) -> Bool {
            edges.contains { $0.side(of: self).map { isEnd($0.own.attribute) } ?? false }
        }
        let isSized = own.contains { constraint in constraint.sides.contains { $0.own.view == self && !$0.own.attribute.isLocation } }
        let usesMargins = edges.contains { $0.sides.contains { $0.own.part == .margins || $0.own.attribute.usesMargins } }
        let margins = usesMargins ? content.insets.margins.top + content.insets.margins.bottom : 0
        guard isPinned(\.isStart), isPinned(\.isEnd), !isSized,
            let fitting = try? Layout.fittingSize(of: content.item, target: .zero),
            fitting.height <= edges.reduce(1 + margins, { $0 + abs($1.constant) })
        else { return nil }
        // A row whose content adds up to nothing has the height of a row without content.
        let isEmpty = fitting.height < 1
        let outcome = isEmpty ? "the row falls back to 44 points" : "the row is \(inPoints(fitting.height)) high, and shows nothing of it"
        return Detection(
            self, aspect: "row", severity: isEmpty || hasOwnClass ? .warning : nil,
            "The row sizes itself by \(title), which has no height of its own: \(outcome).",
            advice: hasOwnClass
                ? "If code gives \(title) a height, set its intrinsic size to placeholder; else add a height, or give the row one."
                : "Give it a height constraint, or one that the program sets to the height of its content, or give the row a fixed height.")
    }
}

extension LayoutAmbiguity {
    /// Whether an optional constraint ties the length to that of something else, such as the content, which then is what is open.
    fileprivate var isTiedAtLowerPriority: Bool {
        view.constraints.contains { $0.isUser && !$0.isRequired && $0.axis == axis && !$0.first.attribute.isLocation && $0.second != nil }
    }

    /// Whether ambiguity is to be reported: a view may say that its ambiguity, or that of its size, is intended.
    var isVerified: Bool {
        ([view] + rivals).allSatisfy { view in
            switch view.node?.stored?.verifiesAmbiguity {
            case "off": false
            case "ignoreSizes": position && !length
            default: true
            }
        }
    }
}
