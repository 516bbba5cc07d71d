import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// A document's statements about itself: the version that saved it, the device it was drawn on, the sizes of its images.
struct DocumentHead {
    let version: ToolsVersion
    let usesAutoLayout: Bool
    let isPad: Bool
    /// The device that the document was drawn on, or one of its size; nil where the file names none, or an unknown one.
    let device: Device?
    let deviceID: String?
    let orientation: Orientation
    let isDark: Bool
    let images: [String: Size]
    /// The names of the files of fonts that the application brings along, by the fonts' PostScript names.
    let fontFiles: [String: String]
    /// The document's colors, and its facts about images other than their sizes.
    let resources: DocumentResources
    /// The screen of documents that name no device.
    let plainScreen: Size
    /// The ids of the objects that an outlet connects with code, which may change them.
    let connected: Set<String>
    /// The oldest iOS that it is for, where it says so itself.
    let deploymentTarget: Double?

    /// Whether the document is read for pictures and rules, too, and not only for frames.
    let isDrawn: Bool

    init(_ root: XMLElement, isDrawn: Bool = true) {
        self.isDrawn = isDrawn
        version = ToolsVersion(attribute: root[.toolsVersion])
        usesAutoLayout = root.flag(.useAutolayout) ?? false
        isPad = root[.targetRuntime]?.hasSuffix("iPad") ?? false
        let device = root.child(.device)
        deviceID = device?.id
        self.device = deviceID.flatMap { Device(id: $0) ?? DocumentHead.deviceAsLarge(as: root) }
        orientation = device?[.orientation] == "landscape" ? .landscape : .portrait
        isDark = device?[.appearance] == "dark"
        var images: [String: Size] = [:]
        if let resources = root.child(.resources) {
            for image in resources.children where image.isNamed(.image) {
                guard let name = image[.name], let width = image.number(.width), let height = image.number(.height) else { continue }
                let scale = image[.catalog] == "system" ? DocumentHead.symbolScale : 1
                images[name] = Size(width: width * scale, height: height * scale)
            }
        }
        self.images = images
        fontFiles = DocumentHead.fontFiles(root)
        resources = isDrawn ? DocumentResources(root) : DocumentResources()
        connected = isDrawn ? DocumentHead.destinationsOfOutlets(root.tree) : []
        // The release in steps of 256, sixteenths of it for what follows the point: 2304 is iOS 9.
        let deployment = root.child(.dependencies)?.children.first { $0.isNamed(.deployment) && $0[.identifier] == "iOS" }
        deploymentTarget = deployment?.number(.version).map { ($0 / 256).rounded(.down) }
        let usesTraits = root.flag(.useTraitCollections) ?? false
        plainScreen = DocumentHead.plainScreen(root, usesTraits: usesTraits, isPad: isPad)
    }

    private static func fontFiles(_ root: XMLElement) -> [String: String] {
        guard let list = root.child(.customFonts) else { return [:] }
        var files: [String: String] = [:]
        for array in list.children {
            guard let file = array.key else { continue }
            for name in array.children { files[name.text] = file }
        }
        return files
    }

    private static func destinationsOfOutlets(_ tree: XMLTree) -> Set<String> {
        var found: Set<String> = []
        for index in tree.records.indices {
            let element = XMLElement(tree: tree, index: index)
            guard element.isNamed(.outlet) || element.isNamed(.outletCollection), let id = element[.destination] else { continue }
            found.insert(id)
        }
        return found
    }

    /// A newer device than any that is known here has the screen of one that is, as a rule.
    private static func deviceAsLarge(as root: XMLElement) -> Device? {
        let scenes = root.child(.scenes)?.children.compactMap { $0.child(.objects) } ?? []
        for object in scenes.flatMap({ Array($0.children) }) {
            guard let frame = object.child(key: "view")?.storedFrame(in: nil) else { continue }
            if let found = Device.matching(frame.size) { return found.device }
        }
        return nil
    }

    /// Symbols are listed at 128 points, and drawn smaller by about this factor where no size is given.
    private static let symbolScale = 1.0 / 6

    /// The system that the canvas imitates.
    var era: Era { SystemTable.era[version] }

    var screenSize: Size { device?.size(orientation) ?? (isTelevision ? Size(width: 1920, height: 1080) : plainScreen) }

    /// The devices that the document supports, by its own flags or else by what its version of Xcode could build for.
    var supportedDevices: SupportedDevices {
        var supportedDevices = SupportedDevices()
        supportedDevices.family = isTelevision ? .televisions : isPad ? .pads : .all
        supportedDevices.oldestSystem = deploymentTarget ?? SystemTable.oldestSystem[version]
        return supportedDevices
    }

    var isTelevision: Bool { deviceID == "appleTV" }

    /// Pixels a point that text is rounded to: canvases without a device have two.
    var textScale: Double? { SystemTable.wholePointText[version] ? 1 : device == nil ? 2 : nil }

    /// The text size that the canvas drew with; nil for the standard one.
    var canvasCategory: TextCategory? { SystemTable.category[version] }

    private static func plainScreen(_ root: XMLElement, usesTraits: Bool, isPad: Bool) -> Size {
        let metrics = root.child(key: "defaultSimulatedMetrics")?.child(key: "destination")
        if let size = metrics.flatMap({ screen($0) }) { return size }
        if isPad { return Size(width: 768, height: 1024) }
        return usesTraits ? Size(width: 600, height: 600) : Size(width: 320, height: 480)
    }

    /// The size that simulated screen metrics stand for; nil for none in particular.
    static func screen(_ metrics: XMLElement) -> Size? {
        guard metrics.isNamed(.simulatedScreenMetrics), let type = metrics[.type] else { return nil }
        let base = type.prefix { $0 != "." }
        switch base {
        case "retina4": return Size(width: 320, height: 568)
        case "retina47", "retina4_7": return Size(width: 375, height: 667)
        case "retina55", "retina5_5": return Size(width: 414, height: 736)
        default: return Device(id: String(base))?.portraitSize
        }
    }
}
