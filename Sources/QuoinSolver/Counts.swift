/// The counts of the last full solve's input and work, for baselines that do not depend on the speed of a machine.
///
/// ```swift
/// print(solver.counts.classes, solver.counts.kernelColumns)
/// ```
public struct Counts: Equatable, Sendable {
    /// The number of variables.
    public var variables = 0
    /// The number of rows.
    public var rows = 0
    /// The number of sets of variables at fixed distances, after the required equalities were merged.
    public var classes = 0
    /// The number of costs of a distance between two classes.
    public var springs = 0
    /// The number of classes that were eliminated exactly.
    public var eliminated = 0
    /// The number of rows that reached a kernel.
    public var kernelRows = 0
    /// The number of columns that reached a kernel.
    public var kernelColumns = 0
    /// The number of pivots of the kernels.
    public var kernelPivots = 0
    /// The number of blocks, parts that meet in one variable each, after an edit that was solved by them; otherwise 0.
    public var components = 0
    /// The number of blocks that the edit solved.
    public var touchedComponents = 0
    /// The number of blocks of memory that were allocated since the solver was created.
    public var allocations = 0
    /// The number of bytes that are currently allocated.
    public var bytes = 0
}
