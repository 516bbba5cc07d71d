import QuoinDiagnosis

extension Command {
    static let explain = Command(
        name: "explain", overview: "Explain a console log of constraints that cannot be satisfied.",
        discussion: """
            Reads what UIKit prints under "Unable to simultaneously satisfy constraints", as copied from the console of any iOS
            from 6 on, and says which constraints contradict each other, by how much, which one to change, and why. Prefixes,
            other lines and several logs in one text are fine. Without a file it reads standard input: paste the log and press
            Control-D.
            """,
        arguments: [Argument(name: "file", help: "A text file with the log, or - for standard input.", isOptional: true)],
        options: [
            Option(name: "format", choices: ["text", "json"], help: "The output format."),
            Option(name: "output", letter: "o", value: "file", help: "Write to this file instead of standard output.", isWritten: true),
            Option(name: "assume-filename", value: "path", help: "The file name to use for standard input in output and messages."),
            Option(name: "color", choices: ["auto", "always", "never"], help: "Whether text output is colored."),
        ],
        run: { ExplainCommand.run($0) })
}

/// `quoin explain`
enum ExplainCommand {
    static func run(_ invocation: Invocation) -> ExitStatus {
        let path = invocation.arguments.first ?? "-"
        let name = path == "-" ? invocation["assume-filename"] ?? "standard input" : path
        if path == "-", invocation.environment.inputIsTerminal { System.printMessage("Paste the log, then press Control-D.") }
        let log: ConflictLog
        do {
            log = try ConflictLog(reading: try System.read(path, limit: 16 << 20))
        } catch let error as FileError {
            System.printMessage("\(name): error: cannot be read: \(error.message)")
            return .input
        } catch {
            System.printMessage("\(name): error: \(error)")
            return .input
        }
        let isJSON = invocation["format"] == "json"
        if !isJSON { printUnreadLines(log, name) }
        let text = isJSON ? ExplainedJSON.write(log) : ExplainedText(Colors(invocation)).write(log)
        return Output.write(text, to: invocation["output"])
    }

    /// Reports the lines that were not understood. The others are still explained.
    private static func printUnreadLines(_ log: ConflictLog, _ name: String) {
        for unread in log.conflicts.flatMap(\.unread) {
            System.printMessage("\(name):\(unread.line): note: ignored, expected \(unread.expected) in <\(unread.text)>")
        }
    }
}
