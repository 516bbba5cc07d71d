import QuoinLayout
import QuoinScenes

/// Reads a view's appearance into its node's properties: colors by their keys, attributes by their names, and what the file has
/// UIKit set when the view is loaded.
struct AppearanceReader {
    let resources: DocumentResources

    func read(_ element: XMLElement, into properties: inout Properties) {
        if let alpha = element.number(.alpha), alpha != 1 { properties[.alpha] = alpha }
        if element.flag(.clipsSubviews) == true { properties[.clipsToBounds] = true }
        // One Xcode wrote `TopLeft`.
        if let mode = element[.contentMode], mode != "scaleToFill" {
            properties[.contentMode] = mode == "TopLeft" ? .topLeft : ContentMode(propertyWord: mode)
        }
        for attribute in AppearanceAttribute.byElement[element.name] ?? [] { attribute.read(element, &properties) }
        for child in element.children {
            guard let key = child.key else { continue }
            switch child.knownName {
            case .color: properties[key] = resources.color(child)?.propertyValue
            case .size where key == PropertyKey.textShadowOffset.name: properties[.textShadowOffset] = child.size
            case .inset where AppearanceReader.insets.contains(key):
                properties[key] = element.inset(key: key).map { Insets($0).propertyValue }
            case .fontDescription: font(child, &properties)
            default: break
            }
        }
        contents(element, &properties)
        runtime(element, &properties)
    }

    private static let insets = Set([PropertyKey.titleEdgeInsets, .imageEdgeInsets, .separatorInset].map(\.name))

    private func font(_ font: XMLElement, _ properties: inout Properties) {
        if font[.type] == "italicSystem" { properties[.italic] = true }
        properties[.fontFamily] = font[.family]
    }

    /// Reads the contents that some kinds have besides attributes and colors.
    private func contents(_ element: XMLElement, _ properties: inout Properties) {
        switch element.knownName {
        case .button: ButtonAppearance(resources).read(element, &properties)
        case .imageView:
            var image = resources.image("image", of: element)
            image?.configure(element.child(key: "preferredSymbolConfiguration"))
            properties[.image] = image
        case .textField:
            properties[.background] = resources.image("background", of: element)
        case .segmentedControl: segments(element, &properties)
        case .tableView: sections(element, &properties)
        case .searchBar:
            let scopes = element.child(.scopeButtonTitles)?.children.map(\.text) ?? []
            if !scopes.isEmpty { properties[.scopes] = scopes }
        case .visualEffectView:
            properties[.blurStyle] = element.child(.blurEffect)?[.style]
        case .navigationBar:
            let items = element.child(.items)?.children.map { BarReader(resources).navigationItem($0) } ?? []
            properties[.navigationItem] = items.last
            if let below = items.dropLast().last { properties[.backButton] = below.backTitle ?? below.title ?? "" }
            properties[.titleColor] = BarReader(resources).appearance(element).titleColor
        case .toolbar, .tabBar:
            properties[.items] = element.child(.items)?.children.map { BarReader(resources).item($0) } ?? []
        default: break
        }
    }

    private func segments(_ element: XMLElement, _ properties: inout Properties) {
        let images = element.child(.segments)?.children.map { resources.image("image", of: $0) } ?? []
        guard images.contains(where: { $0 != nil }) else { return }
        properties[.segmentImages] = images.map { $0?.record ?? Properties() }
    }

    /// The sections of a static table with the ids of their rows.
    private func sections(_ element: XMLElement, _ properties: inout Properties) {
        let sections = element.child(.sections)?.children.map { section in
            var record = Properties()
            record[.sectionHeader] = section[.headerTitle] ?? section.child(.string, key: "headerTitle")?.text
            record[.sectionFooter] = section[.footerTitle] ?? section.child(.string, key: "footerTitle")?.text
            record[.sectionRows] = section.child(.cells)?.children.compactMap(\.id) ?? []
            return record
        }
        if let sections, !sections.isEmpty { properties[.sections] = sections }
    }

    private func runtime(_ element: XMLElement, _ properties: inout Properties) {
        guard let attributes = element.child(.userDefinedRuntimeAttributes) else { return }
        for attribute in attributes.children {
            guard let name = attribute[.keyPath].flatMap({ AppearanceAttribute.runtime[$0] }) else { continue }
            switch attribute[.type] {
            case "color": properties[name] = attribute.child(key: "value").flatMap { resources.color($0) }?.propertyValue
            case "size": properties[name] = attribute.child(key: "value").flatMap(\.size)?.propertyValue
            case "boolean": if attribute.flag(.value) == true { properties[name] = true }
            default:
                let number = attribute.child(key: "value")?.number(.value) ?? attribute.number(.value)
                properties[name] = number.map { .number($0) }
            }
        }
    }
}

extension XMLElement {
    /// The value of a `size` element.
    var size: Size? {
        guard let width = number(.width), let height = number(.height) else { return nil }
        return Size(width: width, height: height)
    }
}
