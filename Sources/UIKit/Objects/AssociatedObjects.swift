import Synchronization

// Objective-C's associated objects without its runtime: the two functions and their policies.
//
// UIKit's own objects carry their values and let them go with themselves. Any other object's values are in a table, with a
// weak reference to the object; they are let go when the table is next looked through, after the object has gone.

/// How a value is held. Without a runtime all retaining policies are one; copying copies `NSCopying` values.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = object as AnyObject
    return Associations.table.withLock { $0.values(of: owner)?.values[key]?.value }
}

/// Associates a value with an object under a key; nil takes it away.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let owner = object as AnyObject
    let held = value.map { Association($0, policy) }
    // What was there before is let go outside the lock: its end may come back here.
    let old = Associations.table.withLock { $0.set(held, key, of: owner) }
    withExtendedLifetime(old) {}
}

/// Takes away all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let owner = object as AnyObject
    let old = Associations.table.withLock { $0.removeAll(of: owner) }
    withExtendedLifetime(old) {}
}

/// A value with its policy.
final class Association: @unchecked Sendable {
    private let strong: Any?
    private weak var weakly: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            strong = nil
            weakly = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: strong = (value as? NSCopying)?.copy(with: nil) ?? value
        default: strong = value
        }
    }

    var value: Any? { strong ?? weakly }
}

/// All values of one object.
final class AssociatedValues: @unchecked Sendable {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Association] = [:]

    init(_ owner: AnyObject) { self.owner = owner }
}

/// UIKit's objects: their values end with them.
protocol AssociationHolder: AnyObject {
    var associations: AssociatedValues? { get set }
}

struct Associations: Sendable {
    static let table = Mutex(Associations())

    private var byObject: [ObjectIdentifier: AssociatedValues] = [:]
    private var limit = 64

    func values(of owner: AnyObject) -> AssociatedValues? {
        if let holder = owner as? any AssociationHolder { return holder.associations }
        guard let found = byObject[ObjectIdentifier(owner)], found.owner === owner else { return nil }
        return found
    }

    mutating func set(_ value: Association?, _ key: UnsafeRawPointer, of owner: AnyObject) -> [AnyObject?] {
        var gone: [AnyObject?] = []
        if let found = values(of: owner) {
            gone.append(found.values[key])
            found.values[key] = value
            return gone
        }
        guard let value else { return gone }
        let made = AssociatedValues(owner)
        made.values[key] = value
        if let holder = owner as? any AssociationHolder {
            holder.associations = made
        } else {
            gone.append(byObject.updateValue(made, forKey: ObjectIdentifier(owner)))
            gone += sweep()
        }
        return gone
    }

    mutating func removeAll(of owner: AnyObject) -> AnyObject? {
        if let holder = owner as? any AssociationHolder {
            defer { holder.associations = nil }
            return holder.associations
        }
        return byObject.removeValue(forKey: ObjectIdentifier(owner))
    }

    /// Objects that have gone, each time the table has doubled.
    private mutating func sweep() -> [AnyObject?] {
        guard byObject.count > limit else { return [] }
        let gone = byObject.filter { $0.value.owner == nil }
        for key in gone.keys { byObject[key] = nil }
        limit = max(64, 2 * byObject.count)
        return gone.values.map { $0 }
    }
}
