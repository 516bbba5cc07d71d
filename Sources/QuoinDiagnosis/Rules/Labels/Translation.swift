import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Rules about texts that fit in the present language and not in a longer translation (IB-62).

extension Rule {
    static let fixedWidthText = Rule(
        "fixed-width-text", .warning, summary: "A text has a fixed width in which a translation will not fit.",
        explanation: """
            A word may be three times as long in another language, a sentence half as long again, and all text grows with the text size. \
            A constant width cuts it. Xcode says: "Fixed width constraints may cause clipping."
            """,
        shows: "A label that shows \"Sign in\" with a width constraint of 60.",
        nearly: "The same with a width of at least 60, or a number instead of words."
    ) { scene in
        scene.constraints.compactMap { constraint -> Detection? in
            guard constraint.isUser, !constraint.isPlaceholder, constraint.first.attribute == .width, constraint.second == nil,
                constraint.relation == .equal,
                constraint.isRequired,
                let translation = constraint.first.view.anyTranslation, let severity = translation.severity(in: constraint.constant)
            else { return nil }
            let view = constraint.first.view
            var detection = Detection(
                view, severity: severity,
                "\(view.sentenceTitle) has a fixed width of \(inPoints(constraint.constant)): \(translation.words(in: constraint.constant)).",
                advice: "Make the width at least \(inPoints(constraint.constant)) (≥), or let the text decide it.")
            detection.take(constraint.loosening(detection.advice))
            detection.related = [Finding.Related(constraint)]
            detection.tolerance = TextContent.tolerance(of: translation.needed)
            return detection
        }
    }

    static let fixedBothSides = Rule(
        "fixed-both-sides", .warning, summary: "A text is pinned by constants on both sides and cannot grow.",
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
            let sides = view.constraints.filter {
                $0.isUser && $0.isRequired && $0.relation == .equal && $0.axis == .horizontal && $0.first.attribute.isLocation
                    && $0.side(of: view)?.other.map { $0.view.contains(view) } ?? false
            }
            let left = sides.first {
                $0.sides.contains { $0.own.view == view && $0.own.attribute.isStart && $0.other?.attribute.isStart ?? false }
            }
            let right = sides.first {
                $0.sides.contains { $0.own.view == view && $0.own.attribute.isEnd && $0.other?.attribute.isEnd ?? false }
            }
            // From 26 points on Xcode warns, too.
            guard let left, let right, max(abs(left.constant), abs(right.constant)) >= 26,
                let severity = translation.severity(in: view.length(.horizontal))
            else { return nil }
            var detection = Detection(
                view, severity: severity,
                "\(view.sentenceTitle) is held on both sides and has \(inPoints(view.length(.horizontal))) points: \(translation.words(in: view.length(.horizontal))).",
                advice: "Allow several lines, and let nothing fix the height.")
            let ways = [right, left].compactMap { $0.yielding(to: translation.needed - view.length(.horizontal)) }
            if !ways.isEmpty { detection.take(ways) }
            detection.related = [Finding.Related(left), Finding.Related(right)]
            detection.tolerance = TextContent.tolerance(of: translation.needed)
            return detection
        }
    }

    static let missingTrailing = Rule(
        "missing-trailing", .warning, summary: "A text is pinned on one side only, and a longer one runs off the screen.",
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
            guard holdsStart, !holdsCenter, needed.overruns(room), view.length(.horizontal) > 0.5 else {
                return nil
            }
            var detection = Detection(
                view,
                "\(view.sentenceTitle) has nothing at its trailing edge: it has room for \(inPoints(room)) points, and in another language "
                    + "may take up to \(inPoints(needed.rounded())).",
                advice: "Add a trailing constraint of at least \(inPoints(view.trailingGap)) (≥).")
            detection.isChoice = true
            detection.edits = view.trailingEdits
            detection.tolerance = TextContent.tolerance(of: needed)
            return detection
        }
    }

    static let unconstrainedText = Rule(
        "unconstrained-text", .warning, summary: "A text without constraints keeps the frame it was drawn with, and will be cut.",
        explanation: """
            A view without constraints keeps the frame that it was drawn with, on every device and for every text. Xcode says: "Views \
            without any layout constraints may clip their content or overlap other views."
            """,
        shows: "A label without constraints beside views that have some.",
        nearly: "The same with constraints, or a number that always fits."
    ) { scene in
        guard scene.usesAutoLayout, scene.original.canvas != nil else { return [] }
        return scene.views.compactMap { view -> Detection? in
            guard view.properties[.fixedFrame] == true, !view.isArranged,
                let translation = view.anyTranslation,
                view.numberOfLines ?? 1 == 1, let severity = translation.severity(in: view.length(.horizontal))
            else { return nil }
            var detection = Detection(
                view, severity: severity,
                "\(view.sentenceTitle) has no constraints and stays \(inPoints(view.length(.horizontal))) points wide: "
                    + "\(translation.words(in: view.length(.horizontal))).",
                advice: "Give it constraints for its place, and let the text decide its size.")
            detection.tolerance = TextContent.tolerance(of: translation.needed)
            return detection
        }
    }
}

