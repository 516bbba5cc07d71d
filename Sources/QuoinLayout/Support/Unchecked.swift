// This file contains all accesses of this module that the language does not check.

/// A reference that is not counted. Its readers must know that the object is alive.
///
/// The links between items, constraints and their layout are such references. They are cleared before the object that they refer to is
/// released: ``Item/releaseChildren()``, ``Item/releaseOwned()`` and the end of a layout do so.
struct Unretained<Object: AnyObject>: Equatable {
    private let reference: Unmanaged<Object>

    @inline(__always)
    init(_ object: Object) { reference = .passUnretained(object) }

    var object: Object {
        @inline(__always) get { reference.takeUnretainedValue() }
    }

    /// Calls `body` with the object, without retaining it.
    @inline(__always)
    func with<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

    /// The object's address, for comparing.
    var address: UnsafeRawPointer {
        @inline(__always) get { UnsafeRawPointer(reference.toOpaque()) }
    }

    @inline(__always)
    static func == (lhs: Unretained, rhs: Unretained) -> Bool { lhs.address == rhs.address }
}

extension Array {
    /// The elements that a closure returns for 0, 1, … up to a count.
    @inline(__always)
    init(atMost count: Int, _ element: (Int) -> Element?) {
        self.init(unsafeUninitializedCapacity: count) { buffer, used in
            for index in 0..<count {
                guard let element = element(index) else { continue }
                buffer.initializeElement(at: used, to: element)
                used += 1
            }
        }
    }
}
