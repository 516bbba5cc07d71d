/// The command line tool: it finds the subcommand and runs it.
@main
enum Quoin {
    /// All that the command can do; help and parsing read it.
    static let root: Command = Command(
        name: "quoin", overview: "Finds, explains and fixes Auto Layout mistakes in storyboards and xibs, and computes their layout.",
        discussion: """
            'quoin App' is short for 'quoin lint App', which finds mistakes in all storyboards and xibs under App.
            """,
        subcommands: [
            .lint,
            .rules,
            .layout,
            .draw,
            .diff,
            .explain,
            .devices,
            .completions,
            Command(
                name: "help", overview: "Show help for a subcommand, or the manual page.",
                arguments: [.init(name: "subcommand", help: "The subcommand; by default, all of them.", isOptional: true)],
                options: [.init(name: "manual", help: "Print the manual page of all subcommands in man's format.")]),
        ], defaultSubcommand: "lint")

    static func main() async {
        System.ignoreBrokenPipes()
        System.leave(await run(Array(CommandLine.arguments.dropFirst()), System.processEnvironment))
    }

    static func run(_ words: [String], _ environment: ProcessEnvironment) async -> ExitStatus {
        do throws(UsageError) {
            switch try root.parse(words, environment) {
            case .help(let command, let path): return System.print(command.help(path: path)) ? .done : .output
            case .manual(let command): return System.print(ManualPage(command).text) ? .done : .output
            case .version: return System.print(Build.line()) ? .done : .output
            case .run(let command, let invocation): return try await command.answer(invocation, path: [root.name, command.name])
            }
        } catch {
            System.printMessage("error: \(error.message)")
            let path = error.path.isEmpty ? [root.name] : error.path
            let command = path.dropFirst().reduce(root) { $0.subcommand($1) ?? $0 }
            System.printMessage("USAGE: \(command.usage(path: path))")
            System.printMessage("  See '\(path.joined(separator: " ")) --help' for more information.")
            return .usage
        }
    }
}
