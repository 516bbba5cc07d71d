import QuoinDiagnosis
import QuoinScenes

/// A folder of cached results of `quoin lint`, so that a run only lints files that have changed.
///
/// ```text
///   FOLDER/CACHEDIR.TAG      says what the folder is: backups leave it out, and a folder without it is left alone
///          .gitignore        all of it
///          5f2c…             the hash of the answer, and the answer; named by the hash of
///                            version and commit ┊ rules and devices ┊ kind of file ┊ content ┊ fonts
/// ```
///
/// Answers are written to a temporary file and renamed, so that a reader sees a whole answer or none, and any number of runs may
/// share a folder. Nothing is ever taken away: delete the folder when it has grown too large.
struct AnswerCache: Sendable {
    private let folder: String

    /// The reason why a cached result was not used, or a new one not stored.
    enum Problem: Sendable {
        case damaged
        case unwritable(String)
    }

    /// Opens a folder, or makes it.
    ///
    /// - Throws: Why it cannot be used, in words.
    init(_ folder: String) throws(FileError) {
        self.folder = folder
        let tag = folder + "/CACHEDIR.TAG"
        if System.kind(folder) != .missing {
            if System.kind(tag) == .file, try System.read(tag) == Array(AnswerCache.tag.utf8) { return }
            let names = try System.names(in: folder)
            // A run that makes the folder at the same time has come so far.
            guard names.allSatisfy({ $0 == ".gitignore" || $0.hasPrefix(AnswerCache.draftPrefix) }) else {
                throw FileError("it holds something else than answers of quoin lint")
            }
        }
        try System.makeFolder(folder)
        try System.put(Array("*\n".utf8), at: folder + "/.gitignore", draft: draft)
        try System.put(Array(AnswerCache.tag.utf8), at: tag, draft: draft)
    }

    /// The answer under a key; nil if there is none, or it is damaged.
    func answer(_ key: ContentHash, path: String) -> (answer: LintAnswer?, problem: Problem?) {
        guard let bytes = try? System.read(folder + "/" + key.text) else { return (nil, nil) }
        guard bytes.count >= 32, ContentHash(Array(bytes[32...])).text.utf8.elementsEqual(bytes[..<32]),
            let answer = try? LintAnswer(bytes[32...], path: path)
        else { return (nil, .damaged) }
        return (answer, nil)
    }

    func keep(_ answer: LintAnswer, _ key: ContentHash) -> Problem? {
        let bytes = answer.bytes
        do throws(FileError) {
            try System.put(Array(ContentHash(bytes).text.utf8) + bytes, at: folder + "/" + key.text, draft: draft)
            return nil
        } catch {
            return .unwritable(error.message)
        }
    }

    private static let draftPrefix = ".draft-"
    /// A name that no other run and no other thread has.
    private var draft: String { folder + "/" + AnswerCache.draftPrefix + String(UInt64.random(in: 0...UInt64.max), radix: 16) }

    private static let tag = """
        Signature: 8a477f597d28d172789f06886806bc55
        # Answers of quoin lint --cache. They can be deleted at any time.

        """
}

extension AnswerCache {
    /// The inputs of an answer beside the file: this command, the rules, and the environments in which they are applied.
    static func lintInputs(_ rules: [Rule], _ environments: [EnvironmentOverride]) -> String {
        ([Build.identity] + rules.map(\.id) + environments.map { String(describing: $0) }).joined(separator: "\n")
    }

    static func key(_ lintInputs: String, _ source: Source) -> ContentHash {
        let content = ContentHash(source.bytes)
        return ContentHash("\(lintInputs)\n\(source.kind)\n\(source.bytes.count)\n\(content.text)\n\(source.fontStamp)")
    }

    /// The notes about a cache at the end of a run.
    static func notes(_ folder: String, _ problems: [Problem]) -> [String] {
        var damaged = 0, message: String?
        for problem in problems {
            switch problem {
            case .damaged: damaged += 1
            case .unwritable(let why): message = message ?? why
            }
        }
        var notes: [String] = []
        if damaged > 0 { notes.append("\(folder): note: \(damaged) damaged \(damaged == 1 ? "answer was" : "answers were") not used") }
        if let message { notes.append("\(folder): note: results cannot be cached: \(message)") }
        return notes
    }
}
