import QuoinInterfaceBuilder
import QuoinScenes

/// The request of a command line.
enum Request {
    case run(Command, Invocation)
    case help(Command, path: [String])
    case version
    /// The manual page of all subcommands.
    case manual(Command)
}

extension Command {
    /// Finds the command and reads its words: `--name value`, `--name=value`, `-n value`, `--` ends the options, and `-` is
    /// an argument.
    func parse(_ words: [String], _ environment: ProcessEnvironment) throws(UsageError) -> Request {
        var words = words[...]
        var command = self
        var path = [name]
        while let word = words.first, let next = command.subcommand(word) {
            words.removeFirst()
            if next.name == "help", path.count == 1 { return try help(words) }
            command = next
            path.append(word)
        }
        if path.count == 1, let word = words.first, command.isForDefault(word), let next = defaultSubcommand.flatMap({ subcommand($0) }) {
            command = next
            path.append(next.name)
        }
        do throws(UsageError) {
            return try command.read(words, path: path, environment: environment)
        } catch {
            throw UsageError(message: error.message, path: path)
        }
    }

    /// A file, a folder, standard input, or an option that is not the command's own.
    private func isForDefault(_ word: String) -> Bool {
        if word == "-" { return true }
        if word.hasPrefix("-") { return !["--help", "-h", "--version"].contains(word) }
        return word.contains(".") || word.contains("/") || System.kind(word) != .missing
    }

    /// `help`, `help SUB`, `help --manual`
    private func help(_ words: ArraySlice<String>) throws(UsageError) -> Request {
        if words == ["--manual"] { return .manual(self) }
        if let option = words.first, ["--help", "-h"].contains(option), let help = subcommand("help") {
            return .help(help, path: [name, help.name])
        }
        var command = self
        var path = [name]
        for word in words {
            guard let next = command.subcommand(word) else { throw command.unknownSubcommand(word, path) }
            command = next
            path.append(word)
        }
        return .help(command, path: path)
    }

    private func read(
        _ words: ArraySlice<String>, path: [String], environment: ProcessEnvironment
    ) throws(UsageError) -> Request {
        var words = words
        var invocation = Invocation(environment: environment)
        while let word = words.popFirst() {
            if word == "--" {
                invocation.arguments += words
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                invocation.arguments.append(word)
                continue
            }
            if word == "--help" || word == "-h" { return .help(self, path: path) }
            if word == "--version", path.count == 1 { return .version }
            try readOption(word, from: &words, into: &invocation)
        }
        return try checked(invocation, path)
    }

    private func readOption(
        _ word: String, from words: inout ArraySlice<String>, into invocation: inout Invocation
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { "--\($0.name)" == parts[0] || $0.letter.map { "-\($0)" } == parts[0] }) else {
            throw unknownOption(parts[0])
        }
        guard option.hasValue else {
            guard parts.count == 1 else { throw UsageError(message: "--\(option.name) takes no value") }
            invocation.options[option.name] = ""
            return
        }
        guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
            throw UsageError(message: "--\(option.name) needs a value: \(option.expected)")
        }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            let near = nearest(to: value, among: option.choices).map { " (did you mean \($0)?)" } ?? ""
            throw UsageError(message: "--\(option.name) must be \(option.expected), not \"\(value)\"\(near)")
        }
        invocation.options[option.name] = value
        if option.isRepeated { invocation.repeated[option.name, default: []].append(value) }
    }

    private func unknownOption(_ word: String) -> UsageError {
        let known = options.map { "--\($0.name)" } + ["--help"]
        let advice = substitutes[word] ?? nearest(to: word, among: known).map { "did you mean \($0)?" }
        return UsageError(message: "unknown option \(word)\(advice.map { ": \($0)" } ?? "")")
    }

    private func checked(_ invocation: Invocation, _ path: [String]) throws(UsageError) -> Request {
        guard run != nil else {
            guard let word = invocation.arguments.first else { return .help(self, path: path) }
            throw unknownSubcommand(word, path)
        }
        for option in options where option.isWritten {
            guard let path = invocation[option.name], invocation.reads(path) else { continue }
            throw UsageError(message: "--\(option.name) would overwrite \"\(path)\": name the file to write, then the files to read")
        }
        guard let argument = arguments.first else {
            guard invocation.arguments.isEmpty else {
                throw UsageError(message: "unexpected argument \"\(invocation.arguments[0])\"")
            }
            return .run(self, invocation)
        }
        guard !invocation.arguments.isEmpty || argument.isOptional else { throw UsageError(message: "missing argument <\(argument.name)>") }
        if !argument.isRepeated, invocation.arguments.count > 1 {
            throw UsageError(message: "unexpected argument \"\(invocation.arguments[1])\"")
        }
        return .run(self, invocation)
    }

    private func unknownSubcommand(_ word: String, _ path: [String]) -> UsageError {
        UsageError(
            message: "unknown subcommand \"\(word)\"\(suggestion(for: word, among: subcommands.map(\.name)))", path: path)
    }
}

extension Invocation {
    /// Whether a path is that of a document or of a file among the arguments.
    fileprivate func reads(_ path: String) -> Bool {
        if InterfaceBuilderFile.endings.contains(where: path.lowercased().hasSuffix) { return true }
        let entry = System.entry(path)
        return entry.kind == .file && arguments.contains { System.entry($0).identity == entry.identity }
    }
}

extension Command.Option {
    /// The values that an option takes, for messages.
    var expected: String { choices.isEmpty ? value ?? "" : "one of \(choices.joined(separator: ", "))" }
}
