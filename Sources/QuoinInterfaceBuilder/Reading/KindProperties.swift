import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// The attributes of each kind of element as properties of its node.
struct KindProperties {
    let head: DocumentHead

    init(_ head: DocumentHead) { self.head = head }

    func read(_ element: XMLElement, into properties: inout Properties) {
        switch element.knownName {
        case .label: readLabel(element, &properties)
        case .button: readButton(element, &properties)
        case .imageView: readImageView(element, &properties)
        case .textField: readTextField(element, &properties)
        case .textView:
            readText(element, &properties)
            readScrollView(element, &properties)
        case .stackView: readStackView(element, &properties)
        case .scrollView, .tableView, .collectionView: readScrollView(element, &properties)
        case .segmentedControl:
            let titles = element.child(.segments)?.children.map { $0[.title] ?? "" } ?? []
            properties[.segments] = titles
            if element.flag(.apportionsSegmentWidthsByContent) == true { properties[.apportionsByContent] = true }
        case .activityIndicatorView:
            properties[.indicatorStyle] = element[.style]
            if element.flag(.hidesWhenStopped) == true { properties[.hidesWhenStopped] = true }
            if head.isTelevision, element[.style]?.lowercased().hasSuffix("large") == true {
                properties[.controlWidth] = ControlTable.televisionIndicator
                properties[.controlHeight] = ControlTable.televisionIndicator
            }
        case .searchBar: properties[.controlHeight] = ControlTable.searchBarHeight[head.version]
        case .toolbar where head.device?.idiom == .phone && head.device?.hasHomeIndicator == true:
            properties[.controlHeight] = ControlTable.toolbarAboveIndicator[head.version]
        case .progressView:
            properties[.controlHeight] = ControlTable.progressHeight[head.version]
            let below = SystemTable.progressBelow[head.version]
            if below > 0 { properties[.alignmentRectInsets] = Insets(top: 0, left: 0, bottom: below, right: 0) }  // F32
        case .pageControl: properties[.numberOfPages] = element.number(.numberOfPages) ?? 0
        case .datePicker: properties[.datePickerStyle] = element[.style]
        default: break
        }
    }

    private func readLabel(_ element: XMLElement, _ properties: inout Properties) {
        readText(element, &properties)
        properties[.numberOfLines] = element.number(.numberOfLines) ?? 1
        properties[.preferredMaxLayoutWidth] = element.number(.preferredMaxLayoutWidth)
        // Interface Builder writes NO, or the smallest size or scale of the text.
        let mayShrink = element[.minimumFontSize] != nil || element[.minimumScaleFactor] != nil
        if element.flag(.adjustsFontSizeToFit) ?? mayShrink { properties[.adjustsFontSizeToFit] = true }
        if head.device?.scale == 3, properties[.numberOfLines] == 1, isInLibraryFont(element) {
            properties[.libraryHeight] = ControlTable.libraryLabelHeight[head.version]
        }
    }

    /// Whether a label has the font of the label in Interface Builder's object library: the system font at 17 points.
    private func isInLibraryFont(_ element: XMLElement) -> Bool {
        guard let font = element.child(key: "fontDescription") else { return false }
        return font[.type] == "system" && font.number(.pointSize) == 17 && font[.weight] == nil
    }

    private func readText(_ element: XMLElement, _ properties: inout Properties) {
        properties[.text] = element[.text] ?? element.child(.string, key: "text")?.text ?? ""
        properties[.lineBreakMode] = element[.lineBreakMode].flatMap { LineBreakMode(interfaceBuilderName: $0) }
        readFont(element.child(key: "fontDescription"), &properties)
        guard let attributed = element.child(.attributedString, key: "attributedText") else { return }
        readRuns(attributed, key: .text, properties: &properties)
    }

    /// Reads the text of all runs, and the runs with their fonts and paragraphs.
    private func readRuns(_ string: XMLElement, key: PropertyKey<String>, properties: inout Properties) {
        let fragments = string.children.filter { $0.isNamed(.fragment) }
        let runs = fragments.map { AttributedFragment($0, head.resources).properties }
        if runs.isEmpty { return }
        properties[key] = runs.compactMap { $0[.text] }.joined()
        properties[.runs] = runs
    }

