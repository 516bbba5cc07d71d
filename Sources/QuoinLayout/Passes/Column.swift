/// One column of a table: values by slot, in memory of its own.
///
/// An array is a value that others may hold as well, and asks at every write whether anyone does. A column is never
/// copied, so a frame is written by writing it. Slots are checked in debug builds only: they come from the engine.
struct Column<Value>: ~Copyable {
    private var cells = UnsafeMutableBufferPointer<Value>(start: nil, count: 0)
    private(set) var count = 0

    deinit {
        cells.extracting(..<count).deinitialize()
        cells.deallocate()
    }

    @inline(__always)
    subscript(slot: Int) -> Value {
        get {
            assert(slot < count)
            return cells[slot]
        }
        set {
            assert(slot < count)
            cells[slot] = newValue
        }
    }

    subscript(slot: Int32) -> Value {
        @inline(__always) get { self[Int(slot)] }
        @inline(__always) set { self[Int(slot)] = newValue }
    }

    /// Amortized O(1).
    @inline(__always)
    mutating func append(_ value: Value) {
        if count == cells.count { reserve(max(16, 2 * count)) }
        cells.initializeElement(at: count, to: value)
        count += 1
    }

    /// At least so many cells, the new ones alike.
    mutating func grow(to size: Int, with value: Value) {
        guard size > count else { return }
        // The first time all that is asked for, later in steps that double: items come one by one then.
        if size > cells.count { reserve(count == 0 ? size : max(size, 2 * count)) }
        cells.extracting(count..<size).initialize(repeating: value)
        count = size
    }

    /// Forgets the values, and keeps the room for so many.
    mutating func removeAll(keeping limit: Int) {
        cells.extracting(..<count).deinitialize()
        count = 0
        guard cells.count > limit else { return }
        cells.deallocate()
        cells = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    private mutating func reserve(_ size: Int) {
        let larger = UnsafeMutableBufferPointer<Value>.allocate(capacity: size)
        _ = larger.moveInitialize(fromContentsOf: cells.extracting(..<count))
        cells.deallocate()
        cells = larger
    }
}

extension Column where Value == Item? {
    /// The same as the subscript, not counted: whoever asks knows that the item stays.
    @inline(__always)
    func borrowed(_ slot: Int32) -> Unmanaged<Item>? {
        assert(slot < count)
        return UnsafeRawBufferPointer(cells).load(
            fromByteOffset: Int(slot) * MemoryLayout<Item?>.stride, as: Unmanaged<Item>?.self)
    }
}
