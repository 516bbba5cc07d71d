/// A command as a table: what parses the command line, checks it, and writes its help all read this.
///
/// ```text
///   quoin            overview, subcommands
///    ├─ layout       overview, arguments, options, run
///    └─ help         …
/// ```
struct Command: Sendable {
    var name: String
    /// A description of the command in one line.
    var overview: String
    /// Further paragraphs of the description; may be empty.
    var discussion = ""
    var arguments: [Argument] = []
    var options: [Option] = []
    /// Options that similar tools have and this command does not, and what the error says to use instead.
    var substitutes: [String: String] = [:]
    var subcommands: [Command] = []
    /// The subcommand that is meant if none is named and the words are files or its options.
    var defaultSubcommand: String?
    /// Runs the command; nil if it only has subcommands.
    var run: (@Sendable (Invocation) async throws(UsageError) -> ExitStatus)?

    /// A positional argument.
    struct Argument: Sendable {
        var name: String
        var help: String
        var isRepeated = false
        /// Whether the argument may be omitted.
        var isOptional = false
        /// The usual values, for completions.
        var choices: [String] = []
    }

    /// An option, which begins with two dashes.
    struct Option: Sendable {
        /// The name, without the dashes.
        var name: String
        var letter: Character?
        /// The name of the option's value in the help; nil if it takes none.
        var value: String?
        /// The only values there are; empty for any.
        var choices: [String] = []
        var help: String
        /// Whether the option may be given several times.
        var isRepeated = false
        /// Values that completions offer, where others are fine, too.
        var suggestions: [String] = []
        /// Whether the value is a file that the command writes, which must not be one that it reads.
        var isWritten = false

        var hasValue: Bool { value != nil || !choices.isEmpty }
    }

    func subcommand(_ name: String) -> Command? { subcommands.first { $0.name == name } }

    func option(_ name: String) -> Option? { options.first { $0.name == name } }
}

/// A command line that was understood.
struct Invocation: Sendable {
    /// The arguments in the order given.
    var arguments: [String] = []
    /// The options by name; flags have an empty value. The last one counts.
    var options: [String: String] = [:]
    /// All values of the options that may be repeated, in the order given.
    var repeated: [String: [String]] = [:]
    var environment: ProcessEnvironment

    func has(_ option: String) -> Bool { options[option] != nil }

    subscript(option: String) -> String? { options[option] }
}

extension Command {
    /// Runs the command; usage errors refer to the given path of subcommands.
    func answer(_ invocation: Invocation, path: [String]) async throws(UsageError) -> ExitStatus {
        guard let run else { return .defect }
        do throws(UsageError) {
            return try await run(invocation)
        } catch {
            throw UsageError(message: error.message, path: path)
        }
    }
}

/// The environment of the process, without its arguments.
struct ProcessEnvironment: Sendable {
    var variables: [String: String] = [:]
    var inputIsTerminal = false
    var outputIsTerminal = false
    var errorIsTerminal = false
}

/// The outcome of a run.
enum ExitStatus: Int32, Sendable {
    case done = 0
    case findings = 1
    /// The command line was wrong.
    case usage = 64
    /// An input could not be read or understood; the others were processed.
    case input = 65
    /// An internal error.
    case defect = 70
    /// The output could not be written.
    case output = 74

    /// Returns the more serious of two statuses.
    func and(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}

/// The error of an invalid command line.
struct UsageError: Error {
    var message: String
    /// The names of the command it was meant for, such as `quoin`, `layout`.
    var path: [String] = []
}
