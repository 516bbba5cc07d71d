import QuoinBehaviors
import QuoinDiagnosis
import QuoinScenes

/// The options of `quoin lint`, checked.
struct LintSettings: Sendable {
    /// The kind of output on standard output.
    enum OutputKind: Sendable { case report, checklist, diff }

    var reporter = Reporter.text
    var outputKind = OutputKind.report
    var output: String?
    var colors: Colors
    var isQuiet: Bool
    var isStrict: Bool
    /// Whether finding no file to examine is accepted.
    var allowsEmpty: Bool
    /// Whether fixes are written into the files; with ``OutputKind/diff`` they are only printed.
    var fixes: Bool
    /// The folder that drawings are written to.
    var drawings: String?
    /// The HTML file that shows the findings beside the drawn screens.
    var htmlFile: String?
    /// The devices; nil for those of the configuration.
    var devices: [EnvironmentOverride]?
    /// The system whose rules and insets count; nil for that of each file.
    var era: Era?
    /// The level at which the run fails; nil for that of the configuration.
    var failLevel: FailLevel?
    var baseline: String?
    var writtenBaseline: String?
    var rulePages: RulePages?
    var configuration: String?
    /// The folder that keeps findings between runs.
    var cache: String?
    var jobs: Int
    /// The absolute path of the current folder.
    let currentFolder: String

    init(_ invocation: Invocation) throws(UsageError) {
        reporter = invocation["reporter"].flatMap { Reporter(rawValue: $0) } ?? .text
        output = invocation["output"]
        colors = Colors(invocation)
        isQuiet = invocation.has("quiet")
        isStrict = invocation.has("strict")
        allowsEmpty = invocation.has("allow-empty")
        fixes = invocation.has("fix") || invocation.has("dry-run")
        drawings = invocation["svg"]
        htmlFile = invocation["html"]
        devices = try LintSettings.devices(invocation)
        era = invocation["era"].flatMap { Era(named: $0) }
        failLevel = invocation["fail-level"].flatMap { FailLevel(rawValue: $0) }
        baseline = invocation["baseline"]
        writtenBaseline = invocation["write-baseline"]
        if let address = invocation["rule-pages"] {
            rulePages = RulePages(address)
            if rulePages == nil {
                throw UsageError(message: "--rule-pages must be an address that begins with https://, not \"\(address)\"")
            }
        }
        configuration = invocation["configuration"]
        cache = invocation["cache"]
        jobs = try invocation.jobs
        currentFolder = System.currentFolder
        if invocation.has("checklist") { outputKind = .checklist }
        if invocation.has("dry-run") { outputKind = .diff }
        try check(invocation)
    }

    /// Whether findings alone are not enough, so that files must be read though their findings are known.
    var needsDocuments: Bool { fixes || outputKind == .checklist || drawings != nil || htmlFile != nil }

    /// The environments in which a configuration's files are laid out.
    func environments(_ configuration: Configuration) -> [EnvironmentOverride] {
        let environments = devices ?? configuration.devices
        guard let era else { return environments }
        return (environments.isEmpty ? [.unchanged] : environments).map { environment in
            var environment = environment
            environment.era = era
            return environment
        }
    }

    /// Refuses options that exclude each other.
    private func check(_ invocation: Invocation) throws(UsageError) {
        if fixes, invocation.has("checklist") {
            throw UsageError(message: "--checklist and --fix cannot be combined: run one after the other")
        }
        if fixes, invocation["git"] != nil {
            throw UsageError(message: "--git and --fix cannot be combined: run one after the other")
        }
        if fixes, writtenBaseline != nil {
            throw UsageError(message: "--write-baseline and --fix cannot be combined: run one after the other")
        }
        if invocation.has("fix"), !invocation.has("dry-run"), invocation.arguments.contains("-") {
            throw UsageError(message: "--fix cannot change standard input: name the file, or add --dry-run to print a diff")
        }
    }

    private static func devices(_ invocation: Invocation) throws(UsageError) -> [EnvironmentOverride]? {
        let lists = invocation.repeated["devices", default: []].flatMap { $0.split(separator: ",").map(String.init) }
        let names = invocation.repeated["device", default: []] + lists
        guard !names.isEmpty else { return nil }
        var found: [EnvironmentOverride] = []
        for name in names {
            guard let environments = EnvironmentOverride.named(name) else {
                throw UsageError(message: EnvironmentOverride.unknownNameMessage(name))
            }
            found += environments.filter { !found.contains($0) }
        }
        return found
    }

    func absolute(_ path: String) -> String { PathName.absolute(path, in: currentFolder) }

    /// A path from the folder of another file on.
    func relative(_ path: String, toFolderOf file: String) -> String {
        PathName.relative(absolute(path), to: PathName.folder(of: absolute(file)))
    }
}
