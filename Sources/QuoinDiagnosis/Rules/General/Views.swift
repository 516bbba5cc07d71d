import QuoinBehaviors
import QuoinLayout

// Rules about single views.

extension Rule {
    static let leftRightInRTL = Rule(
        "left-right-in-rtl", .info, summary: "Left and right are used where everything else uses leading and trailing.",
        explanation: """
            Leading and trailing turn round in languages that are written from right to left; left and right do not. Where a view is held by \
            left and its neighbors by leading, they run into each other in Arabic and Hebrew.
            """,
        shows: "Two labels with leading constraints, and one with left.",
        nearly: "Left and right throughout, in a drawing that must not turn."
    ) { inspection in
        var seen: Set<Int> = []
        return inspection.links.compactMap { link -> Sighting? in
            guard link.isUser,
                let end = link.sides.map(\.own).first(where: { $0.spelled.isFixedSide && inspection.views[$0.view].parent != nil }),
                let parent = inspection.views[end.view].parent, inspection.turns(parent), seen.insert(end.view).inserted
            else { return nil }
            var sighting = Sighting(
                inspection.node(end.view)?.id,
                "\(inspection.subject(end.view)) is held by its \(end.spelled.name), and what is beside it by leading and trailing: from right to "
                    + "left it does not turn with them.",
                advice: "Use leading for left and trailing for right.")
            sighting.related = [inspection.related(link)]
            return sighting
        }
    }

    static let proportionalSpacing = Rule(
        "proportional-spacing", .info, summary: "In a proportional stack view with spacing the last view takes what is over.",
        explanation: """
            A stack view that fills proportionally gives each view its share of the whole length, and then the spacings are required as well. \
            The shares no longer add up, and the last view takes the difference: it is larger or smaller than its share.
            """,
        shows: "Three labels, distribution Fill Proportionally, spacing 20, in a stack view wider than they are.",
        nearly: "The same with spacing 0, or with distribution Fill."
    ) { inspection in
        inspection.views.indices.compactMap { place -> Sighting? in proportional(inspection, place) }
    }

    private static func proportional(_ inspection: Inspection, _ place: Int) -> Sighting? {
        guard let stack = inspection.views[place].item.behavior as? StackView, stack.distribution == .fillProportionally,
            let spacing = inspection.node(place)?.properties[.spacing], spacing != 0, !inspection.isHidden(place)
        else { return nil }
        let axis = stack.axis
        let shown = inspection.views[place].children.filter { inspection.isView($0) && !inspection.views[$0].item.isHidden }
        let wishes = shown.compactMap { inspection.contentLength($0, axis) }
        guard shown.count > 1, wishes.count == shown.count, let last = shown.last, let wish = wishes.last else { return nil }
        let whole = wishes.reduce(0, +) + spacing * Double(shown.count - 1)
        guard whole > 0 else { return nil }
        let extra = inspection.length(last, axis) - inspection.length(place, axis) * wish / whole
        guard abs(extra) > max(1, wishes.map { Inspection.tolerance(ofText: $0) }.reduce(0, +)) else { return nil }
        return Sighting(
            inspection.node(place)?.id,
            "\(inspection.subject(place)) fills proportionally with a spacing of \(inPoints(spacing)): the shares do not add up, and "
                + "\(inspection.called(last)), the last view, is \(inPoints(abs(extra))) points \(extra > 0 ? "longer" : "shorter") than its share.",
            advice: "Set the spacing to 0, or choose another distribution.")
    }

