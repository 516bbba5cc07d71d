/// A dictionary that can refer to its keys and values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var table: ReferenceTable<ObjectReference>
    private let valuesAreWeak: Bool

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int
    ) {
        table = ReferenceTable(keyOptions)
        valuesAreWeak = valueOptions.isWeak
        super.init()
    }
    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }
    public override convenience init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory, capacity: 0) }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { table[$0]?.object as? ObjectType } }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        table[aKey] = ObjectReference(anObject, isWeak: valuesAreWeak)
    }
    open func removeObject(forKey aKey: KeyType?) { if let aKey { table[aKey] = nil } }
    open func removeAllObjects() { table.removeAll() }
    /// The pairs whose key and value are both alive.
    private var pairs: [(key: AnyObject, value: AnyObject)] {
        table.members.compactMap { member in member.value.object.map { (member.key, $0) } }
    }
    open var count: Int { pairs.count }
    open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(pairs.map(\.key)) }
    open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(pairs.map(\.value)) }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var found: [AnyHashable: ObjectType] = [:]
        for (key, value) in pairs { found[ObjectIdentity.hashable(key)] = value as? ObjectType }
        return found
    }
}
