import QuoinScenes

/// The rules that tell which parts of a document have a meaning.
enum OutlineRules {
    static let documentAttributes = [
        "targetRuntime", "useAutolayout", "useTraitCollections", "useSafeAreas", "initialViewController", "launchScreen",
        "customObjectInstantitationMethod",
    ]

    /// Children whose order is that of the screen.
    static let orderedSlots: Set<String> = [
        "subviews", "cells", "prototypes", "sections", "items", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
    ]

    /// Elements that only Xcode reads: versions, copies of colors and sizes, simulated metrics of the canvas.
    private static let ignoredElements: Set<String> = [
        "dependencies", "resources", "device", "inferredMetricsTieBreakers", "classes", "designables", "simulatedMetricsContainer",
        "plugIn", "customFonts", "accessibilityOverrides", "adaptation", "animations",
    ]

    static func isIgnored(_ element: XMLElement) -> Bool {
        ignoredElements.contains(element.name)
            || (element.name.hasPrefix("simulated") || element.name.hasSuffix("Metrics")) && element.id == nil
    }

    static func isObject(_ element: XMLElement) -> Bool { element.isNamed(.scene) || element.id != nil }

    /// Whether only the canvas shows an element, or constraints compute it: the position of a scene, the size of a drawn view.
    static func isCanvasOnly(_ element: XMLElement) -> Bool {
        switch element.name {
        case "rect", "frame": true
        default: element.isKeyed("canvasLocation") || element.isKeyed("freeformSize") || element.isKeyed("freeFormSize")
        }
    }

    static func role(of element: XMLElement) -> OutlineObject.Role {
        switch element.name {
        case "scene": return .scene
        case "constraint": return .constraint
        case "outlet", "outletCollection": return .outlet
        case "action": return .action
        case "segue": return .segue
        case "viewLayoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide", "exit": return .guide
        case "placeholder": return element[.placeholderIdentifier] == "IBFilesOwner" ? .other : .guide
        case "viewControllerPlaceholder": return .controller
        default: break
        }
        if element.isView { return .view }
        let isMember = element[.sceneMemberID] == "viewController"
        return isMember || element.name.hasSuffix("Controller") ? .controller : .other
    }

    private static let ownAttributes: Set<String> = [
        "id", "sceneID", "sceneMemberID", "key", "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel", "fixedFrame",
    ]
    private static let equationAttributes: Set<String> = [
        "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant", "priority", "symbolic",
    ]

    /// Attributes that identify an object, that Xcode computes, that only the canvas needs, or that are reported elsewhere.
    static func ignores(_ name: String, of element: XMLElement, _ role: OutlineObject.Role) -> Bool {
        if ownAttributes.contains(name) || role == .constraint && equationAttributes.contains(name) { return true }
        switch element.name {
        case "tableViewCellContentView": return name == "tableViewCell"
        case "placeholder": return name == "placeholderIdentifier"
        default: return false
        }
    }

    /// Elements that only hold others say nothing by themselves.
    static func isList(_ element: XMLElement) -> Bool {
        ["userDefinedRuntimeAttributes", "connections", "constraints", "subviews", "segments"].contains(element.name)
    }

    /// Elements that stand in a list have their place in their path.
    static func isListed(_ element: XMLElement) -> Bool {
        element.isNamed(.segment) || element.isNamed(.fragment) || element.parent?.isKeyed("scopeButtonTitles") == true
    }

    /// The label of an element in the paths of its descendants; `#` leads an id.
    static func label(of element: XMLElement) -> String {
        switch element.name {
        case "userDefinedRuntimeAttribute": return element[.keyPath] ?? element.name
        case "variation": return element.key.map { "in \($0)" } ?? element.name
        case "state": return "\(element.key ?? "") state"
        case "include", "exclude": return element[.reference].map { "#\($0)" } ?? element.name
        default: return element.key ?? element.name
        }
    }

    /// A number in the shortest way that means the same; any other value as it is.
    static func plain(_ value: String, of name: String) -> String {
        guard value.utf8.contains(UInt8(ascii: ".")), !texts.contains(name), let number = Double(value), number.magnitude < 1e9 else {
            return value
        }
        return plainNumber((number * 1e5).rounded() / 1e5)
    }

    private static let texts: Set<String> = ["text", "title", "placeholder", "label", "hint", "identifier", "reuseIdentifier", "userLabel"]
}

/// Readable names of elements.
enum OutlineNaming {
    /// The name of an element; nil if there is only its kind.
    static func name(of element: XMLElement, _ role: OutlineObject.Role) -> String? {
        switch role {
        case .scene:
            let objects = element.child(.objects).map { Array($0.children) } ?? []
            return objects.first { $0[.sceneMemberID] == "viewController" }.map { ControllerName.of($0) }
        case .controller: return ControllerName.of(element)
        case .guide: return guide(element)
        case .view, .other: return text(element)
        case .document, .constraint, .outlet, .action, .segue: return nil
        }
    }

    private static func guide(_ element: XMLElement) -> String {
        switch element.key ?? element[.type] ?? element.name {
        case "safeArea": "Safe Area"
        case "top": "Top Layout Guide"
        case "bottom": "Bottom Layout Guide"
        case "contentLayoutGuide": "Content Layout Guide"
        case "frameLayoutGuide": "Frame Layout Guide"
        case "keyboard", "keyboardLayoutGuide": "Keyboard"
        default: element[.userLabel] ?? elementName(element.name)
        }
    }

    private static func text(_ element: XMLElement) -> String? {
        // A button with a configuration shows the configuration's title; the one beside it is that of Xcode's library.
        let state = element.child(.buttonConfiguration) ?? element.child(.state, key: "normal")
        let candidates = [
            element[.userLabel], element[.title], element[.text], element.child(.string, key: "text")?.text, state?[.title],
            state?.child(.string, key: "title")?.text, element[.placeholder], element[.systemItem], element[.headerTitle],
            element[.reuseIdentifier],
        ]
        guard let text = candidates.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words.count > 30 ? "\(words.prefix(29))…" : words
    }
}
