/// The file of an image with the scale it was made for. The size is read from the header of the file; names are looked up in folders
/// and asset catalogs.
struct ScaledImageFile {
    let path: String
    let size: CGSize
    let scale: CGFloat
    /// Whether the asset catalog says that it takes the tint color.
    var isTemplate = false

    /// Reads the file's header. `photo@2x.png` has a scale of 2.
    init?(path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        // The size of a JPEG may follow large metadata.
        guard let head = try? handle.read(upToCount: 1 << 18), let pixels = ImageHeader.pixels(head) else { return nil }
        self.path = path
        let stem = (path as NSString).deletingPathExtension
        scale = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// Reads the file's header for a scale that an asset catalog says.
    init?(path: String, scale: CGFloat) {
        guard let found = ScaledImageFile(path: path) else { return nil }
        self.path = path
        self.scale = scale
        size = CGSize(width: found.size.width * found.scale / scale, height: found.size.height * found.scale / scale)
    }

    /// The file for a name: at the screen's scale if there is one, else at a larger, else at a smaller scale.
    static func find(_ name: String, in folders: [String], scale: Int) -> ScaledImageFile? {
        guard !name.isEmpty, !name.contains("..") else { return nil }
        let scales = [scale] + [3, 2, 1].filter { $0 != scale }
        let stem = (name as NSString).pathExtension.isEmpty ? name : (name as NSString).deletingPathExtension
        let given = (name as NSString).pathExtension
        for folder in folders {
            for scale in scales {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                for ending in given.isEmpty ? ["png", "jpg", "jpeg", "PNG", "JPG"] : [given] {
                    if let found = ScaledImageFile(path: "\(folder)/\(stem)\(suffix).\(ending)") { return found }
                }
            }
            if let found = catalogImage(name, in: folder, scales: scales) { return found }
        }
        return nil
    }

    /// The file in an asset catalog: `Assets.xcassets/name.imageset/Contents.json` lists the files by scale.
    private static func catalogImage(_ name: String, in folder: String, scales: [Int]) -> ScaledImageFile? {
        var sets = ["\(folder)/\(name).imageset"]
        if let inside = try? FileManager.default.contentsOfDirectory(atPath: folder) {
            sets += inside.sorted().filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)/\(name).imageset" }
        }
        for set in sets {
            guard let data = FileManager.default.contents(atPath: set + "/Contents.json"),
                let contents = try? JSONDecoder().decode(Catalog.self, from: data)
            else { continue }
            for scale in scales {
                for image in contents.images where image.scale ?? "1x" == "\(scale)x" {
                    guard let file = image.filename else { continue }
                    guard var found = ScaledImageFile(path: "\(set)/\(file)", scale: CGFloat(scale)) else { continue }
                    found.isTemplate = contents.properties?.rendering == "template"
                    return found
                }
            }
        }
        return nil
    }

    private struct Catalog: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
        }
        struct Traits: Decodable {
            var rendering: String?
            enum CodingKeys: String, CodingKey { case rendering = "template-rendering-intent" }
        }
        var images: [Image]
        var properties: Traits?
    }
}

/// The sizes that the headers of image files hold.
enum ImageHeader {
    /// The width and height in pixels of a PNG or JPEG; nil for other data.
    static func pixels(_ data: Data) -> CGSize? {
        let bytes = [UInt8](data)
        return png(bytes) ?? jpeg(bytes)
    }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: number(16), height: number(20))
    }

    /// Skips the segments of a JPEG up to the one that starts a frame.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var offset = 2
        while offset + 9 < bytes.count {
            guard bytes[offset] == 0xFF else { return nil }
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let startsFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
            if startsFrame {
                let height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
                let width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
                return CGSize(width: width, height: height)
            }
            if marker == 0x01 || (marker >= 0xD0 && marker <= 0xD8) {
                offset += 2
            } else {
                offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
            }
        }
        return nil
    }
}
