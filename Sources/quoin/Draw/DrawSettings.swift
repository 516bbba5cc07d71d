import QuoinBehaviors
import QuoinDrawing
import QuoinScenes

/// The options of `quoin draw`, checked.
struct DrawSettings: Sendable {
    /// The contents of one picture.
    enum PictureContent: Sendable { case scene, sheet, board }

    enum Format: String, Sendable, CaseIterable { case svg, png }

    var format = Format.svg
    var scale: Double
    var content = PictureContent.scene
    /// The folder that pictures are written to; a file if there is one picture, or `-` for standard output.
    var output: String
    /// The environments to draw in; empty for those that each file was drawn in.
    var environments: [EnvironmentOverride]
    /// The text sizes that were given as options of their own, beside devices.
    var categories: [TextCategory]
    /// The appearance; nil for the one that each file was drawn in.
    var appearance: Appearance?
    var layers: OverlayLayers
    var showsFindings: Bool
    var isPseudo: Bool
    var showsHidden: Bool
    /// Whether only the screen is drawn, without a title and a margin around it.
    var isBare: Bool
    var jobs: Int

    init(_ invocation: Invocation) throws(UsageError) {
        format = invocation["format"].flatMap { Format(rawValue: $0) } ?? .svg
        output = invocation["output"] ?? "."
        if invocation["format"] == nil, output.hasSuffix(".png") { format = .png }
        scale = try DrawSettings.scale(invocation)
        categories = try DrawSettings.categories(invocation)
        environments = try DrawSettings.environments(invocation, categories)
        appearance = invocation.has("dark") ? .dark : invocation.has("light") ? .light : nil
        layers = try DrawSettings.layers(invocation)
        showsFindings = invocation.has("findings")
        isPseudo = invocation.has("pseudo-language")
        showsHidden = invocation.has("hidden")
        isBare = invocation.has("bare")
        jobs = try invocation.jobs
        if invocation.has("sheet") { content = .sheet }
        if invocation.has("board") { content = .board }
        if invocation.has("sheet"), invocation.has("board") {
            throw UsageError(
                message: "--sheet and --board cannot be combined: --sheet draws a scene on all devices, --board all scenes of a storyboard")
        }
        if invocation.has("dark"), invocation.has("light") { throw UsageError(message: "--dark and --light cannot be combined") }
        if format == .svg, invocation.has("scale") { throw UsageError(message: "--scale is for PNG: add --format png") }
        if format == .png, !PNGFile.isAvailable { throw UsageError(message: PNGFile.advice) }
    }

    private static func scale(_ invocation: Invocation) throws(UsageError) -> Double {
        guard let text = invocation["scale"] else { return 2 }
        guard let scale = Double(text), scale > 0, scale <= 16 else {
            throw UsageError(message: "--scale must be a number of pixels per point, above 0 and at most 16, not \"\(text)\"")
        }
        return scale
    }

    private static func categories(_ invocation: Invocation) throws(UsageError) -> [TextCategory] {
        var found: [TextCategory] = []
        for name in invocation["content-size"]?.split(separator: ",").map(String.init) ?? [] {
            guard let category = TextCategory(named: name) else {
                throw UsageError(message: "unknown text size \"\(name)\"\(suggestion(for: name, among: TextCategory.allCases.map(\.name)))")
            }
            found.append(category)
        }
        return found
    }

    /// Each device in each text size, from right to left where that was asked for.
    private static func environments(_ invocation: Invocation, _ categories: [TextCategory]) throws(UsageError) -> [EnvironmentOverride] {
        let lists = invocation.repeated["devices", default: []].flatMap { $0.split(separator: ",").map(String.init) }
        var devices: [EnvironmentOverride] = []
        for name in invocation.repeated["device", default: []] + lists {
            guard let named = EnvironmentOverride.named(name) else {
                throw UsageError(message: EnvironmentOverride.unknownNameMessage(name))
            }
            devices += named.filter { !devices.contains($0) }
        }
        if devices.isEmpty { devices = [.unchanged] }
        var result: [EnvironmentOverride] = []
        for device in devices {
            for category in categories.isEmpty ? [device.category] : categories.map(Optional.some) {
                var environment = device
                environment.category = category
                if invocation.has("rtl") { environment.direction = .rightToLeft }
                result.append(environment)
            }
        }
        return result == [.unchanged] ? [] : result
    }

    static let layerNames: [(name: String, layer: OverlayLayers)] = [
        ("constraints", .constraints), ("frames", .frames), ("margins", .margins), ("safe-area", .safeArea), ("guides", .guides),
        ("scroll-content", .scrollContent), ("stored-frames", .storedFrames), ("ambiguity", .ambiguity), ("names", .names), ("all", .all),
    ]

    private static func layers(_ invocation: Invocation) throws(UsageError) -> OverlayLayers {
        var layers: OverlayLayers = invocation.has("constraints") ? [.constraints, .safeArea, .guides] : []
        for name in invocation["layers"]?.split(separator: ",").map(String.init) ?? [] {
            guard let layer = layerNames.first(where: { $0.name == name })?.layer else {
                throw UsageError(message: "unknown layer \"\(name)\"\(suggestion(for: name, among: layerNames.map(\.name)))")
            }
            layers.formUnion(layer)
        }
        return layers
    }
}
