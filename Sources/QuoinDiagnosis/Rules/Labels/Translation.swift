import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Rules about texts that fit in the present language and not in a longer translation (IB-62).

extension Rule {
    static let fixedWidthText = Rule(
        "fixed-width-text", .info, summary: "A text has a fixed width in which a translation will not fit.",
        explanation: """
            A word may be three times as long in another language, a sentence half as long again, and all text grows with the text size. \
            A constant width cuts it. Xcode says: "Fixed width constraints may cause clipping."
            """,
        shows: "A label that shows \"Sign in\" with a width constraint of 60.",
        nearly: "The same with a width of at least 60, or a number instead of words."
    ) { scene in
        let found = scene.constraints.compactMap { constraint -> (view: AnalyzedView, detection: Detection)? in
            guard constraint.isUser, !constraint.isPlaceholder, constraint.first.attribute == .width, constraint.second == nil,
                constraint.relation == .equal,
                // What a conflict decides is said there.
                constraint.isRequired, !scene.conflicts.contains(where: { $0.constraints.contains(constraint.id) }),
                let translation = constraint.first.view.anyTranslation, let severity = translation.severity(in: constraint.constant)
            else { return nil }
            let view = constraint.first.view
            var detection = Detection(
                view, severity: severity,
                "\(view.sentenceTitle) has a fixed width of \(inPoints(constraint.constant)): \(translation.words(in: constraint.constant)).",
                advice: "Make the width at least \(inPoints(constraint.constant)) (≥), or let the text decide it.")
            detection.take(constraint.loosening(detection.advice))
            detection.related = [Finding.Related(constraint)]
            if let sides = view.heldSides {
                let words = "Its edges hold it at that width, too: let one of them give way, and make the width a minimum (≥)."
                detection.take(view.freeing(sides, constraint, for: translation.needed - constraint.constant) + [Fix(words)])
                detection.related += [Finding.Related(sides.left), Finding.Related(sides.right)]
            } else {
                detection.fallBack(on: "Make the width at least \(inPoints(constraint.constant)) (≥), and let what is beside it give way.")
            }
            detection.tolerance = TextContent.tolerance(of: translation.needed)
            return (view, detection)
        }
        return columns(found)
    }

    /// Returns one detection for the texts of a column, which begin at one place and are equally wide.
    private static func columns(_ found: [(view: AnalyzedView, detection: Detection)]) -> [Detection] {
        var columns: [(view: AnalyzedView, detection: Detection)] = []
        for (view, detection) in found {
            let first = columns.firstIndex { column in
                column.view.parent == view.parent && abs(column.view.start(.horizontal) - view.start(.horizontal)) < 1
                    && abs(column.view.length(.horizontal) - view.length(.horizontal)) < 1
            }
            guard let first else {
                columns.append((view, detection))
                continue
            }
            columns[first].detection.related.append(Finding.Related(object: detection.object, message: detection.message))
            columns[first].detection.severity = max(columns[first].detection.severity ?? .info, detection.severity ?? .info)
            columns[first].detection.advice = "Give the texts of the column equal widths, and make one of these a least width (≥)."
            columns[first].detection.edits = []
        }
        return columns.map(\.detection)
    }

    static let fixedBothSides = Rule(
        "fixed-both-sides", .info, summary: "A text is pinned by constants on both sides and cannot grow.",
        explanation: """
            A label pinned at both sides by equal constraints has a fixed width on each device. Where the margins are wider than \
            necessary, one of the two should be an inequality, so that a longer text can use that space. Xcode says: "Fixed leading and \
            trailing constraints may cause clipping."
            """,
        shows: "A one-line label with leading = 100 and trailing = 100.",
        nearly: "The same with trailing ≥ 20, or with several lines."
    ) { scene in
        scene.views.compactMap { view -> Detection? in
            guard view.numberOfLines == 1, let translation = view.translation, !view.isArranged
            else { return nil }
            // From 26 points on Xcode warns, too.
            guard let (left, right) = view.heldSides, max(abs(left.constant), abs(right.constant)) >= 26,
                let severity = translation.severity(in: view.length(.horizontal))
            else { return nil }
            var detection = Detection(
                view, severity: severity,
                "\(view.sentenceTitle) is held on both sides and has \(inPoints(view.length(.horizontal))) points: \(translation.words(in: view.length(.horizontal)))."
            )
            let need = translation.needed - view.length(.horizontal)
            let ways = [view.centering(left, right, for: need), right.yielding(to: need)].compactMap { $0 }
            detection.take(ways + [Fix("Allow several lines, and let nothing fix the height.")])
            detection.related = [Finding.Related(left), Finding.Related(right)]
            detection.tolerance = TextContent.tolerance(of: translation.needed)
            return detection
        }
    }

