// Completion scripts for shells, written from the command's table.

extension Command {
    static let completions: Command = Command(
        name: "completions", overview: "Print the completion script for a shell.",
        discussion: """
            bash:  quoin completions bash > /etc/bash_completion.d/quoin
            zsh:   quoin completions zsh > a folder of $fpath, as _quoin
            fish:  quoin completions fish > ~/.config/fish/completions/quoin.fish
            """,
        arguments: [Argument(name: "shell", help: "bash, zsh or fish.", choices: Shell.allCases.map(\.rawValue))],
        run: { invocation in
            guard let shell = invocation.arguments.first.flatMap({ Shell(rawValue: $0) }) else {
                System.printMessage("error: the shell must be one of \(Shell.allCases.map(\.rawValue).joined(separator: ", "))")
                return .usage
            }
            return System.print(shell.script(Quoin.root)) ? .done : .output
        })
}

extension Command.Option {
    /// The values that completions offer.
    fileprivate var offered: [String] { choices.isEmpty ? suggestions : choices }
}

enum Shell: String, CaseIterable {
    case bash, zsh, fish

    func script(_ root: Command) -> String {
        switch self {
        case .bash: bash(root)
        case .zsh: zsh(root)
        case .fish: fish(root)
        }
    }

    private func words(_ command: Command) -> String {
        (command.options.map { "--\($0.name)" } + ["--help"]).joined(separator: " ")
    }

    /// The words that may stand where no option does; empty for files.
    private func arguments(_ command: Command, _ root: Command) -> [String] {
        command.name == "help" ? root.subcommands.map(\.name) : command.arguments.flatMap(\.choices)
    }

    private func bash(_ root: Command) -> String {
        let cases = root.subcommands.map { bash($0, root) }
        let byDefault = root.defaultSubcommand.map {
            "    *) COMP_WORDS=(\(root.name) \($0) \"${COMP_WORDS[@]:1}\"); COMP_CWORD=$((COMP_CWORD + 1)); _\(root.name) ;;\n"
        }
        return """
            _\(root.name)() {
              local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
              # Bash takes --format=json for three words.
              if [ "$before" = = ]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
              if [ "$word" = = ]; then word=""; fi
              if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W "\(root.subcommands.map(\.name).joined(separator: " ")) --help --version" -- "$word")\
             $(compgen -f -- "$word"))
                return
              fi
              case "${COMP_WORDS[1]}" in
            \(cases.joined())\(byDefault ?? "")  esac
            }
            complete -o filenames -F _\(root.name) \(root.name)

            """
    }

    private func bash(_ command: Command, _ root: Command) -> String {
        let values = command.options.filter(\.hasValue).map { option in
            let letter = option.letter.map { "|-\($0)" } ?? ""
            let offered = option.offered.isEmpty ? "-f" : "-W \"\(option.offered.joined(separator: " "))\""
            return "      --\(option.name)\(letter)) COMPREPLY=($(compgen \(offered) -- \"$word\")); return ;;\n"
        }
        let choices = arguments(command, root)
        let others = choices.isEmpty ? "compgen -f" : "compgen -W \"\(choices.joined(separator: " "))\""
        return """
                \(command.name))
                  case "$before" in
            \(values.joined())      esac
                  COMPREPLY=($(compgen -W "\(words(command))" -- "$word") $(\(others) -- "$word")) ;;

            """
    }

    private func zsh(_ root: Command) -> String {
        let names = root.subcommands.map { "'\($0.name):\(quoted($0.overview))'" }.joined(separator: " ")
        let cases = root.subcommands.map { command in
            let options = command.options.map(zshArgument)
            let choices = arguments(command, root)
            let others =
                choices.isEmpty ? "'*:file:_files'" : "':\(command.arguments.first?.name ?? ""):(\(choices.joined(separator: " ")))'"
            let pattern = command.name == root.defaultSubcommand ? "\(command.name)|*" : command.name
            return (
                isLast: command.name == root.defaultSubcommand,
                text: "    \(pattern)) _arguments \((options + [others]).joined(separator: " ")) ;;\n"
            )
        }
        // The default command takes what no subcommand takes, so it comes last.
        let ordered = cases.filter { !$0.isLast } + cases.filter(\.isLast)
        return """
            #compdef \(root.name)
            if (( CURRENT == 2 )); then
              local -a commands=(\(names))
              _describe command commands
              _files
            else
              local command=$words[2]
              shift words; (( CURRENT-- ))
              case $command in
            \(ordered.map(\.text).joined())  esac
            fi

            """
    }

    /// An option as an argument of zsh's `_arguments`: `'--device=[The device.]:name:(iPhone8 …)'`.
    private func zshArgument(_ option: Command.Option) -> String {
        let values = option.offered.isEmpty ? "_files" : "(\(option.offered.joined(separator: " ")))"
        let value = option.hasValue ? ":\(option.value ?? option.name):\(values)" : ""
        let sign = option.hasValue ? "=" : ""
        return "'\(option.isRepeated ? "*" : "")--\(option.name)\(sign)[\(quoted(option.help))]\(value)'"
    }

    private func fish(_ root: Command) -> String {
        var lines = root.subcommands.map {
            "complete -c \(root.name) -n __fish_use_subcommand -f -a \($0.name) -d '\(quoted($0.overview))'"
        }
        for command in root.subcommands {
            let isDefault = command.name == root.defaultSubcommand
            let others = root.subcommands.map(\.name).filter { $0 != command.name }.joined(separator: " ")
            let seen = isDefault ? "not __fish_seen_subcommand_from \(others)" : "__fish_seen_subcommand_from \(command.name)"
            let choices = arguments(command, root)
            if !choices.isEmpty { lines.append("complete -c \(root.name) -n '\(seen)' -f -a '\(choices.joined(separator: " "))'") }
            for option in command.options {
                let letter = option.letter.map { " -s \($0)" } ?? ""
                let exclusive = option.choices.isEmpty ? "-r" : "-x"
                let value =
                    option.offered.isEmpty ? option.hasValue ? " -r" : "" : " \(exclusive) -a '\(option.offered.joined(separator: " "))'"
                lines.append(
                    "complete -c \(root.name) -n '\(seen)' -l \(option.name)\(letter)\(value) -d '\(quoted(option.help))'"
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The text without the characters that would end single quotes or brackets.
    private func quoted(_ text: String) -> String { String(text.filter { !"'[]:\\".contains($0) }) }
}
