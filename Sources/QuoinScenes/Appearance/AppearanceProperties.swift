import QuoinLayout

// Properties that layout does not ask for: what a view looks like.

// MARK: - Any view

extension PropertyKey where Value == SceneColor {
    public static var backgroundColor: Self { Self("backgroundColor") }
    public static var tintColor: Self { Self("tintColor") }
    public static var borderColor: Self { Self("borderColor") }
    /// The color of the layer's shadow.
    public static var layerShadowColor: Self { Self("layerShadowColor") }
}

extension PropertyKey where Value == Double {
    public static var alpha: Self { Self("alpha") }
    public static var cornerRadius: Self { Self("cornerRadius") }
    public static var borderWidth: Self { Self("borderWidth") }
    public static var layerShadowOpacity: Self { Self("layerShadowOpacity") }
    public static var layerShadowRadius: Self { Self("layerShadowRadius") }
}

extension PropertyKey where Value == Size {
    public static var layerShadowOffset: Self { Self("layerShadowOffset") }
}

extension PropertyKey where Value == Bool {
    public static var clipsToBounds: Self { Self("clipsToBounds") }
    /// Whether a control or a label is enabled.
    public static var enabled: Self { Self("enabled") }
}

extension PropertyKey where Value == ContentMode {
    public static var contentMode: Self { Self("contentMode") }
}

extension PropertySchema {
    /// The looks of any view.
    static let appearance = PropertySchema(
        .backgroundColor, .tintColor, .borderColor, .layerShadowColor, .alpha, .cornerRadius, .borderWidth, .layerShadowOpacity,
        .layerShadowRadius, .layerShadowOffset, .clipsToBounds, .contentMode)
}

// MARK: - Text

extension PropertyKey where Value == SceneColor {
    public static var textColor: Self { Self("textColor") }
    /// The color of the shadow of a label's text.
    public static var textShadowColor: Self { Self("shadowColor") }
}

extension PropertyKey where Value == TextAlignment {
    public static var textAlignment: Self { Self("textAlignment") }
}

extension PropertyKey where Value == Size {
    public static var textShadowOffset: Self { Self("shadowOffset") }
}

extension PropertyKey where Value == Double {
    /// The least share of its size that a label's font may shrink to.
    public static var minimumScaleFactor: Self { Self("minimumScaleFactor") }
    public static var minimumFontSize: Self { Self("minimumFontSize") }
}

extension PropertyKey where Value == Bool {
    public static var italic: Self { Self("italic") }
    public static var underline: Self { Self("underline") }
    public static var strikethrough: Self { Self("strikethrough") }
    public static var secureTextEntry: Self { Self("secureTextEntry") }
}

extension PropertyKey where Value == String {
    /// The family of a named font.
    public static var fontFamily: Self { Self("fontFamily") }
    public static var clearButtonMode: Self { Self("clearButtonMode", choices: ["never", "whileEditing", "unlessEditing", "always"]) }
}

extension PropertySchema {
    static let textAppearance = PropertySchema(
        .textColor, .textAlignment, .enabled, .italic, .textShadowColor, .textShadowOffset, .minimumScaleFactor, .minimumFontSize,
        .fontFamily)

    static let fieldAppearance =
        textAppearance + PropertySchema(.clearButtonMode, .secureTextEntry, .verticalContentAlignment, .background)
}

// MARK: - Images and buttons

extension PropertyKey where Value == SceneImage {
    /// The image of an image view or a button.
    public static var image: Self { Self("image") }
    /// The image behind a text field's text.
    public static var background: Self { Self("background") }
    /// The image behind a button's title.
    public static var backgroundImage: Self { Self("backgroundImage") }
}

extension PropertyKey where Value == SceneColor {
    public static var titleColor: Self { Self("titleColor") }
    /// The color of a button configuration's title and image.
    public static var foregroundColor: Self { Self("foregroundColor") }
    /// The color of a button configuration's background.
    public static var fillColor: Self { Self("fillColor") }
    public static var strokeColor: Self { Self("strokeColor") }
}

extension PropertyKey where Value == Double {
    public static var strokeWidth: Self { Self("strokeWidth") }
    /// Points between a configuration's image and title.
    public static var imagePadding: Self { Self("imagePadding") }
    /// The corner radius of a configuration's ground.
    public static var configurationRadius: Self { Self("configurationRadius") }
}

extension PropertyKey where Value == Insets {
    public static var titleEdgeInsets: Self { Self("titleEdgeInsets") }
    public static var imageEdgeInsets: Self { Self("imageEdgeInsets") }
}

extension PropertyKey where Value == String {
    /// A configuration's second title.
    public static var subtitle: Self { Self("subtitle") }
}

extension PropertyKey where Value == HorizontalContentAlignment {
    public static var horizontalContentAlignment: Self { Self("contentHorizontalAlignment") }
}

extension PropertyKey where Value == VerticalContentAlignment {
    public static var verticalContentAlignment: Self { Self("contentVerticalAlignment") }
}

extension PropertyKey where Value == SystemButtonType {
    public static var systemType: Self { Self("systemType") }
}

extension PropertyKey where Value == ConfigurationStyle {
    public static var configurationStyle: Self { Self("configurationStyle") }
}

extension PropertyKey where Value == CornerStyle {
    public static var cornerStyle: Self { Self("cornerStyle") }
}

extension PropertyKey where Value == ImagePlacement {
    public static var imagePlacement: Self { Self("imagePlacement") }
}

extension PropertySchema {
    static let buttonAppearance =
        textAppearance
        + PropertySchema(
            .image, .backgroundImage, .titleColor, .foregroundColor, .fillColor, .strokeColor, .strokeWidth, .imagePadding,
            .configurationRadius, .titleEdgeInsets, .imageEdgeInsets, .subtitle, .horizontalContentAlignment, .verticalContentAlignment)
        + PropertySchema(.systemType, .configurationStyle, .cornerStyle, .imagePlacement)
}
