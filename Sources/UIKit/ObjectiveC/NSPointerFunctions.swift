// Foundation's collections with weak references, which are missing on Linux.

/// The options of a table. Those that make no sense for objects are ignored.
public final class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let opaqueMemory = Options(rawValue: 2)
        public static let mallocMemory = Options(rawValue: 3)
        public static let machVirtualMemory = Options(rawValue: 4)
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        /// Compares members by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let cStringPersonality = Options(rawValue: 3 << 8)
        public static let structPersonality = Options(rawValue: 4 << 8)
        public static let integerPersonality = Options(rawValue: 5 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { rawValue & 0xFF == Options.weakMemory.rawValue }
        var isByPointer: Bool { (1...2).contains(rawValue >> 8 & 0xFF) }
    }
}

/// A strong or weak reference to an object.
struct ObjectReference {
    private let strong: AnyObject?
    private weak var known: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        strong = isWeak ? nil : object
        known = object
    }
    var object: AnyObject? { strong ?? known }
}

/// Members by hash, in their order of insertion. Deallocated members are removed at the next change.
struct ReferenceTable<Value> {
    private struct Entry {
        let number: Int
        let key: ObjectReference
        var value: Value
    }
    private var buckets: [Int: [Entry]] = [:]
    private var numbers = 0
    private var limit = 64
    private let options: NSPointerFunctions.Options

    init(_ options: NSPointerFunctions.Options) { self.options = options }

    private func hash(_ object: AnyObject) -> Int {
        options.isByPointer ? ObjectIdentifier(object).hashValue : ObjectIdentity(object: object).hashValue
    }
    private func isSame(_ left: AnyObject?, _ right: AnyObject) -> Bool {
        guard let left else { return false }
        return left === right || !options.isByPointer && ObjectIdentity(object: left) == ObjectIdentity(object: right)
    }

    subscript(_ key: AnyObject) -> Value? {
        get { buckets[hash(key)]?.first { isSame($0.key.object, key) }?.value }
        set {
            let hash = hash(key)
            var bucket = (buckets[hash] ?? []).filter { $0.key.object != nil }
            let index = bucket.firstIndex { isSame($0.key.object, key) }
            switch (index, newValue) {
            case (let index?, let value?): bucket[index].value = value
            case (let index?, nil): bucket.remove(at: index)
            case (nil, let value?):
                numbers += 1
                bucket.append(Entry(number: numbers, key: ObjectReference(key, isWeak: options.isWeak), value: value))
            case (nil, nil): break
            }
            buckets[hash] = bucket.isEmpty ? nil : bucket
            sweep()
        }
    }

    /// Removes deallocated members, each time the table has doubled.
    private mutating func sweep() {
        guard options.isWeak, buckets.count > limit else { return }
        buckets = buckets.mapValues { $0.filter { $0.key.object != nil } }.filter { !$0.value.isEmpty }
        limit = max(64, 2 * buckets.count)
    }

    var members: [(key: AnyObject, value: Value)] {
        buckets.values.joined().sorted { $0.number < $1.number }.compactMap { entry in entry.key.object.map { ($0, entry.value) } }
    }
    mutating func removeAll() { buckets = [:] }
}

/// An enumerator of objects.
final class ObjectEnumerator: NSEnumerator {
    private var rest: ArraySlice<AnyObject>
    init(_ objects: [AnyObject]) { rest = objects[...] }
    override func nextObject() -> Any? { rest.popFirst() }
}
