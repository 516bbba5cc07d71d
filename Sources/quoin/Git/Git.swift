import QuoinDiagnosis
import QuoinScenes

/// The error of a git command that failed, in one line.
struct GitError: Error, Equatable {
    var message: String

    init(_ message: String) { self.message = message }
}

/// The repository that a folder lies in, as far as comparing versions needs it.
///
/// ```swift
/// let git = try Git(in: ".")
/// let old = try git.commit("main")
/// for change in try git.changes(from: old, to: nil, paths: []) { print(change.newPath ?? "deleted") }
/// ```
///
/// Asks the program `git`; nothing is ever changed in the repository.
struct Git: Sendable {
    /// The folder of the working tree.
    let root: String
    private let folder: String

    init(in folder: String) throws(GitError) {
        self.folder = folder
        do throws(GitError) {
            root = try Git.line(Git.ask(folder, ["rev-parse", "--show-toplevel"]))
        } catch {
            guard error.message.includes("not a git repository") else { throw error }
            throw GitError("\(folder == "." ? "the current folder" : folder) is not in a git repository")
        }
    }

    /// The commit that a revision names, as its hash.
    func commit(_ revision: String) throws(GitError) -> String {
        do throws(GitError) {
            return try Git.line(ask(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]))
        } catch {
            let isShallow = (try? Git.line(ask(["rev-parse", "--is-shallow-repository"]))) == "true"
            throw GitError("git knows no revision \"\(revision)\"" + (isShallow ? Git.shallowAdvice : ""))
        }
    }

    /// Whether a file or folder, as the folder has it, is in one of some commits.
    func knows(_ path: String, in commits: [String]) -> Bool {
        commits.contains { commit in (try? ask(["ls-tree", "--name-only", commit, "--", path]).isEmpty) == false }
    }

    /// The commit from which the histories of two others diverge.
    func mergeBase(_ first: String, _ second: String) throws(GitError) -> String {
        do throws(GitError) {
            return try Git.line(ask(["merge-base", first, second]))
        } catch {
            let isShallow = (try? Git.line(ask(["rev-parse", "--is-shallow-repository"]))) == "true"
            throw GitError("the histories of the two revisions have nothing in common" + (isShallow ? Git.shallowAdvice : ""))
        }
    }

    private static let shallowAdvice = ": this clone is shallow, so fetch its history (git fetch --unshallow; fetch-depth: 0 in a workflow)"

    /// The bytes of a file in a commit; the path is that from the root.
    func bytes(of path: String, in commit: String) throws(GitError) -> [UInt8] { try ask(["cat-file", "blob", "\(commit):\(path)"]) }

    // MARK: Changes

    /// A file that is not the same in two versions; paths are those from the root.
    struct Change: Hashable, Sendable {
        /// The old path; nil if the file is new.
        var oldPath: String?
        /// The new path; nil if the file was deleted.
        var newPath: String?

        var isRename: Bool { oldPath != nil && newPath != nil && oldPath != newPath }

        /// Whether one of its paths is a file or lies in a folder.
        func concerns(_ path: String) -> Bool {
            [oldPath, newPath].contains { own in own.map { path == "." || $0 == path || $0.hasPrefix(path + "/") } ?? false }
        }
    }

    /// A path as the folder has it as one from the root.
    private func pathFromRoot(_ path: String) throws(GitError) -> String {
        let absolute = PathName.absolute(path, in: System.resolved(PathName.absolute(folder, in: System.currentFolder)))
        // The folder is resolved, not the file: a link is itself in the repository, and a file that was deleted is nowhere.
        let parent = System.resolved(PathName.folder(of: absolute)), name = absolute.dropFirst(PathName.folder(of: absolute).count)
        let isRoot = System.resolved(absolute) == root
        let relative = isRoot ? "." : PathName.relative(parent + "/" + name, to: root)
        guard relative != "..", !relative.hasPrefix("../") else { throw GitError("\"\(path)\" lies outside of the repository") }
        return relative
    }

    /// The files that changed, by path.
    ///
    /// Git is asked about the whole repository, because it knows a file under its new name only where it sees the old one go.
    ///
    /// - Parameters:
    ///   - new: A commit; nil for the working tree, with files that git does not know yet and does not ignore.
    ///   - paths: Files and folders as the folder has them; empty for all of the repository.
    func changes(from old: String, to new: String?, paths: [String]) throws(GitError) -> [Change] {
        let limits = try paths.map(pathFromRoot)
        let command =
            ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--end-of-options", old] + (new.map { [$0] } ?? [])
        var changes = Git.changes(Git.fields(try ask(command)))
        if new == nil {
            let unknown = ["ls-files", "-z", "--others", "--exclude-standard", "--full-name"]
            changes += Git.fields(try Git.ask(root, unknown)).map { Change(oldPath: nil, newPath: $0) }
        }
        if !limits.isEmpty { changes.removeAll { change in !limits.contains { change.concerns($0) } } }
        return changes.sorted { ($0.newPath ?? $0.oldPath ?? "") < ($1.newPath ?? $1.oldPath ?? "") }
    }

    /// `M path`, `A path`, `D path`, `R90 old new`
    private static func changes(_ fields: [String]) -> [Change] {
        var changes: [Change] = []
        var rest = fields[...]
        while let status = rest.popFirst(), let path = rest.popFirst() {
            switch status.first {
            case "A": changes.append(Change(oldPath: nil, newPath: path))
            case "D": changes.append(Change(oldPath: path, newPath: nil))
            case "R", "C":
                let next = rest.popFirst()
                changes.append(Change(oldPath: status.hasPrefix("R") ? path : nil, newPath: next))
            default: changes.append(Change(oldPath: path, newPath: path))
            }
        }
        return changes
    }

    /// A path from the root as the current folder has it.
    func local(_ path: String) -> String {
        PathName.relative(PathName.absolute(root + "/" + path, in: System.currentFolder), to: System.resolved(System.currentFolder))
    }

    // MARK: Asking

    private func ask(_ words: [String]) throws(GitError) -> [UInt8] { try Git.ask(folder, words) }

    private static func ask(_ folder: String, _ words: [String]) throws(GitError) -> [UInt8] {
        let outcome: ChildProcess.Outcome
        do throws(FileError) {
            outcome = try ChildProcess.run(["git", "--no-optional-locks", "--literal-pathspecs", "-C", folder] + words)
        } catch {
            throw GitError("git cannot be run (\(error.message)): install it, or name two files or folders instead of revisions")
        }
        guard outcome.status == 0 else {
            let text = String(decoding: outcome.errors, as: UTF8.self)
            let first = text.split(separator: "\n").first.map(String.init) ?? "git \(words[0]) failed with status \(outcome.status)"
            throw GitError(first.hasPrefix("fatal: ") ? "git: " + first.dropFirst(7) : "git: \(first)")
        }
        return outcome.output
    }

    private static func line(_ output: [UInt8]) -> String {
        String(String(decoding: output, as: UTF8.self).prefix { $0 != "\n" })
    }

    private static func fields(_ output: [UInt8]) -> [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
}
