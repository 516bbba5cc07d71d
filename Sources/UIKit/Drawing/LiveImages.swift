import QuoinDrawing
import QuoinLayout
import QuoinScenes

extension UIImage {
    /// The place where an image's picture is. Only drawings read it.
    enum Content: Hashable {
        /// It was rendered by the program, and only its size is known.
        case unknown
        case file(String)
        case data(Data)
        case symbol(String)
    }
}

/// The images that live views show, each once, by names that are unique in one drawing.
///
/// ```text
///   UIImageView.image ──described──▶ SceneImage("logo.png")
///                └─────────────────▶ assets: "logo.png" ▶ size, bytes
/// ```
@MainActor
final class LiveImages {
    private(set) var assets = LiveAssets()
    private var names: [Wanted: String] = [:]
    private var pictures: [UIImage.Content: Picture] = [:]

    /// One content may be shown in several sizes.
    private struct Wanted: Hashable {
        var content: UIImage.Content
        var size: Size
    }

    /// An image as a scene names it.
    func described(_ image: UIImage) -> SceneImage {
        let size = Size(width: Double(image.size.width), height: Double(image.size.height))
        var described = SceneImage(name(of: image, size), isSymbol: image.isSymbolImage, size: size)
        switch image.renderingMode {
        case .alwaysOriginal: described.rendering = "original"
        case .alwaysTemplate: described.rendering = "template"
        default: break
        }
        if image.value.weight != .unspecified { described.weight = "\(image.value.weight)" }
        described.tint = image.value.tint?.sceneColor
        return described
    }

    private func name(of image: UIImage, _ size: Size) -> String {
        let content = image.value.content
        switch content {
        case .unknown: return "Image"
        case .symbol(let name): return name
        case .file(let path): return keep(Wanted(content: content, size: size), as: (path as NSString).lastPathComponent)
        case .data: return keep(Wanted(content: content, size: size), as: "Data")
        }
    }

    private func keep(_ wanted: Wanted, as title: String) -> String {
        if let name = names[wanted] { return name }
        var name = title, number = 1
        while assets.images[name] != nil || name == "Image" {
            number += 1
            name = "\(title) \(number)"
        }
        if pictures[wanted.content] == nil { pictures[wanted.content] = LiveImages.picture(wanted.content, name) }
        names[wanted] = name
        assets.images[name] = ImageAsset(size: wanted.size, light: pictures[wanted.content])
        return name
    }

    /// A larger picture is a placeholder.
    private static let limit = 3 << 20

    private static func picture(_ content: UIImage.Content, _ name: String) -> Picture? {
        guard let data = bytes(content), data.count <= limit, ImageHeader.pixels(data) != nil else { return nil }
        return Picture(key: name, mediaType: data.first == 0x89 ? "image/png" : "image/jpeg", bytes: [UInt8](data))
    }

    private static func bytes(_ content: UIImage.Content) -> Data? {
        switch content {
        case .data(let data): return data
        case .file(let path):
            guard let file = FileHandle(forReadingAtPath: path) else { return nil }
            defer { try? file.close() }
            return try? file.read(upToCount: limit + 1)
        case .unknown, .symbol: return nil
        }
    }
}

/// The pictures of a drawing's live views.
struct LiveAssets: DrawingAssets {
    var images: [String: ImageAsset] = [:]

    func color(named name: String) -> Paint? { nil }
    func image(named name: String) -> ImageAsset? { images[name] }
}
