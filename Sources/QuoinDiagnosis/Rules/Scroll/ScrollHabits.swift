import QuoinLayout
import QuoinScenes

// Rules about habits that scroll views punish (SC-8, SC-28).

extension Rule {
    static let manyContentViews = Rule(
        "many-content-views", .info, optIn: true, summary: "Several views lie directly in a scroll view.",
        explanation: """
            With one content view around everything, four constraints and one tie decide the content, and whatever is in it is laid out as \
            anywhere else. With many views directly in the scroll view each edge has two meanings, and one forgotten constraint breaks all.
            """,
        shows: "Three labels directly in a scroll view, each with constraints to its edges.",
        nearly: "The three labels in one content view."
    ) { inspection in
        inspection.scrolls.compactMap { scroll -> Sighting? in
            guard scroll.isLaidOutByConstraints, scroll.constrained.count > 1 else { return nil }
            return Sighting(
                inspection.node(scroll.place)?.id,
                "\(scroll.constrained.count) views lie directly in \(inspection.called(scroll.place)): "
                    + "\(listed(scroll.constrained.map { inspection.called($0) })).",
                advice: "Embed them in one view, pin that to the content layout guide, and tie its width to the frame layout guide.")
        }
    }

    static let safeAreaTwice = Rule(
        "safe-area-twice", .warning, summary: "The safe area is kept clear twice: by the scroll view's inset and by a constraint in it.",
        explanation: """
            A scroll view that reaches under a bar insets its content by the safe area itself. A view in it that is pinned to the safe area \
            as well starts lower by that much again, and stays where it is while the rest scrolls.
            """,
        shows: "contentView.top = view.safeAreaLayoutGuide.top in a scroll view that fills the screen.",
        nearly: "contentView.top = scrollView.contentLayoutGuide.top; or the scroll view's inset adjustment set to never."
    ) { inspection in
        inspection.links.compactMap { link -> Sighting? in
            guard let (own, other, scroll) = inspection.outsideTie(link), other.part == .safeArea, link.axis == .vertical,
                let behavior = inspection.scrollView(scroll), own.attribute.isStart == other.attribute.isStart
            else { return nil }
            let inset = own.attribute.isStart ? behavior.systemInset.top : behavior.systemInset.bottom
            guard inset > 0.5 else { return nil }
            var sighting = Sighting(
                inspection.node(own.view)?.id, aspect: own.attribute.name,
                "The safe area of \(inPoints(inset)) points is kept clear twice: \(inspection.called(scroll)) insets its content by it, and "
                    + "\(inspection.called(own.view)) in it is pinned to the safe area.",
                advice: "Pin \(inspection.called(own.view)) to the content layout guide of \(inspection.called(scroll)) instead.")
            sighting.related = [inspection.related(link)]
            return sighting
        }
    }

    static let floatsOverContent = Rule(
        "floats-over-content", .warning, summary: "A view in a scroll view is pinned to something outside and does not scroll.",
        explanation: """
            A constraint from a view in a scroll view to a place outside of it holds the view there: it floats over the content while the \
            rest scrolls beneath. That can be wanted, a header that stays. To say so, use the frame layout guide.
            """,
        shows: "label.top = view.top, with the label in a scroll view.",
        nearly: "label.top = scrollView.frameLayoutGuide.top, which floats on purpose; or a width tied to the view outside."
    ) { inspection in
        var seen: Set<Int> = []
        return inspection.links.compactMap { link -> Sighting? in
            guard let (own, other, scroll) = inspection.outsideTie(link), link.axis != nil else { return nil }
            // Keeping clear of the safe area is another mistake.
            if other.part == .safeArea, link.axis == .vertical, let inset = inspection.scrollView(scroll)?.systemInset,
                (own.attribute.isStart ? inset.top : inset.bottom) > 0.5
            {
                return nil
            }
            // On the axis that the content is tied on, nothing scrolls.
            guard let axis = link.axis, let content = inspection.scrolls.first(where: { $0.place == scroll }),
                !content[axis].isTied || content[axis].isOpen, seen.insert(own.view).inserted
            else { return nil }
            var sighting = Sighting(
                inspection.node(own.view)?.id, aspect: axis.lengthName,
                "\(inspection.subject(own.view)) is in \(inspection.called(scroll)) and pinned to \(inspection.called(other.view)) outside: it "
                    + "stays there while the content scrolls.",
                advice: "Pin it to the content layout guide to scroll with the content, or to the frame layout guide to stay on purpose.")
            sighting.related = [inspection.related(link)]
            // The content's own edge was meant.
            if content[axis].isOpen, content.isLaidOutByConstraints {
                sighting.severity = .error
                sighting.message += " So the content \(axis.lengthName) cannot be worked out."
            }
            return sighting
        }
    }

