import QuoinLayout
import QuoinScenes
import QuoinSolver

// Rules about what the file stores, against what its constraints come to (F62, F63).

extension Rule {
    static let misplaced = Rule(
        "misplaced", .warning, summary: "A view is drawn elsewhere than its constraints put it.",
        explanation: """
            Interface Builder stores for each view the frame in which it is drawn. Where that is another than what the constraints come to, \
            the canvas shows something that no device will. Usually the view was dragged, or a constraint was changed, and Update Frames was \
            not chosen; merging two versions of a file does it too. Xcode says: "Frame for … will be different at run time."
            """,
        shows: "A label whose constraints put it at y = 20, and whose stored frame says 64.",
        nearly: "A frame that is off by a point: Interface Builder itself lets that pass."
    ) { inspection in
        guard inspection.isDrawn else { return [] }
        let moved = inspection.misplacedViews
        return moved.compactMap { place -> Sighting? in
            // A view in one that is drawn in a wrong size is wrong with it.
            guard let node = inspection.node(place), let stored = node.stored?.frame, let frame = inspection.storedFrames[node.id],
                !inspection.ancestors(place).contains(where: { moved.contains($0) && inspection.isResized($0) })
            else { return nil }
            var sighting = Sighting(
                node.id,
                "\(inspection.subject(place)) will be elsewhere at run time. Expected frame: \(written(frame)). Actual: \(written(stored)).",
                advice: "Update its frame to what the constraints come to; if the drawn one is right, update the constraints instead.")
            // Where it lies hangs on a text's measure: a person's turn.
            let isMeasured = inspection.hasText(place) || inspection.inside(place).contains { inspection.hasText($0) && moved.contains($0) }
            if isMeasured {
                sighting.tolerance = Inspection.tolerance(ofText: frame.width)
            } else {
                sighting.repair = .frames(inspection.repairedFrames(place, moved))
            }
            return sighting
        }
    }

    static let staleAmbiguityFlag = Rule(
        "stale-ambiguity-flag", .info, summary: "A view is marked ambiguous in the file and is not.",
        explanation: """
            Interface Builder writes ambiguous="YES" into the file for views that it could not place. The mark stays until the file is \
            saved by an Xcode that has laid it out again, and keeps other tools, and people who read the changes, in doubt.
            """,
        shows: "ambiguous=\"YES\" on a view whose constraints determine it.",
        nearly: "The same mark on a view without a width."
    ) { inspection in
        guard inspection.isDrawn else { return [] }
        return inspection.views.indices.compactMap { place -> Sighting? in
            guard let node = inspection.node(place), node.stored?.isAmbiguous == true, inspection.isSurelyDetermined(place) else {
                return nil
            }
            var sighting = Sighting(
                node.id, "\(inspection.subject(place)) is marked ambiguous in the file, and its constraints determine it.",
                advice: "Remove the mark ambiguous=\"YES\".")
            sighting.repair = .removeFlag(of: node.id, name: "ambiguous")
            return sighting
        }
    }
}

extension Inspection {
    /// Views whose stored frame is not where their constraints put them, as far as that is beyond doubt.
    ///
    /// Interface Builder marks such views when it saves a file. A file that was merged or written by hand has no marks; there the
    /// frames themselves must contradict a constraint, because everything else, bars and safe areas above all, is an assumption.
    fileprivate var misplacedViews: Set<Int> {
        var found: Set<Int> = []
        let frames = storedFrames
        for place in views.indices.dropFirst() {
            guard let node = views[place].node, node.placement == .constraints, let stored = node.stored?.frame,
                let frame = frames[node.id],
                stored.differs(from: frame, by: doubt(place)), node.stored?.isAmbiguous != true, !isHidden(place), !isLeftOpen(place),
                node.stored?.isMisplaced == true || contradictsItself(place)
            else { continue }
            found.insert(place)
        }
        return found
    }

    /// By how much an expected frame may be off: a flagged text has no stored size to go by, and symbols have insets of their own.
    private func doubt(_ place: Int) -> Double {
        switch views[place].node?.kind {
        case "imageView": 4
        case "button": max(4, Inspection.tolerance(ofText: length(place, .horizontal)))
        case _ where dependsOnText(place): max(1, Inspection.tolerance(ofText: length(place, .horizontal)))
        default: 1
        }
    }

