import QuoinScenes

/// The manual of a command and all its subcommands in the macros of `man`, written from the command's table.
struct ManualPage {
    private(set) var text = ""

    init(_ root: Command) {
        text = """
            .\\" Written by: \(root.name) help --manual
            .TH \(root.name.uppercased()) 1 "" "\(root.name) \(Build.version)" "User Commands"
            .SH NAME
            \(root.name) \\- \(escaped(root.overview.prefix(1).lowercased() + root.overview.dropFirst()))
            .SH SYNOPSIS

            """
        for command in root.subcommands { text += ".B \(root.name)\n\(escaped(synopsis(command)))\n.br\n" }
        text += ".SH DESCRIPTION\n\(paragraphs(root.discussion))"
        for command in root.subcommands { section(root, command) }
        closing(root)
    }

    private func synopsis(_ command: Command) -> String {
        var words = [command.name]
        if !command.options.isEmpty { words.append("[options]") }
        for argument in command.arguments {
            let word = argument.name + (argument.isRepeated ? " ..." : "")
            words.append(argument.isOptional ? "[\(word)]" : word)
        }
        return words.joined(separator: " ")
    }

    private mutating func section(_ root: Command, _ command: Command) {
        text += ".SH \(root.name.uppercased()) \(command.name.uppercased())\n\(escaped(command.overview))\n"
        if !command.discussion.isEmpty { text += ".PP\n\(paragraphs(command.discussion))" }
        for argument in command.arguments { entry(".I \(argument.name)", argument.help) }
        for option in command.options {
            let letter = option.letter.map { "\\-\($0), " } ?? ""
            let value =
                option.hasValue ? " " + (option.choices.isEmpty ? option.value ?? option.name : option.choices.joined(separator: "|")) : ""
            entry(".B \(letter)\\-\\-\(escaped(option.name))\(escaped(value))", option.help)
        }
    }

    private mutating func entry(_ name: String, _ help: String) { text += ".TP\n\(name)\n\(escaped(help))\n" }

    private mutating func closing(_ root: Command) {
        text += ".SH ENVIRONMENT\n"
        entry(".B NO_COLOR", "If set to any value, output is not colored unless --color asks for it.")
        entry(".B QUOIN_SOLVER", "The solver backend to use if --solver is not given.")
        text += ".SH EXIT STATUS\n"
        entry(".B 0", "Success; no findings at or above the fail level.")
        entry(".B 1", "There are findings.")
        entry(".B 64", "Wrong usage.")
        entry(".B 65", "A file could not be read or understood; the others were processed.")
        entry(".B 70", "An internal error.")
        entry(".B 71", "The folder /proc is not mounted, which Swift needs; nothing was done.")
        entry(".B 74", "The output could not be written.")
        text += ".SH FILES\n"
        entry(".I .quoin.json", "The configuration of a project, in the folder of a file or in one above it.")
    }

    /// The text as paragraphs, except that lines with columns are kept as they are.
    private func paragraphs(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? ".PP\n" : line.includes("   ") ? ".br\n\(escaped(String(line)))\n" : "\(escaped(String(line)))\n"
        }.joined()
    }

    /// Returns the text with backslashes, hyphens, and a period or quote at its beginning escaped.
    private func escaped(_ text: String) -> String {
        let plain = text.map { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : "\($0)" }.joined()
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
