import CProcess
import QuoinDiagnosis

/// The version and the commit that this command was built from.
enum Build {
    static let version = Report.toolVersion

    /// The commit's first digits; empty where the build was not told which it is.
    static var commit: String { String(cString: quoin_build_commit()) }

    /// `quoin 0.1.0 (1a2b3c4d5e6f)`, or without the commit.
    static func line(commit: String = Build.commit) -> String { "quoin \(version)\(commit.isEmpty ? "" : " (\(commit))")\n" }

    /// Tells this command from every other: by its commit, or where no clean commit is known by its file.
    static let identity = commit.isEmpty || commit.hasSuffix("+") ? line() + System.stamp("/proc/self/exe") : line()
}