    /// Whether anything else is said about it: then its frame follows from that.
    private func isLeftOpen(_ place: Int) -> Bool {
        ([place] + ancestors(place)).contains { !open[$0].isEmpty } || isInConflict(place)
    }

    /// What is left out somewhere moves views that have nothing to do with it.
    private func isInConflict(_ place: Int) -> Bool {
        conflicts.contains { conflict in
            let broken = links.first { $0.id == conflict.broken }
            let isLarge = broken.flatMap { excess($0) }.map { abs($0) > 1.01 } ?? true
            return isLarge
                || conflict.members.contains { member in
                    links.first { $0.id == member.id }?.sides.contains { $0.own.view == place } ?? false
                }
        }
    }

    /// The stored frames break a required equation between plain edges, by more than a point.
    private func contradictsItself(_ place: Int) -> Bool {
        linksOfView[place].contains { index in
            let link = links[index]
            guard link.isUser, link.isRequired, link.relation == .equal, let first = stored(link.first, link.second) else { return false }
            guard let end = link.second else { return abs(first - link.constant) > 1.01 }
            guard link.multiplier == 1 || !end.attribute.isLocation, let second = stored(end, link.first) else { return false }
            return abs(first - second * link.multiplier - link.constant) > 1.01
        }
    }

    /// What an end measures in stored frames; nil: it hangs on more than frames.
    private func stored(_ end: Link.End, _ other: Link.End?) -> Double? {
        guard end.part == .whole, !end.attribute.usesMargins, end.attribute != .firstBaseline, end.attribute != .lastBaseline,
            views[end.view].item.alignmentInsets == .zero, !views[end.view].item.hasContentArea,
            let frame = storedFrame(end.view, with: other)
        else { return nil }
        let (start, length) = end.attribute.axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
        switch end.attribute {
        case .width, .height: return length
        case _ where end.attribute.isCenter: return start + length / 2
        case _ where end.attribute.isStart: return start
        default: return start + length
        }
    }

    /// The stored frame in the window; nil: one on the way is missing.
    private func storedFrame(_ place: Int, with other: Link.End?) -> Rect? {
        guard var frame = views[place].node?.stored?.frame else { return nil }
        if place == 0 { return Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
        for ancestor in ancestors(place) where ancestor != 0 {
            guard let outer = views[ancestor].node?.stored?.frame else { return nil }
            frame.x += outer.x
            frame.y += outer.y
        }
        return frame
    }

    fileprivate func isResized(_ place: Int) -> Bool {
        guard let node = views[place].node, let stored = node.stored?.frame, let frame = storedFrames[node.id] else { return false }
        return abs(stored.width - frame.width) > 1 || abs(stored.height - frame.height) > 1
    }

    /// The frame of a view, and of all in it that change with it.
    fileprivate func repairedFrames(_ place: Int, _ moved: Set<Int>) -> [Repair.Frame] {
        ([place] + Array(inside(place))).compactMap { inner in
            guard let node = views[inner].node, let stored = node.stored?.frame, let frame = storedFrames[node.id],
                inner == place || stored.differs(from: frame, by: 0.5), node.source != nil
            else { return nil }
            return Repair.Frame(node: node.id, rect: frame)
        }
    }

    /// Nothing about it, or about what could make it ambiguous, is open.
    fileprivate func isSurelyDetermined(_ place: Int) -> Bool {
        guard usesAutoLayout, ([place] + ancestors(place)).allSatisfy({ open[$0].isEmpty }), !isInConflict(place) else { return false }
        // Rows whose height follows their content are marked for another reason, and texts that press each other hang on a measure.
        guard !([place] + ancestors(place)).contains(where: { isCellPart($0) }) else { return false }
        return inside(place).allSatisfy { open[$0].isEmpty } && !hasPressedContent(place)
    }

    /// It, or something beside it, is not as large as its content asks.
    private func hasPressedContent(_ place: Int) -> Bool {
        let near = [place] + (views[place].parent.map { views[$0].children } ?? []) + Array(inside(place))
        return near.contains { view in
            Axis.allCases.contains { axis in
                guard let wanted = contentLength(view, axis) else { return false }
                return abs(wanted - length(view, axis)) > 1 && hasText(view)
            }
        }
    }
}
