import QuoinBehaviors
import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// A picture with its name, without an extension, and its contents.
struct DrawnPicture: Sendable {
    var name: String
    var drawing: Drawing
    var appearance: Appearance
}

/// The result of drawing one file.
struct DrawResult: Sendable {
    var pictures: [DrawnPicture] = []
    var messages: [String] = []
    var status = ExitStatus.done
}

/// Draws the scenes of one file.
struct DrawJob: Sendable {
    let settings: DrawSettings
    let assets: ProjectAssets
    /// The path that pictures are named by.
    let stem: String

    func run(_ source: Source, rules: [Rule]) -> DrawResult {
        var result = DrawResult()
        var document = source.document
        if let error = document.error {
            result.messages.append(error.message(in: source.name))
            result.status = .input
            return result
        }
        if settings.isPseudo { document.scenes = document.scenes.map { PseudoLanguage.apply(to: $0) } }
        if document.scenes.isEmpty { result.messages += document.notes.map { "\(source.name): note: \($0.message)" } }
        let findings =
            settings.showsFindings
            ? Linter(rules: rules, environments: settings.environments).findings(in: document) : []
        switch settings.content {
        case .scene: drawScenes(of: document, findings: findings, result: &result)
        case .sheet: drawSheets(of: document, findings: findings, result: &result)
        case .board: drawBoard(document, &result)
        }
        return result
    }

    /// Returns the requested appearance, or else the one that the file was drawn in.
    private func appearance(of scene: Scene?) -> Appearance {
        settings.appearance ?? (scene?.canvas?.isDark == true ? .dark : .light)
    }

    // MARK: A picture a scene

    private func drawScenes(of document: Document, findings: [Finding], result: inout DrawResult) {
        var names = PictureNames(stem)
        for scene in document.scenes {
            let environments = settings.environments.isEmpty ? [.unchanged] : settings.environments
            for environment in environments {
                guard let page = page(of: scene, in: environment, document: document, findings: findings, isOnSheet: false, result: &result)
                else { continue }
                result.pictures.append(
                    DrawnPicture(name: names.name(scene.title, environment.name), drawing: page, appearance: appearance(of: scene)))
            }
        }
    }

    /// Draws one scene; nil if it could not be laid out, which is said.
    private func page(
        of scene: Scene, in environment: EnvironmentOverride, document: Document, findings: [Finding], isOnSheet: Bool,
        result: inout DrawResult
    ) -> Drawing? {
        do throws(LayoutError) {
            let layout = try SceneLayout(scene, overriding: environment.heldUpright)
            let wantsAmbiguity = !settings.layers.isDisjoint(with: [.constraints, .ambiguity])
            let drawn = SceneDrawing(layout, try layout.views(ambiguity: wantsAmbiguity), assets: assets, showsHidden: settings.showsHidden)
            if settings.isBare { return drawn.drawing }
            let marks = FindingMarks(findings, in: scene, on: environment).marks
            let overlay = settings.layers.isEmpty && marks.isEmpty ? nil : SceneOverlay(drawn, layers: settings.layers, findings: marks)
            let device = DrawJob.caption(layout, environment)
            if let omitted = overlay?.omittedLabels, omitted > 0, !isOnSheet {
                let labels = omitted == 1 ? "1 label" : "\(omitted) labels"
                result.messages.append("\(document.path): note: \(scene.title): \(labels) found no room")
            }
            return ScenePage(drawn, overlay, name: isOnSheet ? device : scene.title, note: isOnSheet ? "" : device, legend: marks).drawing
        } catch {
            result.messages.append("\(document.path): error: \(scene.title): \(error)")
            result.status = .defect
            return nil
        }
    }

    /// `iPhone 15 · AX3 · right to left`
    static func caption(_ layout: SceneLayout, _ environment: EnvironmentOverride) -> String {
        let screen = layout.screen
        let isPart = layout.scene.canvas?.keepsSize == true
        let device = isPart ? nil : screen.device?.name ?? "\(Int(layout.shownSize.width)) × \(Int(layout.shownSize.height))"
        let orientation = environment.orientation == .landscape ? "landscape" : nil
        let direction = environment.direction == .rightToLeft ? "right to left" : nil
        return [device, orientation, environment.category?.name, direction].compactMap { $0 }.joined(separator: " · ")
    }

    // MARK: Sheets