    func readFont(_ font: XMLElement?, _ properties: inout Properties) {
        guard let font else { return }
        if let style = font[.style].flatMap({ TextStyle(interfaceBuilderName: $0) }) { setStyle(style, &properties) }
        if let size = font.number(.pointSize) ?? KindProperties.size(named: font[.size]) { properties[.fontSize] = size }
        if let name = font[.name] ?? font[.family] {
            properties[.fontName] = name
            properties[.fontFile] = head.fontFiles[name]
        }
        if let weight = font[.weight] {
            properties[.fontWeight] = FontWeight(interfaceBuilderName: weight)
        } else if font[.type] == "boldSystem" {
            properties[.fontWeight] = .bold
        }
    }

    /// Sets a text style, on a television with the size that it has there (F81).
    private func setStyle(_ style: TextStyle, _ properties: inout Properties) {
        properties[.textStyle] = style
        guard head.isTelevision, let font = TelevisionFont(style) else { return }
        properties[.styleSize] = font.size
        properties[.fontWeight] = font.weight
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

    private func readTextField(_ element: XMLElement, _ properties: inout Properties) {
        readText(element, &properties)
        if properties[.text] == "" { properties[.text] = nil }
        properties[.placeholder] = element[.placeholder]
        properties[.borderStyle] = TextField.Border(propertyWord: element[.borderStyle] ?? "none")
        if element.child(.textInputTraits)?.flag(.secureTextEntry) == true { properties[.secureTextEntry] = true }
    }

    private func readStackView(_ element: XMLElement, _ properties: inout Properties) {
        readArrangement(element, &properties)
        properties[.spacing] = element.number(.spacing)
        if element[.spacingType] == "standard" { properties[.systemSpacing] = true }
        if !SystemTable.givesDesignTimeSizes[head.version] { properties[.designTimeSizes] = false }
        if !SystemTable.sharesTextWidth[head.version] { properties[.sharesTextWidth] = false }
        if element.flag(.baselineRelativeArrangement) == true { properties[.baselineRelative] = true }
        // F37: margins in the file imply the flag.
        if element.layoutMargins != nil || element.flag(.layoutMarginsRelativeArrangement) == true {
            properties[.layoutMarginsRelative] = true
        }
    }

    /// Reads the attributes that variations of a stack view have as well.
    func readArrangement(_ element: XMLElement, _ properties: inout Properties) {
        properties[.axis] = element[.axis].flatMap { Axis(propertyWord: $0) }
        properties[.distribution] = element[.distribution].flatMap { StackView.Distribution(propertyWord: $0) }
        properties[.alignment] = element[.alignment].flatMap { StackView.Alignment(propertyWord: $0) }
    }

    private func readScrollView(_ element: XMLElement, _ properties: inout Properties) {
        properties[.contentInsetAdjustment] = element[.contentInsetAdjustmentBehavior].flatMap { InsetAdjustment(rawValue: $0) }
        if element.flag(.scrollEnabled) == false { properties[.scrollEnabled] = false }
        if element.flag(.pagingEnabled) == true { properties[.pagingEnabled] = true }
        if let size = element.runtimeAttribute("contentSize")?.child(.size, key: "value"), let width = size.number(.width),
            let height = size.number(.height)
        {
            properties[.contentSize] = Size(width: width, height: height)
        }
        let bounces = AxisPair(
            horizontal: element.flag(.alwaysBounceHorizontal) ?? false, vertical: element.flag(.alwaysBounceVertical) ?? false)
        if bounces != AxisPair(false) { properties[.alwaysBounces] = bounces }
        if let insets = element.inset(key: "contentInset") { properties[.contentInset] = Insets(insets) }
    }
}

// MARK: - Images and buttons

extension KindProperties {
    private func readImageView(_ element: XMLElement, _ properties: inout Properties) {
        let name = element[.image] ?? element.child(.imageReference, key: "image")?[.image]
        properties[.imageSize] = name.flatMap { head.images[$0] }
        let reference = element[.image] == nil ? element.child(.imageReference, key: "image") : element
        setSymbol(name, in: reference, configuredBy: element.child(key: "preferredSymbolConfiguration"), &properties)
    }

