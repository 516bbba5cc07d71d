import Engines
import Workloads

/// The timed regions: nothing else is ever timed.
enum Stopwatch {
    /// Building, the first solve, and reading every value.
    static func build(_ prepared: any PreparedEngine, _ values: Values) throws -> UInt64 {
        try timed {
            try prepared.build()
            try prepared.read(into: values.buffer)
        }
    }

    /// Asking which values are ambiguous; nil where the engine cannot tell.
    static func ambiguity(_ prepared: any PreparedEngine) throws -> (nanoseconds: UInt64, count: Int)? {
        var count: Int?
        let time = try timed { count = try prepared.countAmbiguous() }
        return count.map { (time, $0) }
    }

    /// One edit, its solve, and reading every value.
    static func edit(_ prepared: any PreparedEngine, by edit: Edit, reading values: Values) throws -> UInt64 {
        try timed {
            try prepared.edit(edit)
            try prepared.read(into: values.buffer)
        }
    }
}

/// A buffer for every value, four for each view. It is written once before anything is timed.
final class Values {
    let buffer: UnsafeMutableBufferPointer<Double>

    init(_ picture: Picture) {
        buffer = .allocate(capacity: 4 * picture.views.count)
        buffer.initialize(repeating: .nan)
    }

    deinit { buffer.deallocate() }
}
