import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// The colors and images of the project that a document belongs to: those of its asset catalogs, and loose image files.
///
/// ```text
///   App.xcodeproj, or Package.swift, or .git   ◀── upward from the document: the project's folder
///   App/Assets.xcassets/logo.imageset/…        ◀── downward from there: every catalog, the nearest to the document first
/// ```
///
/// The folders are walked once for a project; files are read when something is drawn that names them.
struct ProjectAssets: DrawingAssets {
    /// Paths of sets and files by the names of what they hold.
    private let images: [String: String]
    private let colors: [String: String]
    private let loose: [String: String]

    static let none = ProjectAssets(AssetIndex())

    /// - Parameter folder: Of the document, which decides between sets of one name.
    init(_ index: AssetIndex, near folder: String = "") {
        images = ProjectAssets.nearest(index.images, folder)
        colors = ProjectAssets.nearest(index.colors, folder)
        loose = ProjectAssets.nearest(index.files, folder)
    }

    private static func nearest(_ found: [String: [String]], _ folder: String) -> [String: String] {
        found.compactMapValues { paths in
            paths.max { shared($0, folder) == shared($1, folder) ? $0 > $1 : shared($0, folder) < shared($1, folder) }
        }
    }

    private static func shared(_ path: String, _ folder: String) -> Int { zip(path.utf8, folder.utf8).prefix { $0 == $1 }.count }

    func color(named name: String) -> Paint? {
        guard let path = colors[name], let bytes = try? System.read(path + "/Contents.json", limit: 1 << 20) else { return nil }
        return ColorSet(bytes)?.paint
    }

    func image(named name: String) -> ImageAsset? {
        if let path = images[name] { return image(inSet: path) }
        guard let path = loose[name] ?? loose[ProjectAssets.stem(name)], let file = ProjectAssets.read(path) else { return nil }
        let scale = ProjectAssets.scale(path)
        let size = file.size.map { Size(width: $0.width / scale, height: $0.height / scale) }
        return size.map { ImageAsset(size: $0, light: ProjectAssets.picture(file, path)) }
    }

    private func image(inSet path: String) -> ImageAsset? {
        guard let bytes = try? System.read(path + "/Contents.json", limit: 1 << 20), let set = ImageSet(bytes),
            let entry = set.best(dark: false) ?? set.best(dark: true), let file = ProjectAssets.read("\(path)/\(entry.file)"),
            let size = file.size
        else { return nil }
        let scale = file.format == .png || file.format == .jpeg ? max(entry.scale, 1) : 1
        var asset = ImageAsset(
            size: Size(width: size.width / scale, height: size.height / scale), light: ProjectAssets.picture(file, "\(path)/\(entry.file)"),
            isTemplate: set.isTemplate)
        if let dark = set.best(dark: true), dark.file != entry.file, let file = ProjectAssets.read("\(path)/\(dark.file)") {
            asset.dark = ProjectAssets.picture(file, "\(path)/\(dark.file)")
        }
        return asset
    }

    /// A picture that is larger is drawn as a placeholder.
    private static let limit = 3 << 20

    private static func read(_ path: String) -> ImageFile? { (try? System.read(path, limit: limit)).flatMap { ImageFile($0) } }

    private static func picture(_ file: ImageFile, _ path: String) -> Picture? {
        file.mediaType.map { Picture(key: path, mediaType: $0, bytes: file.bytes) }
    }

    /// The name without `@2x` and the ending.
    static func stem(_ name: String) -> String {
        let base = name.split(separator: "/").last.map(String.init) ?? name
        let plain = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
        return plain.split(separator: "@").first.map(String.init) ?? plain
    }

    private static func scale(_ path: String) -> Double { path.includes("@3x") ? 3 : path.includes("@2x") ? 2 : 1 }
}

/// The paths of a project's image sets and image files, by name, and of its font files.
struct AssetIndex: Sendable {
    private(set) var images: [String: [String]] = [:]
    private(set) var colors: [String: [String]] = [:]
    private(set) var files: [String: [String]] = [:]
    /// Paths of font files.
    private(set) var fonts: [String] = []
    private var count = 0

    /// The maximum number of folders and files that are read; a project that has more is drawn with what was found so far.
    private static let limit = 100_000
    private static let skipped: Set<String> = [
        ".git", ".build", "build", "Build", "DerivedData", "node_modules", ".swiftpm", "Carthage", "Pods",
    ]

