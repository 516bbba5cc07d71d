/// Changes that someone makes in Xcode, and those that Xcode makes by itself, at random.
struct RandomEdit {
    let root: Markup
    private(set) var random: SeededGenerator

    /// The effect of an edit, which the text must name.
    struct Expectation {
        /// `added`, `removed`, `moved`, `changed`
        var kind: String
        var object: String
        /// Other objects that may be named instead: when two have changed places, either may be reported as moved.
        var others: [String] = []
        /// Words that the sentence must have.
        var words: [String]
    }

    init(_ root: Markup, seed: UInt64) {
        self.root = root
        random = SeededGenerator(seed: seed)
    }

    // MARK: What someone does

    /// Applies a random edit; nil if the document has no object that it applies to.
    mutating func edit() -> Expectation? {
        switch Int.random(in: 0..<13, using: &random) {
        case 0: addView()
        case 1, 2: removeView()
        case 3: moveView()
        case 4: reorderView()
        case 5: rename()
        case 6: changeAttribute()
        case 7: changeConstant()
        case 8: addConstraint()
        case 9: removeConstraint()
        case 10: changeConnection()
        case 11: removeScene()
        default: addOutlet()
        }
    }

    private func elements(_ isWanted: (Markup) -> Bool) -> [Markup] {
        root.all.filter { $0.id != nil && ids[$0.id ?? ""] == 1 && isWanted($0) }
    }

    /// The number of elements with each id. Elements that share an id are not edited.
    private var ids: [String: Int] { Dictionary(root.all.compactMap(\.id).map { ($0, 1) }, uniquingKeysWith: +) }

    private func views() -> [Markup] { elements { $0.parent?.name == "subviews" } }

    private mutating func addView() -> Expectation? {
        guard let list = root.all.filter({ $0.name == "subviews" && $0.owner?.id != nil }).randomElement(using: &random) else { return nil }
        let label = Markup("label", ["text": "Quite fresh", "translatesAutoresizingMaskIntoConstraints": "NO", "id": "fre-sh-one"])
        list.insert(label, at: Int.random(in: 0...list.children.count, using: &random))
        return Expectation(kind: "added", object: "fre-sh-one", words: ["Label “Quite fresh” in "])
    }

    private mutating func removeView() -> Expectation? {
        guard let view = views().randomElement(using: &random), let id = view.id else { return nil }
        let gone = Set(view.all.compactMap(\.id))
        view.remove()
        func isTied(_ element: Markup) -> Bool {
            ["firstItem", "secondItem", "destination"].contains { name in element[name].map(gone.contains) ?? false }
        }
        let tied = root.all.filter { ["constraint", "outlet", "outletCollection", "action", "segue"].contains($0.name) && isTied($0) }
        let all = gone.union(tied.compactMap(\.id))
        for element in tied { element.remove() }
        for element in root.all where element["reference"].map(all.contains) ?? false { element.remove() }
        return Expectation(kind: "removed", object: id, words: [" from "])
    }

    private mutating func removeScene() -> Expectation? {
        let scenes = elements { $0.name == "scene" && !$0.all.contains { $0.id == root["initialViewController"] } }
        guard let scene = scenes.randomElement(using: &random), let id = scene.id else { return nil }
        let gone = Set(scene.all.compactMap(\.id))
        scene.remove()
        for element in root.all where element["destination"].map(gone.contains) ?? false { element.remove() }
        return Expectation(kind: "removed", object: id, words: ["scene "])
    }

    private mutating func moveView() -> Expectation? {
        guard let view = views().randomElement(using: &random), let id = view.id, let from = view.parent else { return nil }
        let lists = root.all.filter { $0.name == "subviews" && $0 !== from && !$0.lies(in: view) && $0.owner?.id != nil }
        guard let to = lists.randomElement(using: &random), to.owner !== from.owner else { return nil }
        // A constraint without a first item means the view that it is written in.
        view.remove()
        to.insert(view, at: Int.random(in: 0...to.children.count, using: &random))
        return Expectation(kind: "moved", object: id, words: ["moved from ", " to "])
    }

    private mutating func reorderView() -> Expectation? {
        guard let view = views().filter({ ($0.parent?.children.count ?? 0) > 1 }).randomElement(using: &random), let list = view.parent,
            let old = list.children.firstIndex(where: { $0 === view }), list.children.allSatisfy({ $0.id != nil }), let id = view.id
        else { return nil }
        var new = Int.random(in: 0..<list.children.count - 1, using: &random)
        if new >= old { new += 1 }
        let other = list.children[new].id ?? ""
        view.remove()
        list.insert(view, at: new)
        return Expectation(kind: "moved", object: id, others: abs(old - new) == 1 ? [other] : [], words: ["moved "])
    }

