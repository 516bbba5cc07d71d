import QuoinDiagnosis
import QuoinScenes

/// Two versions of a file to compare.
struct FilePair: Sendable {
    /// The name in answers: the new path, else the old one.
    var name: String
    /// The file's earlier path; nil if it has not moved.
    var oldName: String?
    var old: Version
    var new: Version
    /// The file whose project has its colors and images, and whose folder its configuration.
    var home: String
    /// The configuration that `quoin lint` uses for such a file, and its path from there.
    var configuration = Configuration()
    var configuredPath = ""

    /// Whether there is no new version.
    var isDeleted: Bool { if case .missing = new { true } else { false } }

    enum Version: Sendable {
        case file(Inputs.File)
        case bytes([UInt8], name: String)
        /// The file did not exist yet, or does not exist any more.
        case missing
    }
}

/// The pairs that a command line asks for.
struct DiffInputs {
    private(set) var pairs: [FilePair] = []
    /// Messages about files that could not be searched or read.
    private(set) var messages: [String] = []

    // MARK: Files and folders

    /// Creates the pair of two files, or the pairs of two folders, whose files are paired by their paths in them.
    init(_ old: String, _ new: String) throws(UsageError) {
        let kinds = try (DiffInputs.kind(old), DiffInputs.kind(new))
        switch kinds {
        case (.folder, .folder): addFolders(old, new)
        case (.folder, _), (_, .folder):
            let folder = kinds.0 == .folder ? old : new
            throw UsageError(message: "\"\(folder)\" is a folder, but the other is not: compare two files or two folders")
        default: pairs = [FilePair(name: new, old: DiffInputs.version(old), new: DiffInputs.version(new), home: new)]
        }
    }

    private static func kind(_ path: String) throws(UsageError) -> System.Entry {
        let kind = System.kind(path)
        if path != "-", kind == .missing { throw UsageError(message: "\"\(path)\" does not exist") }
        return kind
    }

    private static func version(_ path: String) -> FilePair.Version {
        path == "/dev/null" ? .missing : .file(Inputs.File(path: path, name: path))
    }

    private mutating func addFolders(_ old: String, _ new: String) {
        let before = files(old), after = files(new)
        for name in Set(before.keys).union(after.keys).sorted() {
            pairs.append(
                FilePair(
                    name: name, old: before[name].map { .file($0) } ?? .missing, new: after[name].map { .file($0) } ?? .missing,
                    home: (after[name] ?? before[name])?.path ?? name))
        }
    }

    /// The files in a folder by their paths in it.
    private mutating func files(_ folder: String) -> [String: Inputs.File] {
        let inputs = Inputs([folder], assumedName: nil)
        messages += inputs.messages
        let prefix = folder == "." ? 0 : folder.hasSuffix("/") ? folder.count : folder.count + 1
        return Dictionary(inputs.files.map { (String($0.path.dropFirst(prefix)), $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Git

    /// Finds the changed files of a repository: from a revision to another, or to the working tree.
    ///
    /// - Parameter words: Another revision, if the first word is one, and paths.
    init(git revision: String, _ words: [String]) throws(GitError) {
        let git = try Git(in: ".")
        let range = try GitRange(revision, followedBy: words, in: git)
        for change in try git.changes(from: range.old, to: range.new, paths: range.paths) {
            guard InputKind(change.newPath ?? change.oldPath ?? "") != nil else { continue }
            let name = git.local(change.newPath ?? change.oldPath ?? "")
            var pair = FilePair(name: name, old: .missing, new: .missing, home: name)
            if change.isRename { pair.oldName = change.oldPath.map(git.local) }
            if let path = change.oldPath { pair.old = .bytes(try git.bytes(of: path, in: range.old), name: git.local(path)) }
            if let path = change.newPath {
                if let commit = range.new {
                    pair.new = .bytes(try git.bytes(of: path, in: commit), name: name)
                } else {
                    pair.new = .file(Inputs.File(path: name, name: name, isFound: true))
                }
            }
            pairs.append(pair)
        }
    }

    // MARK: Configuration

    /// Finds the `.quoin.json` of each pair.
    mutating func configure(_ invocation: Invocation) {
        var lint = Invocation(environment: invocation.environment)
        lint.arguments = pairs.map(\.home)
        lint.options = ["quiet": ""]
        guard !pairs.isEmpty, let settings = try? LintSettings(lint), let plan = try? LintPlan(lint, settings) else { return }
        messages += plan.messages
        let tasks = Dictionary(plan.tasks.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
        for index in pairs.indices {
            guard let task = tasks[pairs[index].home] else { continue }
            pairs[index].configuration = task.configuration
            pairs[index].configuredPath = task.configuredPath
        }
    }

    // MARK: Git's driver

    /// The words that git calls an external diff driver with: path, old file, hash and mode, new file, hash and mode, and of a
    /// renamed file the new path and a message; nil if they are others.
    init?(driver words: [String]) {
        guard words.count == 7 || words.count == 9, DiffInputs.isHash(words[2]), DiffInputs.isHash(words[5]) else { return nil }
        let isRenamed = words.count == 9
        let name = isRenamed ? words[7] : words[0]
        func version(_ path: String) -> FilePair.Version { path == "/dev/null" ? .missing : .file(Inputs.File(path: path, name: name)) }
        pairs = [FilePair(name: name, oldName: isRenamed ? words[0] : nil, old: version(words[1]), new: version(words[4]), home: name)]
    }

    private static func isHash(_ word: String) -> Bool { word == "." || word.count >= 7 && word.allSatisfy(\.isHexDigit) }
}

/// The two commits that words of a command line name.
struct GitRange {
    let old: String
    /// The new revision; nil for the working tree.
    let new: String?
    let paths: [String]

    /// Creates a range from `main`, `main HEAD`, `main..HEAD` or, since the histories parted, `main...HEAD`, followed by paths.
    init(_ revision: String, followedBy words: [String], in git: Git) throws(GitError) {
        let dots = revision.includes("...") ? "..." : ".."
        if let range = revision[...].firstOccurrence(of: dots) {
            let ends = [revision[..<range.lowerBound], revision[range.upperBound...]].map { $0.isEmpty ? "HEAD" : String($0) }
            let first = try git.commit(ends[0]), last = try git.commit(ends[1])
            old = dots == "..." ? try git.mergeBase(first, last) : first
            new = last
            paths = words
            return
        }
        old = try git.commit(revision)
        if let word = words.first, System.kind(word) == .missing, !git.knows(word, in: [old]) {
            do throws(GitError) {
                new = try git.commit(word)
            } catch {
                guard error.message == "git knows no revision \"\(word)\"" else { throw error }
                throw GitError("\"\(word)\" is neither a file nor a revision that git knows")
            }
            paths = Array(words.dropFirst())
        } else {
            new = nil
            paths = words
        }
        for path in paths where System.kind(path) == .missing && !git.knows(path, in: [old, new].compactMap { $0 }) {
            throw GitError("\"\(path)\" does not exist, neither now nor in the commits that are compared")
        }
    }
}
