import QuoinLayout

// Rules about the scroll view's own frame (SC-27).

extension Rule {
    static let scrollViewNotAnchored = Rule(
        "scroll-view-not-anchored", .error, summary: "Nothing decides where a scroll view is or how large it is.",
        explanation: """
            Constraints between a scroll view and what is in it say how large its content is and never how large the scroll view is: it has \
            no size by itself. Its own frame needs constraints to its superview or to views beside it, on all four sides or with a size. \
            Otherwise it is 0 points wide or high, and nothing in it can be seen or touched.
            """,
        shows: "A scroll view with leading, trailing and top constraints to the superview and none at the bottom.",
        nearly: "The same with a bottom constraint or a height."
    ) { inspection in
        inspection.ambiguities.compactMap { ambiguity -> Sighting? in
            guard inspection.isScrollView(ambiguity.place), !inspection.isArranged(ambiguity.place), inspection.mayJudge(ambiguity) else {
                return nil
            }
            let axis = ambiguity.axis
            let name = inspection.called(ambiguity.place)
            let what =
                ambiguity.length
                ? "how \(axis == .horizontal ? "wide" : "high") \(name) is"
                : "where \(name) is \(axis == .horizontal ? "across" : "down") the screen"
            return Sighting(
                inspection.node(ambiguity.place)?.id, aspect: axis.lengthName,
                "Nothing decides \(what): it has no size of its own, and constraints to what is in it say how large its content is, not its frame.",
                advice:
                    "Pin its \(axis.startName) and \(axis.endName) edges to its superview\(ambiguity.length ? ", or give it a \(axis.lengthName)" : "")."
            )
        }
    }

    static let scrollViewWithoutSize = Rule(
        "scroll-view-without-size", .error,
        summary: "A scroll view lies in a stack view, or in a row that sizes itself, that cannot tell how long it is.",
        explanation: """
            A stack view arranges views by the sizes they ask for, and a scroll view asks for none. Unless the stack view stretches it, or \
            it has a constraint of its own, it is 0 points long or takes whatever is left over. A table row that sizes itself asks its \
            content in the same way: a collection view pinned to all four edges of the cell answers nothing.
            """,
        shows: "A vertical stack view without a height of its own arranges a label and a scroll view.",
        nearly: "The same with a height constraint on the scroll view; or a stack view that is pinned at top and bottom."
    ) { inspection in
        inspection.views.indices.compactMap { inspection.scrollViewInRow($0) }
            + inspection.views.indices.compactMap { place -> Sighting? in
                guard inspection.isScrollView(place), inspection.isArranged(place), !inspection.isHidden(place),
                    let parent = inspection.views[place].parent,
                    let node = inspection.node(place)
                else { return nil }
                let axes = Axis.allCases.filter { axis in
                    let own = inspection.ambiguities.contains { $0.axis == axis && $0.place == place && inspection.mayJudge($0) }
                    let length = axis == .horizontal ? Layout.Dimension.width : .height
                    return own && inspection.open[place].contains(length)
                        || inspection.length(place, axis) < 0.5 && inspection.length(parent, axis) < 0.5 && !inspection.isFixed(place, axis)
                }
                guard let axis = axes.first else { return nil }
                return Sighting(
                    node.id, aspect: axis.lengthName,
                    "\(inspection.subject(place)) in \(inspection.called(parent)) has no \(axis.lengthName): a scroll view asks for none, and nothing "
                        + "else gives it one.",
                    advice:
                        "Give it a \(axis.lengthName) constraint, or tie its \(axis.lengthName) to its content layout guide's at a lower priority."
                )
            }
    }
}

extension Inspection {
    /// A scroll view, table or collection view that reaches from the top to the bottom of a row that sizes itself, where nothing
    /// gives the row a height.
    fileprivate func scrollViewInRow(_ place: Int) -> Sighting? {
        guard node(place)?.kind == "scrollView", !isHidden(place), let content = views[place].parent, let cell = views[content].parent,
            node(cell)?.properties[.sizesItself] == true, node(content)?.element == "tableViewCellContentView"
        else { return nil }
        let own = linksOfView[place].map { links[$0] }.filter { $0.isUser && $0.axis == .vertical }
        let edges = own.filter { link in
            link.isRequired && link.relation == .equal && link.sides.contains { $0.own.view == place && $0.other?.view == content }
        }
        func isPinned(_ isEnd: (Attribute) -> Bool) -> Bool {
            edges.contains { $0.sides.contains { $0.own.view == place && isEnd($0.own.attribute) } }
        }
        let isSized = own.contains { link in link.sides.contains { $0.own.view == place && !$0.own.attribute.isLocation } }
        let usesMargins = edges.contains { $0.sides.contains { $0.own.part == .margins || $0.own.attribute.usesMargins } }
        let margins = usesMargins ? insets[content].margins.top + insets[content].margins.bottom : 0
        guard isPinned(\.isStart), isPinned(\.isEnd), !isSized,
            let fitting = try? Layout.fittingSize(of: views[content].item, target: .zero),
            fitting.height <= edges.reduce(1 + margins, { $0 + abs($1.constant) })
        else { return nil }
        return Sighting(
            node(place)?.id, aspect: "row",
            "\(subject(place)) is to give the row its height, which sizes itself, and a scroll view asks for none.",
            advice:
                "Give it a height constraint, or one that the program sets to the height of its content, or give the row a fixed height.")
    }

    /// In a stack view that arranges it.
    func isArranged(_ place: Int) -> Bool { views[place].parent.map { views[$0].node?.kind == "stackView" } ?? false }

    /// A constraint says how long it is.
    func isFixed(_ place: Int, _ axis: Axis) -> Bool {
        linksOfView[place].contains { index in
            let link = links[index]
            return link.isUser && link.axis == axis && !link.first.attribute.isLocation && link.second == nil && link.relation == .equal
        }
    }

    /// A view may say that its ambiguity, or that of its size, is meant.
    func mayJudge(_ ambiguity: Ambiguity) -> Bool {
        ([ambiguity.place] + ambiguity.rivals).allSatisfy { place in
            switch views[place].node?.stored?.verifiesAmbiguity {
            case "off": false
            case "ignoreSizes": ambiguity.position && !ambiguity.length
            default: true
            }
        }
    }
}
