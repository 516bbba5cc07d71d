import QuoinLayout
import QuoinScenes

// Rules about habits that scroll views punish (SC-8, SC-28).

extension Rule {
    static let manyContentViews = Rule(
        "many-content-views", .info, optIn: true, summary: "Several views lie directly in a scroll view.",
        explanation: """
            With one content view around everything, four constraints to the edges and one for the width or height determine the \
            content, and the views inside are laid out as usual. With many views directly in the scroll view, it is hard to tell which \
            constraints determine the content's size, and one forgotten constraint leaves it undetermined.
            """,
        shows: "Three labels directly in a scroll view, each with constraints to its edges.",
        nearly: "The three labels in one content view."
    ) { scene in
        scene.scrolls.compactMap { scroll -> Detection? in
            guard scroll.isLaidOutByConstraints, scroll.constrained.count > 1 else { return nil }
            return Detection(
                scroll.view,
                "\(scroll.constrained.count) views lie directly in \(scroll.view.title): "
                    + "\(listed(scroll.constrained.map { $0.title })).",
                advice: "Embed them in one view, pin that to the content layout guide, and tie its width to the frame layout guide.")
        }
    }

    static let safeAreaTwice = Rule(
        "safe-area-twice", .warning, summary: "The safe area is avoided twice: by the scroll view's inset and by a constraint in it.",
        explanation: """
            A scroll view that extends under a bar already insets its content by the safe area. A view in it that is also pinned to the \
            safe area starts lower by the same amount again, and stays in place while the rest scrolls.
            """,
        shows: "contentView.top = view.safeAreaLayoutGuide.top in a scroll view that fills the screen.",
        nearly: "contentView.top = scrollView.contentLayoutGuide.top; or the scroll view's inset adjustment set to never."
    ) { scene in
        scene.constraints.compactMap { constraint -> Detection? in
            guard let (own, other, scroll) = constraint.outsideTie, other.part == .safeArea, constraint.axis == .vertical,
                constraint.relation == .equal, constraint.isRequired,
                let behavior = scroll.scrollBehavior, own.attribute.isStart == other.attribute.isStart
            else { return nil }
            let inset = own.attribute.isStart ? behavior.systemInset.top : behavior.systemInset.bottom
            guard inset > 0.5 else { return nil }
            var detection = Detection(
                own.view, aspect: own.attribute.name,
                "The safe area of \(inPoints(inset)) points is kept clear twice: \(scroll.title) insets its content by it, and "
                    + "\(own.view.title) in it is pinned to the safe area.",
                advice: "Pin \(own.view.title) to the content layout guide of \(scroll.title) instead.")
            detection.related = [Finding.Related(constraint)]
            return detection
        }
    }

    static let floatsOverContent = Rule(
        "floats-over-content", .warning, summary: "A view in a scroll view is pinned to something outside and does not scroll.",
        explanation: """
            A constraint from a view in a scroll view to a position outside of it keeps the view there: it floats over the content while \
            the rest scrolls beneath. That can be intended, for example for a header that stays. To express the intent, use the frame \
            layout guide.
            """,
        shows: "label.top = view.top, with the label in a scroll view.",
        nearly: "label.top = scrollView.frameLayoutGuide.top, which floats on purpose; or a width tied to the view outside."
    ) { scene in
        var seen: Set<AnalyzedView> = []
        return scene.constraints.compactMap { constraint -> Detection? in
            guard let (own, other, scroll) = constraint.outsideTie, constraint.axis != nil, constraint.relation == .equal,
                constraint.isRequired, !own.view.isPlacedByMask
            else { return nil }
            // Keeping clear of the safe area is another mistake.
            if other.part == .safeArea, constraint.axis == .vertical, let inset = scroll.scrollBehavior?.systemInset,
                (own.attribute.isStart ? inset.top : inset.bottom) > 0.5
            {
                return nil
            }
            // On the axis that the content is tied on, nothing scrolls.
            guard let axis = constraint.axis, let content = scene.scroll(scroll),
                content.mainAxis == axis, !content[axis].isTied || content[axis].isUndetermined,
                !own.view.isTiedOutsideOnBothSides(axis), seen.insert(own.view).inserted
            else { return nil }
            let floats = other.view.isPlaced(axis, without: constraint)
            var detection = Detection(
                floats ? own.view : other.view, aspect: axis.lengthName,
                floats
                    ? "\(own.view.sentenceTitle) is in \(scroll.title) and pinned to \(other.view.title) outside: it "
                        + "stays there while the content scrolls."
                    : "\(other.view.sentenceTitle) is outside \(scroll.title) and held by \(own.view.title) in it: it moves as the "
                        + "content scrolls.",
                advice: floats
                    ? "Pin it to the content layout guide to scroll with the content, or to the frame layout guide to stay on purpose."
                    : "Pin it to \(scroll.title) itself, or to the view around both.")
            detection.related = [Finding.Related(constraint)]
            guard floats else {
                // Only where the content is longer than its frame does it move.
                detection.severity = .info
                return detection
            }
            // The content's own edge was meant.
            if content[axis].isUndetermined, content.isLaidOutByConstraints {
                detection.severity = .error
                detection.message += " So the content \(axis.lengthName) cannot be worked out."
            }
            return detection
        }
    }