    /// Sets the size and the alignment insets of a view that shows a symbol (F33).
    private func setSymbol(
        _ name: String?, in element: XMLElement?, configuredBy configuration: XMLElement?, _ properties: inout Properties
    ) {
        guard let name, element?[.catalog] == "system" else { return }
        properties[.isUnmeasuredSymbol] = true
        if let configuration, configuration[.configurationType] != nil {
            guard let points = configuration.number(.pointSize), points > 0, let size = properties[.imageSize] else { return }
            // The file lists the size at 17 points, that of body text.
            properties[.imageSize] = Size(width: size.width * points / 17, height: size.height * points / 17)
            return
        }
        let isLarge = element?[.symbolScale] == "large" || configuration?[.scale] == "large"
        if configuration?[.weight] != nil, !isLarge { return }
        guard let insets = SymbolInsets.insets(of: name, isLarge: isLarge) else { return }
        properties[.alignmentRectInsets] = insets
        properties[.isUnmeasuredSymbol] = nil
    }

    private func readButton(_ element: XMLElement, _ properties: inout Properties) {
        if let configuration = element.child(.buttonConfiguration, key: "configuration") {
            readConfiguration(configuration, &properties)
        } else if ["infoLight", "infoDark", "detailDisclosure", "contactAdd"].contains(element[.buttonType]) {
            let (width, height) = ControlTable.infoButton[head.version]
            properties[.imageSize] = Size(width: width, height: height)
        } else {
            readPlainButton(element, &properties)
        }
        let state = element.child(.state, key: "normal")
        properties[.backgroundSize] = state?[.backgroundImage].flatMap { head.images[$0] }
        setSymbol(state?[.backgroundImage], in: state, configuredBy: nil, &properties)
    }

    private func readPlainButton(_ element: XMLElement, _ properties: inout Properties) {
        let font = element.child(.fontDescription, key: "fontDescription")
        readFont(font, &properties)
        let state = element.child(.state, key: "normal")
        properties[.title] = state?[.title] ?? state?.child(.string, key: "title")?.text
        if font == nil, head.isTelevision, properties.has(.title) { setStyle(.headline, &properties) }  // F81
        if let string = state?.child(.attributedString, key: "attributedTitle") {
            readRuns(string, key: .title, properties: &properties)
        }
        properties[.buttonType] = element[.buttonType] == nil ? .custom : .system
        if let insets = element.inset(key: "contentEdgeInsets") { properties[.contentEdgeInsets] = Insets(insets) }
        let imageName = state?[.image] ?? state?.child(.imageReference, key: "image")?[.image]
        properties[.imageSize] = imageName.flatMap { head.images[$0] }
    }

    /// Reads a button with a configuration. The button's own title beside it is Interface Builder's default and is ignored.
    private func readConfiguration(_ element: XMLElement, _ properties: inout Properties) {
        properties[.buttonType] = .configuration
        properties[.title] = element[.title] ?? element.child(.string, key: "title")?.text
        if let string = element.child(.attributedString, key: "attributedTitle") {
            readRuns(string, key: .title, properties: &properties)
        }
        readFont(element.child(.fontDescription, key: "titleFontDescription"), &properties)
        properties[.subtitle] = element[.subtitle] ?? element.child(.string, key: "subtitle")?.text
        properties[.imagePadding] = element.number(.imagePadding)
        properties[.titlePadding] = element.number(.titlePadding)
        properties[.imagePlacement] = element[.imagePlacement].flatMap { ImagePlacement(propertyWord: $0) }
        if ControlTable.roundsConfiguredButtons[head.version] { properties[.roundsHeightUp] = true }
        let imageName = element[.image] ?? element.child(.imageReference, key: "image")?[.image]
        properties[.imageSize] = imageName.flatMap { head.images[$0] }
        guard let insets = element.child(.directionalEdgeInsets, key: "contentInsets") else { return }
        properties[.contentEdgeInsets] = Insets([.top, .leading, .bottom, .trailing].map { (name: XMLName) in insets.number(name) ?? 0 })
    }
}
