/// The differences in meaning between two versions of a document.
///
/// ```swift
/// for change in OutlineDifference(old, new).changes { print(change.operation, change.object.id) }
/// ```
///
/// Objects are matched by their ids; constraints and connections that were created anew, also by their contents. An object
/// that was added or removed with everything in it is one change, which counts its contents. O(objects), and O(n log n) for
/// the order of siblings.
package struct OutlineDifference: Sendable {
    package let old: DocumentOutline
    package let new: DocumentOutline
    /// The changes in the order of the new file. A removed object follows the nearest one that stayed.
    package private(set) var changes: [OutlineChange] = []

    package init(_ old: DocumentOutline, _ new: DocumentOutline) {
        self.old = old
        self.new = new
        var comparison = OutlineComparison(old, new)
        changes = comparison.changes()
    }
}

/// A single difference: an object that was added, removed, moved or changed.
package struct OutlineChange: Hashable, Sendable {
    package enum Operation: String, Hashable, Sendable, CaseIterable { case added, removed, moved, changed }

    package var operation: Operation
    /// The object as it is now; if it was removed, as it was.
    package var object: OutlineObject
    /// The object as it was; nil if it was added.
    package var old: OutlineObject?
    /// The attributes that differ, for an object that was changed or moved.
    package var attributes: [AttributeChange] = []
    /// The number of objects of each role that were added or removed with this one: those inside it, and for a removed
    /// object also the constraints and connections that led to it.
    package var contents: [OutlineObject.Role: Int] = [:]
    /// The id of the sibling before the object, if the order of siblings has a meaning; nil for the first of them.
    package var follows: String?

    package struct AttributeChange: Hashable, Sendable {
        package var path: String
        /// The old value; nil if the property was not set.
        package var old: String?
        /// The new value; nil if the property is no longer set.
        package var new: String?

        package init(path: String, old: String?, new: String?) {
            self.path = path
            self.old = old
            self.new = new
        }
    }
}

/// Matches the objects of two outlines and compares the pairs.
private struct OutlineComparison {
    private let old: OutlineIndex
    private let new: OutlineIndex
    /// The new ids by the old ones.
    private let matches: [String: String]
    private let origins: [String: String]

    init(_ old: DocumentOutline, _ new: DocumentOutline) {
        self.old = OutlineIndex(old)
        self.new = OutlineIndex(new)
        matches = OutlineMatching(self.old, self.new).matches
        origins = Dictionary(uniqueKeysWithValues: matches.map { ($1, $0) })
    }

