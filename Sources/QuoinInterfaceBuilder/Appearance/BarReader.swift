import QuoinScenes

/// Items of bars, and how bars look.
struct BarReader {
    private let resources: DocumentResources

    init(_ resources: DocumentResources) { self.resources = resources }

    /// A `barButtonItem` or `tabBarItem`.
    func item(_ element: XMLElement) -> BarItem {
        var item = BarItem(title: element[.title])
        item.id = element.id
        item.image = resources.image("image", of: element)
        item.systemItem = element[.systemItem]
        item.style = element[.style]
        item.width = element.number(.width)
        item.tint = element.child(.color, key: "tintColor").flatMap { resources.color($0) }
        item.isEnabled = element.flag(.enabled) ?? true
        item.badge = element[.badgeValue]
        item.badgeColor = element.child(.color, key: "badgeColor").flatMap { resources.color($0) }
        if let view = element.child(key: "customView") { item.view = view.id ?? "" }
        return item
    }

    func navigationItem(_ element: XMLElement) -> NavigationItem {
        var item = NavigationItem(title: element[.title])
        item.id = element.id
        item.prompt = element[.prompt]
        item.largeTitleMode = element[.largeTitleDisplayMode]
        item.backTitle = element.child(.barButtonItem, key: "backBarButtonItem")?[.title]
        item.titleView = element.child(key: "titleView").map { $0.id ?? "" }
        item.leading = items("left", of: element)
        item.trailing = items("right", of: element)
        return item
    }

    /// One, or a list of them.
    private func items(_ side: String, of element: XMLElement) -> [BarItem] {
        let list = element.children.first { $0.name == "\(side)BarButtonItems" }?.children.map { item($0) } ?? []
        return list + (element.child(.barButtonItem, key: "\(side)BarButtonItem").map { [item($0)] } ?? [])
    }

    /// A `navigationBar`, `toolbar` or `tabBar`.
    func appearance(_ element: XMLElement?) -> BarAppearance {
        var appearance = BarAppearance()
        guard let element else { return appearance }
        appearance.style = element[.barStyle]
        appearance.isTranslucent = element.flag(.translucent) ?? true
        let unselected = element.runtimeAttribute("unselectedItemTintColor")?.child(.color, key: "value")
        appearance.unselectedTint = unselected.flatMap { resources.color($0) }
        for child in element.children {
            switch (child.name, child.key) {
            case ("color", "barTintColor"): appearance.background = resources.color(child)
            case ("color", "backgroundColor"): appearance.background = appearance.background ?? ground(child)
            // A tab bar's "Image Tint", by the name that it had first.
            case ("color", "selectedImageTintColor"): appearance.tint = resources.color(child)
            case ("color", "tintColor"): appearance.tint = appearance.tint ?? resources.color(child)
            case ("textAttributes", "titleTextAttributes"):
                appearance.titleColor = child.child(.color, key: "textColor").flatMap { resources.color($0) }
            case (_, "standardAppearance"):
                appearance.background = child.child(.color, key: "backgroundColor").flatMap { ground($0) } ?? appearance.background
            case (_, "scrollEdgeAppearance"):
                appearance.scrollEdgeBackground = child.child(.color, key: "backgroundColor").flatMap { ground($0) }
            default: break
            }
        }
        return appearance
    }

    /// A bar's background behind its material. Xcode writes a clear one into every tab bar, which leaves the material alone.
    private func ground(_ element: XMLElement) -> SceneColor? {
        let color = resources.color(element)
        if case .plain(let plain) = color, plain.alpha == 0 { return nil }
        return color
    }
}
