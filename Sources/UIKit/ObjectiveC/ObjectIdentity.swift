// Objects in sets and tables are compared as in Objective-C: an object that does not define equality equals only itself.
//
// Foundation on Linux boxes objects that are not an `NSObject`, and two boxes of one object are not equal: a set would keep a
// removed object, and contain an object twice.

/// The identity of an object: its `isEqual` and `hash`, its Swift equality, or else its address.
struct ObjectIdentity: Hashable {
    let object: AnyObject

    /// The object as a key of a dictionary.
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

/// A box that Foundation opens when it returns the object.
private final class ObjectBox: NSObject, _StructBridgeable {
    let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
    func _bridgeToAny() -> Any { object }
    override var hash: Int { ObjectIdentifier(object).hashValue }
    override func isEqual(_ other: Any?) -> Bool { (other as? ObjectBox)?.object === object || other as AnyObject? === object }
}

/// The object in the form in which a set stores it.
private func kept(_ object: AnyObject) -> Any {
    object is NSObject || object is any Hashable ? object : ObjectBox(object)
}

// Overloads for objects, which are preferred to those for `Any`.

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
