import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes

/// Compares two versions of a file.
struct DiffJob: Sendable {
    let settings: DiffSettings
    let projects: ProjectIndex?
    var fonts: ProjectFonts?

    /// One version, read and understood.
    struct Version {
        var document = Document(path: "")
        var outline = DocumentOutline()
        var names = OutlineNames(DocumentOutline())
        var isMissing = false

        /// The empty version, which stands for a file that does not exist.
        static var missing: Version {
            var version = Version()
            version.isMissing = true
            return version
        }
    }

    func run(_ pair: FilePair) -> FileDifference {
        var difference = FileDifference(name: pair.name, oldName: pair.oldName)
        let sources = (
            source(of: pair.old, name: pair.oldName ?? pair.name, home: pair.home, difference: &difference),
            source(of: pair.new, name: pair.name, home: pair.home, difference: &difference)
        )
        guard let oldSource = sources.0, let newSource = sources.1 else { return difference }
        if case .source(let first) = oldSource, case .source(let second) = newSource, first.bytes == second.bytes { return difference }
        guard let old = read(oldSource, &difference), let new = read(newSource, &difference) else { return difference }
        difference.operation = old.isMissing ? .added : new.isMissing ? .removed : .changed
        compare(old, with: new, pair: pair, difference: &difference)
        if difference.operation != .changed {
            difference.contents = ContentWords.text((old.isMissing ? new : old).outline.contents)
        }
        return difference
    }

    // MARK: Reading

    private enum Found {
        case missing
        case source(Source)
    }

    /// Finds a version of a file; nil if it cannot be read, which is reported, or contains no scene.
    private func source(of version: FilePair.Version, name: String, home: String, difference: inout FileDifference) -> Found? {
        let file: SourceFile
        switch version {
        case .missing: return .missing
        case .file(let found): file = SourceFile(found)
        case .bytes(let bytes, let name): file = SourceFile(bytes, Inputs.File(path: name, name: name, isFound: true))
        }
        switch file {
        case .passedOver: return nil
        case .failure(let error):
            fail(error, name: name, difference: &difference)
            return nil
        case .source(var source):
            source.fonts = fonts
            source.home = home
            return .source(source)
        }
    }

    /// Reads a version of a file; nil if it cannot be parsed, which is reported.
    private func read(_ found: Found, _ difference: inout FileDifference) -> Version? {
        guard case .source(let source) = found else { return .missing }
        var error: DocumentError?
        if source.bytes.contains(0), source.bytes.prefix(2) != [0xFE, 0xFF], source.bytes.prefix(2) != [0xFF, 0xFE] {
            error = DocumentError("is binary")
        } else {
            let document = source.document
            let outline = source.kind == .interfaceBuilder ? InterfaceBuilderFile.outline(source.bytes) : SceneOutline.read(source.bytes)
            if let outline, document.error == nil { return Version(document: document, outline: outline, names: OutlineNames(outline)) }
            error = document.error
        }
        fail(error ?? DocumentError("is no document that can be compared"), name: source.name, difference: &difference)
        return nil
    }

    private func fail(_ error: DocumentError, name: String, difference: inout FileDifference) {
        difference.messages.append(error.message(in: name))
        difference.status = .input
    }

    // MARK: Comparing

    private func compare(_ old: Version, with new: Version, pair: FilePair, difference: inout FileDifference) {
        var scenes = SceneTable(old, new)
        if difference.operation == .changed {
            let changes = OutlineDifference(old.outline, new.outline).changes
            // Equal meanings give equal layouts, except for ties that the order of constraints decides.
            if changes.isEmpty { return }
            for change in changes { scenes.add(change, from: old.names, to: new.names) }
        }
        if settings.comparesLayout {
            let environments = environments(pair)
            let layouts = LayoutComparison(settings, environments, assets: projects?.assets(for: pair.home), names: new.names)
            for (index, entry) in scenes.entries.enumerated() {
                for pair in entry.pairs {
                    layouts.compare(pair.old, with: pair.new, scene: &scenes.entries[index].difference, file: &difference)
                }
            }
            scenes.add(findings(in: old, pair: pair, environments: environments), findings(in: new, pair: pair, environments: environments))
        }
        difference.scenes = scenes.entries.map(\.difference).filter { !$0.isEmpty }
    }

