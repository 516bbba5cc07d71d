// Help in the format of swift-argument-parser, generated from the command's table.

extension Command {
    /// Returns the help text: OVERVIEW, USAGE, ARGUMENTS, OPTIONS and SUBCOMMANDS, as far as the command has them.
    func help(path: [String]) -> String {
        var sections = ["OVERVIEW: \(overview)"]
        if !discussion.isEmpty { sections.append(discussion) }
        sections.append("USAGE: \(usage(path: path))")
        if !arguments.isEmpty {
            sections.append(table("ARGUMENTS", arguments.map { ("<\($0.name)>", $0.help) }))
        }
        sections.append(table("OPTIONS", optionRows(path: path)))
        if !subcommands.isEmpty {
            sections.append(
                table("SUBCOMMANDS", subcommands.map { ($0.name + ($0.name == defaultSubcommand ? " (default)" : ""), $0.overview) }))
            sections.append("  See '\(path.joined(separator: " ")) help <subcommand>' for detailed help.")
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// `quoin layout [<options>] <file> ...`
    func usage(path: [String]) -> String {
        var words = path
        if !options.isEmpty { words.append("[<options>]") }
        for argument in arguments {
            let word = "<\(argument.name)>" + (argument.isRepeated ? " ..." : "")
            words.append(argument.isOptional ? "[\(word)]" : word)
        }
        if !subcommands.isEmpty { words.append(defaultSubcommand == nil ? "<subcommand>" : "[<subcommand>]") }
        return words.joined(separator: " ")
    }

    private func optionRows(path: [String]) -> [(String, String)] {
        var rows = options.map { option in
            let letter = option.letter.map { "-\($0), " } ?? ""
            let value = option.hasValue ? " <\(option.value ?? option.name)>" : ""
            let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
            return ("\(letter)--\(option.name)\(value)", option.help + choices)
        }
        if path.count == 1 { rows.append(("--version", "Show the version.")) }
        rows.append(("-h, --help", "Show help information."))
        return rows
    }

    /// Two columns; text that is too long continues on the next line.
    private func table(_ title: String, _ rows: [(String, String)]) -> String {
        let column = 26
        let lines = rows.flatMap { name, text in
            let wrapped = wrap(text, to: 80 - column)
            let first = "  " + name
            let start = first.count + 1 > column ? [first] : []
            let lead = start.isEmpty ? first + String(repeating: " ", count: column - first.count) : blank(column)
            return start + wrapped.enumerated().map { $0.offset == 0 ? lead + $0.element : blank(column) + $0.element }
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }

    private func blank(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func wrap(_ text: String, to width: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
