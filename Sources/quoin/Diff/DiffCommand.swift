import QuoinDiagnosis
import QuoinScenes

extension Command {
    static let diff = Command(
        name: "diff", overview: "Compare two versions of storyboards and xibs by meaning and layout.",
        discussion: """
            Lists the scenes, views, constraints, outlets and segues that were added, removed, moved or changed, the frames that
            changed and on which devices, and the findings of 'quoin lint' that are new or gone. Reordered XML, a different
            version of Xcode and scenes moved on the canvas do not count as differences.

            quoin diff Old.storyboard New.storyboard     two files
            quoin diff ../release App                    two folders, file by file
            quoin diff --git HEAD                        the working tree against the last commit
            quoin diff --git main...HEAD App             what a branch changed in a folder
            quoin diff --git main --html diff.html       with a page that shows each screen before and after

            As a diff driver of git, in .gitattributes and once on each machine:
            *.storyboard diff=quoin
            *.xib diff=quoin
            git config --global diff.quoin.command 'quoin diff'

            The exit status is 0 if nothing differs, 1 if something does, 64 for wrong usage, 65 if a file could not be read or
            git has no such revision, and 70 for an internal error. As git's diff driver it is 0 in the first two cases.
            """,
        arguments: [
            Argument(
                name: "path", help: "The old and the new file or folder; with --git, an optional second revision, and files and folders.",
                isRepeated: true, isOptional: true)
        ],
        options: [
            Option(
                name: "git", value: "revision",
                help: "Compare this git revision with the working tree, or with a second revision."),
            Option(
                name: "format", choices: DiffSettings.Format.allCases.map(\.rawValue),
                help: "The output format: for people, for a pull request, or for programs; text by default."),
            Option(
                name: "html", value: "file", help: "Write a web page to this file that shows each scene before and after.", isWritten: true),
            Option(name: "output", letter: "o", value: "file", help: "Write to this file instead of standard output.", isWritten: true),
            Option(
                name: "device", letter: "d", value: "id",
                help: """
                    Compare the layout on this device, such as retina6_12 or retina4_7:AX3. May be repeated. By default, a small phone, \
                    a large one, large text and a tablet.
                    """, isRepeated: true),
            Option(name: "devices", value: "ids", help: "Several devices, separated by commas.", isRepeated: true),
            ProjectFonts.option,
            Option(name: "no-layout", help: "Compare only the contents of the files, without frames and findings."),
            Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text output is colored."),
            Option(
                name: "jobs", letter: "j", value: "n", help: "The number of files processed at once; by default the number of processors."),
        ],
        run: { (invocation) throws(UsageError) in try await DiffCommand.run(invocation) })
}

/// `quoin diff`
enum DiffCommand {
    static func run(_ invocation: Invocation) async throws(UsageError) -> ExitStatus {
        let settings = try DiffSettings(invocation)
        let fonts = try ProjectFonts(invocation)
        let words = invocation.arguments
        if invocation["git"] == nil, words.count == 1, let counter = invocation.environment.variables["GIT_DIFF_PATH_COUNTER"] {
            // Git calls its driver with nothing but the path of a file that is being merged.
            return counter.isEmpty ? .done : Output.write("\(words[0]) is unmerged\n", to: settings.output)
        }
        if invocation["git"] == nil, var inputs = DiffInputs(driver: words) {
            inputs.configure(invocation)
            let status = await answer(inputs, settings, fonts: fonts)
            return status == .findings ? .done : status
        }
        switch try inputs(invocation) {
        case .success(var inputs):
            inputs.configure(invocation)
            return await answer(inputs, settings, fonts: fonts)
        case .failure(let error):
            System.printMessage("error: \(error.message)")
            return .input
        }
    }

    private static func inputs(_ invocation: Invocation) throws(UsageError) -> Result<DiffInputs, GitError> {
        let words = invocation.arguments
        guard let revision = invocation["git"] else {
            guard words.count == 2 else {
                throw UsageError(message: "name two files or two folders to compare, or a revision with --git")
            }
            return .success(try DiffInputs(words[0], words[1]))
        }
        do throws(GitError) {
            return .success(try DiffInputs(git: revision, words))
        } catch {
            return .failure(error)
        }
    }

    private static func answer(_ inputs: DiffInputs, _ settings: DiffSettings, fonts: ProjectFonts) async -> ExitStatus {
        let projects = settings.wantsPictures ? ProjectIndex(inputs.pairs.map(\.home)) : nil
        let differences = await mapInOrder(inputs.pairs, jobs: settings.jobs) {
            DiffJob(settings: settings, projects: projects, fonts: fonts).run($0)
        }
        for message in inputs.messages { System.printMessage(message) }
        var status: ExitStatus = inputs.messages.isEmpty ? .done : .input
        for difference in differences {
            for message in difference.messages { System.printMessage(message) }
            status = status.and(difference.status).and(difference.isEmpty ? .done : .findings)
        }
        let changed = differences.filter { !$0.isEmpty }
        let text =
            switch settings.format {
            case .text: DiffText(settings).write(changed)
            case .markdown: DiffMarkdown(settings).write(changed)
            case .json: DiffJSON.write(changed)
            }
        if let page = settings.page { status = status.and(Output.write(DiffPage(changed).text, to: page == "-" ? nil : page)) }
        return status.and(Output.write(text, to: settings.output))
    }
}
