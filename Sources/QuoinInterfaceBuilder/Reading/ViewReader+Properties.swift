import QuoinLayout
import QuoinScenes

extension ViewReader {
    /// Interface Builder leaves out what is 250 or 750, whatever the class has in code (PR-1).
    func readPriorities(_ element: XMLElement, _ node: inout Node) {
        node.hugging = Node.OptionalPriorities(
            horizontal: element.number(.horizontalHuggingPriority) ?? 250, vertical: element.number(.verticalHuggingPriority) ?? 250)
        node.resistance = Node.OptionalPriorities(
            horizontal: element.number(.horizontalCompressionResistancePriority) ?? 750,
            vertical: element.number(.verticalCompressionResistancePriority) ?? 750)
        node.contentSize = placeholderSize(element)
    }

    /// The intrinsic size that a placeholder sets; `infinite` sets none (F30).
    private func placeholderSize(_ element: XMLElement) -> Node.ContentOverride? {
        if element[.placeholderIntrinsicWidth] != nil, element[.placeholderIntrinsicHeight] != nil {
            return Node.ContentOverride(
                width: element.number(.placeholderIntrinsicWidth), height: element.number(.placeholderIntrinsicHeight))
        }
        guard let size = element.child(.size, key: "intrinsicContentSize") else { return nil }
        return Node.ContentOverride(width: size.number(.width), height: size.number(.height))
    }

    /// The properties that all views have, and those of the kind.
    func properties(of element: XMLElement, parent: XMLElement?) -> Properties {
        var properties = Properties()
        properties.reserveCapacity(head.isDrawn ? 12 : 4)
        if element.flag(.hidden) == true { properties[.hidden] = true }
        if element.flag(.preservesSuperviewLayoutMargins) == true { properties[.preservesSuperviewLayoutMargins] = true }
        if element.flag(.insetsLayoutMarginsFromSafeArea) == false { properties[.insetsLayoutMarginsFromSafeArea] = false }
        if let margins = element.layoutMargins { properties[.margins] = Insets(margins) }
        // F37: stack views start without margins.
        if element.isNamed(.stackView), element.layoutMargins == nil { properties[.margins] = .zero }
        if let parent, element.isKeyed("contentView"), properties[.margins] == nil,
            let margins = CellRules(head).contentMargins(element, cell: parent)
        {
            properties[.margins] = Insets(margins)
            if CellRules(head).marginsFollowDevice(parent) { properties[.hasDeviceMargins] = true }
            properties[.marginsBelowTable] = CellRules(head).marginsBelowTable(parent).map { Insets($0) }
        }
        if let parent, CellRules(head).givesUpHeight(element, cell: parent) { properties[.givesUpHeight] = true }
        if CellRules(head).leavesHeightOpen(element) { properties[.hasOpenHeight] = true }
        switch element[.semanticContentAttribute] {
        case "forceRightToLeft": properties[.rightToLeft] = true
        case "forceLeftToRight", "playback", "spatial": properties[.rightToLeft] = false
        default: break
        }
        KindProperties(head).read(element, into: &properties)
        guard head.isDrawn else { return properties }
        readForRules(element, isRoot: parent == nil, into: &properties)
        AppearanceReader(resources: head.resources).read(element, into: &properties)
        return properties
    }

    /// Reads the properties that no frame follows from, but that rules ask for.
    private func readForRules(_ element: XMLElement, isRoot: Bool, into properties: inout Properties) {
        if CellRules(head).sizesItself(element) { properties[.sizesItself] = true }
        if isRoot, let target = head.deploymentTarget { properties[.deploymentTarget] = target }
        if element.flag(.fixedFrame) == true { properties[.fixedFrame] = true }
        if let id = element.id, head.connected.contains(id) { properties[.isConnected] = true }
        if element.flag(.adjustsFontForContentSizeCategory) == true { properties[.adjustsFontForContentSize] = true }
        if element.setsFontByRuntimeAttribute { properties[.setsFontWhenLoaded] = true }
        properties[.accessibilityLabel] = element.child(.accessibility, key: "accessibilityConfiguration")?[.label]
    }
}