    static let zeroSize = Rule(
        "zero-size", .warning, summary: "A view that has something to show is 0 points wide or high.",
        explanation: """
            A view of width or height 0 shows nothing. Mostly nothing gives it a length, and its content is pressed away by something \
            stronger, or it is a container whose views are not connected to its far edge.
            """,
        shows: "A view without a height constraint whose label is not connected to its bottom: it is 0 points high.",
        nearly: "A view that is collapsed on purpose by a constant of 0."
    ) { inspection in
        var seen: Set<Int> = []
        return inspection.views.indices.dropFirst().compactMap { place -> Sighting? in
            guard let axis = inspection.vanished(place), !inspection.ancestors(place).contains(where: { seen.contains($0) }) else {
                return nil
            }
            seen.insert(place)
            return Sighting(
                inspection.node(place)?.id, aspect: axis.lengthName,
                "\(inspection.subject(place)) is 0 points \(axis == .horizontal ? "wide" : "high") and shows nothing of its content.",
                advice: "Give it a \(axis.lengthName), or connect what is in it to both its \(axis.startName) and \(axis.endName) edges.")
        }
    }

    static let pixelMisaligned = Rule(
        "pixel-misaligned", .info, summary: "A constant lies between two pixels.",
        explanation: """
            Frames are rounded to pixels, so a constant that is none shifts its view by part of a pixel, and equal gaps come out different. \
            Such constants come from dragging, or from dividing by hand; a multiplier or a stack view divides exactly.
            """,
        shows: "leading = 16.27",
        nearly: "0.5, which is a pixel at @2x, and a third, which is one at @3x."
    ) { inspection in
        inspection.links.compactMap { link -> Sighting? in
            guard link.isUser, link.first.attribute.isLocation || link.second == nil, let axis = link.axis else { return nil }
            // On no screen: halves are pixels at @2x, thirds at @3x; files store them with a few digits.
            let isPixel = [2.0, 3.0].contains { abs((link.constant * $0).rounded() - link.constant * $0) < 0.021 * $0 }
            guard !isPixel, axis == link.axis else { return nil }
            return Sighting(
                link.id,
                "The constant \(inPoints(link.constant)) in \(inspection.described(link)) lies between two pixels on every screen.",
                advice: "Use \(inPoints((link.constant * 2).rounded() / 2)), or a multiplier if a part of something is meant.")
        }
    }
}

extension Inspection {
    /// What lies in a view uses leading and trailing.
    fileprivate func turns(_ parent: Int) -> Bool {
        views[parent].children.contains { child in
            linksOfView[child].contains { index in
                links[index].isUser && links[index].sides.contains { $0.own.view == child && $0.own.spelled.followsDirection }
            }
        }
    }

    /// The axis on which a view with content has no length, though nobody asked for that.
    fileprivate func vanished(_ place: Int) -> Axis? {
        guard isView(place), vanishes(place), !isHidden(place), views[place].node?.kind != "scrollView",
            views[place].item.autoresizing == nil, !ancestors(place).contains(where: { vanishes($0) }), !isUndetermined(place)
        else { return nil }
        return Axis.allCases.first { axis in
            guard length(place, axis) < 0.25, length(place, axis.other) > 0.25, !isCollapsed(place, axis) else { return false }
            if hasText(place), shownText(place) != nil { return (contentLength(place, axis) ?? 0) > 1 }
            if node(place)?.kind == "imageView" { return (contentLength(place, axis) ?? 0) > 1 }
            return views[place].children.contains {
                isView($0) && !views[$0].item.isHidden && length($0, axis) > 1 && length($0, axis.other) > 1
            }
        }
    }

    private func vanishes(_ place: Int) -> Bool { views[place].frame.width < 0.25 || views[place].frame.height < 0.25 }

    /// Something else is said about why it is so.
    private func isUndetermined(_ place: Int) -> Bool { ([place] + ancestors(place)).contains { !open[$0].isEmpty } || !conflicts.isEmpty }

    /// A constant of 0 says so.
    private func isCollapsed(_ place: Int, _ axis: Axis) -> Bool {
        linksOfView[place].contains { links[$0].isUser && links[$0].axis == axis && links[$0].second == nil && abs(links[$0].constant) < 1 }
            || (views[place].parent.map { parent in
                linksOfView[parent].contains {
                    links[$0].isUser && links[$0].axis == axis && links[$0].second == nil && links[$0].constant == 0
                }
            } ?? false)
    }
}
