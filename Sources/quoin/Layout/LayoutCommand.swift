import QuoinBehaviors
import QuoinDrawing
import QuoinLayout
import QuoinScenes

extension Command {
    static let layout = Command(
        name: "layout", overview: "Compute the frames of all views in storyboards, xibs and scene files.",
        discussion: """
            Files are storyboards, xibs, and scenes in JSON; folders are searched for them, and - is standard input. Device and
            other settings are those of the file unless an option overrides them. Frames are relative to the superview and rounded
            to the device's pixels.
            """,
        arguments: [Argument(name: "file", help: "Storyboards, xibs, scene files, folders, or - for standard input.", isRepeated: true)],
        options: [
            Option(name: "format", choices: ["text", "json", "svg"], help: "The output format."),
            Option(name: "output", letter: "o", value: "file", help: "Write to this file instead of standard output.", isWritten: true),
            Option(
                name: "device", value: "id", help: "The device, such as retina6_12 or 'iPhone 15'; 'quoin devices' lists them.",
                suggestions: Device.all.map(\.id)),
            Option(name: "orientation", choices: Orientation.allCases.map(\.rawValue), help: "The orientation of the device."),
            Option(name: "size", value: "WxH", help: "The window's size in points."),
            Option(name: "content-size", choices: TextCategory.allCases.map(\.name), help: "The text size the user chose."),
            Option(name: "rtl", help: "Lay out for languages written from right to left."),
            Option(name: "era", choices: Era.allCases.map(\.name), help: "The system whose layout is reproduced; ios15 by default."),
            Option(
                name: "intrinsics", choices: ContentSizes.allCases.map(\.rawValue),
                help: "Whether to measure contents or to use the sizes stored in the file."),
            ProjectFonts.option,
            Option(name: "constraints", help: "Include every constraint that the engine created."),
            Option(
                name: "solver", choices: Backend.builtIn.map(\.name),
                help: "The solver backend; by default that of the environment variable QUOIN_SOLVER, or else native."),
            Option(name: "stats", help: "Include the solver's statistics and the time of each phase."),
            Option(
                name: "jobs", letter: "j", value: "n", help: "The number of files processed at once; by default the number of processors."),
            Option(name: "assume-filename", value: "path", help: "The file name to use for standard input in output and messages."),
            Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text output is colored."),
        ],
        run: { (invocation) throws(UsageError) in try await LayoutCommand.run(invocation) })
}

/// `quoin layout`
enum LayoutCommand {
    static func run(_ invocation: Invocation) async throws(UsageError) -> ExitStatus {
        let settings = try LayoutSettings(invocation)
        let inputs = Inputs(invocation.arguments, assumedName: invocation["assume-filename"])
        let fonts = try ProjectFonts(invocation)
        let start = ContinuousClock.now
        for message in inputs.messages { System.printMessage(message) }
        let answer = LayoutAnswer(settings, OutputStream(invocation["output"]))
        await forEachInOrder(inputs.files, jobs: settings.jobs, each: { answer.add($0) }) { LayoutJob(settings, fonts: fonts).run($0) }
        var status = answer.status
        if !inputs.messages.isEmpty { status = status.and(.input) }
        if status == .done, answer.isEmpty { status = inputs.reportNothingFound() }
        status = status.and(answer.finish())
        if let stopwatch = answer.stopwatch {
            System.printMessage(times(stopwatch, files: inputs.files.count, whole: ContinuousClock.now - start))
        }
        return status
    }

    /// The line `775 files in 1.2345 s   reading 0.4012   building 0.2000 …`. The times of phases are sums over all jobs.
    private static func times(_ stopwatch: Stopwatch, files: Int, whole: Duration) -> String {
        let seconds = Double(whole.components.seconds) + Double(whole.components.attoseconds) * 1e-18
        let parts = Stopwatch.Phase.allCases.map { "\($0) \(fourDecimals(stopwatch[$0]))" }
        return "\(files) \(files == 1 ? "file" : "files") in \(fourDecimals(seconds)) s   " + parts.joined(separator: "   ")
    }

    static func fourDecimals(_ number: Double) -> String {
        let tenThousandths = Int((number * 10_000).rounded())
        let decimals = String(tenThousandths % 10_000)
        return "\(tenThousandths / 10_000)." + String(repeating: "0", count: 4 - decimals.count) + decimals
    }
}

/// The output of `quoin layout`, written file by file so that no file stays in memory. Used by one thread only.
private final class LayoutAnswer {
    private let format: OutputFormat
    private let stream: OutputStream
    /// The times of all jobs, added up; nil without the option `--stats`.
    let stopwatch: Stopwatch?
    private(set) var status = ExitStatus.done
    /// Whether every file was skipped.
    private(set) var isEmpty = true
    private var drawings: [Drawing] = []
    private var count = 0

    init(_ settings: LayoutSettings, _ stream: OutputStream) {
        format = settings.format
        self.stream = stream
        stopwatch = settings.showsStatistics ? Stopwatch() : nil
    }

    /// Writes the output of a file and its messages. A piece without text comes from a file that was skipped or has nothing to show.
    func add(_ piece: Piece) {
        for message in piece.messages { System.printMessage(message) }
        status = status.and(piece.status)
        isEmpty = isEmpty && piece.isPassedOver
        drawings += piece.drawings
        stopwatch?.add(piece.times)
        guard !piece.text.isEmpty else { return }
        stopwatch.timing(.writing) {
            stream.write(count == 0 ? format.frame.opening : format.frame.separator)
            stream.write(piece.text)
        }
        count += 1
    }

    func finish() -> ExitStatus {
        if let sheet = format.sheet(drawings) {
            stream.write(sheet)
        } else {
            stream.write((count == 0 ? format.frame.opening : "") + format.frame.closing)
        }
        return stopwatch.timing(.writing) { stream.finish() }
    }
}
