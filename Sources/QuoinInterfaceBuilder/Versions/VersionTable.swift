/// A number or behavior of the canvas that changed with the versions of Interface Builder: one line for each change, oldest first.
///
/// ```swift
/// let progressHeight = VersionTable(
///     .from(0, 2, seen(3, of: 3, files: 3, repositories: 3)),
///     .from(17000, 4, seen(8, of: 8, files: 7, repositories: 5)))
/// progressHeight[head.version]
/// ```
///
/// A version between two lines has the value of the older one, and one newer than all lines that of the last.
struct VersionTable<Value: Sendable>: Sendable {
    struct Line: Sendable {
        let first: ToolsVersion
        let value: Value
        let evidence: Evidence

        /// The line that holds from a version on.
        static func from(_ first: ToolsVersion, _ value: Value, _ evidence: Evidence) -> Line {
            Line(first: first, value: value, evidence: evidence)
        }
    }

    let lines: [Line]

    init(_ lines: Line...) { self.lines = lines }

    /// The value that holds in a version. O(lines).
    subscript(version: ToolsVersion) -> Value { self.line(version).value }

    /// The line that holds in a version; the first one where the version is older than all.
    func line(_ version: ToolsVersion) -> Line { lines.last { $0.first <= version } ?? lines[0] }
}

/// The number of stored frames that a line was found on: counts only, of the public files that Quoin is compared with.
struct Evidence: Hashable, Sendable {
    /// Frames that agree, of all frames that could.
    let agreeing: Int
    let samples: Int
    let files: Int
    let repositories: Int

    /// Whether the line was taken over from a neighbor, for want of files.
    var isAssumed: Bool { samples == 0 }

    /// No file shows it.
    static let assumed = Evidence(agreeing: 0, samples: 0, files: 0, repositories: 0)
}

extension Evidence {
    /// So many frames of so many, in so many files and repositories.
    static func seen(_ agreeing: Int, of samples: Int, files: Int, repositories: Int) -> Evidence {
        Evidence(agreeing: agreeing, samples: samples, files: files, repositories: repositories)
    }
}
