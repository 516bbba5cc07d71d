import QuoinBehaviors
import QuoinLayout

extension SceneReader {
    func controller(_ value: JSONValue, root: String) throws(DocumentError) -> SceneController {
        let object = try ObjectReader(value, "the controller", keys: SceneReader.controllerKeys)
        var controller = SceneController(root: root)
        controller.bars = try bars(object)
        controller.statusBarHidden = try object.bool("statusBarHidden")
        controller.extendedLayout = ExtendedLayout(
            edges: try edges(object), includesOpaqueBars: try object.bool("extendedLayoutIncludesOpaqueBars") ?? false)
        controller.adjustsScrollViewInsets = try object.bool("automaticallyAdjustsScrollViewInsets") ?? true
        controller.respectsMinimumMargins = try object.bool("viewRespectsSystemMinimumLayoutMargins") ?? true
        if let insets = try object.numbers("additionalSafeAreaInsets", count: 4) { controller.additionalSafeArea = Insets(insets) }
        if let name = try object.text("stage") {
            let stages: [String: Controller.Stage] = ["loaded": .loaded, "willAppear": .willAppear, "didAppear": .didAppear]
            guard let stage = stages[name] else { throw object.wrong("stage", "one of loaded, willAppear, didAppear") }
            controller.stage = stage
        }
        controller.name = try object.text("name")
        controller.barContents = try barContents(object)
        return controller
    }

    /// Reads the contents of the bars.
    private func barContents(_ object: ObjectReader) throws(DocumentError) -> BarContents {
        var contents = BarContents()
        contents.navigation = try value("navigationItem", of: object)
        contents.tabs = try value("tabItems", of: object) ?? []
        contents.tools = try value("toolbarItems", of: object) ?? []
        contents.backTitle = try object.text("backTitle")
        contents.hasBackButton = contents.backTitle != nil
        contents.selectedTab = try object.number("selectedTab").map { Int(limited: $0) }
        return contents
    }

    private func value<Value: PropertyRepresentable>(_ name: String, of object: ObjectReader) throws(DocumentError) -> Value? {
        guard let json = object[name] else { return nil }
        guard let value = Value.propertyShape.value(json).flatMap({ Value($0) }) else {
            throw object.wrong(name, Value.propertyShape.description)
        }
        return value
    }

    private static let controllerKeys = [
        "navigationBar", "navigationBarHidden", "largeTitle", "prompt", "tabBar", "toolbar", "statusBarHidden", "translucent",
        "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets",
        "viewRespectsSystemMinimumLayoutMargins", "additionalSafeAreaInsets", "stage", "name", "navigationItem", "tabItems",
        "toolbarItems", "backTitle", "selectedTab",
    ]

    /// Reads the bars; `"navigationBarHidden": true` stands for a navigation controller whose bar is hidden.
    private func bars(_ object: ObjectReader) throws(DocumentError) -> Bars {
        let isTranslucent = try object.bool("translucent") ?? true
        let isHidden = try object.bool("navigationBarHidden") ?? false
        var bars = Bars()
        if try object.bool("navigationBar") ?? isHidden {
            bars.navigation = NavigationBar(
                isHidden: isHidden, isTranslucent: isTranslucent, hasLargeTitle: try object.bool("largeTitle") ?? false,
                hasPrompt: try object.bool("prompt") ?? false)
        }
        if try object.bool("tabBar") ?? false { bars.tab = TabBar(isTranslucent: isTranslucent) }
        if try object.bool("toolbar") ?? false { bars.tool = Toolbar(isTranslucent: isTranslucent) }
        return bars
    }

    /// Reads the edges of an extended layout: `"all"`, `"none"`, or a list of edges.
    private func edges(_ object: ObjectReader) throws(DocumentError) -> RectEdge {
        let key = "edgesForExtendedLayout"
        guard let value = object[key] else { return .all }
        let words = value.string ?? value.elements.compactMap(\.string).joined(separator: ",")
        guard value.string != nil || value.kind == .list, let edges = RectEdge(named: words) else {
            throw object.wrong(key, "\"all\", \"none\", or a list of top, left, bottom, right")
        }
        return edges
    }
}
