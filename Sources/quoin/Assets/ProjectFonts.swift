import QuoinDiagnosis
import QuoinScenes
import QuoinText
import Synchronization

/// The font files that documents are measured with: those of `--fonts`, of `fonts` in their configuration, and of their project.
///
/// ```text
///   document ──▶ names of fonts ──▶ none: nothing is searched
///                      └──────────▶ some: folders are walked, once each, and the names in their font files read
/// ```
final class ProjectFonts: Sendable {
    /// Folders or files that were named, absolute.
    private let named: [String]
    /// The configuration to use instead of that of a document's folder.
    private let configuration: String?
    private let isQuiet: Bool
    private let current = System.currentFolder
    private let state = Mutex(State())

    private struct State {
        /// Font files by the folder that was walked.
        var files: [String: [String]] = [:]
        /// All font files for the documents of a folder.
        var sets: [String: [String]] = [:]
        var projects = ProjectFolders()
        var libraries: [[String]: FontLibrary] = [:]
        var reported: Set<String> = []
    }

    static let option = Command.Option(
        name: "fonts", value: "folder",
        help: """
            Also measure texts with the fonts in this folder (.ttf, .otf, .ttc). Fonts in the project around each file, and in the \
            folders that .quoin.json lists under fonts, are found automatically. May be repeated.
            """, isRepeated: true)

    init(_ invocation: Invocation, configuration: String? = nil, isQuiet: Bool = false) throws(UsageError) {
        named = invocation.repeated["fonts", default: []].map { PathName.absolute($0, in: System.currentFolder) }
        for (path, word) in zip(named, invocation.repeated["fonts", default: []]) where System.kind(path) == .missing {
            throw UsageError(message: "--fonts: \"\(word)\" does not exist")
        }
        self.configuration = configuration.map { PathName.absolute($0, in: System.currentFolder) }
        self.isQuiet = isQuiet
    }

    /// Gives the scenes of a document the fonts that it is measured with, where it asks for one by name. Files that cannot be
    /// measured with are reported once.
    func attach(to document: inout Document, at path: String) {
        let names = Set(document.scenes.flatMap(\.fontNames))
        if names.isEmpty { return }
        let library = state.withLock { ProjectFonts.library(files(for: path, &$0), &$0) }
        if !isQuiet { report(library.problems + names.sorted().compactMap { library.problem(of: $0) }) }
        guard !library.isEmpty else { return }
        for index in document.scenes.indices { document.scenes[index].environment.fonts = library }
    }

    /// A text that changes with the files that documents at a path are measured with.
    func stamp(for path: String) -> String {
        state.withLock { files(for: path, &$0) }.map { "\($0) \(System.stamp($0))" }.joined(separator: "\n")
    }

    private func report(_ problems: [FontLibrary.Problem]) {
        let new = state.withLock { state in problems.filter { state.reported.insert($0.path).inserted } }
        for problem in new { System.printMessage("\(problem.path): note: font not used: \(problem.error)") }
    }

    private static func library(_ files: [String], _ state: inout State) -> FontLibrary {
        if let known = state.libraries[files] { return known }
        let library = FontLibrary(files: files)
        state.libraries[files] = library
        return library
    }

    /// The font files for a document; of those with a font of one name the first counts.
    private func files(for path: String, _ state: inout State) -> [String] {
        let folder = path == "-" ? current : PathName.folder(of: PathName.absolute(path, in: current))
        if let known = state.sets[folder] { return known }
        var found: [String] = []
        for place in named + configured(folder) + [state.projects.project(of: folder)] {
            found += ProjectFonts.files(in: place, &state).filter { !found.contains($0) }
        }
        state.sets[folder] = found
        return found
    }

    private static func files(in place: String, _ state: inout State) -> [String] {
        if let known = state.files[place] { return known }
        let found = System.kind(place) == .file ? [place] : AssetIndex(place).fonts.sorted()
        state.files[place] = found
        return found
    }

    /// The folders that the configuration lists. One that cannot be read lists none: `quoin lint` says why.
    private func configured(_ folder: String) -> [String] {
        var ancestor = folder
        var path = configuration
        while path == nil {
            let file = (ancestor == "/" ? "" : ancestor) + "/" + Configuration.fileName
            if System.kind(file) == .file { path = file }
            if ancestor == "/" { break }
            ancestor = PathName.folder(of: ancestor)
        }
        guard let path, let bytes = try? System.read(path, limit: 1 << 20), let found = try? Configuration(bytes, path: path) else {
            return []
        }
        return found.fonts.map { PathName.absolute($0, in: PathName.folder(of: path)) }
    }
}
