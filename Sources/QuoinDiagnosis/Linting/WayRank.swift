import QuoinLayout
import QuoinScenes

/// The rank of a way out of a conflict, by what it does to its scene; the least is the best.
struct WayRank: Comparable {
    /// The texts that it leaves less room than they need on another device, if the conflict shows there.
    private let squeezed: Int
    /// The frames that it does not keep as the file stores them.
    private let changed: Int
    /// The conflicts that it leaves where the scene was drawn.
    private let conflicts: Int
    /// The views whose center is not where the file stores it, those of both axes together.
    private let moved: Int
    /// The distance up to which a center counts as kept: margins that were meant to be equal differ by a point or two.
    private static let distance = 4.0

    /// The rank of a way that cannot be tried.
    static let last = WayRank(squeezed: .max, changed: .max, conflicts: .max, moved: .max)

    /// - Parameters:
    ///   - drawn: The changed scene where it was drawn: there the stored frames tell what was meant.
    ///   - elsewhere: The changed scene on the device on which the conflict shows; nil if that is the same one.
    init(drawn: SceneAnalysis, elsewhere: SceneAnalysis?) {
        let stored = drawn.views.compactMap { view in view.node?.stored?.frame.map { ($0, view.frameInParent) } }
        self.init(
            squeezed: elsewhere?.views.count { $0.text != nil && $0.isSqueezed } ?? 0,
            changed: stored.count { $0.differs(from: $1, by: 1) }, conflicts: drawn.conflicts.count,
            moved: Axis.allCases.reduce(0) { sum, axis in
                sum + stored.count { abs($0.center(axis) - $1.center(axis)) > WayRank.distance }
            })
    }

    private init(squeezed: Int, changed: Int, conflicts: Int, moved: Int) {
        (self.squeezed, self.changed, self.conflicts, self.moved) = (squeezed, changed, conflicts, moved)
    }

    static func < (left: WayRank, right: WayRank) -> Bool {
        (left.squeezed, left.changed, left.conflicts, left.moved) < (right.squeezed, right.changed, right.conflicts, right.moved)
    }
}

extension Rect {
    fileprivate func center(_ axis: Axis) -> Double { start(axis) + length(axis) / 2 }
}
