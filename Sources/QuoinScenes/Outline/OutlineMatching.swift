/// An index of an outline by id, by parent and by place.
struct OutlineIndex {
    let objects: [OutlineObject]
    private let indices: [String: Int]
    /// The ids of the children of each parent, in the order of the file.
    private let children: [String: [String]]

    init(_ outline: DocumentOutline) {
        objects = outline.objects
        indices = Dictionary(objects.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        children = Dictionary(grouping: objects.filter { $0.parent != nil }) { $0.parent ?? "" }.mapValues { $0.map(\.id) }
    }

    subscript(id: String) -> OutlineObject? { indices[id].map { objects[$0] } }

    func index(of id: String) -> Int? { indices[id] }

    /// The lists of siblings whose order has a meaning, one for each parent and slot.
    var orderedLists: [[String]] {
        struct Slot: Hashable {
            var parent: String
            var slot: String
        }
        var lists: [Slot: [String]] = [:]
        for object in objects where object.isOrdered {
            lists[Slot(parent: object.parent ?? "", slot: object.slot), default: []].append(object.id)
        }
        return Array(lists.values)
    }

    /// Returns the id of the preceding object in the parent's slot; nil for the first.
    func sibling(before id: String) -> String? {
        guard let object = self[id], let parent = object.parent else { return nil }
        var last: String?
        for sibling in children[parent] ?? [] {
            if sibling == id { return last }
            if let other = self[sibling], other.slot == object.slot, other.isOrdered { last = sibling }
        }
        return nil
    }

    /// Returns the number of objects of each role inside an object. Those that are not counted are not searched either.
    func contents(of id: String, counting isCounted: (String) -> Bool) -> [OutlineObject.Role: Int] {
        var counts: [OutlineObject.Role: Int] = [:]
        var waiting = children[id] ?? []
        while let next = waiting.popLast() {
            guard isCounted(next), let object = self[next] else { continue }
            if object.role != .guide { counts[object.role, default: 0] += 1 }
            waiting += children[next] ?? []
        }
        return counts
    }
}

extension DocumentOutline {
    /// The number of objects of each role.
    package var contents: [OutlineObject.Role: Int] {
        var counts: [OutlineObject.Role: Int] = [:]
        for object in objects where object.role != .guide && object.role != .document { counts[object.role, default: 0] += 1 }
        return counts
    }
}

/// The pairs of objects of two outlines that are the same object.
///
/// Objects with the same id are the same. Of the others, a constraint or a connection is the same as one with the same
/// contents, then as the only one with nearly the same contents: Xcode gives a new id to an object that was deleted and
/// created again.
struct OutlineMatching {
    /// The new ids by the old ones.
    private(set) var matches: [String: String] = [:]

    init(_ old: OutlineIndex, _ new: OutlineIndex) {
        for object in old.objects {
            guard let other = new[object.id], other.role == object.role || !(object.isByWords || other.isByWords) else { continue }
            matches[object.id] = object.id
        }
        let taken = Set(matches.values)
        var olds = old.objects.filter { $0.isByWords && matches[$0.id] == nil }
        var news = new.objects.filter { $0.isByWords && !taken.contains($0.id) }
        for (words, isExact) in [(OutlineObject.allWords, true), (OutlineObject.chiefWords, false)] {
            guard !olds.isEmpty, !news.isEmpty else { return }
            let byWords = Dictionary(grouping: news, by: words)
            for (key, same) in Dictionary(grouping: olds, by: words) {
                guard let others = byWords[key], isExact || same.count == 1 && others.count == 1 else { continue }
                for (object, other) in zip(same, others) { matches[object.id] = other.id }
            }
            let found = Set(matches.values)
            olds.removeAll { matches[$0.id] != nil }
            news.removeAll { found.contains($0.id) }
        }
    }
}

extension OutlineObject {
    fileprivate var isByWords: Bool { role == .constraint || isConnection }

    fileprivate struct Words: Hashable {
        var role: Role
        var parent: String?
        var words: [String]
        var equation: OutlineEquation?
    }

    /// Returns all contents of an object.
    fileprivate static func allWords(_ object: OutlineObject) -> Words {
        Words(
            role: object.role, parent: object.isConnection ? object.parent : nil,
            words: object.attributes.map { "\($0.path)=\($0.value)" }.sorted(), equation: object.equation?.normalized)
    }

    /// Returns the contents without the parts that change most often: numbers, and the destination of a connection.
    fileprivate static func chiefWords(_ object: OutlineObject) -> Words {
        var equation = object.equation?.normalized
        equation?.constant = 0
        equation?.multiplier = 1
        equation?.priority = 1000
        equation?.isStandard = false
        let paths = ["property", "selector", "eventType", "kind", "identifier", "relationship"]
        return Words(
            role: object.role, parent: object.isConnection ? object.parent : nil,
            words: object.isConnection ? paths.map { object[$0] ?? "" } : [], equation: equation)
    }
}
