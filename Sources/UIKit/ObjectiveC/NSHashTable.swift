/// A set that can refer to its members weakly.
///
/// ```swift
/// let observers = NSHashTable<AnyObject>.weakObjects()
/// observers.add(controller)
/// ```
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var table: ReferenceTable<Void>

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        table = ReferenceTable(options)
        super.init()
    }
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }
    public override convenience init() { self.init(options: .strongMemory, capacity: 0) }

    /// A table with weak references to its members.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open func add(_ object: ObjectType?) { if let object { table[object] = () } }
    open func remove(_ object: ObjectType?) { if let object { table[object] = nil } }
    open func removeAllObjects() { table.removeAll() }
    open func contains(_ anObject: ObjectType?) -> Bool { anObject.map { table[$0] != nil } ?? false }
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { ObjectIdentity(object: $0) == ObjectIdentity(object: object) }
    }
    open var allObjects: [ObjectType] { table.members.compactMap { $0.key as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { table.members.count }
    open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }
    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.map(ObjectIdentity.hashable))
    }
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
    open func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
}
