import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// The looks of a live view as properties of a scene's node, which is what draws it.
@MainActor
struct LiveAppearance {
    let view: UIView
    let images: LiveImages

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
        case let image as UIImageView: describe(image, &node.properties)
        case let bar as UINavigationBar: describe(bar, &node.properties)
        case let bar as UIToolbar: describe(bar, &node.properties)
        case let bar as UITabBar: describe(bar, &node.properties)
        case let bar as UISearchBar: describe(bar, &node.properties)
        case let table as UITableView: describe(table, &node.properties)
        case let cell as UITableViewCell: describe(cell, &node.properties)
        case let effect as UIVisualEffectView: node.properties[.blurStyle] = (effect.effect as? UIBlurEffect).map { "\($0.style)" }
        case let picker as UIPickerView: LivePicker(picker).describe(&node.properties)
        case let picker as UIDatePicker: LiveDatePicker(picker).describe(&node.properties)
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
        case is UIToolbar: "toolbar"
        case is UIPickerView: "pickerView"
        case is UIDatePicker: "datePicker"
        case is UIColorWell: "colorWell"
        default: nil
        }
    }

    private func describe(_ view: UIImageView, _ properties: inout Properties) {
        guard let shown = view.isHighlighted ? view.highlightedImage ?? view.image : view.image else { return }
        properties[.image] = images.described(view.preferredSymbolConfiguration.flatMap { shown.withConfiguration($0) } ?? shown)
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

extension UIColor {
    /// A color of the system's by its name, which has a dark appearance too; else what it comes to.
    var sceneColor: SceneColor {
        let plain = RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        return name.map { .system($0, otherwise: plain) } ?? .plain(plain)
    }
}
