import QuoinLayout

// The properties of a view's appearance, which do not affect layout.

// MARK: - Any view

extension PropertyKey where Value == SceneColor {
    /// The color behind a view's content.
    public static var backgroundColor: Self { Self("backgroundColor") }
    /// The color in which a view and its descendants draw symbols, template images and titles, unless they have one of
    /// their own.
    public static var tintColor: Self { Self("tintColor") }
    /// The color of the border of a view's layer.
    public static var borderColor: Self { Self("borderColor") }
    /// The color of the shadow of a view's layer; black by default.
    public static var layerShadowColor: Self { Self("layerShadowColor") }
}

extension PropertyKey where Value == Double {
    /// The opacity of a view with everything in it, from 0 to 1; 1 by default.
    public static var alpha: Self { Self("alpha") }
    /// The radius of the corners of a view's layer, in points.
    public static var cornerRadius: Self { Self("cornerRadius") }
    /// The width of the border of a view's layer, in points. The border lies inside the frame.
    public static var borderWidth: Self { Self("borderWidth") }
    /// The opacity of the shadow of a view's layer, from 0 to 1; without it there is no shadow.
    public static var layerShadowOpacity: Self { Self("layerShadowOpacity") }
    /// The blur radius of the shadow of a view's layer, in points; 3 by default.
    public static var layerShadowRadius: Self { Self("layerShadowRadius") }
}

extension PropertyKey where Value == Size {
    /// The offset of the shadow from a view's layer, in points; 3 points upward by default.
    public static var layerShadowOffset: Self { Self("layerShadowOffset") }
}

extension PropertyKey where Value == Bool {
    /// Whether subviews are clipped to the view's bounds.
    public static var clipsToBounds: Self { Self("clipsToBounds") }
    /// Whether a control or a label is enabled.
    public static var enabled: Self { Self("enabled") }
}

extension PropertyKey where Value == ContentMode {
    /// The way in which an image fills the view; `scaleToFill` by default.
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
    /// The color of a label's, text field's or text view's text, or of a run of it.
    public static var textColor: Self { Self("textColor") }
    /// The color of the shadow of a label's text.
    public static var textShadowColor: Self { Self("shadowColor") }
}

extension PropertyKey where Value == TextAlignment {
    /// The horizontal alignment of text; `natural` by default.
    public static var textAlignment: Self { Self("textAlignment") }
}

extension PropertyKey where Value == Size {
    /// The offset of the shadow of a label's text, in points.
    public static var textShadowOffset: Self { Self("shadowOffset") }
}

extension PropertyKey where Value == Double {
    /// The smallest share of its size that a label's font may shrink to, above 0 and at most 1. Used where
    /// ``adjustsFontSizeToFit`` is set.
    public static var minimumScaleFactor: Self { Self("minimumScaleFactor") }
    /// The smallest size, in points, that a font may shrink to; older files have it instead of ``minimumScaleFactor``.
    public static var minimumFontSize: Self { Self("minimumFontSize") }
}

extension PropertyKey where Value == Bool {
    /// Whether a text is set in the italic of its font.
    public static var italic: Self { Self("italic") }
    /// Whether a run of an attributed text is underlined.
    public static var underline: Self { Self("underline") }
    /// Whether a run of an attributed text is struck through.
    public static var strikethrough: Self { Self("strikethrough") }
    /// Whether a text field shows a dot in place of each character, as for a password.
    public static var secureTextEntry: Self { Self("secureTextEntry") }
}

extension PropertyKey where Value == String {
    /// The family of a named font, such as `Avenir Next`.
    public static var fontFamily: Self { Self("fontFamily") }
    /// The condition under which a text field shows its clear button: `never`, `whileEditing`, `unlessEditing` or `always`.
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
    /// The color of a button's title in its normal state.
    public static var titleColor: Self { Self("titleColor") }
    /// The color of a button configuration's title and image.
    public static var foregroundColor: Self { Self("foregroundColor") }
    /// The color of a button configuration's background.
    public static var fillColor: Self { Self("fillColor") }
    /// The color of the line around a button configuration's background; without it there is no line.
    public static var strokeColor: Self { Self("strokeColor") }
}

extension PropertyKey where Value == Double {
    /// The width of the line around a button configuration's background, in points; 1 by default.
    public static var strokeWidth: Self { Self("strokeWidth") }
    /// The distance between the image and the title of a button configuration, in points.
    public static var imagePadding: Self { Self("imagePadding") }
    /// The corner radius of a button configuration's background, in points; without it ``cornerStyle`` decides.
    public static var configurationRadius: Self { Self("configurationRadius") }
}

extension PropertyKey where Value == Insets {
    /// The insets that move and cut a button's title after it was placed, in points. They do not change the button's size.
    public static var titleEdgeInsets: Self { Self("titleEdgeInsets") }
    /// The insets that move and cut a button's image after it was placed, in points. They do not change the button's size.
    public static var imageEdgeInsets: Self { Self("imageEdgeInsets") }
}

extension PropertyKey where Value == String {
    /// The second line of a button configuration, below its title.
    public static var subtitle: Self { Self("subtitle") }
}

extension PropertyKey where Value == HorizontalContentAlignment {
    /// The horizontal alignment of a button's content; `center` by default.
    public static var horizontalContentAlignment: Self { Self("contentHorizontalAlignment") }
}

extension PropertyKey where Value == VerticalContentAlignment {
    /// The vertical alignment of the content of a button or a text field; `center` by default.
    public static var verticalContentAlignment: Self { Self("contentVerticalAlignment") }
}

extension PropertyKey where Value == SystemButtonType {
    /// The type of a button whose icon the system draws, such as `infoLight`.
    public static var systemType: Self { Self("systemType") }
}

extension PropertyKey where Value == ConfigurationStyle {
    /// The background style of a button configuration; `plain` by default.
    public static var configurationStyle: Self { Self("configurationStyle") }
}

extension PropertyKey where Value == CornerStyle {
    /// The style of the corners of a button configuration's background.
    public static var cornerStyle: Self { Self("cornerStyle") }
}

extension PropertyKey where Value == ImagePlacement {
    /// The edge of the title at which a button configuration has its image; `leading` by default.
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
