/// The command: finds what is asked for and does it.
@main
enum Quoin {
    static let version = "0.1.0"

    /// All that the command can do; help and parsing read it.
    static let root: Command = Command(
        name: "quoin", overview: "Computes the layout of views and explains it.",
        subcommands: [
            .layout,
            .explain,
            .completions,
            Command(name: "help", overview: "Show help for a subcommand.", arguments: [.init(name: "subcommand", help: "Which one.")]),
        ])

    static func main() async {
        System.ignoreBrokenPipes()
        System.leave(await run(Array(CommandLine.arguments.dropFirst()), System.processSurroundings))
    }

    static func run(_ words: [String], _ surroundings: ProcessSurroundings) async -> ExitStatus {
        do throws(UsageError) {
            switch try root.parse(words, surroundings) {
            case .help(let command, let path): return System.print(command.help(path: path)) ? .done : .output
            case .version: return System.print("quoin \(version)\n") ? .done : .output
            case .run(let command, let invocation): return await command.run?(invocation) ?? .defect
            }
        } catch {
            System.complain("error: \(error.message)")
            let path = error.path.isEmpty ? [root.name] : error.path
            let command = path.dropFirst().reduce(root) { $0.subcommand($1) ?? $0 }
            System.complain("USAGE: \(command.usage(path: path))")
            System.complain("  See '\(path.joined(separator: " ")) --help' for more information.")
            return .usage
        }
    }
}