    init() {}

    /// Walks a project's folder.
    init(_ folder: String) {
        var waiting = [(path: folder, depth: 0, prefix: nil as String?)]
        while let next = waiting.popLast(), count < AssetIndex.limit {
            let first = waiting.count
            for member in (try? System.contents(of: next.path)) ?? [] where !AssetIndex.skipped.contains(member.name) {
                count += 1
                let name = member.name, ending = AssetIndex.ending(name)
                let path = (next.path == "/" ? "" : next.path) + "/" + name
                if let prefix = next.prefix {
                    add(name, path: path, prefix: prefix, depth: next.depth, waiting: &waiting)
                } else if ending == ".xcassets" {
                    waiting.append((path, next.depth + 1, ""))
                } else if AssetIndex.imageEndings.contains(ending) {
                    files[ProjectAssets.stem(name), default: []].append(path)
                } else if AssetIndex.fontEndings.contains(ending.lowercased()) {
                    fonts.append(path)
                } else if next.depth < 24, member.isFolder(at: path) {
                    waiting.append((path, next.depth + 1, nil))
                }
            }
            // The order counts for what is beyond the limit.
            if waiting.count - first > 1 { waiting[first...].sort { $0.path.isBefore($1.path) } }
        }
    }

    /// Inside of a catalog: sets, and folders that may be part of the names in them.
    private mutating func add(
        _ name: String, path: String, prefix: String, depth: Int, waiting: inout [(path: String, depth: Int, prefix: String?)]
    ) {
        if name.hasSuffix(".imageset") {
            images[prefix + name.dropLast(".imageset".count), default: []].append(path)
        } else if name.hasSuffix(".colorset") {
            colors[prefix + name.dropLast(".colorset".count), default: []].append(path)
        } else if !name.contains("."), depth < 24 {
            let contents = try? System.read(path + "/Contents.json", limit: 1 << 20)
            let isNamespace = contents.flatMap { try? JSONText($0).root["properties"]?["provides-namespace"]?.bool } ?? false
            waiting.append((path, depth + 1, isNamespace ? prefix + name + "/" : prefix))
        }
    }

    private static let imageEndings: Set<String> = [".png", ".jpg", ".jpeg", ".svg", ".PNG", ".JPG"]
    private static let fontEndings: Set<String> = [".ttf", ".otf", ".ttc", ".otc"]

    /// The ending of a name with its point; empty if it has none.
    private static func ending(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[$0...]) } ?? ""
    }
}

/// The folders of projects. Each folder is looked into once.
struct ProjectFolders {
    private var marked: [String: Bool] = [:]

    /// The folder of the project that a folder belongs to.
    mutating func project(of folder: String) -> String {
        var ancestor = folder
        for _ in 0..<32 {
            if isMarked(ancestor) { return ancestor }
            if ancestor == "/" { break }
            ancestor = PathName.folder(of: ancestor)
        }
        return folder
    }

    /// Whether a folder holds what lies at the top of a project.
    private mutating func isMarked(_ folder: String) -> Bool {
        if let known = marked[folder] { return known }
        let members = (try? System.contents(of: folder)) ?? []
        let found = members.contains { member in
            let name = member.name
            return name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift" || name == ".git"
        }
        marked[folder] = found
        return found
    }
}

/// The projects that some files belong to, each walked once, before anything is drawn.
struct ProjectIndex: Sendable {
    private var folders: [String: String] = [:]
    private var indices: [String: AssetIndex] = [:]

    init(_ paths: [String]) {
        var projects = ProjectFolders()
        for path in paths where path != "-" {
            let folder = PathName.folder(of: PathName.absolute(path, in: System.currentFolder))
            guard folders[folder] == nil else { continue }
            let project = projects.project(of: folder)
            folders[folder] = project
            if indices[project] == nil { indices[project] = AssetIndex(project) }
        }
    }

    func assets(for path: String) -> ProjectAssets {
        let folder = PathName.folder(of: PathName.absolute(path, in: System.currentFolder))
        guard let index = folders[folder].flatMap({ indices[$0] }) else { return .none }
        return ProjectAssets(index, near: folder)
    }
}
