import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// The looks of a live view as properties of a scene's node, which is what draws it.
@MainActor
struct LiveAppearance {
    private let view: UIView
    private let images: LiveImages

    init(_ view: UIView, _ images: LiveImages) {
        self.view = view
        self.images = images
    }

    func describe(_ node: inout Node) {
        if let element { node.element = element }
        describeLayer(&node.properties)
        switch view {
        case let label as UILabel: describe(label, &node.properties)
        case let button as UIButton: describe(button, &node.properties)
        case let field as UITextField: describe(field, &node.properties)
        case let text as UITextView: describe(text, &node.properties)
        case let image as UIImageView: node.properties[.image] = image.image.map { images.described($0) }
        default: describeControl(&node.properties)
        }
        if let control = view as? UIControl, !control.isEnabled { node.properties[.enabled] = false }
    }

    /// The name that files have for a view of its class, where ``LiveNode`` has none.
    private var element: String? {
        switch view {
        case is UISwitch: "switch"
        case is UISlider: "slider"
        case is UIStepper: "stepper"
        case is UISegmentedControl: "segmentedControl"
        case is UIProgressView: "progressView"
        case is UIActivityIndicatorView: "activityIndicatorView"
        case is UIPageControl: "pageControl"
        case is UISearchBar: "searchBar"
        case is UIVisualEffectView: "visualEffectView"
        default: nil
        }
    }

    private func describeLayer(_ properties: inout Properties) {
        if let color = view.backgroundColor { properties[.backgroundColor] = color.sceneColor }
        if let tint = view.rareProperties?.tintColor { properties[.tintColor] = tint.sceneColor }
        if view.alpha < 1 { properties[.alpha] = Double(view.alpha) }
        properties[.clipsToBounds] = view.clipsToBounds || view is UIScrollView
        properties[.contentMode] = ContentMode(propertyWord: "\(view.contentMode)")
        let layer = view.layer
        if layer.cornerRadius > 0 { properties[.cornerRadius] = Double(layer.cornerRadius) }
        if layer.borderWidth > 0 {
            properties[.borderWidth] = Double(layer.borderWidth)
            if let color = layer.borderColor { properties[.borderColor] = UIColor(cgColor: color).sceneColor }
        }
        guard layer.shadowOpacity > 0 else { return }
        properties[.layerShadowOpacity] = Double(layer.shadowOpacity)
        properties[.layerShadowRadius] = Double(layer.shadowRadius)
        properties[.layerShadowOffset] = Size(width: Double(layer.shadowOffset.width), height: Double(layer.shadowOffset.height))
        if let color = layer.shadowColor { properties[.layerShadowColor] = UIColor(cgColor: color).sceneColor }
    }
}

// MARK: - Text

extension LiveAppearance {
    private func describe(_ label: UILabel, _ properties: inout Properties) {
        properties[.textColor] = label.textColor?.sceneColor
        properties[.textAlignment] = TextAlignment(propertyWord: "\(label.textAlignment)")
        if label.adjustsFontSizeToFitWidth, label.minimumScaleFactor > 0 {
            properties[.minimumScaleFactor] = Double(label.minimumScaleFactor)
        }
    }

    private func describe(_ button: UIButton, _ properties: inout Properties) {
        let isSystem = button.buttonType != .custom
        properties[.buttonType] = isSystem ? .system : .custom
        properties[.title] = button.currentTitle
        if !isSystem { properties[.titleColor] = button.currentTitleColor.sceneColor }
        properties[.image] = button.currentImage.map { images.described($0) }
        properties[.backgroundImage] = button.currentBackgroundImage.map { images.described($0) }
        if let font = button.configuration?.font ?? button.titleLabel?.font { describe(font, &properties) }
        guard let configuration = button.configuration else { return }
        if let color = configuration.baseForegroundColor { properties[.titleColor] = color.sceneColor }
        if let color = configuration.baseBackgroundColor { properties[.backgroundColor] = color.sceneColor }
    }

    private func describe(_ field: UITextField, _ properties: inout Properties) {
        properties[.text] = field.hasText ? field.text : nil  // an empty text shows the placeholder
        properties[.placeholder] = field.placeholder ?? field.attributedPlaceholder?.string
        properties[.textColor] = field.textColor?.sceneColor
        properties[.textAlignment] = TextAlignment(propertyWord: "\(field.textAlignment)")
        properties[.secureTextEntry] = field.isSecureTextEntry
        switch field.borderStyle {
        case .roundedRect: properties[.borderStyle] = .rounded
        case .bezel: properties[.borderStyle] = .bezel
        case .line: properties[.borderStyle] = .line
        case .none: properties[.borderStyle] = TextField.Border.none
        }
        if let font = field.font { describe(font, &properties) }
    }

    private func describe(_ text: UITextView, _ properties: inout Properties) {
        properties[.text] = text.text
        properties[.textColor] = text.textColor?.sceneColor
        properties[.textAlignment] = TextAlignment(propertyWord: "\(text.textAlignment)")
        if let font = text.font { describe(font, &properties) }
    }

    private func describe(_ font: UIFont, _ properties: inout Properties) {
        let font = font.textFont
        properties[.fontSize] = font.size
        properties[.fontWeight] = font.weight
        if case .named(let name) = font.family { properties[.fontName] = name }
        properties[.textStyle] = font.style
    }
}

// MARK: - Controls

extension LiveAppearance {
    private func describeControl(_ properties: inout Properties) {
        switch view {
        case let control as UISwitch:
            properties[.on] = control.isOn
            properties[.onTintColor] = control.onTintColor?.sceneColor
            properties[.thumbTintColor] = control.thumbTintColor?.sceneColor
        case let slider as UISlider:
            properties[.value] = Double(slider.value)
            properties[.minimumValue] = Double(slider.minimumValue)
            properties[.maximumValue] = Double(slider.maximumValue)
            properties[.minimumTrackTintColor] = slider.minimumTrackTintColor?.sceneColor
            properties[.thumbTintColor] = slider.thumbTintColor?.sceneColor
        case let control as UISegmentedControl:
            properties[.segments] = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
            properties[.selectedSegmentIndex] = Double(control.selectedSegmentIndex)
        case let bar as UIProgressView:
            properties[.progress] = Double(bar.progress)
            properties[.progressTintColor] = bar.progressTintColor?.sceneColor
            properties[.trackTintColor] = bar.trackTintColor?.sceneColor
        case let indicator as UIActivityIndicatorView:
            properties[.indicatorStyle] = indicator.style == .large ? "large" : "medium"
            properties[.color] = indicator.color?.sceneColor
        case let control as UIPageControl:
            properties[.numberOfPages] = Double(control.numberOfPages)
            properties[.currentPage] = Double(control.currentPage)
        case let bar as UISearchBar:
            properties[.text] = bar.text
            properties[.placeholder] = bar.placeholder
            properties[.showsCancelButton] = bar.showsCancelButton
        default: break
        }
    }
}

extension UIColor {
    /// A color of the system's by its name, which has a dark appearance too; else what it comes to.
    var sceneColor: SceneColor {
        let plain = RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        return name.map { .system($0, otherwise: plain) } ?? .plain(plain)
    }
}