    private func environments(_ pair: FilePair) -> [EnvironmentOverride] {
        if let environments = settings.environments { return environments }
        return pair.configuration.devices.isEmpty ? DiffSettings.standardEnvironments : pair.configuration.devices
    }

    private func findings(in version: Version, pair: FilePair, environments: [EnvironmentOverride]) -> [Finding] {
        if version.isMissing { return [] }
        let found = Linter(rules: pair.configuration.rules, environments: environments).findings(in: version.document)
        return pair.configuration.adjusted(found, path: pair.configuredPath)
    }
}

/// The scenes of two versions side by side; of a xib, its topmost views.
private struct SceneTable {
    struct Entry {
        var difference: SceneDifference
        var old: [Scene] = []
        var new: [Scene] = []

        /// The versions of each root, the new file's first.
        var pairs: [(old: Scene?, new: Scene?)] {
            var left = old
            var pairs = new.map { scene -> (old: Scene?, new: Scene?) in
                (left.firstIndex { $0.root?.id == scene.root?.id }.map { left.remove(at: $0) }, scene)
            }
            // A root that was replaced by another.
            if let index = pairs.firstIndex(where: { $0.old == nil }), !left.isEmpty { pairs[index].old = left.removeFirst() }
            return pairs + left.map { ($0, nil) }
        }
    }

    /// The entries; the first is the document itself, for changes that belong to no scene.
    var entries = [Entry(difference: SceneDifference(id: nil, title: ""))]
    /// Indices in ``entries`` by the ids of scenes and topmost views.
    private var indices: [String: Int] = [:]
    /// The id of the scene or topmost view that each object of the two versions lies in.
    private var owners: [String: String] = [:]

    init(_ old: DiffJob.Version, _ new: DiffJob.Version) {
        for version in [new, old] {
            var own: [String: String] = [:]
            for object in version.outline.objects {
                let isTop = object.parent == version.outline.objects.first?.id && (object.role == .view || object.role == .controller)
                guard object.role == .scene || isTop else {
                    own[object.id] = object.parent.flatMap { own[$0] }
                    continue
                }
                own[object.id] = object.id
                guard indices[object.id] == nil else { continue }
                indices[object.id] = entries.count
                entries.append(Entry(difference: SceneDifference(id: object.id, title: object.shortName)))
            }
            owners.merge(own) { first, _ in first }
        }
        for scene in old.document.scenes { entries[index(of: scene)].old.append(scene) }
        for scene in new.document.scenes { entries[index(of: scene)].new.append(scene) }
    }

    private func index(of scene: Scene) -> Int { scene.id.flatMap { indices[$0] } ?? scene.root.map { index(of: $0.id) } ?? 0 }

    private func index(of object: String) -> Int { owners[object].flatMap { indices[$0] } ?? 0 }

    mutating func add(_ change: OutlineChange, from old: OutlineNames, to new: OutlineNames) {
        let index = index(of: change.object.id)
        if change.object.role == .scene, change.operation != .changed { entries[index].difference.operation = change.operation }
        entries[index].difference.changes.append(ChangeWords(change, from: old, to: new))
    }

    /// Adds the findings that are gone and those that are new, which are those of a rule and object that only one version has.
    mutating func add(_ old: [Finding], _ new: [Finding]) {
        for finding in old.without(new) { entries[finding.object.map(index(of:)) ?? 0].difference.gone.append(finding) }
        for finding in new.without(old) { entries[finding.object.map(index(of:)) ?? 0].difference.new.append(finding) }
    }
}

extension [Finding] {
    /// The findings that the others do not have, as a baseline counts them.
    fileprivate func without(_ others: [Finding]) -> [Finding] {
        Baseline(Report(files: [Report.File(path: "", findings: others)])) { $0 }.unknown(self, path: "")
    }
}