    static let tableInnerConstraints = Rule(
        "table-inner-constraints", .warning, summary: "A view is constrained to the edges of the table or collection view that it lies in.",
        explanation: """
            Tables and collection views place their rows and reckon their content size themselves and do not ask constraints. A constraint \
            from something inside to their edges fights with that, and loses at the latest when rows are reused.
            """,
        shows: "A footer label pinned to the bottom of its table view.",
        nearly: "The label in the table's footer view, pinned to that."
    ) { inspection in
        var seen: Set<Int> = []
        return inspection.links.compactMap { link -> Sighting? in
            guard link.isUser else { return nil }
            for (own, other) in link.sides {
                guard let other, inspection.isTable(own.view), inspection.contains(own.view, other.view), own.attribute.isLocation,
                    own.part == .whole || own.part == .content || own.part == .margins, seen.insert(other.view).inserted
                else { continue }
                var sighting = Sighting(
                    inspection.node(other.view)?.id,
                    "\(inspection.subject(other.view)) is constrained to the edges of \(inspection.called(own.view)), which places what is in "
                        + "it by itself.",
                    advice: "Constrain it to its cell, header or footer, or put it beside the table.")
                sighting.related = [inspection.related(link)]
                return sighting
            }
            return nil
        }
    }

    static let deviceDependentScrolling = Rule(
        "device-dependent-scrolling", .info, optIn: true, summary: "A screen scrolls on some devices and not on others.",
        explanation: """
            That is what scroll views are for, and it is where mistakes hide: what is only tried on a large screen may end, on a small one \
            or on its side, below the edge. This lists where content scrolls, so that those devices can be looked at.
            """,
        shows: "A form of 700 points: it scrolls where the screen is 667 points high and not where it is 896.",
        nearly: "A list that is longer than any screen.",
        detector: .across { inspections in
            guard inspections.count > 1, let first = inspections.first else { return [] }
            return first.scrolls.compactMap { scroll in
                guard let id = first.node(scroll.place)?.id else { return nil }
                let states = inspections.compactMap { inspection -> (String, Bool)? in
                    guard let place = inspection.place(id), let behavior = inspection.scrollView(place) else { return nil }
                    return (inspection.environment.name, behavior.canScroll(.vertical))
                }
                let scrolling = states.filter(\.1).map(\.0), still = states.filter { !$0.1 }.map(\.0)
                guard !scrolling.isEmpty, !still.isEmpty else { return nil }
                return Sighting(
                    id,
                    "\(first.subject(scroll.place)) scrolls on \(listed(scrolling, most: 9)) and not on \(listed(still, most: 9)).",
                    advice: "Try it where it scrolls: everything must be within reach.")
            }
        })
}

extension Inspection {
    /// A user's constraint that holds a view in a scroll view at a place outside of it.
    func outsideTie(_ link: Link) -> (own: Link.End, other: Link.End, scroll: Int)? {
        guard link.isUser, link.first.attribute.isLocation else { return nil }
        for (own, other) in link.sides {
            guard let other, let scroll = enclosingScroll(own.view), isScrollView(scroll), other.view != scroll,
                !contains(scroll, other.view)
            else { continue }
            return (own, other, scroll)
        }
        return nil
    }
}
