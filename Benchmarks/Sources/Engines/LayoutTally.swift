import CBenchmark
import Workloads

/// The numbers of the layout engine's memory allocations in each step.
public struct LayoutTally: Codable, Equatable, Sendable {
    public var items = 0
    public var constraints = 0
    /// The rows in the solver.
    public var rows = 0
    public var allocations = Allocations()

    public struct Allocations: Codable, Equatable, Sendable {
        /// Making the items, and the behaviors of stack views.
        public var items: Int64 = 0
        /// Installing the constraints.
        public var constraints: Int64 = 0
        /// The first layout, the solver's own included.
        public var layout: Int64 = 0
        /// One edit of each kind, after an edit that grew the arrays.
        public var widthEdit: Int64 = 0
        public var labelEdit: Int64 = 0
        public var structureEdit: Int64 = 0

        var inOrder: [Int64] { [items, constraints, layout, widthEdit, labelEdit, structureEdit] }
    }
}

extension LayoutTally {
    /// Whether allocations can be counted here: with the GNU C library, in an optimized build. (Other builds ask for
    /// memory where this one uses the stack.)
    public static var isExact: Bool {
        #if DEBUG
            false
        #else
            allocation_count() >= 0
        #endif
    }

    public init(_ picture: Picture, usesStacks: Bool) throws {
        // The first time, the language's runtime allocates for itself.
        _ = try LayoutTally(counting: picture, usesStacks)
        self = try LayoutTally(counting: picture, usesStacks)
    }

    /// Whether these are the figures of `written`. How often a growing array is reallocated depends on how much more the C
    /// library gave it than it had asked for, and so on the heap at the start of the process: up to four allocations, or one
    /// in twenty, may differ between two machines.
    public func agrees(with written: LayoutTally) -> Bool {
        let sameSize = (items, constraints, rows) == (written.items, written.constraints, written.rows)
        return sameSize && zip(allocations.inOrder, written.allocations.inOrder).allSatisfy { abs($0 - $1) <= max(4, $1 / 20) }
    }

    private init(counting picture: Picture, _ usesStacks: Bool) throws {
        let prepared = PreparedLayoutEngine(picture, usesStacks: usesStacks)
        allocations.items = try counted { try prepared.makeTree() }
        if !usesStacks { allocations.constraints = try counted { try prepared.installConstraints() } }
        allocations.layout = try counted { try prepared.layOut() }
        (items, constraints, rows) = (prepared.boxCount, prepared.constraintCount, prepared.counts?.rows ?? 0)
        allocations.widthEdit = try edits(.width, of: picture, in: prepared)
        allocations.labelEdit = try edits(.label, of: picture, in: prepared)
        allocations.structureEdit = try edits(.structure, of: picture, in: prepared)
        prepared.clear()
    }

    private func edits(_ kind: Edit.Kind, of picture: Picture, in prepared: PreparedLayoutEngine) throws -> Int64 {
        var last: Int64 = 0
        for index in 0..<4 {
            guard let edit = picture.edit(kind, index) else { return 0 }
            last = try counted { try prepared.edit(edit) }
        }
        return last
    }

    private func counted(_ body: () throws -> Void) rethrows -> Int64 {
        let before = allocation_count()
        try body()
        return allocation_count() - before
    }
}
