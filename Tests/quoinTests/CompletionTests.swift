import Foundation
import Testing

@testable import quoin

/// The completions that bash offers at the end of a command line.
@Suite struct CompletionTests {
    /// Bash's own splitting: an equals sign is a word.
    private func offered(_ words: String...) throws -> Set<String> {
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let script =
            Shell.bash.script(Quoin.root)
            + "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _quoin; printf '%s\\n' \"${COMPREPLY[@]}\""
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", "-c", script]
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    @Test("values are offered after a blank and after an equals sign") func valuesBehindABlankAndBehindAnEqualsSign() throws {
        let formats: Set = ["text", "json", "svg"]
        #expect(try offered("quoin", "layout", "--format", "") == formats)
        #expect(try offered("quoin", "layout", "--format", "=") == formats)
        #expect(try offered("quoin", "layout", "--format", "=", "j") == ["json"])
    }

    @Test("devices are offered") func devices() throws {
        #expect(try offered("quoin", "layout", "--device", "retina6_12") == ["retina6_12"])
        #expect(try offered("quoin", "lint", "--devices", "=", "al") == ["all"])
        #expect(try offered("quoin", "draw", "-d", "ipad9") == ["ipad9_7"])
    }

    @Test("options of the default command are offered") func theDefaultCommandsOptions() throws {
        #expect(try offered("quoin", "App", "--reporter", "=", "s") == ["sarif"])
    }

    @Test("subcommands are offered") func subcommands() throws {
        #expect(try offered("quoin", "dev") == ["devices"])
    }
}
