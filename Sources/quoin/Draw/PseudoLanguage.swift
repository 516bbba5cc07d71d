import QuoinScenes

/// A scene with each text doubled, to imitate long translations, as in Xcode's double-length pseudolanguage.
enum PseudoLanguage {
    static func apply(to scene: Scene) -> Scene {
        var copy = scene
        for index in copy.nodes.indices {
            lengthen(&copy.nodes[index].properties)
            for variation in copy.nodes[index].variations.indices { lengthen(&copy.nodes[index].variations[variation].properties) }
        }
        for index in copy.controllers.indices { lengthen(&copy.controllers[index].barContents) }
        return copy
    }

    static func twice(_ text: String) -> String {
        text.contains { !$0.isWhitespace } ? "\(text) \(text)" : text
    }

    private static func lengthen(_ properties: inout Properties) {
        for key in [PropertyKey<String>.text, .title, .placeholder, .subtitle, .prompt] { properties[key] = properties[key].map(twice) }
        for key in [PropertyKey<[String]>.segments, .scopes] { properties[key] = properties[key].map { $0.map(twice) } }
        // An attributed text repeats all of its runs.
        if let runs = properties[.runs] { properties[.runs] = runs + [space(like: runs.last)] + runs }
        if let sections = properties[.sections] {
            properties[.sections] = sections.map { section in
                var section = section
                section[.sectionHeader] = section[.sectionHeader].map(twice)
                section[.sectionFooter] = section[.sectionFooter].map(twice)
                return section
            }
        }
        properties[.navigationItem] = properties[.navigationItem].map(longer)
        properties[.items] = properties[.items].map { $0.map(longer) }
    }

    private static func space(like run: Properties?) -> Properties {
        var space = run ?? Properties()
        space[.text] = " "
        return space
    }

    private static func lengthen(_ contents: inout BarContents) {
        contents.navigation = contents.navigation.map(longer)
        contents.backTitle = contents.backTitle.map(twice)
        contents.tabs = contents.tabs.map(longer)
        contents.tools = contents.tools.map(longer)
    }

    private static func longer(_ item: BarItem) -> BarItem {
        var copy = item
        copy.title = copy.title.map(twice)
        return copy
    }

    private static func longer(_ item: NavigationItem) -> NavigationItem {
        var copy = item
        copy.title = copy.title.map(twice)
        copy.prompt = copy.prompt.map(twice)
        copy.backTitle = copy.backTitle.map(twice)
        copy.leading = copy.leading.map(longer)
        copy.trailing = copy.trailing.map(longer)
        return copy
    }
}