    static let tableInnerConstraints = Rule(
        "table-inner-constraints", .warning, summary: "A view is constrained to the edges of the table or collection view that it lies in.",
        explanation: """
            Tables and collection views place their rows and compute their content size without constraints. A constraint from a view \
            inside to their edges conflicts with that, and stops working at the latest when rows are reused.
            """,
        shows: "A footer label pinned to the bottom of its table view.",
        nearly: "The label in the table's footer view, pinned to that."
    ) { scene in
        var seen: Set<AnalyzedView> = []
        return scene.constraints.compactMap { constraint -> Detection? in
            guard constraint.isUser else { return nil }
            for (own, other) in constraint.sides {
                guard let other, own.view.isTable, own.view.contains(other.view), own.attribute.isLocation,
                    own.part == .whole || own.part == .content || own.part == .margins, seen.insert(other.view).inserted
                else { continue }
                var detection = Detection(
                    other.view,
                    "\(other.view.sentenceTitle) is constrained to the edges of \(own.view.title), which places what is in "
                        + "it by itself.",
                    advice: "Constrain it to its cell, header or footer, or put it beside the table.")
                detection.related = [Finding.Related(constraint)]
                return detection
            }
            return nil
        }
    }

    static let deviceDependentScrolling = Rule(
        "device-dependent-scrolling", .info, optIn: true, summary: "A screen scrolls on some devices and not on others.",
        explanation: """
            That is what scroll views are for, but it also hides mistakes: a screen that is only tried on a large device may end below \
            the edge of a small one or of one in landscape. This rule lists the devices on which content scrolls, so that you can check \
            them.
            """,
        shows: "A form of 700 points: it scrolls where the screen is 667 points high and not where it is 896.",
        nearly: "A list that is longer than any screen.",
        detector: .across { scenes in
            guard scenes.count > 1, let first = scenes.first else { return [] }
            return first.scrolls.compactMap { scroll in
                guard let id = scroll.view.id else { return nil }
                let states = scenes.compactMap { scene -> (String, Bool)? in
                    guard let view = scene.view(id), let behavior = view.scrollBehavior else { return nil }
                    return (scene.environment.name, behavior.canScroll(.vertical))
                }
                let scrolling = states.filter(\.1).map(\.0), still = states.filter { !$0.1 }.map(\.0)
                guard !scrolling.isEmpty, !still.isEmpty else { return nil }
                return Detection(
                    scroll.view,
                    "\(scroll.view.sentenceTitle) scrolls on \(listed(scrolling, most: 9)) and not on \(listed(still, most: 9)).",
                    advice: "Try it where it scrolls: everything must be within reach.")
            }
        })
}

extension AnalyzedView {
    /// Whether something other than a constraint places it on an axis; a view that depends on that constraint alone follows the other one.
    fileprivate func isPlaced(_ axis: Axis, without constraint: AnalyzedConstraint) -> Bool {
        !isView || isRoot || isPlacedByMask || isArranged || constraintToRoot(axis, without: constraint) != nil
    }

    /// Whether both its edges are held by something outside of its scroll view: the old way to tie a width.
    fileprivate func isTiedOutsideOnBothSides(_ axis: Axis) -> Bool {
        let ties = constraints.filter { $0.axis == axis && $0.relation == .equal }.compactMap(\.outsideTie).filter { $0.own.view == self }
        return ties.contains { $0.own.attribute.isStart } && ties.contains { $0.own.attribute.isEnd }
    }
}
