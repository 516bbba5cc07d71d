import QuoinLayout

// Rules about texts that have room today and none in the next language (IB-62).

extension Rule {
    static let fixedWidthText = Rule(
        "fixed-width-text", .warning, summary: "A text has a fixed width in which a translation will not fit.",
        explanation: """
            A word may be three times as long in another language, a sentence half as long again, and everything grows with the text size. \
            A constant width cuts that. Xcode says: "Fixed width constraints may cause clipping."
            """,
        shows: "A label that shows \"Sign in\" with a width constraint of 60.",
        nearly: "The same with a width of at least 60, or a number instead of words."
    ) { inspection in
        inspection.links.compactMap { link -> Sighting? in
            guard link.isUser, link.first.attribute == .width, link.second == nil, link.relation == .equal, link.isRequired,
                let (needed, growth) = inspection.roomForTranslation(link.first.view), Inspection.overruns(needed, link.constant)
            else { return nil }
            let place = link.first.view
            var sighting = Sighting(
                inspection.node(place)?.id,
                "\(inspection.subject(place)) has a fixed width of \(inPoints(link.constant)): its text is \(inPoints(needed / growth)) wide, and in "
                    + "another language up to \(inPoints(needed)).",
                advice: "Make the width at least \(inPoints(link.constant)) (≥), or let the text decide it.")
            sighting.related = [inspection.related(link)]
            sighting.tolerance = Inspection.tolerance(ofText: needed)
            return sighting
        }
    }

    static let fixedBothSides = Rule(
        "fixed-both-sides", .warning, summary: "A text is held by constants on both sides and cannot grow.",
        explanation: """
            A label pinned at both sides by equal constraints has a fixed width on each device. Where the margins are wider than they need \
            be, one of the two should be an inequality, so that a longer text can take that room. Xcode says: "Fixed leading and trailing \
            constraints may cause clipping."
            """,
        shows: "A one-line label with leading = 100 and trailing = 100.",
        nearly: "The same with trailing ≥ 20, or with several lines."
    ) { inspection in
        inspection.views.indices.compactMap { place -> Sighting? in
            guard inspection.lines(place) == 1, let (needed, growth) = inspection.roomForTranslation(place), !inspection.isArranged(place)
            else { return nil }
            let sides = inspection.linksOfView[place].map { inspection.links[$0] }.filter {
                $0.isUser && $0.isRequired && $0.relation == .equal && $0.axis == .horizontal && $0.first.attribute.isLocation
                    && $0.second.map { other in inspection.contains(other.view == place ? 0 : other.view, place) || other.view == place }
                        ?? false
            }
            let left = sides.first {
                $0.sides.contains { $0.own.view == place && $0.own.attribute.isStart && $0.other?.attribute.isStart ?? false }
            }
            let right = sides.first {
                $0.sides.contains { $0.own.view == place && $0.own.attribute.isEnd && $0.other?.attribute.isEnd ?? false }
            }
            // 26: from there on Xcode warns.
            guard let left, let right, max(abs(left.constant), abs(right.constant)) >= 26,
                needed > inspection.length(place, .horizontal)
            else { return nil }
            var sighting = Sighting(
                inspection.node(place)?.id,
                "\(inspection.subject(place)) is held on both sides and has \(inPoints(inspection.length(place, .horizontal))) points: its text is "
                    + "\(inPoints(needed / growth)) wide, and in another language up to \(inPoints(needed)).",
                advice: "Make one of the two constraints an inequality of at least 20, or allow several lines.")
            sighting.related = [inspection.related(left), inspection.related(right)]
            sighting.tolerance = Inspection.tolerance(ofText: needed)
            return sighting
        }
    }

