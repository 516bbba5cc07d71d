import QuoinBehaviors
import QuoinLayout

extension PropertyKey where Value == Size {
    /// The size of the image of an image view or a button, in points. It is the content size of an image view.
    public static var imageSize: Self { Self("imageSize") }
}

extension Kind {
    static let imageView = Kind("imageView", spellings: ["image"], properties: PropertySchema(.imageSize, .image)) { context in
        let size = context.properties[.imageSize]
        if size == nil, !context.hasContentSize { context.note("the image's size is unknown: it has no content size") }
        context.item.behavior = ImageView(size: size, alignment: context.properties[.alignmentRectInsets] ?? .zero)
    }
}
