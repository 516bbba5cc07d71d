// Objective-C's associated objects without its runtime: the functions and their policies.
//
// UIKit's own objects store their values and release them when they are deallocated. The values of other objects are in a table
// with a weak reference to the object; they are released when the table is cleaned after the object was deallocated.

/// The policy of an associated value. All retaining policies are the same; the copying ones copy `NSCopying` values.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with an object under a key, or nil.
///
/// ```swift
/// private var key: UInt8 = 0
/// objc_setAssociatedObject(view, &key, "header", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
/// let name = objc_getAssociatedObject(view, &key) as? String
/// ```
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.values(of: object as AnyObject)?[key]?.value
}

/// Associates a value with an object under a key; nil removes it.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociationTable.shared.set(value.map { Association($0, policy) }, key, of: object as AnyObject)
}

/// Removes all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// An associated value with its policy.
struct Association {
    private let strong: Any?
    private weak var weakly: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            strong = nil
            weakly = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: strong = (value as? any NSCopying)?.copy(with: nil) ?? value
        // A number is bridged to NSNumber, so that what was an Int can be read as a CGFloat.
        default: strong = value as? NSNumber ?? value
        }
    }

    var value: Any? { strong ?? weakly }
}

typealias Associations = [UnsafeRawPointer: Association]

/// An object of UIKit that stores its associated values itself.
protocol AssociationHolder: AnyObject {
    var associations: Associations? { get set }
}

/// The associated values of all other objects, guarded by a lock.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Entry {
        weak var owner: AnyObject?
        var values: Associations
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    func values(of owner: AnyObject) -> Associations? {
        lock.lock()
        defer { lock.unlock() }
        return unlockedValues(of: owner)
    }

    private func unlockedValues(of owner: AnyObject) -> Associations? {
        if let holder = owner as? any AssociationHolder { return holder.associations }
        guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
        return entry.values
    }

    /// Sets a value. The previous one is released outside the lock, as its deinitializer may call this function.
    func set(_ value: Association?, _ key: UnsafeRawPointer, of owner: AnyObject) {
        lock.lock()
        var values = unlockedValues(of: owner) ?? [:]
        let old = values.updateValue(value ?? Association(0, .OBJC_ASSOCIATION_RETAIN), forKey: key)
        if value == nil { values[key] = nil }
        store(values, of: owner)
        let gone = sweep()
        lock.unlock()
        withExtendedLifetime((old, gone)) {}
    }

    func removeAll(of owner: AnyObject) {
        lock.lock()
        let old = unlockedValues(of: owner)
        store(nil, of: owner)
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    private func store(_ values: Associations?, of owner: AnyObject) {
        if let holder = owner as? any AssociationHolder {
            holder.associations = values
        } else {
            entries[ObjectIdentifier(owner)] = values.map { Entry(owner: owner, values: $0) }
        }
    }

    /// Removes the entries of deallocated objects, each time the table has doubled. Returns them for release.
    private func sweep() -> [Entry] {
        guard entries.count > limit else { return [] }
        let gone = entries.filter { $0.value.owner == nil }
        for key in gone.keys { entries[key] = nil }
        limit = max(64, 2 * entries.count)
        return Array(gone.values)
    }
}
