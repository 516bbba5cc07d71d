// Written from the table of `quoin lint` by `make pages`. Not for editing.

/// The options of `quoin lint`, as far as the plugin must know them to tell a file from a value.
enum LintOptions {
    /// The options that are followed by a value.
    static let withValue: Set<String> = [
        "--reporter",
        "-r",
        "--output",
        "-o",
        "--color",
        "--rule-pages",
        "--svg",
        "--html",
        "--device",
        "-d",
        "--devices",
        "--era",
        "--git",
        "--configuration",
        "--fonts",
        "--baseline",
        "--write-baseline",
        "--fail-level",
        "--cache",
        "--jobs",
        "-j",
        "--assume-filename",
    ]
}
