/// What a layout met, in the order it met it.
///
/// ```swift
/// let report = try layout.layOut()
/// for conflict in report.conflicts { print(conflict) }
/// for item in report.moved { redraw(item) }
/// ```
public struct LayoutReport {
    /// The items whose frame or content area changed, each once.
    public internal(set) var moved: [Item] = []
    /// Required constraints that cannot hold together, each with the one that was left out: all there are now, whether or
    /// not this pass found them.
    public internal(set) var conflicts: [LayoutConflict] = []
    /// Constraints from behaviors that cannot be (V1 to V9); they were left out.
    public internal(set) var refused: [Refusal] = []
    /// How often the system was solved; 0: nothing had changed.
    public internal(set) var solves = 0
    /// Rounds of behaviors, solving and insets; 1 unless something was invalidated on the way.
    public internal(set) var rounds = 0
    /// The items that were invalidated again in every round until the cap of 100 was reached (LP-1); else empty.
    public internal(set) var loop: [Item] = []

    /// A behavior's constraint that cannot be.
    public struct Refusal {
        public let item: Item
        public let constraint: Constraint
        public let error: ConstraintError
    }
}

/// Why a layout could not be computed. Nothing that a program can build causes one but a missing backend, more than 16
/// million items, and a machine without memory.
public enum LayoutError: Error, Equatable, CustomStringConvertible {
    /// What the solver says.
    case solver(SolverError)
    /// The root has a parent: lay out the topmost item.
    case rootHasParent(String)
    /// The tree has a layout already.
    case alreadyLaidOut(String)

    public var description: String {
        switch self {
        case .solver(let error): error.description
        case .rootHasParent(let name): "\(name) has a parent: make the layout for the topmost item."
        case .alreadyLaidOut(let name): "\(name) has a layout already: use that one, or let it go first."
        }
    }
}

/// A constraint as a layout applied it, and where it comes from.
public struct AppliedConstraint {
    public enum Origin: Hashable, Sendable {
        /// The program's.
        case user
        /// A behavior's.
        case behavior
        /// The content size: hugging or compression resistance.
        case contentSize
        /// An autoresizing mask's.
        case autoresizing
        /// The place and size of the root.
        case host
    }

    public let origin: Origin
    public let constraint: Constraint
    /// The item whose behavior, content, mask or place it is; nil for the user's.
    public let item: Item?
    /// The handle, where there is one.
    public let installed: InstalledConstraint?
}

extension AppliedConstraint: CustomStringConvertible {
    /// `box.height == 44   [stack's behavior]`
    public var description: String {
        switch origin {
        case .user: "\(constraint)"
        case .behavior: "\(constraint)   [made by \(item?.label ?? "a behavior")]"
        case .contentSize: "\(constraint)   [content size]"
        case .autoresizing: "\(constraint)   [autoresizing \(item?.autoresizing?.notation ?? "")]"
        case .host: "\(constraint)   [the root's place]"
        }
    }
}

/// Required constraints that cannot hold together: without any one of them the others can. (That widths and heights are
/// not negative takes part without being listed, SV-2.)
///
/// ```swift
/// print(conflict)
/// // These constraints cannot all hold:
/// //     box.height == 200
/// //     box.height == 84   ← left out
/// ```
public struct LayoutConflict: CustomStringConvertible {
    /// The members, oldest first. ``broken`` is among them.
    public let members: [AppliedConstraint]
    /// The one that was left out: the latest of the user's, else of a behavior's, and only then of masks and the host
    /// (SV-41).
    public let broken: AppliedConstraint

    let brokenIndex: Int

    public var description: String {
        let lines = members.indices.map { "    \(members[$0])\($0 == brokenIndex ? "   ← left out" : "")" }
        return (["These constraints cannot all hold:"] + lines).joined(separator: "\n")
    }
}
