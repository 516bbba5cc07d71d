import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinSolver

// Rules about what cannot hold together (SV-40).

extension Rule {
    static let conflict = Rule(
        "conflict", .error, summary: "Required constraints contradict each other.",
        explanation: """
            Required constraints must all hold. Where they cannot, UIKit logs "Unable to simultaneously satisfy constraints", breaks one \
            of them, and goes on, and which one it breaks is not always the same. Decide which one may be broken: lower its priority to \
            999, make it an inequality, or remove it.
            """,
        shows: "A view with leading and trailing constraints to its superview and a width of 400 on a screen of 375.",
        nearly: "The same with the width at priority 999."
    ) { scene in
        var found: [(views: Set<AnalyzedView>, detection: Detection)] = []
        for conflict in scene.analyzedConflicts where [.plain, .drawnSize].contains(conflict.kind) || conflict.isAboutCellWidth {
            // The same views on the other axis are the same mistake.
            let views = conflict.views, detection = conflict.detection
            if let first = found.firstIndex(where: { $0.views == views && !views.isEmpty }) {
                found[first].detection.add(detection)
            } else {
                found.append((views, detection))
            }
        }
        return found.map(\.detection)
    }

    static let hiddenArrangedConflict = Rule(
        "hidden-arranged-conflict", .warning, summary: "A hidden view in a stack view must be 0 points long and has a required length.",
        explanation: """
            A stack view hides a view by making it 0 points long, with a required constraint. Constraints inside the view that need \
            space, such as padding or a fixed height, then contradict it, and UIKit logs the conflict each time the view is hidden.
            """,
        shows: "A hidden arranged view with a required height of 60.",
        nearly: "The same with the height at priority 999."
    ) { scene in
        scene.analyzedConflicts.filter { $0.kind == .hidden }.map(\.detection) + scene.hiddenViewsWithLength()
    }

    static let cellHeightConflict = Rule(
        "cell-height-conflict", .warning, summary: "The content of a cell needs a different height than the cell has.",
        explanation: """
            A cell's content view is as high as its row, and while a table measures its rows, it briefly has the row's estimated height. \
            Required constraints from its top to its bottom that add up to another height contradict that. If the last one has priority \
            999, nothing is logged, and rows that size themselves still get the right height.
            """,
        shows: "A cell 44 points high with content that needs 80.",
        nearly: "The same with the row as high as its content, or with the last constraint at priority 999."
    ) { scene in
        scene.rowsThatDisagree()
            + scene.analyzedConflicts.filter {
                $0.kind == .cell && !$0.isAboutCellWidth && !$0.isDrawnRow && !scene.isAboutOpenRow($0)
            }.map(\.detection)
    }
}

extension Detection {
    /// Takes in the same conflict on the other axis.
    fileprivate mutating func add(_ other: Detection) {
        severity = severity.flatMap { own in other.severity.map { max(own, $0) } }
        related.append(Finding.Related(object: other.object, message: other.message))
        related += other.related.filter { !related.contains($0) }
        guard let more = other.advice, !other.edits.isEmpty, !edits.isEmpty else { return }
        let first = Fix(advice ?? "", edits: edits, isChoice: isChoice)
        advice = "\(first.description) \(more)"
        edits += other.edits.filter { !edits.contains($0) }
        otherAdvice = [first] + otherAdvice
    }
}

extension AnalyzedConflict {
    /// The views that the scene's own members name.
    fileprivate var views: Set<AnalyzedView> {
        Set(members.filter(\.isUser).flatMap { $0.sides.map(\.own.view) })
    }

    fileprivate var detection: Detection {
        let explanation = explanation
        let ways = ConflictWays(self, explanation).all
        var detection = Detection(
            object: object, aspect: conflict.constraints.joined(separator: " "), severity: severity, message(explanation),
            advice: nil)
        detection.take(ways)
        // What can be changed comes first.
        let others = members.filter { $0.id != conflict.broken }
        let shown = others.filter(\.isUser) + others.filter { !$0.isUser && $0.origin == .contentSize }
        detection.related = (shown + others.filter { !shown.contains($0) }).prefix(8).map { Finding.Related($0) }
        if members.contains(where: { $0.origin == .contentSize }) { detection.tolerance = amount.map { $0 - 1 } }
        return detection
    }

    /// The severity: lower where a xib's drawn size takes part, which nothing guarantees, least of all its height, or a width that is
    /// no screen's, and where code may have changed a member before anybody sees the screen.
    private var severity: Severity? {
        if isAboutStackThatCodeFills { return .info }
        // The layout of a collection view, which is elsewhere, sizes its items.
        if isAboutCellWidth { return root.element == "collectionViewCell" ? .info : .warning }
        guard kind == .drawnSize else { return isChangedByCode ? .warning : nil }
        return members.first?.axis == .horizontal && isAsWideAsScreen ? .warning : .info
    }

    private func message(_ explanation: ConflictExplanation) -> String {
        // Two places for one edge read best as they are.
        if members.count == 2, members.allSatisfy({ $0.first.attribute.isLocation }) {
            return "\(members[0]) and \(members[1]) contradict each other."
        }
        if explanation.isContradiction { return explanation.headline }
        let lines = members.map(\.description)
        let more = lines.count > 3 ? " and \(lines.count - 3) more" : ""
        return "These cannot all hold: \(lines.prefix(3).joined(separator: "; "))\(more)."
    }
}

extension AnalyzedConflict {
    /// Whether the content of a cell needs another width than its table gives it.
    fileprivate var isAboutCellWidth: Bool {
        kind == .cell && members.allSatisfy { $0.axis == .horizontal } && !isOfItemThatSizesItself
    }

