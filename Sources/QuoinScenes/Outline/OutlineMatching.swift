/// An outline with its objects at hand by id, by parent and by place.
struct OutlineIndex {
    let objects: [OutlineObject]
    private let indices: [String: Int]
    /// The ids in each parent, in the order of the file.
    private let children: [String: [String]]

    init(_ outline: DocumentOutline) {
        objects = outline.objects
        indices = Dictionary(objects.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        children = Dictionary(grouping: objects.filter { $0.parent != nil }) { $0.parent ?? "" }.mapValues { $0.map(\.id) }
    }

    subscript(id: String) -> OutlineObject? { indices[id].map { objects[$0] } }

    func index(of id: String) -> Int? { indices[id] }

    /// The siblings whose order means something, those of each parent and slot.
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

    /// The one before it in its parent's slot.
    func sibling(before id: String) -> String? {
        guard let object = self[id], let parent = object.parent else { return nil }
        var last: String?
        for sibling in children[parent] ?? [] {
            if sibling == id { return last }
            if let other = self[sibling], other.slot == object.slot, other.isOrdered { last = sibling }
        }
        return nil
    }

    /// How many objects of each role lie in another; what is not counted is not looked into.
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
    /// How many objects of each role there are.
    package var contents: [OutlineObject.Role: Int] {
        var counts: [OutlineObject.Role: Int] = [:]
        for object in objects where object.role != .guide && object.role != .document { counts[object.role, default: 0] += 1 }
        return counts
    }
}

/// Which objects of two outlines are the same one.
///
/// Ids say it first. Of what is left, a constraint or a connection is the same as one that says the same, then as the only one
/// that says nearly the same: Xcode gives a new id to what someone deleted and made once more.
struct OutlineMatching {
    /// New ids by old ones.
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

    /// All that it says.
    fileprivate static func allWords(_ object: OutlineObject) -> Words {
        Words(
            role: object.role, parent: object.isConnection ? object.parent : nil,
            words: object.attributes.map { "\($0.path)=\($0.value)" }.sorted(), equation: object.equation?.normalized)
    }

    /// The same without what is most often changed: numbers, and where a connection leads.
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
