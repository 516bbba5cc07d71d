import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Buttons of each type, with and without a configuration, as properties of a scene's nodes.

extension LiveAppearance {
    func describe(_ button: UIButton, _ properties: inout Properties) {
        properties[.title] = button.currentTitle
        properties[.image] = button.currentImage.map { images.described($0) }
        properties[.backgroundImage] = button.currentBackgroundImage.map { images.described($0) }
        if let font = button.configuration?.font ?? button.titleLabel?.font { describe(font, &properties) }
        if let title = button.currentAttributedTitle {
            describe(title, font: button.titleLabel?.font ?? .systemFont(ofSize: 15), &properties)
        }
        properties[.horizontalContentAlignment] = HorizontalContentAlignment(propertyWord: "\(button.contentHorizontalAlignment)")
        properties[.verticalContentAlignment] = VerticalContentAlignment(propertyWord: "\(button.contentVerticalAlignment)")
        if let configuration = button.configuration { return describe(configuration, of: button, &properties) }
        let isSystem = button.buttonType != .custom
        properties[.buttonType] = isSystem ? .system : .custom
        properties[.systemType] = SystemButtonType(propertyWord: "\(button.buttonType)")
        if !isSystem || button.hasTitleColor { properties[.titleColor] = button.currentTitleColor.sceneColor }
        for (key, insets) in [
            (PropertyKey<Insets>.contentEdgeInsets, button.contentEdgeInsets), (.titleEdgeInsets, button.titleEdgeInsets),
            (.imageEdgeInsets, button.imageEdgeInsets),
        ] where insets != .zero { properties[key] = insets.layoutInsets }
    }

    private func describe(_ configuration: UIButton.Configuration, of button: UIButton, _ properties: inout Properties) {
        properties[.buttonType] = .configuration
        properties[.configurationStyle] = configuration.style
        properties[.cornerStyle] = CornerStyle(propertyWord: "\(configuration.cornerStyle)")
        properties[.foregroundColor] = configuration.baseForegroundColor?.sceneColor
        properties[.fillColor] = (configuration.background.backgroundColor ?? configuration.baseBackgroundColor)?.sceneColor
        properties[.strokeColor] = configuration.background.strokeColor?.sceneColor
        if configuration.background.strokeWidth > 0 { properties[.strokeWidth] = Double(configuration.background.strokeWidth) }
        if configuration.background.cornerRadius > 0 {
            properties[.configurationRadius] = Double(configuration.background.cornerRadius)
        }
        properties[.subtitle] = configuration.subtitle ?? configuration.attributedSubtitle.map { NSAttributedString($0).string }
        properties[.imagePadding] = Double(configuration.imagePadding)
        properties[.contentEdgeInsets] = configuration.effectiveInsets.fixed(isRightToLeft: button.isRightToLeft).layoutInsets
        switch configuration.imagePlacement {
        case .trailing: properties[.imagePlacement] = .trailing
        case .top: properties[.imagePlacement] = .top
        case .bottom: properties[.imagePlacement] = .bottom
        default: properties[.imagePlacement] = .leading
        }
    }
}