/// The width of a text now and in another language.
private struct Translation {
    /// The text's own width.
    let text: Double
    /// The width beside the text that a button's image and insets take.
    let around: Double
    /// The factor by which its width may grow.
    let growth: Double
    /// Whether its font was not found, so that it was measured in another one.
    let isGuess: Bool
    /// Whether the system font was measured in the place of its own.
    let isInUnknownFont: Bool

    /// The factor by which a text may be wider in its own font than in the system font, as it is in Arial Rounded.
    private static let fontSpread = 1.15

    var present: Double { text + around }
    var needed: Double { text * growth + around }

    /// The severity of a room that does not grow: nil if the longest translation fits, information if nearly all do, because the text
    /// leaves a fifth of the room or the longest one, which is an estimate, exceeds it by less than a tenth.
    func severity(in room: Double) -> Severity? {
        guard !isGuess, needed > room else {
            return (isGuess || isInUnknownFont) && needed * Translation.fontSpread > room ? .info : nil
        }
        return needed.overruns(room) && present * 1.25 > room ? .warning : .info
    }

    /// The second half of a sentence whose first half says how much space there is.
    func words(in room: Double) -> String {
        if isGuess || isInUnknownFont && needed <= room {
            return
                "its font was not found, and in another language its text may take up to \(inPoints((needed * Translation.fontSpread).rounded()))"
        }
        let about = isInUnknownFont ? "about " : "", longest = inPoints(needed.rounded())
        return around > 0.5
            ? "it needs \(about)\(inPoints(present)) for its text, and in another language up to \(longest)"
            : "its text is \(about)\(inPoints(present)) wide, and in another language up to \(longest)"
    }
}

extension AnalyzedView {
    /// The widths of a view's text; nil if there is nothing to translate, or the width is a guess.
    fileprivate var translation: Translation? { anyTranslation.flatMap { $0.isGuess ? nil : $0 } }

    /// The widths of a view's text, even if they are a guess; nil if there is nothing to translate.
    fileprivate var anyTranslation: Translation? {
        guard let text, text.isTranslatable, !text.isAbbreviation, !text.isDrawnInAnotherFont, !isHidden, let width = text.naturalWidth,
            properties[.adjustsFontSizeToFit] != true, numberOfLines ?? 1 == 1
        else { return nil }
        let button = item.behavior as? Button
        let title = button?.measuredTitle.width ?? width
        let around = button.map { max(0, $0.sizeOfContent.width - title) } ?? 0
        return Translation(text: title, around: around, growth: text.growth, isGuess: text.isGuess, isInUnknownFont: text.isInUnknownFont)
    }

    /// The space from its leading edge to the next view on its line, or to the edge of its parent.
    fileprivate func room(in parent: AnalyzedView) -> Double {
        let neighbors = parent.childViews.filter { other in
            other != self && !other.isHidden && other.frame.x >= frame.maxX - 0.5 && other.frame.y < frame.maxY
                && other.frame.maxY > frame.y
        }
        return (neighbors.map(\.frame.x) + [parent.frame.maxX]).reduce(.infinity, min) - frame.x
    }
}

extension AnalyzedConstraint {
    /// The distance to an edge that a longer text may come as near to.
    private static let nearest = 20.0

    /// The edit that makes the distance to an edge a least one, so that a text can grow; nil if that makes less room than it needs.
    fileprivate func yielding(to need: Double) -> Fix? {
        guard abs(constant) - AnalyzedConstraint.nearest >= need, let loosened = loosening(nil).first, !loosened.edits.isEmpty else {
            return nil
        }
        return Fix(
            "Make \(self) (line \(line)) a distance of at least \(inPoints(AnalyzedConstraint.nearest)).",
            edits: loosened.edits + [.setConstant(constant < 0 ? -AnalyzedConstraint.nearest : AnalyzedConstraint.nearest, of: id)],
            isChoice: true)
    }
}

extension Double {
    /// Whether a length that is an estimate exceeds some room by more than a tenth; by less, it may well fit.
    fileprivate func overruns(_ room: Double) -> Bool { self > room * 1.1 }
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
