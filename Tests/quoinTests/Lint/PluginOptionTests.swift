import Foundation
import Testing

@testable import quoin

/// The package plugin cannot ask the command for its options while it reads its own words, so it has a copy of the table.
///
/// `QUOIN_RECORD=1` writes it anew.
@Suite("Options of the package plugin")
struct PluginOptionTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Plugins/quoin-lint/LintOptions.swift")

    @Test("are those of the command's table that have values") func options() throws {
        let words = Command.lint.options.filter(\.hasValue).flatMap { option in
            ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        }
        let text = """
            // Written from the table of `quoin lint` by `make pages`. Not for editing.

            /// The options of `quoin lint`, as far as the plugin must know them to tell a file from a value.
            enum LintOptions {
                /// The options that are followed by a value.
                static let withValue: Set<String> = [
            \(words.map { "        \"\($0)\",\n" }.joined())    ]
            }

            """
        if ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text, "run make pages")
    }
}
