import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The attributes of each kind of element as properties of its node.
struct KindProperties {
    let head: DocumentHead

    init(_ head: DocumentHead) { self.head = head }

    func read(_ element: XMLElement, into properties: inout Properties) {
        switch element.name {
        case "label": label(element, &properties)
        case "button": button(element, &properties)
        case "imageView": imageView(element, &properties)
        case "textField": textField(element, &properties)
        case "textView":
            text(element, &properties)
            scroll(element, &properties)
        case "stackView": stack(element, &properties)
        case "scrollView", "tableView", "collectionView": scroll(element, &properties)
        case "segmentedControl":
            let titles = element.child("segments")?.children.map { $0["title"] ?? "" } ?? []
            properties["segments"] = .list(titles.map { .text($0) })
            if element.flag("apportionsSegmentWidthsByContent") == true { properties["apportionsByContent"] = true }
        case "activityIndicatorView":
            properties["style"] = element["style"].map { .text($0) }
            if element.flag("hidesWhenStopped") == true { properties["hidesWhenStopped"] = true }
        case "progressView" where (15400..<15500).contains(head.toolsVersion):
            properties["alignmentRectInsets"] = [0, 0, 1, 0]  // F32: of that Xcode only
        case "pageControl": properties["numberOfPages"] = .number(element.number("numberOfPages") ?? 0)
        case "datePicker": properties["datePickerStyle"] = element["style"].map { .text($0) }
        default: break
        }
    }

    private func label(_ element: XMLElement, _ properties: inout Properties) {
        text(element, &properties)
        properties["numberOfLines"] = .number(element.number("numberOfLines") ?? 1)
        properties["preferredMaxLayoutWidth"] = element.number("preferredMaxLayoutWidth").map { .number($0) }
        // Interface Builder writes NO, or how small the text may become.
        let mayShrink = element["minimumFontSize"] != nil || element["minimumScaleFactor"] != nil
        if element.flag("adjustsFontSizeToFit") ?? mayShrink { properties["adjustsFontSizeToFit"] = true }
    }

    private func text(_ element: XMLElement, _ properties: inout Properties) {
        properties["text"] = .text(element["text"] ?? element.child("string", key: "text")?.text ?? "")
        properties["lineBreakMode"] = element["lineBreakMode"].map { .text($0) }
        font(element.child(key: "fontDescription"), &properties)
        guard let attributed = element.child("attributedString", key: "attributedText") else { return }
        self.attributed(attributed, "text", &properties)
    }

    /// The text of all runs, and the runs with their fonts and paragraphs.
    private func attributed(_ string: XMLElement, _ name: String, _ properties: inout Properties) {
        let fragments = string.children.filter { $0.name == "fragment" }
        let runs = fragments.map { AttributedFragment($0).properties }
        if runs.isEmpty { return }
        properties[name] = .text(runs.compactMap { $0.text("text") }.joined())
        properties["runs"] = .list(runs.map { .record($0) })
    }

    func font(_ font: XMLElement?, _ properties: inout Properties) {
        guard let font else { return }
        if let style = font["style"] { properties["style"] = .text(style) }
        if let size = font.number("pointSize") ?? KindProperties.size(named: font["size"]) { properties["fontSize"] = .number(size) }
        if let name = font["name"] { properties["fontName"] = .text(name) }
        if let weight = font["weight"] {
            properties["weight"] = .text(weight)
        } else if font["type"] == "boldSystem" {
            properties["weight"] = "bold"
        }
    }

    private static func size(named name: String?) -> Double? {
        switch name {
        case "label": 17
        case "button": 15
        case "system": 14
        case "smallSystem": 12
        default: nil
        }
    }

    private func textField(_ element: XMLElement, _ properties: inout Properties) {
        text(element, &properties)
        if properties.text("text") == "" { properties["text"] = nil }
        properties["placeholder"] = element["placeholder"].map { .text($0) }
        properties["borderStyle"] = .text(element["borderStyle"] ?? "none")
    }

