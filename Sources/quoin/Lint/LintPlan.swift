import QuoinDiagnosis

/// A file to lint, with its configuration and baseline.
struct LintTask: Sendable {
    var file: Inputs.File
    var configuration: Configuration
    /// The path from the configuration's folder.
    var configuredPath: String
    /// The path from the repository's folder.
    var repositoryPath: String
    /// The findings that were there before, and the file's path from the baseline's folder.
    var baseline: Baseline?
    var baselinePath = ""
    /// The file at the revision of `--git`, whose findings are known; nil without that option.
    var revision: FilePair?
}

/// The plan of a run, made before anything is done: which files, and by which configuration each.
struct LintPlan {
    private(set) var tasks: [LintTask] = []
    /// Messages about the plan.
    private(set) var messages: [String] = []
    private(set) var status = ExitStatus.done

    private let settings: LintSettings
    /// The configuration that governs each folder's files, by folder.
    private var folderConfigurations: [String: FolderConfiguration] = [:]
    /// The folder with `.git` in it or above it, by folder.
    private var repositories: [String: String] = [:]

    private enum FolderConfiguration {
        case configuration(Configuration, folder: String)
        /// The file cannot be read; a message said why.
        case broken
        case none
    }

    init(_ invocation: Invocation, _ settings: LintSettings) throws(ConfigurationError) {
        self.settings = settings
        let given = try settings.configuration.map { (path) throws(ConfigurationError) in try LintPlan.configuration(path) }
        let baseline = try LintPlan.baseline(settings)
        let paths = invocation.arguments.isEmpty ? ["."] : invocation.arguments
        let revision = invocation["git"]
        let changed = revision == nil ? nil : changes(since: revision ?? "HEAD", invocation.arguments)
        let inputs = Inputs(revision == nil ? paths : [], assumedName: invocation["assume-filename"])
        messages += inputs.messages
        if !messages.isEmpty { status = .input }
        let found = (changed ?? []).map { pair in Inputs.File(path: pair.name, name: pair.name, isFound: true) }
        addTasks(inputs.files + found, configuration: given, baseline: baseline, changed: changed)
        if tasks.isEmpty, status == .done, !settings.allowsEmpty, changed == nil {
            messages.append(
                "\(paths.joined(separator: ", ")): error: no storyboards, xibs or scene files found (--allow-empty permits that)")
            status = .usage
        }
    }

    /// Adds a task for each file. A file that is named twice, or also reached by a link, is one task: two tasks must not fix it at once.
    private mutating func addTasks(
        _ files: [Inputs.File], configuration given: Configuration?, baseline: Baseline?, changed: [FilePair]?
    ) {
        var seen: Set<String> = []
        for file in files {
            let (kind, identity) = System.entry(file.path)
            guard kind == .missing || file.path == "-" || seen.insert(identity).inserted else { continue }
            let path = settings.absolute(file.name)
            var configuration = folderConfiguration(PathName.folder(of: path))
            if let given, let file = settings.configuration {
                configuration = .configuration(given, folder: PathName.folder(of: settings.absolute(file)))
            }
            guard var task = task(for: file, path: path, configuration: configuration) else { continue }
            task.revision = changed?.first { $0.name == file.name }
            task.baseline = baseline
            task.baselinePath = settings.baseline.map { settings.relative(path, toFolderOf: $0) } ?? ""
            tasks.append(task)
        }
    }

    private static func baseline(_ settings: LintSettings) throws(ConfigurationError) -> Baseline? {
        guard let path = settings.baseline else { return nil }
        let folder = PathName.folder(of: settings.absolute(path))
        return try Baseline(bytes(path, what: "baseline"), path: path)
            .following { System.kind(PathName.absolute($0, in: folder)) != .missing }
    }

    /// The files that changed since a revision and are still there; nil where git cannot tell, which is said. A file that is named and
    /// is gone is said, too.
    private mutating func changes(since revision: String, _ words: [String]) -> [FilePair]? {
        do throws(GitError) {
            let pairs = try DiffInputs(git: revision, words).pairs
            messages += LintPlan.changeMessages(about: pairs, named: words, since: revision)
            return pairs.filter { !$0.isDeleted }
        } catch {
            messages.append("error: \(error.message)")
            status = .input
            return nil
        }
    }

