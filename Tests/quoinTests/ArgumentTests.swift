import Testing

@testable import quoin

@Suite("The command line")
struct ArgumentTests {
    private func parse(_ words: String...) throws(UsageError) -> Request { try Quoin.root.parse(words, ProcessEnvironment()) }

    private func message(_ words: String...) -> String? {
        do throws(UsageError) {
            _ = try Quoin.root.parse(words, ProcessEnvironment())
            return nil
        } catch {
            return error.message
        }
    }

    private func invocation(_ words: String...) throws -> Invocation {
        guard case .run(_, let invocation) = try Quoin.root.parse(words, ProcessEnvironment()) else {
            throw UsageError(message: "nothing to run")
        }
        return invocation
    }

    @Test("reads values beside an option and behind an equals sign, flags, and files in their order")
    func options() throws {
        let found = try invocation("layout", "b.json", "--format=json", "--device", "retina4_7", "--rtl", "-j", "2", "a.json", "-")
        #expect(found.arguments == ["b.json", "a.json", "-"])
        #expect(found["format"] == "json")
        #expect(found["device"] == "retina4_7")
        #expect(found.has("rtl"))
        #expect(found["jobs"] == "2")
    }

    @Test("two dashes end the options") func end() throws {
        #expect(try invocation("layout", "--", "--format").arguments == ["--format"])
    }

    @Test("says what is wrong, and what was probably meant")
    func mistakes() {
        #expect(message("layot") == "unknown subcommand \"layot\": did you mean \"layout\"?")
        #expect(message("layout", "--formt", "json", "a") == "unknown option --formt: did you mean --format?")
        #expect(
            message("lint", "--disable", "misplaced")?.hasPrefix("unknown option --disable: rules and files are chosen in .quoin.json")
                == true)
        #expect(message("layout", "--format", "jsn", "a")?.contains("not \"jsn\" (did you mean json?)") == true)
        #expect(message("layout", "--format", "png", "a") == "--format must be one of text, json, svg, not \"png\"")
        #expect(message("layout", "--rtl=yes", "a") == "--rtl takes no value")
        #expect(message("layout", "a", "--device") == "--device needs a value: id")
        #expect(message("layout") == "missing argument <file>")
    }

    @Test("a file that is read is never the one to write", arguments: ["lint", "draw", "diff", "layout", "explain"])
    func overwriting(_ command: String) throws {
        let option = command == "lint" || command == "diff" ? "--html" : "--output"
        let text = "\(option) would overwrite \"Main.storyboard\": name the file to write, then the files to read"
        #expect(message(command, option, "Main.storyboard") == text)
        #expect(message(command, option, "Main.storyboard", "Other.storyboard") == text)
        let file = #filePath
        #expect(message(command, option, file, file)?.contains("would overwrite") == true)
        #expect(message(command, option, "report.out", file) == nil)
    }

    @Test(
        "checks what options say",
        arguments: [
            (["--size", "375"], "--size must be a width and a height such as 375x667"), (["--size", "axb"], "--size must be a width"),
            (["--jobs", "0"], "--jobs must be a number above 0"), (["--device", "retina4_8"], "unknown device \"retina4_8\""),
        ])
    func settings(_ words: [String], _ text: String) throws {
        guard case .run(_, let invocation) = try Quoin.root.parse(["layout"] + words + ["a"], ProcessEnvironment()) else { return }
        let error = #expect(throws: UsageError.self) { try LayoutSettings(invocation) }
        #expect(error?.message.hasPrefix(text) == true)
    }

    @Test("the solver is that of the option, else of QUOIN_SOLVER, else the native one") func solver() throws {
        var found = try invocation("layout", "a")
        #expect(try LayoutSettings(found).solver == "native")
        found.environment.variables["QUOIN_SOLVER"] = "plain"
        #expect(try LayoutSettings(found).solver == "plain")
        found.options["solver"] = "native"
        #expect(try LayoutSettings(found).solver == "native")
        found.options = [:]
        found.environment.variables["QUOIN_SOLVER"] = "kiwi"
        #expect(throws: UsageError.self) { try LayoutSettings(found) }
    }

    @Test("colors follow the option, then NO_COLOR, then the terminal") func colors() throws {
        var found = try invocation("layout", "a")
        #expect(!Colors(found).isOn)
        found.environment.outputIsTerminal = true
        #expect(Colors(found).isOn)
        found.environment.variables["NO_COLOR"] = "1"
        #expect(!Colors(found).isOn)
        found.options["color"] = "always"
        #expect(Colors(found).isOn)
    }

    @Test("help has its sections at every level, and help SUB is SUB --help") func help() throws {
        guard case .help(let root, let path) = try parse("--help") else { return #expect(Bool(false)) }
        let top = root.help(path: path)
        for section in ["OVERVIEW: ", "USAGE: quoin", "OPTIONS:", "SUBCOMMANDS:", "--version"] { #expect(top.contains(section)) }
        guard case .help(let layout, let layoutPath) = try parse("help", "layout") else { return #expect(Bool(false)) }
        let text = layout.help(path: layoutPath)
        for section in ["OVERVIEW: ", "USAGE: quoin layout [<options>] <file> ...", "ARGUMENTS:", "OPTIONS:"] {
            #expect(text.contains(section))
        }
        for option in layout.options { #expect(text.contains("--\(option.name)")) }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
        guard case .help(let same, let samePath) = try parse("layout", "--help") else { return #expect(Bool(false)) }
        #expect(same.help(path: samePath) == text)
        #expect(message("help", "nothing") != nil)
    }

    @Test("completions know every subcommand and every option", arguments: Shell.allCases) func completions(_ shell: Shell) {
        let script = shell.script(Quoin.root)
        for command in Quoin.root.subcommands {
            #expect(script.contains(command.name))
            for option in command.options {
                #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
                #expect(option.choices.allSatisfy { script.contains($0) })
            }
        }
    }
}

@Suite("The default command")
struct DefaultCommandTests {
    private func command(_ words: String...) throws -> String {
        switch try Quoin.root.parse(words, ProcessEnvironment()) {
        case .run(let command, _): command.name
        case .help(let command, _): "help \(command.name)"
        case .version: "version"
        case .manual: "manual"
        }
    }

    @Test("is meant by files and by its options, and subcommands stay what they are") func words() throws {
        #expect(try command("Main.storyboard") == "lint")
        #expect(try command("App/Main") == "lint")
        #expect(try command("-") == "lint")
        #expect(try command("--reporter", "json") == "lint")
        #expect(try command("lint") == "lint")
        #expect(try command("layout", "lint") == "layout")
        #expect(try command() == "help quoin")
        #expect(try command("--help") == "help quoin")
        #expect(try command("help", "lint") == "help lint")
        #expect(try command("help") == "help quoin")
        #expect(try command("help", "--help") == "help help")
        #expect(try command("help", "--manual") == "manual")
        #expect(try command("--version") == "version")
        #expect(throws: UsageError.self) { try command("lnt") }
    }

    @Test("an option that may be repeated keeps all its values") func repeated() throws {
        guard case .run(_, let invocation) = try Quoin.root.parse(["-d", "a", "--device=b", "x"], ProcessEnvironment()) else { return }
        #expect(invocation.repeated["device"] == ["a", "b"])
        #expect(invocation.arguments == ["x"])
    }
}
