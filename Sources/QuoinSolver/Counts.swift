/// Counts of the last full solve's input and work: for baselines, which count things instead of milliseconds.
///
/// ```swift
/// print(solver.counts.classes, solver.counts.kernelColumns)
/// ```
public struct Counts: Equatable, Sendable {
    /// Variables of the problem.
    public var variables = 0
    /// Rows of the problem.
    public var rows = 0
    /// Sets of variables at fixed distances, after the required equalities were merged.
    public var classes = 0
    /// Functions of a distance between two classes.
    public var springs = 0
    /// Classes that left by an exact elimination.
    public var eliminated = 0
    /// Rows that reached a kernel.
    public var kernelRows = 0
    /// Columns that reached a kernel.
    public var kernelColumns = 0
    /// Pivots of the kernels.
    public var kernelPivots = 0
    /// Independent parts of the problem.
    public var components = 0
    /// Parts that the last solve had to look at.
    public var touchedComponents = 0
    /// Blocks of memory asked for since the solver was made.
    public var allocations = 0
    /// Bytes held.
    public var bytes = 0
}