    /// Messages about files that are named by a path that they had once.
    static func changeMessages(about pairs: [FilePair], named words: [String], since revision: String) -> [String] {
        let folder = System.currentFolder
        let named = Set(words.map { PathName.absolute($0, in: folder) })
        return pairs.compactMap { pair in
            guard named.contains(PathName.absolute(pair.oldName ?? pair.name, in: folder)) else { return nil }
            if let old = pair.oldName { return "\(old): error: was renamed to \(pair.name) since \(revision)" }
            return pair.isDeleted ? "\(pair.name): error: was deleted since \(revision)" : nil
        }
    }

    /// The task for a file; nil if the file is not to be linted.
    private mutating func task(for file: Inputs.File, path: String, configuration: FolderConfiguration) -> LintTask? {
        let repository = PathName.relative(path, to: repository(PathName.folder(of: path)))
        let repositoryPath = repository.hasPrefix("..") ? path : repository
        switch configuration {
        case .broken: return nil
        case .none:
            return LintTask(file: file, configuration: Configuration(), configuredPath: file.name, repositoryPath: repositoryPath)
        case .configuration(let configuration, let folder):
            let configuredPath = PathName.relative(path, to: folder)
            guard !file.isFound || configuration.includes(configuredPath) else { return nil }
            return LintTask(file: file, configuration: configuration, configuredPath: configuredPath, repositoryPath: repositoryPath)
        }
    }

    /// The number of entries of the baseline that belong to files that are no longer there.
    var countElsewhere: Int { tasks.first?.baseline?.countElsewhere ?? 0 }

    /// All rules that some file is examined by.
    var rules: [Rule] {
        let ids = Set(tasks.isEmpty ? Configuration().rules.map(\.id) : Set(tasks.map(\.configuration)).flatMap { $0.rules.map(\.id) })
        return Rule.all.filter { ids.contains($0.id) }
    }
}

extension LintPlan {
    /// The configuration of a folder: its own, or else that of the folder above.
    private mutating func folderConfiguration(_ folder: String) -> FolderConfiguration {
        guard settings.configuration == nil else { return .none }
        var missing: [String] = []
        var ancestor = folder
        var found = FolderConfiguration.none
        while true {
            if let known = folderConfigurations[ancestor] {
                found = known
                break
            }
            missing.append(ancestor)
            let file = (ancestor == "/" ? "" : ancestor) + "/" + Configuration.fileName
            if System.kind(file) == .file {
                found = read(file, ancestor)
                break
            }
            if ancestor == "/" { break }
            ancestor = PathName.folder(of: ancestor)
        }
        for ancestor in missing { folderConfigurations[ancestor] = found }
        return found
    }

    private mutating func read(_ path: String, _ folder: String) -> FolderConfiguration {
        let name = PathName.relative(path, to: settings.currentFolder)
        do throws(ConfigurationError) {
            return .configuration(try LintPlan.configuration(path, named: name.hasPrefix("..") ? path : name), folder: folder)
        } catch {
            messages.append("\(error)")
            status = .input
            return .broken
        }
    }

    private static func configuration(_ path: String, named name: String? = nil) throws(ConfigurationError) -> Configuration {
        try Configuration(bytes(path, what: "configuration"), path: name ?? path)
    }

    private static func bytes(_ path: String, what: String) throws(ConfigurationError) -> [UInt8] {
        do throws(FileError) {
            return try System.read(path)
        } catch {
            throw ConfigurationError("the \(what) cannot be read: \(error.message)", path: path)
        }
    }

    /// The folder under version control that a folder lies in; without one the current folder.
    private mutating func repository(_ folder: String) -> String {
        if let known = repositories[folder] { return known }
        var ancestor = folder
        while ancestor != "/", System.kind(ancestor + "/.git") == .missing { ancestor = PathName.folder(of: ancestor) }
        let found = ancestor == "/" ? settings.currentFolder : ancestor
        repositories[folder] = found
        return found
    }
}