    static let missingTrailing = Rule(
        "missing-trailing", .info, summary: "A text is pinned on one side only, and a longer one runs off the screen.",
        explanation: """
            A label with a leading constraint alone grows with its text until it leaves its superview or covers what is beside it. An \
            inequality on the other side changes nothing today and limits longer texts. Xcode says: "Trailing constraint is missing, \
            which may cause overlapping with other views."
            """,
        shows: "A label \"Your delivery address\" with leading = 16 and nothing at its trailing edge.",
        nearly: "The same with trailing ≥ 16."
    ) { scene in
        scene.views.compactMap { view -> Detection? in
            guard view.numberOfLines == 1, let parent = view.parent,
                !view.isPlacedByMask,
                !view.isArranged, !view.isWidthBounded, let needed = view.translation?.needed,
                view.enclosingScrollView.map({ $0.isTable }) ?? true
            else { return nil }
            let constraints = view.constraints.filter { $0.isUser && $0.axis == .horizontal }
            let holdsStart = constraints.contains { $0.sides.contains { $0.own.view == view && $0.own.attribute.isStart } }
            let holdsCenter = constraints.contains { $0.sides.contains { $0.own.view == view && $0.own.attribute.isCenter } }
            let room = view.room(in: parent)
            // Where there is no room at all it is the start that is wrong.
            guard holdsStart, !holdsCenter, room > 0, needed.overruns(room), view.length(.horizontal) > 0.5 else { return nil }
            var detection = Detection(
                view,
                "\(view.sentenceTitle) has nothing at its trailing edge: it has room for \(inPoints(room)) points, and in another language "
                    + "may take up to \(inPoints(needed.rounded())).",
                advice: "Add a trailing constraint of at least \(inPoints(view.trailingGap)) (≥).")
            detection.isChoice = true
            if view.length(.horizontal) > room + 1.5 * TextContent.tolerance(of: view.length(.horizontal)) { detection.severity = .warning }
            detection.edits = view.trailingEdits
            detection.tolerance = TextContent.tolerance(of: needed)
            return detection
        }
    }

    static let unconstrainedText = Rule(
        "unconstrained-text", .info, summary: "A text without constraints keeps the frame it was drawn with, and will be cut.",
        explanation: """
            A view without constraints keeps the frame that it was drawn with, on every device and for every text. Xcode says: "Views \
            without any layout constraints may clip their content or overlap other views."
            """,
        shows: "A label without constraints beside views that have some.",
        nearly: "The same with constraints, or a number that always fits."
    ) { scene in
        guard scene.usesAutoLayout, scene.original.canvas != nil else { return [] }
        let found = scene.views.compactMap { view -> Detection? in
            guard view.properties[.fixedFrame] == true, !view.isArranged,
                let translation = view.anyTranslation,
                view.numberOfLines ?? 1 == 1, let severity = translation.severity(in: view.length(.horizontal))
            else { return nil }
            var detection = Detection(
                view, severity: severity,
                "\(view.sentenceTitle) has no constraints and stays \(inPoints(view.length(.horizontal))) points wide: "
                    + "\(translation.words(in: view.length(.horizontal))).",
                advice: "Give it constraints for its place, and let the text decide its size.")
            // Where nothing around it has constraints, it is how the screen is made.
            if let parent = view.parent, parent.childViews.count > 2, parent.childViews.allSatisfy({ $0.properties[.fixedFrame] == true }) {
                detection.severity = .info
            }
            detection.tolerance = TextContent.tolerance(of: translation.needed)
            return detection
        }
        // One mistake, made once for the whole screen.
        guard var first = found.max(by: { $0.severity ?? .info < $1.severity ?? .info }) else { return [] }
        first.related += found.filter { $0.object != first.object }.map { Finding.Related(object: $0.object, message: $0.message) }
        return [first]
    }
}

extension AnalyzedView {
    /// The space from its leading edge to the next view on its line, or to the edge of its parent.
    fileprivate func room(in parent: AnalyzedView) -> Double {
        let neighbors = parent.childViews.filter { other in
            other != self && !other.isHidden && other.frame.x >= frame.maxX - 0.5 && other.frame.y < frame.maxY
                && other.frame.maxY > frame.y
        }
        return (neighbors.map(\.frame.x) + [parent.frame.maxX]).reduce(.infinity, min) - frame.x
    }
}

