import QuoinBehaviors
import QuoinDiagnosis

extension Command {
    static let lint = Command(
        name: "lint", overview: "Find Auto Layout mistakes, suggest corrections, and apply the safe ones.",
        discussion: """
            Lays out every scene without Xcode and reports constraints that do not work as intended: scroll views that do not
            scroll, conflicts, views without a position or size, misplaced frames. Folders are searched for storyboards, xibs and
            scene files; without a file, the current folder is searched. A project chooses its rules in .quoin.json, in the folder
            of a file or above it. 'quoin rules' lists the rules.

            The exit status is 0 if there are no findings at or above the fail level, 1 if there are, 64 for wrong usage, 65 if a
            file could not be read (the others are still checked), and 70 for an internal error.
            """,
        arguments: [
            Argument(
                name: "file", help: "Storyboards, xibs, scene files, folders, or - for standard input.", isRepeated: true, isOptional: true)
        ],
        options: reporting + choosing + changing,
        substitutes: Dictionary(
            uniqueKeysWithValues: ["rule", "rules", "only", "only-rule", "disable", "disable-rule", "enable", "ignore", "exclude"].map {
                ("--\($0)", "rules and files are chosen in .quoin.json, by only_rules, disabled_rules, opt_in_rules and excluded")
            }),
        run: { (invocation) throws(UsageError) in try await LintCommand.run(invocation) })

    private static let reporting = [
        Option(
            name: "reporter", letter: "r", choices: Reporter.allCases.map(\.rawValue), help: "The format of the findings; text by default."),
        Option(name: "output", letter: "o", value: "file", help: "Write to this file instead of standard output.", isWritten: true),
        Option(name: "quiet", letter: "q", help: "Print findings only, without progress and notes."),
        Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text output is colored."),
        Option(
            name: "rule-pages", value: "address",
            help: "The address of the pages that 'quoin rules --markdown' writes, for links in SARIF and Markdown."),
        Option(name: "checklist", help: "Instead of findings, print which of seven requirements each scroll view meets."),
        Option(name: "svg", value: "folder", help: "Draw each scene into this folder, with its findings marked."),
        Option(
            name: "html", value: "file", help: "Also write a web page to this file that shows the findings on drawings of the screens.",
            isWritten: true),
    ]

    private static let choosing = [
        Option(
            name: "device", letter: "d", value: "id",
            help: """
                Check on this device, such as retina6_12, retina4_7:landscape, ipad9_7:rtl or retina4_7:AX3, or all. May be repeated; \
                'quoin devices' lists them. By default, the device of each file, a small phone, a large phone, and the largest text \
                size.
                """, isRepeated: true, suggestions: Device.all.map(\.id) + ["all"]),
        Option(
            name: "devices", value: "ids", help: "Several devices, separated by commas.", isRepeated: true,
            suggestions: Device.all.map(\.id) + ["all"]),
        Option(
            name: "era", choices: Era.allCases.map(\.name),
            help: "The iOS version whose behavior is reproduced, such as ios9; by default that of each file."),
        Option(
            name: "git", value: "revision",
            help: """
                Check only what changed since this git revision, such as main or main...HEAD, and report only findings that are new \
                since then.
                """),
        Option(name: "configuration", value: "file", help: "Use this file instead of the .quoin.json of each file's folder."),
        ProjectFonts.option,
        Option(name: "baseline", value: "file", help: "Leave out the findings that this file lists."),
        Option(
            name: "write-baseline", value: "file", help: "Write all findings to this file, for use with --baseline.",
            isWritten: true),
        Option(
            name: "fail-level", choices: FailLevel.allCases.map(\.rawValue),
            help: "The lowest severity at which the exit status is 1; error by default."),
        Option(name: "strict", help: "Treat warnings as errors."),
        Option(name: "allow-empty", help: "Succeed if there is no file to check."),
    ]

    private static let changing = [
        Option(name: "fix", help: "Apply safe corrections to the files, and report what remains."),
        Option(name: "dry-run", help: "Show as a diff what --fix would change, without changing files."),
        Option(
            name: "cache", value: "folder",
            help: """
                Cache results in this folder, and check only files whose content, rules or devices have changed. With --fix, \
                --checklist, --svg and --html every file is checked.
                """),
        Option(name: "jobs", letter: "j", value: "n", help: "The number of files processed at once; by default the number of processors."),
        Option(name: "assume-filename", value: "path", help: "The file name to use for standard input in output and messages."),
    ]
}

/// `quoin lint`
enum LintCommand {
    static func run(_ invocation: Invocation) async throws(UsageError) -> ExitStatus {
        let settings = try LintSettings(invocation)
        let fonts = try ProjectFonts(invocation, configuration: settings.configuration, isQuiet: settings.isQuiet)
        do throws(ConfigurationError) {
            let plan = try LintPlan(invocation, settings)
            let results = await lint(plan, settings: settings, fonts: fonts, invocation: invocation)
            return finish(plan, settings: settings, results: results)
        } catch {
            System.printMessage(error.description)
            return .input
        }
    }

    private static func lint(_ plan: LintPlan, settings: LintSettings, fonts: ProjectFonts, invocation: Invocation) async -> [LintResult] {
        let environment = invocation.environment
        let isTerminal = environment.errorIsTerminal && environment.variables["TERM"] != "dumb"
        var progress = Progress(plan.tasks.count, isShown: isTerminal && !settings.isQuiet)
        let job = LintJob(settings, LintCache(settings, plan.tasks), fonts: fonts)
        let results = await mapInOrder(plan.tasks, jobs: settings.jobs, done: { progress.show($0) }) { job.run($0) }
        progress.clear()
        return results
    }

    /// Writes the results in the order of the files, and returns the exit status.
    private static func finish(_ plan: LintPlan, settings: LintSettings, results: [LintResult]) -> ExitStatus {
        var status = plan.status
        for message in plan.messages { System.printMessage(message) }
        for result in results {
            for message in result.messages { System.printMessage(message) }
            status = status.and(result.status)
        }
        if !settings.isQuiet { LintSummary(settings: settings, plan: plan, results: results).notes.forEach { System.printMessage($0) } }
        let report = Report(files: results.filter { !$0.isPassedOver }.map(\.file), rules: plan.rules, rulePages: settings.rulePages)
        if let path = settings.writtenBaseline {
            return status.and(write(Baseline(report) { settings.relative($0, toFolderOf: path) }, to: path, settings))
        }
        let text =
            switch settings.outputKind {
            case .diff: results.map(\.difference).joined()
            case .checklist: results.map(\.checklist).filter { !$0.isEmpty }.joined(separator: "\n")
            case .report: settings.reporter.write(report, colors: settings.colors.isOn)
            }
        status = status.and(Output.write(text, to: settings.output))
        guard let path = settings.htmlFile else { return status }
        return status.and(Output.write(LintPage(results, report).text, to: path))
    }

    /// Writes a baseline. Findings in a baseline are known, so they fail nothing.
    private static func write(_ baseline: Baseline, to path: String, _ settings: LintSettings) -> ExitStatus {
        let status = Output.write(baseline.text, to: path)
        if status == .done, !settings.isQuiet {
            System.printMessage("\(path): \(baseline.count) \(baseline.count == 1 ? "finding" : "findings") written")
        }
        return status
    }
}