    /// Whether a stack view with an outlet, which code fills, has a part in it with the only view that it has in the file.
    fileprivate var isAboutStackThatCodeFills: Bool {
        members.contains { member in
            guard let stack = member.owner, stack.stackBehavior != nil else { return false }
            return stack.properties[.isConnected] == true && stack.childViews.count <= 1
        }
    }

    /// Whether the row has the height that it happens to be drawn in: a cell in a xib, whose table is elsewhere.
    fileprivate var isDrawnRow: Bool {
        root.isCellPart && members.first?.axis == .vertical || RowChains.disagree(members) || isOfItemThatSizesItself
    }

    /// Whether it is about a collection's item whose size on the canvas says nothing: its layout asks the item.
    fileprivate var isOfItemThatSizesItself: Bool {
        members.contains { member in
            member.first.view.selfAndAncestors.contains { $0.element == "collectionViewCell" && $0.properties[.sizesItself] == true }
        }
    }

    /// Whether an outlet connects one of its constraints with code.
    fileprivate var isChangedByCode: Bool { members.contains { $0.isUser && $0.isConnected } }
}

extension RowChains {
    /// Whether the content that a conflict is about has chains that disagree, which is said already.
    fileprivate static func disagree(_ members: [AnalyzedConstraint]) -> Bool {
        members.contains { member in
            member.first.view.isRowContent && RowChains(member.first.view).disagreement != nil
        }
    }
}

extension SceneAnalysis {
    /// Whether a conflict is that of a row or an item whose height nothing decides, which is said already.
    fileprivate func isAboutOpenRow(_ conflict: AnalyzedConflict) -> Bool {
        let open = Set(openRows.compactMap(\.object))
        return conflict.members.first?.axis == .vertical
            && conflict.members.contains { member in
                member.sides.contains { $0.own.view.selfAndAncestors.contains { open.contains($0.id ?? "") } }
            }
    }

    /// Rows to which two chains of constraints give different heights.
    fileprivate func rowsThatDisagree() -> [Detection] {
        let open = Set(openRows.compactMap(\.object))
        return views.filter { $0.isRowContent && !open.contains($0.id ?? "") }.compactMap { content in
            guard let (one, two) = RowChains(content).disagreement, let view = one.views.first, let other = two.views.first else {
                return nil
            }
            let culprit = two.constraints.last { $0.isUser && $0.second == nil } ?? two.constraints.last { $0.isUser }
            var detection = Detection(
                object: culprit?.id ?? other.id,
                "The row cannot be both \(inPoints(one.height)) high, as the chain through \(view.title) says, and "
                    + "\(inPoints(two.height)), as the one through \(other.title) does.",
                advice: "Change a constant in one of the two chains, or lower its last constraint to priority 999.")
            detection.related = (one.constraints + two.constraints).filter { $0.isUser && $0 != culprit }.prefix(8).map {
                Finding.Related($0)
            }
            return detection
        }
    }

    /// Hidden arranged views with a length. Interface Builder's canvas lets such a view keep the length that its constraints ask for; a
    /// running program complains.
    fileprivate func hiddenViewsWithLength() -> [Detection] {
        guard isDrawn else { return [] }
        return views.compactMap { view in
            guard view.isArranged, view.isHiddenItself, let parent = view.parent, let axis = parent.stackBehavior?.axis,
                view.length(axis) > 1, let constraint = view.lengthConstraint(axis)
            else { return nil }
            // Other constraints may make it longer than the one that is to give way.
            let length = constraint.second == nil ? constraint.constant : view.length(axis)
            var detection = Detection(
                view,
                "\(view.sentenceTitle) is hidden in \(parent.title), which makes it 0 points \(axis.dimensionName), but its constraints "
                    + "require a \(axis.lengthName) of \(inPoints(length)).",
                advice: "")
            detection.take([constraint.lowering(inCell: false)])
            detection.related = [Finding.Related(constraint)]
            return detection
        }
    }
}

extension AnalyzedView {
    /// The required constraint that gives it a length: a constant, a share of a view around it, or what ties something in it to its far
    /// edge, where something is tied to the near one, too; nil if it can be 0 points long.
    fileprivate func lengthConstraint(_ axis: Axis) -> AnalyzedConstraint? {
        let required = constraints.filter { $0.isUser && $0.isRequired && !$0.isPlaceholder && $0.axis == axis }
        if let constant = required.first(where: { $0.first.view == self && $0.isLeastLength }) { return constant }
        if let share = required.first(where: { $0.first.view == self && $0.isShareOfAncestor }) { return share }
        func tie(_ isWanted: (Attribute) -> Bool) -> AnalyzedConstraint? {
            required.first { constraint in
                constraint.side(of: self).map { own, other in
                    isWanted(own.attribute) && other.map { contains($0.view) && !$0.attribute.isCenter } ?? false
                } ?? false
            }
        }
        guard tie(\.isStart) != nil else { return nil }
        return tie(\.isEnd)
    }
}

extension AnalyzedConstraint {
    /// Whether it gives a view a constant length, or a least one.
    fileprivate var isLeastLength: Bool { !first.attribute.isLocation && second == nil && relation != .lessOrEqual && constant > 1 }

    /// Whether it gives a view a share of the length of a view around it, or at least that.
    fileprivate var isShareOfAncestor: Bool {
        guard !first.attribute.isLocation, relation != .lessOrEqual, multiplier > 0, let second else { return false }
        return second.view != first.view && second.view.contains(first.view)
    }
}