    private mutating func rename() -> Expectation? {
        guard let view = views().randomElement(using: &random), let id = view.id else { return nil }
        view["userLabel"] = "Newly named"
        return Expectation(kind: "changed", object: id, words: ["“Newly named”", "name "])
    }

    private mutating func changeAttribute() -> Expectation? {
        let changes: [(name: String, value: String, word: String)] = [
            ("text", "Other words", "text"), ("customClass", "OtherClass", "class"), ("hidden", "YES", "hidden"),
            ("alpha", "0.45", "alpha"),
            ("tag", "4711", "tag"), ("horizontalHuggingPriority", "333", "horizontal hugging priority"),
            ("clipsSubviews", "YES", "clips subviews"),
        ]
        guard let view = views().randomElement(using: &random), let id = view.id, let change = changes.randomElement(using: &random),
            view[change.name] != change.value
        else { return nil }
        view[change.name] = change.value
        return Expectation(kind: "changed", object: id, words: [change.word + " ", change.value == "YES" ? "yes" : change.value])
    }

    private mutating func changeConstant() -> Expectation? {
        guard let constraint = elements({ $0.name == "constraint" && $0["firstAttribute"] != nil }).randomElement(using: &random),
            let id = constraint.id
        else { return nil }
        let (name, value, word) =
            Bool.random(using: &random)
            ? ("constant", "1234.5", "constant") : ("priority", constraint["priority"] == "613" ? "614" : "613", "priority")
        constraint[name] = value
        if name == "constant" { constraint["symbolic"] = nil }
        return Expectation(kind: "changed", object: id, words: ["constraint ", "\(word) ", "→ \(value)"])
    }

    private mutating func addConstraint() -> Expectation? {
        guard let view = views().randomElement(using: &random), let id = view.id else { return nil }
        let constraint = Markup("constraint", ["firstItem": id, "firstAttribute": "width", "constant": "4321", "id": "fre-sh-two"])
        view.made("constraints").insert(constraint, at: 0)
        return Expectation(kind: "added", object: "fre-sh-two", words: ["constraint ", ".width = 4321"])
    }

    private mutating func removeConstraint() -> Expectation? {
        let constraints = elements { $0.name == "constraint" }
        guard let constraint = constraints.randomElement(using: &random), let id = constraint.id else { return nil }
        constraint.remove()
        for element in root.all where element["reference"] == id || element["destination"] == id { element.remove() }
        return Expectation(kind: "removed", object: id, words: ["constraint "])
    }

    private mutating func changeConnection() -> Expectation? {
        let connections = elements { ["outlet", "segue", "action"].contains($0.name) && $0["destination"] != nil }
        guard let connection = connections.randomElement(using: &random), let id = connection.id,
            let target = elements({ $0["sceneMemberID"] != nil || $0.parent?.name == "subviews" }).randomElement(using: &random)?.id,
            target != connection["destination"]
        else { return nil }
        connection["destination"] = target
        return Expectation(kind: "changed", object: id, words: ["\(connection.name) ", "destination "])
    }

    private mutating func addOutlet() -> Expectation? {
        let controllers = elements { $0["sceneMemberID"] == "viewController" || $0["placeholderIdentifier"] == "IBFilesOwner" }
        guard let controller = controllers.randomElement(using: &random), let view = views().randomElement(using: &random)?.id else {
            return nil
        }
        let outlet = Markup("outlet", ["property": "freshOutlet", "destination": view, "id": "fre-sh-three"])
        controller.made("connections").insert(outlet, at: 0)
        return Expectation(kind: "added", object: "fre-sh-three", words: ["outlet freshOutlet of ", " to "])
    }

    // MARK: What Xcode does

    private static let unordered: Set<String> = ["constraints", "connections", "scenes", "userDefinedRuntimeAttributes"]

    /// Writes another document that means the same.
    mutating func rewriteAsXcode() {
        root["toolsVersion"] = "99999"
        root["systemVersion"] = "25A1"
        root.child("dependencies")?.remove()
        root.insert(Markup("device", ["id": "retina6_72", "orientation": "portrait", "appearance": "light"]), at: 0)
        for element in root.all {
            element.attributes.shuffle(using: &random)
            if RandomEdit.unordered.contains(element.name), !element.children.contains(where: { $0["relationship"] == "viewControllers" }) {
                element.children.shuffle(using: &random)
            }
            if element["key"] == "canvasLocation" { element["x"] = "\(Int.random(in: -2000..<2000, using: &random))" }
            if element.parent?.name == "subviews", element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                element["fixedFrame"] == nil
            {
                element["misplaced"] = element["misplaced"] == nil ? "YES" : nil
                if let frame = element.children.first(where: { $0["key"] == "frame" && $0.name == "rect" }) { frame["x"] = "77" }
            }
        }
    }
}