extension AnalyzedView {
    /// The required equations that hold its leading and its trailing edge at those of a view around it; nil if there are not both.
    fileprivate var heldSides: (left: AnalyzedConstraint, right: AnalyzedConstraint)? {
        let sides = constraints.filter {
            $0.isUser && $0.isRequired && $0.relation == .equal && $0.axis == .horizontal && $0.first.attribute.isLocation
                && $0.side(of: self)?.other.map { $0.view.contains(self) } ?? false
        }
        let left = sides.first {
            $0.sides.contains { $0.own.view == self && $0.own.attribute.isStart && $0.other?.attribute.isStart ?? false }
        }
        let right = sides.first {
            $0.sides.contains { $0.own.view == self && $0.own.attribute.isEnd && $0.other?.attribute.isEnd ?? false }
        }
        return left.flatMap { left in right.map { (left, $0) } }
    }

    /// The ways out for a text that its edges hold at the width that a constraint gives it: one edge gives way with the width.
    fileprivate func freeing(
        _ sides: (left: AnalyzedConstraint, right: AnalyzedConstraint), _ width: AnalyzedConstraint, for need: Double
    ) -> [Fix] {
        guard let loosened = width.loosening(nil).first, !loosened.edits.isEmpty else { return [] }
        let least = "Make the width at least \(inPoints(width.constant)) (≥), and "
        return [sides.right, sides.left].compactMap { side in
            side.yielding(to: need, least).map { Fix($0.description, edits: loosened.edits + $0.edits, isChoice: true) }
        }
    }

    /// The way out for a text that equal distances on both sides center: it stays in the middle, and both distances may shrink; nil for
    /// others, or if that makes less room than it needs.
    fileprivate func centering(_ left: AnalyzedConstraint, _ right: AnalyzedConstraint, for need: Double) -> Fix? {
        let nearest = AnalyzedConstraint.nearest
        guard abs(abs(left.constant) - abs(right.constant)) <= 2, 2 * (abs(left.constant) - nearest) >= need, let id, let parent,
            let around = parent.id, [left, right].allSatisfy({ $0.side(of: self)?.other?.view == parent }),
            let first = left.yielding(to: 0), let second = right.yielding(to: 0)
        else { return nil }
        let center = SceneConstraint(
            item: ItemReference(id), attribute: .centerX, relatedBy: .equal, toItem: ItemReference(around), attribute: .centerX)
        return Fix(
            "Center \(title), and make both distances at least \(inPoints(nearest)).",
            edits: first.edits + second.edits + [.addConstraint(center)], isChoice: true)
    }
}

extension AnalyzedConstraint {
    /// The distance to an edge that a longer text may come as near to.
    fileprivate static let nearest = 20.0

    /// The way out that makes the distance to an edge a least one, so that a text can grow; nil if that makes less room than it needs.
    ///
    /// - Parameter words: The beginning of its description.
    fileprivate func yielding(to need: Double, _ words: String = "Make ") -> Fix? {
        guard abs(constant) - AnalyzedConstraint.nearest >= need, let loosened = loosening(nil).first, !loosened.edits.isEmpty else {
            return nil
        }
        return Fix(
            "\(words)\(location) a distance of at least \(inPoints(AnalyzedConstraint.nearest)).",
            edits: loosened.edits + [.setConstant(constant < 0 ? -AnalyzedConstraint.nearest : AnalyzedConstraint.nearest, of: id)],
            isChoice: true)
    }
}

extension AnalyzedView {
    /// The points to keep between a text and the trailing edge of its superview: 8, or what is there now.
    fileprivate var trailingGap: Double {
        let needed = (text?.naturalWidth).map { $0 + TextContent.tolerance(of: $0) } ?? 0
        let left = (parent?.end(.horizontal) ?? 0) - start(.horizontal) - max(length(.horizontal), needed)
        return max(0, min(8, left.rounded(.down)))
    }

    /// The edit that keeps a text away from the trailing edge of its superview.
    fileprivate var trailingEdits: [SceneEdit] {
        guard let id, let parent = parent?.id else { return [] }
        return [
            .addConstraint(
                SceneConstraint(
                    item: ItemReference(parent), attribute: .trailing, relatedBy: .greaterOrEqual, toItem: ItemReference(id),
                    attribute: .trailing, constant: trailingGap))
        ]
    }
}
