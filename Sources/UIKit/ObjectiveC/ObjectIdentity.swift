// Objects in sets and tables as Objective-C keeps them: an object that says nothing of equality is equal to itself alone.
//
// Foundation on Linux boxes what is not an `NSObject`, and two boxes of one such object are two things to it: a set would
// keep what was removed, and keep twice what was added twice.

/// What tells an object from others: `isEqual` and `hash` where it has them, else itself.
struct ObjectIdentity: Hashable {
    let object: AnyObject

    /// The object as a key: itself where it can be one.
    static func hashable(_ object: AnyObject) -> AnyHashable {
        (object as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentity(object: object))
    }

    static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool {
        if lhs.object === rhs.object { return true }
        if let left = lhs.object as? NSObject { return left.isEqual(rhs.object) }
        guard let left = lhs.object as? any Hashable, let right = rhs.object as? any Hashable else { return false }
        return AnyHashable(left) == AnyHashable(right)
    }

    func hash(into hasher: inout Hasher) {
        if let object = object as? NSObject {
            hasher.combine(object.hash)
        } else if let object = object as? any Hashable {
            hasher.combine(AnyHashable(object))
        } else {
            hasher.combine(ObjectIdentifier(object))
        }
    }
}

/// A box that Foundation opens by itself when it hands the object out.
private final class ObjectBox: NSObject, _StructBridgeable {
    let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
    func _bridgeToAny() -> Any { object }
    override var hash: Int { ObjectIdentifier(object).hashValue }
    override func isEqual(_ other: Any?) -> Bool { (other as? ObjectBox)?.object === object || other as AnyObject? === object }
}

/// The object as a set is to keep it.
private func kept(_ object: AnyObject) -> Any {
    object is NSObject || object is any Hashable ? object : ObjectBox(object)
}

// Calls with an object find these before those that take `Any`.

extension NSSet {
    public func contains(_ object: AnyObject) -> Bool { contains(kept(object)) }
    public func member(_ object: AnyObject) -> Any? {
        let found: Any? = member(kept(object))
        return (found as? ObjectBox)?.object ?? found
    }
}

extension NSMutableSet {
    public func add(_ object: AnyObject) { add(kept(object)) }
    public func remove(_ object: AnyObject) { remove(kept(object)) }
    public func addObjects<Object: AnyObject>(from objects: [Object]) { for object in objects { add(object as AnyObject) } }
}