    mutating func changes() -> [OutlineChange] {
        let moved = movedSiblings()
        var found: [(index: Int, change: OutlineChange)] = []
        for (index, object) in new.objects.enumerated() {
            guard let origin = origins[object.id], let before = old[origin] else {
                if let change = arrival(object) { found.append((index, change)) }
                continue
            }
            if let change = change(before, object, isMoved: moved.contains(object.id)) { found.append((index, change)) }
        }
        var departures: [(index: Int, change: OutlineChange)] = []
        var index = -1
        for object in old.objects {
            if let kept = matches[object.id], let next = new.index(of: kept) {
                index = next
            } else if let change = departure(object) {
                departures.append((index, change))
            }
        }
        found += folded(departures)
        // Sorting keeps the order of changes at one index; removals come last.
        return found.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }.map(\.element.change)
    }

    // MARK: Additions and removals

    private func arrival(_ object: OutlineObject) -> OutlineChange? {
        guard object.role != .guide, object.parent.map({ origins[$0] != nil }) ?? true else { return nil }
        var change = OutlineChange(operation: .added, object: object)
        change.contents = new.contents(of: object.id) { origins[$0] == nil }
        change.follows = object.isOrdered ? new.sibling(before: object.id) : nil
        return change
    }

    private func departure(_ object: OutlineObject) -> OutlineChange? {
        guard object.role != .guide, object.parent.map({ matches[$0] != nil }) ?? true else { return nil }
        var change = OutlineChange(operation: .removed, object: object, old: object)
        change.contents = old.contents(of: object.id) { matches[$0] == nil }
        return change
    }

    /// Counts constraints and connections that were removed with one of their ends as part of that object's change.
    private func folded(_ departures: [(index: Int, change: OutlineChange)]) -> [(index: Int, change: OutlineChange)] {
        var tops: [String: String] = [:]
        for object in old.objects where matches[object.id] == nil && object.role != .guide {
            tops[object.id] = object.parent.flatMap { tops[$0] } ?? object.id
        }
        /// Returns the removed object that took a constraint with it.
        func cause(_ object: OutlineObject) -> String? { object.ends.lazy.compactMap { tops[$0] }.first { $0 != object.id } }
        let ties = Dictionary(grouping: departures.map(\.change.object).filter { cause($0) != nil }) { cause($0) ?? "" }
        return departures.filter { cause($0.change.object) == nil }.map { index, change in
            var change = change
            for tie in ties[change.object.id] ?? [] { change.contents[tie.role, default: 0] += 1 }
            return (index, change)
        }
    }

    // MARK: Changes

    private func change(_ before: OutlineObject, _ after: OutlineObject, isMoved: Bool) -> OutlineChange? {
        var change = OutlineChange(operation: .changed, object: after, old: before)
        change.attributes = attributeChanges(before, after)
        let hasNewParent = before.parent.flatMap { matches[$0] } != after.parent
        if after.role != .constraint, after.role != .guide, !after.isConnection || after.isOrdered {
            if hasNewParent || before.slot != after.slot || isMoved { change.operation = .moved }
        } else if after.isConnection, hasNewParent {
            change.attributes.insert(.init(path: "source", old: before.parent, new: after.parent), at: 0)
        }
        if change.operation == .moved, after.isOrdered { change.follows = new.sibling(before: after.id) }
        let isSame = before.equation?.normalized == after.equation?.normalized
        return change.operation == .changed && change.attributes.isEmpty && isSame ? nil : change
    }

    private func attributeChanges(_ before: OutlineObject, _ after: OutlineObject) -> [OutlineChange.AttributeChange] {
        var changes: [OutlineChange.AttributeChange] = []
        if before.element != after.element { changes.append(.init(path: "kind", old: before.element, new: after.element)) }
        if before.attributes == after.attributes { return changes }
        let earlier = Dictionary(before.attributes.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
        let later = Set(after.attributes.map(\.path))
        for attribute in before.attributes where !later.contains(attribute.path) && attribute.isAbout({ matches[$0] != nil }) {
            changes.append(.init(path: attribute.path, old: attribute.value, new: nil))
        }
        for attribute in after.attributes where earlier[attribute.path] != attribute.value && attribute.isAbout({ origins[$0] != nil }) {
            changes.append(.init(path: attribute.path, old: earlier[attribute.path], new: attribute.value))
        }
        return changes
    }

    // MARK: Order

    /// Returns the smallest set of objects whose move explains the new order of siblings.
    private func movedSiblings() -> Set<String> {
        var moved: Set<String> = []
        for list in new.orderedLists {
            let kept = list.filter { id in
                guard let origin = origins[id], let before = old[origin], let after = new[id] else { return false }
                return before.isOrdered && before.slot == after.slot && before.parent.flatMap { matches[$0] } == after.parent
            }
            let indices = kept.map { origins[$0].flatMap { old.index(of: $0) } ?? 0 }
            let still = Set(longestRise(indices))
            moved.formUnion(zip(kept, indices).filter { !still.contains($0.1) }.map(\.0))
        }
        return moved
    }
}

extension OutlineObject.Attribute {
    /// Returns whether the object that the path names, as `#id`, still exists. An attribute of a removed object goes with
    /// it.
    fileprivate func isAbout(_ isThere: (String) -> Bool) -> Bool {
        guard let mark = path.lastIndex(of: "#") else { return true }
        return isThere(String(path[path.index(after: mark)...]))
    }
}

extension OutlineObject {
    /// The ids of the objects that a constraint or a connection connects.
    fileprivate var ends: [String] {
        if let equation { return [equation.first.item, equation.second?.item].compactMap { $0 } }
        return isConnection ? [self["destination"]].compactMap { $0 } : []
    }
}

/// Returns the longest increasing subsequence. O(n log n).
private func longestRise(_ numbers: [Int]) -> [Int] {
    /// The indices of the last members of the best subsequences of each length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var low = 0, high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        previous[index] = low > 0 ? ends[low - 1] : nil
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var found: [Int] = []
    var next = ends.last
    while let index = next {
        found.append(numbers[index])
        next = previous[index]
    }
    return found.reversed()
}
