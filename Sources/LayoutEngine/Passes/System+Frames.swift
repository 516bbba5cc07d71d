import QuoinSolver

// From values to frames. Frames are relative to the parent, so that what moves with its parent has not moved.

/// Slots in the order in which they were met, each once.
struct MovedSlots {
    private(set) var slots: [Int32] = []
    private var seen: [Bool] = []

    init(count: Int) {}

    mutating func insert(_ slot: Int32) {
        let index = Int(slot)
        while seen.count <= index { seen.append(false) }
        if seen[index] { return }
        seen[index] = true
        slots.append(slot)
    }
}

extension System {
    /// After a solve: the frames of whatever has a new value, and of the children of what has a new origin.
    func readChanges(_ moved: inout MovedSlots) {
        var touched: [Int32] = []
        stamp &+= 1
        book.solver.withChanges { changes in
            for index in changes where Int(index) < holders.count {
                let holder = holders[Int(index)]
                guard holder != .max else { continue }
                let slot = Int32(bitPattern: holder >> 3)
                if stamps[Int(slot)] != stamp {
                    stamps[Int(slot)] = stamp
                    touched.append(slot)
                }
            }
        }
        read(touched, &moved)
    }

    /// Reads frames from the values of the last solve.
    func read(_ touched: [Int32], _ moved: inout MovedSlots) {
        let scale = environment.scale
        let again = rereading
        rereading.removeAll(keepingCapacity: true)
        book.solver.withValues { values in
            guard !values.isEmpty else { return }
            for slot in touched + again { readFrame(slot, values, scale, &moved) }
        }
    }

    private func readFrame(_ slot: Int32, _ values: UnsafeBufferPointer<Double>, _ scale: Double, _ moved: inout MovedSlots) {
    }
}
