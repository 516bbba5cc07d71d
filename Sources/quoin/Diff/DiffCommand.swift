import QuoinDiagnosis
import QuoinScenes

extension Command {
    static let diff = Command(
        name: "diff", overview: "Say what differs between two versions of storyboards and xibs, in meaning and in layout.",
        discussion: """
            Names the scenes, views, constraints, outlets and segues that were added, removed, moved or changed, the frames that
            are elsewhere, on which devices, and the findings of 'quoin lint' that are new and gone. Reordered XML, another version
            of Xcode and scenes moved on the canvas are no difference.

            quoin diff Old.storyboard New.storyboard     two files
            quoin diff ../release App                    two folders, file by file
            quoin diff --git HEAD                        the working tree against the last commit
            quoin diff --git main...HEAD App             what a branch changed in a folder
            quoin diff --git main --html diff.html       with a page that shows each screen before and after

            As git's own driver, in .gitattributes and once on each machine:
            *.storyboard diff=quoin
            *.xib diff=quoin
            git config --global diff.quoin.command 'quoin diff'

            The status is 0 where nothing differs, 1 where something does, 64 for wrong usage, 65 where a file could not be read or
            git has no such revision, and 70 for a defect of Quoin. As git's driver it is 0 where something differs, too.
            """,
        arguments: [
            Argument(
                name: "path", help: "The old and the new file or folder; with --git another revision, and files and folders.",
                isRepeated: true, isOptional: true)
        ],
        options: [
            Option(
                name: "git", value: "revision",
                help: "Compare with that revision of the git repository: the working tree, or a second revision."),
            Option(
                name: "format", choices: DiffSettings.Format.allCases.map(\.rawValue),
                help: "What to write: for people, for a pull request, or for programs; text by default."),
            Option(name: "html", value: "file", help: "Write a page there that shows each scene before and after."),
            Option(name: "output", letter: "o", value: "file", help: "Write to this file instead of standard output."),
            Option(
                name: "device", letter: "d", value: "id",
                help: """
                    Compare the layout there, such as retina6_12 or retina4_7:AX3; may be given several times. By default on a small \
                    phone, a large one, with large text and on a tablet.
                    """, isRepeated: true),
            Option(name: "devices", value: "ids", help: "The same, separated by commas.", isRepeated: true),
            ProjectFonts.option,
            Option(name: "no-layout", help: "Compare only what the files say: no frames and no findings."),
            Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text has colors."),
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
                throw UsageError(message: "two files or two folders are compared, or with --git a revision: \(words.count) named")
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
