import QuoinBehaviors
import QuoinDiagnosis
import QuoinDrawing
import QuoinScenes

extension Command {
    static let draw = Command(
        name: "draw", overview: "Draw scenes as the simulator would show them, and storyboards as Xcode's canvas does.",
        discussion: """
            Lays out every scene and draws what it shows: text, controls, bars, colors and images, which come from the asset
            catalogs of the file's project. Writes one picture per scene, named after the file and the scene, and prints its path.

            quoin draw App/Main.storyboard                         each scene on its own device
            quoin draw --devices retina4_7,ipad9_7 --dark App      each scene on two devices, dark
            quoin draw --constraints --findings Login.xib          with constraints and what lint finds
            quoin draw --sheet Login.xib                           all devices and text sizes on one sheet
            quoin draw --board Main.storyboard                     the whole storyboard with its segues
            """,
        arguments: [Argument(name: "file", help: "Storyboards, xibs, scene files, folders, or - for standard input.", isRepeated: true)],
        options: [
            Option(
                name: "output", letter: "o", value: "path",
                help: "A folder for the pictures, a file for a single one, or -; the current folder by default.", isWritten: true),
            Option(
                name: "format", choices: DrawSettings.Format.allCases.map(\.rawValue), help: "The format of the pictures; svg by default."),
            Option(name: "scale", value: "n", help: "The number of pixels per point in a PNG; 2 by default."),
            Option(
                name: "devices", letter: "d", value: "ids",
                help:
                    "Draw on these devices, such as retina6_12, retina4_7:landscape or ipad9_7:rtl, or all. By default, the device of each file. 'quoin devices' lists them.",
                isRepeated: true, suggestions: Device.all.map(\.id) + ["all"]),
            Option(name: "content-size", value: "sizes", help: "The text sizes the user chose, such as XS or XXXL,AX3."),
            Option(name: "rtl", help: "Draw as in languages written from right to left."),
            Option(name: "dark", help: "Draw the dark appearance. By default, the appearance of each file."),
            Option(name: "light", help: "Draw the light appearance."),
            ProjectFonts.option,
            Option(name: "pseudo-language", help: "Show each text twice, to imitate long translations."),
            Option(name: "constraints", help: "Draw constraints, conflicts and ambiguities."),
            Option(name: "findings", help: "Mark the findings of lint, and list them below."),
            Option(
                name: "layers", value: "names",
                help: "Also draw these layers: \(DrawSettings.layerNames.map(\.name).joined(separator: ", "))."),
            Option(name: "hidden", help: "Draw hidden views faintly."),
            Option(name: "bare", help: "Draw the screen by itself, without a page around it."),
            Option(name: "sheet", help: "Draw a scene on all devices and at all text sizes in one picture."),
            Option(name: "board", help: "Draw a whole storyboard as one picture, with segues as arrows."),
            Option(
                name: "jobs", letter: "j", value: "n", help: "The number of files processed at once; by default the number of processors."),
            Option(name: "assume-filename", value: "path", help: "The file name to use for standard input in output and messages."),
        ],
        run: { (invocation) throws(UsageError) in try await DrawCommand.run(invocation) })
}

/// `quoin draw`
enum DrawCommand {
    static func run(_ invocation: Invocation) async throws(UsageError) -> ExitStatus {
        let settings = try DrawSettings(invocation)
        let inputs = Inputs(invocation.arguments, assumedName: invocation["assume-filename"])
        for message in inputs.messages { System.printMessage(message) }
        var status: ExitStatus = inputs.messages.isEmpty ? .done : .input
        if settings.format == .png, !PNGFile.hasInter {
            System.printMessage(
                "note: the font Inter is not installed: text is drawn in another one, spaced to the measured widths (Debian: fonts-inter)")
        }
        let isSingle = DrawCommand.isFile(settings.output)
        let fonts = try ProjectFonts(invocation)
        let projects = ProjectIndex(inputs.files.map(\.path)), stems = PictureStems(inputs.files.map(\.name))
        let outcomes = await mapInOrder(inputs.files, jobs: settings.jobs) { file in
            DrawCommand.draw(file, stem: stems[file.name], settings: settings, projects: projects, fonts: fonts, isSingle: isSingle)
        }
        var pictures: [DrawnPicture] = []
        var missing: Set<Unicode.Scalar> = []
        if status == .done, outcomes.allSatisfy(\.isPassedOver) { status = inputs.reportNothingFound() }
        for outcome in outcomes {
            for message in outcome.messages { System.printMessage(message) }
            for path in outcome.paths { System.print(path + "\n") }
            pictures += outcome.pictures
            missing.formUnion(outcome.missingLetters)
            status = status.and(outcome.status)
        }
        if let note = InstalledFonts.note(missing) { System.printMessage(note) }
        return isSingle ? status.and(try writeSingle(pictures, settings)) : status
    }

    private struct Outcome: Sendable {
        var messages: [String] = []
        var paths: [String] = []
        /// Kept where they are to be written to one file.
        var pictures: [DrawnPicture] = []
        var status = ExitStatus.done
        var isPassedOver = false
        var missingLetters: Set<Unicode.Scalar> = []
    }

    private static func draw(
        _ file: Inputs.File, stem: String, settings: DrawSettings, projects: ProjectIndex, fonts: ProjectFonts, isSingle: Bool
    ) -> Outcome {
        var source: Source
        switch SourceFile(file) {
        case .passedOver: return Outcome(isPassedOver: true)
        case .failure(let error): return Outcome(messages: [error.message(in: file.name)], status: .input)
        case .source(let read): source = read
        }
        source.fonts = fonts
        let job = DrawJob(settings: settings, assets: projects.assets(for: file.path), stem: stem)
        let result = job.run(source, rules: .standard)
        var outcome = Outcome(messages: result.messages, status: result.status)
        if isSingle {
            outcome.pictures = result.pictures
            return outcome
        }
        for picture in result.pictures {
            let writer = PictureFile(appearance: picture.appearance, isPNG: settings.format == .png, scale: settings.scale)
            let path = (settings.output == "." ? "" : settings.output + "/") + picture.name + writer.ending
            let written = writer.write(picture.drawing, to: path)
            outcome.messages += written.messages
            outcome.missingLetters.formUnion(written.missingLetters)
            outcome.status = outcome.status.and(written.status)
            if written.status == .done { outcome.paths.append(path) }
        }
        return outcome
    }

    /// Several pictures on one file stand in rows.
    private static func writeSingle(_ pictures: [DrawnPicture], _ settings: DrawSettings) throws(UsageError) -> ExitStatus {
        if settings.output == "-", settings.format == .png {
            throw UsageError(message: "a PNG is written to a file: name it with --output")
        }
        guard let first = pictures.first else { return .done }
        var sheet = PictureSheet()
        sheet.add(nil, pictures.map(\.drawing))
        let drawing = pictures.count == 1 ? first.drawing : sheet.drawing
        let appearance: Appearance = pictures.allSatisfy { $0.appearance == .dark } ? .dark : .light
        let writer = PictureFile(appearance: appearance, isPNG: settings.format == .png, scale: settings.scale)
        let outcome = writer.write(drawing, to: settings.output)
        for message in outcome.messages { System.printMessage(message) }
        if let note = InstalledFonts.note(outcome.missingLetters) { System.printMessage(note) }
        return outcome.status
    }

    private static func isFile(_ path: String) -> Bool { path == "-" || path.hasSuffix(".svg") || path.hasSuffix(".png") }
}