    private func drawSheets(of document: Document, findings: [Finding], result: inout DrawResult) {
        var names = PictureNames(stem)
        for scene in document.scenes {
            var sheet = PictureSheet(title: scene.title)
            for (heading, environments) in sheetRows(of: scene) {
                let pages = environments.compactMap { environment in
                    page(of: scene, in: environment, document: document, findings: findings, isOnSheet: true, result: &result)
                }
                sheet.add(heading, pages)
            }
            result.pictures.append(
                DrawnPicture(name: names.name(scene.title, "sheet"), drawing: sheet.drawing, appearance: appearance(of: scene)))
        }
    }

    /// The text sizes of a sheet: the smallest and the largest, the default, and two between.
    private static let sheetSizes: [TextCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The rows of a scene's sheet: a heading, and the environments in which the scene is drawn beside each other.
    private func sheetRows(of scene: Scene) -> [(heading: String?, environments: [EnvironmentOverride])] {
        if !settings.environments.isEmpty { return [(nil, settings.environments)] }
        let devices = scene.canvas?.keepsSize == true ? [] : Device.all.filter { scene.canvas?.supportedDevices.contains($0) ?? true }
        return [
            ("As it was drawn", devices.isEmpty ? [.unchanged] : []),
            ("Devices", devices.map { EnvironmentOverride(device: $0) }),
            ("Text sizes", DrawJob.sheetSizes.map { EnvironmentOverride(category: $0) }),
            ("Right to left", [EnvironmentOverride(direction: .rightToLeft)]),
        ]
    }

    // MARK: Boards

    private func drawBoard(_ document: Document, _ result: inout DrawResult) {
        guard let storyboard = document.storyboard, !storyboard.controllers.isEmpty else {
            if !document.scenes.isEmpty { result.messages.append("\(document.path): note: is no storyboard: it has no board") }
            return
        }
        let environment = settings.environments.first ?? .unchanged
        var scenes: [String: SceneDrawing] = [:]
        for scene in document.scenes {
            guard let root = scene.root?.id else { continue }
            do throws(LayoutError) {
                let layout = try SceneLayout(scene, overriding: environment.heldUpright)
                scenes[root] = try SceneDrawing(layout, assets: assets, showsHidden: settings.showsHidden)
            } catch {
                result.messages.append("\(document.path): error: \(scene.title): \(error)")
                result.status = .defect
            }
        }
        let title = document.path.split(separator: "/").last.map(String.init) ?? document.path
        let page = StoryboardPage(storyboard, scenes: scenes, title: title)
        if page.omittedLabels > 0 {
            let names = page.omittedLabels == 1 ? "1 name" : "\(page.omittedLabels) names"
            result.messages.append("\(document.path): note: \(names) of segues found no room")
        }
        result.pictures.append(
            DrawnPicture(
                name: PictureFile.name([stem, "board"]), drawing: page.drawing,
                appearance: appearance(of: document.scenes.first)))
    }
}

/// Names of pictures that are all different.
struct PictureNames {
    private let stem: String
    private var taken: Set<String> = []

    init(_ stem: String) { self.stem = stem }

    mutating func name(_ scene: String, _ environment: String) -> String {
        let wanted = PictureFile.name([stem, scene.filter { $0 != " " }, environment])
        var name = wanted
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(wanted)-\(number)"
            number += 1
        }
        return name
    }
}

extension Scene {
    /// The title of a scene: the name of its controller, or of its root view.
    var title: String {
        if let name = controllers.first?.name, !name.isEmpty { return name }
        guard let root else { return id ?? "Scene" }
        return root.name ?? root.className ?? (canvas == nil ? id : nil) ?? root.outlineName
    }
}

/// The findings of a scene as marks on its drawing. A finding has one number on all devices: its place among those of the scene.
struct FindingMarks {
    let marks: [FindingMark]

    init(_ findings: [Finding], in scene: Scene, on environment: EnvironmentOverride) {
        let objects = SceneObjects(scene)
        var marks: [FindingMark] = []
        var number = 0
        for finding in findings {
            guard let object = finding.object, let view = objects.view(of: object) else { continue }
            number += 1
            guard finding.devices.isEmpty || finding.devices.contains(environment.name) else { continue }
            let severity = FindingMark.Severity(rawValue: finding.severity.rawValue) ?? .info
            marks.append(
                FindingMark(
                    number: number, severity: severity, view: view, constraint: object == view ? nil : object, title: finding.message))
        }
        self.marks = marks
    }
}