    static let missingTrailing = Rule(
        "missing-trailing", .warning, summary: "A text is held on one side only, and a longer one leaves the screen.",
        explanation: """
            A label with a leading constraint alone grows with its text until it leaves its superview or covers what is beside it. An \
            inequality on the other side costs nothing today and holds tomorrow. Xcode says: "Trailing constraint is missing, which may \
            cause overlapping with other views."
            """,
        shows: "A label \"Your delivery address\" with leading = 16 and nothing at its trailing edge.",
        nearly: "The same with trailing ≥ 16."
    ) { inspection in
        inspection.views.indices.compactMap { place -> Sighting? in
            guard inspection.lines(place) == 1, let parent = inspection.views[place].parent,
                inspection.views[place].item.autoresizing == nil,
                !inspection.isArranged(place), !inspection.isBounded(place), let (needed, _) = inspection.roomForTranslation(place),
                inspection.enclosingScroll(place).map({ inspection.isTable($0) }) ?? true
            else { return nil }
            let links = inspection.linksOfView[place].map { inspection.links[$0] }.filter { $0.isUser && $0.axis == .horizontal }
            let holdsStart = links.contains { $0.sides.contains { $0.own.view == place && $0.own.attribute.isStart } }
            let holdsCenter = links.contains { $0.sides.contains { $0.own.view == place && $0.own.attribute.isCenter } }
            let room = inspection.room(beside: place, in: parent)
            guard holdsStart, !holdsCenter, Inspection.overruns(needed, room), inspection.length(place, .horizontal) > 0.5 else {
                return nil
            }
            var sighting = Sighting(
                inspection.node(place)?.id,
                "\(inspection.subject(place)) has nothing at its trailing edge: it has room for \(inPoints(room)) points, and in another language "
                    + "may take up to \(inPoints(needed)).",
                advice: "Add a trailing constraint of at least 8 (≥).")
            sighting.tolerance = Inspection.tolerance(ofText: needed)
            return sighting
        }
    }

    static let unconstrainedText = Rule(
        "unconstrained-text", .warning, summary: "A text lies where it was drawn, without any constraint, and will be cut.",
        explanation: """
            A view without constraints keeps the frame that it was drawn with, on every device and for every text. Xcode says: "Views \
            without any layout constraints may clip their content or overlap other views."
            """,
        shows: "A label without constraints beside views that have some.",
        nearly: "The same with constraints, or a number that always fits."
    ) { inspection in
        guard inspection.usesAutoLayout, inspection.original.canvas != nil else { return [] }
        return inspection.views.indices.compactMap { place -> Sighting? in
            guard inspection.node(place)?.properties[.fixedFrame] == true,
                let (needed, growth) = inspection.roomForTranslation(place),
                inspection.lines(place) ?? 1 == 1, Inspection.overruns(needed, inspection.length(place, .horizontal))
            else { return nil }
            var sighting = Sighting(
                inspection.node(place)?.id,
                "\(inspection.subject(place)) has no constraints and stays \(inPoints(inspection.length(place, .horizontal))) points wide: its text "
                    + "is \(inPoints(needed / growth)) wide, and in another language up to \(inPoints(needed)).",
                advice: "Give it constraints for its place, and let the text decide its size.")
            sighting.tolerance = Inspection.tolerance(ofText: needed)
            return sighting
        }
    }
}

extension Inspection {
    /// How wide the text may become, and how much that is more. Nil: nothing to translate, or nobody knows how wide it is.
    fileprivate func roomForTranslation(_ place: Int) -> (needed: Double, growth: Double)? {
        guard isTranslatable(place), !isGuess(place), !isHidden(place), let width = textWidth(place), let text = shownText(place),
            node(place)?.properties[.adjustsFontSizeToFit] != true, lines(place) ?? 1 == 1
        else { return nil }
        let growth = Inspection.growth(text)
        return (width * growth, growth)
    }

    /// From where a text starts to the next view on its line, or to the edge.
    fileprivate func room(beside place: Int, in parent: Int) -> Double {
        let frame = views[place].frame
        let neighbors = views[parent].children.filter { other in
            other != place && isView(other) && !isHidden(other) && views[other].frame.x >= frame.maxX - 0.5
                && views[other].frame.y < frame.maxY && views[other].frame.maxY > frame.y
        }
        return (neighbors.map { views[$0].frame.x } + [views[parent].frame.maxX]).reduce(.infinity, min) - frame.x
    }
}
