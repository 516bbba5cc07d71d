import QuoinBehaviors
import QuoinDiagnosis

extension Command {
    static let lint = Command(
        name: "lint", overview: "Find Auto Layout mistakes, say what to do about them, and fix those that are safe to fix.",
        discussion: """
            Lays out every scene without Xcode and says which constraints will not work as meant: scroll views that do not scroll,
            contradictions, views without place or size, misplaced frames. Folders are searched for storyboards, xibs and scene
            files; without a file the current folder is. A project says what it wants to be told in .quoin.json, in the folder of a
            file or above it. 'quoin rules' lists what is looked for.

            The status is 0 where nothing at or above the fail level was found, 1 where something was, 64 for wrong usage, 65 where
            a file could not be read (the others were still done), and 70 for a defect of Quoin.
            """,
        arguments: [
            Argument(
                name: "file", help: "Storyboards, xibs, scene files, folders, or - for standard input.", isRepeated: true, isOptional: true)
        ],
        options: reporting + choosing + changing,
        run: { (invocation) throws(UsageError) in try await LintCommand.run(invocation) })

    private static let reporting = [
        Option(
            name: "reporter", letter: "r", choices: Reporter.allCases.map(\.rawValue), help: "How findings are written; text by default."),
        Option(name: "output", letter: "o", value: "file", help: "Write to this file instead of standard output."),
        Option(name: "quiet", letter: "q", help: "Say only what was found: no progress and no notes."),
        Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text has colors."),
        Option(
            name: "rule-pages", value: "address",
            help: "Where 'quoin rules --markdown' put the pages of the rules: SARIF and Markdown lead there."),
        Option(name: "checklist", help: "Print the seven points that every scroll view must meet, ticked, instead of findings."),
        Option(name: "svg", value: "folder", help: "Draw each scene there, with its findings marked."),
        Option(name: "html", value: "file", help: "Also write a page there that shows the findings beside the drawn screens."),
    ]

    private static let choosing = [
        Option(
            name: "device", letter: "d", value: "id",
            help: """
                Look there, such as retina6_12, retina4_7:landscape, ipad9_7:rtl or retina4_7:AX3; all: on every device. May be \
                given several times; 'quoin devices' lists them. Without it, where each file was drawn, with a small phone, a \
                large phone and the largest text size beside it.
                """, isRepeated: true, suggestions: Device.all.map(\.id) + ["all"]),
        Option(
            name: "devices", value: "ids", help: "The same, separated by commas.", isRepeated: true,
            suggestions: Device.all.map(\.id) + ["all"]),
        Option(
            name: "era", choices: Era.allCases.map(\.name),
            help: "The system whose rules and insets count, such as ios9; without it that of each file."),
        Option(
            name: "git", value: "revision",
            help: """
                Look only at what changed since that revision of the git repository, such as main or main...HEAD, and tell only what is \
                new since.
                """),
        Option(name: "configuration", value: "file", help: "Use this instead of the .quoin.json of each file's folder."),
        ProjectFonts.option,
        Option(name: "baseline", value: "file", help: "Leave out the findings that it lists."),
        Option(name: "write-baseline", value: "file", help: "Write all findings there, to be left out from now on."),
        Option(
            name: "fail-level", choices: FailLevel.allCases.map(\.rawValue),
            help: "The least severity at which the status is 1; error by default."),
        Option(name: "strict", help: "Take warnings for errors."),
        Option(name: "allow-empty", help: "It is no mistake if there is no file to look at."),
    ]

    private static let changing = [
        Option(name: "fix", help: "Make the changes that are safe in the files, and say what remains."),
        Option(name: "dry-run", help: "Show what --fix would change as a diff, and change nothing."),
        Option(
            name: "cache", value: "folder",
            help: """
                Keep answers there, and look only at files whose content, rules or devices are new. With --fix, --checklist, --svg and \
                --html every file is looked at.
                """),
        Option(name: "jobs", letter: "j", value: "n", help: "The number of files processed at once; by default the number of processors."),
        Option(name: "assume-filename", value: "path", help: "The name of standard input in output and messages."),
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

    /// Says what came of it, in the order of the files.
    private static func finish(_ plan: LintPlan, settings: LintSettings, results: [LintResult]) -> ExitStatus {
        var status = plan.status
        for message in plan.messages { System.printMessage(message) }
        for result in results {
            for message in result.messages { System.printMessage(message) }
            status = status.and(result.status)
        }
        if !settings.isQuiet { LintSummary(settings, plan, results).notes.forEach { System.printMessage($0) } }
        let report = Report(files: results.filter { !$0.isPassedOver }.map(\.file), rules: plan.rules, rulePages: settings.rulePages)
        if let path = settings.writtenBaseline {
            return status.and(write(Baseline(report) { settings.relative($0, toFolderOf: path) }, to: path, settings))
        }
        let text =
            switch settings.answer {
            case .diff: results.map(\.difference).joined()
            case .checklist: results.map(\.checklist).filter { !$0.isEmpty }.joined(separator: "\n")
            case .report: settings.reporter.write(report, colors: settings.colors.isOn)
            }
        status = status.and(Output.write(text, to: settings.output))
        guard let path = settings.page else { return status }
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
