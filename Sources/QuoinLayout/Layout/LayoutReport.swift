/// The result of a layout: the items that moved, and the constraints that could not hold.
///
/// ```swift
/// let report = try layout.layOut()
/// for conflict in report.conflicts { print(conflict) }
/// for item in report.moved { redraw(item) }
/// ```
///
/// This type is not `Sendable`: it names items, which one thread at a time uses.
public struct LayoutReport {
    /// The items whose frame or content area changed, each once.
    public internal(set) var moved: [Item] = []
    /// The sets of required constraints that cannot hold together, each with the one that was left out. All current conflicts are listed,
    /// whether or not this pass found them.
    public internal(set) var conflicts: [LayoutConflict] = []
    /// The invalid constraints of behaviors (V1 to V9), which were left out.
    public internal(set) var refused: [Refusal] = []
    /// The number of times the system was solved; 0 if nothing had changed.
    public internal(set) var solves = 0
    /// The number of rounds of behaviors, solving and insets; 1 unless something was invalidated meanwhile.
    public internal(set) var rounds = 0
    /// The items that were invalidated again in every round until the limit of 100 was reached (LP-1); usually empty.
    public internal(set) var loop: [Item] = []

    /// An invalid constraint from a behavior.
    public struct Refusal {
        /// The item whose behavior made the constraint.
        public let item: Item
        /// The constraint that was refused.
        public let constraint: Constraint
        /// The cause of the refusal.
        public let error: ConstraintError
    }
}