    private func stack(_ element: XMLElement, _ properties: inout Properties) {
        for name in ["axis", "distribution", "alignment"] { properties[name] = element[name].map { .text($0) } }
        properties["spacing"] = element.number("spacing").map { .number($0) }
        if element["spacingType"] == "standard" { properties["systemSpacing"] = true }
        if head.toolsVersion < 9000 { properties["sharesTextWidth"] = false }
        if element.flag("baselineRelativeArrangement") == true { properties["baselineRelative"] = true }
        // F37: the file does not say it otherwise.
        if element.layoutMargins != nil || element.flag("layoutMarginsRelativeArrangement") == true {
            properties["layoutMarginsRelative"] = true
        }
    }

    private func scroll(_ element: XMLElement, _ properties: inout Properties) {
        properties["contentInsetAdjustmentBehavior"] = element["contentInsetAdjustmentBehavior"].map { .text($0) }
        if element.flag("scrollEnabled") == false { properties["scrollEnabled"] = false }
        if element.flag("pagingEnabled") == true { properties["pagingEnabled"] = true }
        if let size = element.runtimeAttribute("contentSize")?.child("size", key: "value"), let width = size.number("width"),
            let height = size.number("height")
        {
            properties["contentSize"] = .list([.number(width), .number(height)])
        }
        let bounces = ["alwaysBounceHorizontal", "alwaysBounceVertical"].map { element.flag($0) ?? false }
        if bounces.contains(true) { properties["alwaysBounce"] = .list(bounces.map { .bool($0) }) }
        if let insets = element.inset(key: "contentInset") { properties["contentInset"] = .list(insets.map { .number($0) }) }
    }
}

// MARK: - Images and buttons

extension KindProperties {
    private func imageView(_ element: XMLElement, _ properties: inout Properties) {
        let name = element["image"] ?? element.child("imageReference", key: "image")?["image"]
        properties["imageSize"] = name.flatMap { image($0) }
        let reference = element["image"] == nil ? element.child("imageReference", key: "image") : element
        symbol(name, in: reference, configuredBy: element.child(key: "preferredSymbolConfiguration"), &properties)
    }

    /// F33: the view of a symbol has the symbol's own alignment.
    private func symbol(
        _ name: String?, in element: XMLElement?, configuredBy configuration: XMLElement?, _ properties: inout Properties
    ) {
        guard let name, element?["catalog"] == "system", configuration?["configurationType"] == nil else { return }
        let isLarge = element?["symbolScale"] == "large" || configuration?["scale"] == "large"
        if configuration?["weight"] != nil, !isLarge { return }
        guard let insets = SymbolInsets.insets(of: name, isLarge: isLarge) else { return }
        properties["alignmentRectInsets"] = .list([insets.top, insets.left, insets.bottom, insets.right].map { .number($0) })
    }

    private func image(_ name: String) -> PropertyValue? {
        head.images[name].map { .list([.number($0.width), .number($0.height)]) }
    }

    private func button(_ element: XMLElement, _ properties: inout Properties) {
        font(element.child("fontDescription", key: "fontDescription"), &properties)
        let state = element.child("state", key: "normal")
        properties["title"] = (state?["title"] ?? state?.child("string", key: "title")?.text).map { .text($0) }
        if let string = state?.child("attributedString", key: "attributedTitle") { attributed(string, "title", &properties) }
        var imageName = state?["image"] ?? state?.child("imageReference", key: "image")?["image"]
        properties["buttonType"] = .text(element["buttonType"].map { _ in "system" } ?? "custom")
        if let insets = element.inset(key: "contentEdgeInsets") { properties["contentEdgeInsets"] = .list(insets.map { .number($0) }) }
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            properties["buttonType"] = "configuration"
            properties["title"] = configuration["title"].map { .text($0) } ?? properties["title"]
            imageName = configuration["image"] ?? configuration.child("imageReference", key: "image")?["image"] ?? imageName
            if let string = configuration.child("attributedString", key: "attributedTitle") { attributed(string, "title", &properties) }
            font(configuration.child("fontDescription", key: "titleFontDescription"), &properties)
        }
        properties["imageSize"] = imageName.flatMap { image($0) }
        properties["backgroundSize"] = state?["backgroundImage"].flatMap { image($0) }
        symbol(state?["backgroundImage"], in: state, configuredBy: nil, &properties)
    }
}
