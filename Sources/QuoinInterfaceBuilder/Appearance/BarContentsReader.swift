import QuoinScenes

/// Reads the contents of the bars around a controller: its own items, in the bars of the containers that it is shown by.
struct BarContentsReader {
    private let graph: ControllerGraph
    private let bars: BarReader
    /// All controllers of the document by their ids.
    private let controllers: [String: XMLElement]

    init(_ root: XMLElement, graph: ControllerGraph, resources: DocumentResources) {
        self.graph = graph
        bars = BarReader(resources)
        var controllers: [String: XMLElement] = [:]
        for object in root.storyboardObjects { if let id = object.id { controllers[id] = object } }
        self.controllers = controllers
    }

    /// The bar contents of a controller with a view of its own.
    func contents(of controller: XMLElement) -> BarContents {
        var contents = BarContents()
        contents.navigation = navigationItem(of: controller)
        if let navigation = graph.navigationController(of: controller) {
            contents.navigationBar = bars.appearance(navigation.child(key: "navigationBar"))
            contents.toolbar = bars.appearance(navigation.child(key: "toolbar"))
        }
        if let pushed = graph.edges(to: controller).first(where: \.isPush) {
            contents.hasBackButton = true
            let item = navigationItem(of: pushed.source)
            contents.backTitle = item?.backTitle ?? item?.title
        }
        contents.tools = controller.child(.toolbarItems)?.children.map { bars.item($0) } ?? []
        addTabs(of: controller, &contents)
        return contents
    }

    /// The bar contents of a navigation or tab bar controller as the canvas draws them: empty, with their bars.
    func contents(ofContainer container: XMLElement) -> BarContents {
        var contents = BarContents()
        switch container.name {
        case "navigationController": contents.navigationBar = bars.appearance(container.child(key: "navigationBar"))
        case "tabBarController": fill(&contents, from: container, shown: nil)
        default: break
        }
        return contents
    }

    /// A controller in a bar without an item of its own shows its title.
    private func navigationItem(of controller: XMLElement) -> NavigationItem? {
        if let element = controller.child(.navigationItem) { return bars.navigationItem(element) }
        return controller[.title].map { NavigationItem(title: $0) }
    }

    private func addTabs(of controller: XMLElement, _ contents: inout BarContents) {
        let follows: (ControllerGraph.Edge) -> Bool = { $0.isPush || $0.isRoot }
        let found = graph.first(from: controller, through: follows) { current, edges in
            edges.first(where: \.isTab).map { (tab: $0.source, shown: current) }
        }
        if let found {
            fill(&contents, from: found.tab, shown: found.shown.id)
        } else if let element = graph.first(from: controller, through: follows, { current, _ in current.child(key: "tabBarItem") }) {
            contents.tabs = [bars.item(element)]
            contents.selectedTab = 0
        }
    }

    private func fill(_ contents: inout BarContents, from container: XMLElement, shown: String?) {
        contents.tabBar = bars.appearance(container.child(key: "tabBar"))
        let members = container.child(.connections)?.children.filter { $0[.relationship] == "viewControllers" } ?? []
        for (index, member) in members.enumerated() {
            let destination = member[.destination]
            contents.tabs.append(tab(destination.flatMap { controllers[$0] }))
            if destination == shown, shown != nil { contents.selectedTab = index }
        }
        if shown == nil, !contents.tabs.isEmpty { contents.selectedTab = 0 }
    }

    /// The item of the controller itself, or of the one that its container shows first.
    private func tab(_ controller: XMLElement?) -> BarItem {
        var current = controller
        for _ in 0..<4 {
            guard let element = current else { break }
            if let item = element.child(key: "tabBarItem") { return bars.item(item) }
            let inner = element.child(.connections)?.children.first { $0[.relationship] == "rootViewController" }
            current = inner?[.destination].flatMap { controllers[$0] }
        }
        return BarItem(title: controller.map { ControllerName.of($0) } ?? "Item")
    }
}

/// The name that Xcode gives a controller.
enum ControllerName {
    /// The controller's label, its title, that of its item in a bar, or its class in words.
    static func of(_ controller: XMLElement) -> String {
        let given = [
            controller[.userLabel], controller[.title], controller.child(.navigationItem)?[.title],
            controller.child(key: "tabBarItem")?[.title],
        ]
        if let name = given.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
        return words(controller[.customClass] ?? plain(controller.name))
    }

    private static func plain(_ element: String) -> String {
        element == "viewControllerPlaceholder" ? "StoryboardReference" : element.prefix(1).uppercased() + element.dropFirst()
    }

    /// `LoginViewController` is `Login View Controller`.
    static func words(_ className: String) -> String {
        var result = ""
        let letters = Array(className.unicodeScalars)
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isCapital && index > 0
                && (letters[index - 1].isSmall || index + 1 < letters.count && letters[index + 1].isSmall)
            if startsWord, letters[index - 1] != " " { result += " " }
            result.unicodeScalars.append(letter == "_" ? " " : letter)
        }
        return result
    }
}

extension Unicode.Scalar {
    // Names of classes are ASCII, nearly always: the rest is looked up in the tables of Unicode.
    fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
    fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}

extension XMLElement {
    /// The objects of all scenes of a document.
    var storyboardObjects: [XMLElement] {
        child(.scenes)?.children.flatMap { scene in scene.child(.objects)?.children.map { $0 } ?? [] } ?? []
    }
}
