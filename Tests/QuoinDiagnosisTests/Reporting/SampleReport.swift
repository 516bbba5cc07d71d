import QuoinScenes

@testable import QuoinDiagnosis

/// Findings with everything that is hard to write: markup, quotes, line breaks, commas, colons, other alphabets.
enum SampleReport {
    static let rules = [
        Rule(
            "scroll-content-width", .error, summary: "The width of a scroll view's content cannot be worked out.",
            explanation: "Edges say how large the content is.", shows: "No width.", nearly: "A width.", detect: { _ in [] }),
        Rule(
            "left-right", .info, optIn: true, summary: "Left and right do not turn.", explanation: "Leading and trailing do.",
            shows: "left", nearly: "leading", detect: { _ in [] }),
    ]

    static var report: Report {
        var broken = Report.File(path: "App/Broken, old.xib")
        broken.error = DocumentError("not well-formed XML: mismatched tag", line: 12, column: 3)
        return Report(
            files: [
                Report.File(path: "App/Sign.storyboard", repositoryPath: "ios/App/Sign.storyboard", findings: [width, same, text]),
                Report.File(path: "App/Clean.xib"), broken,
                Report.File(path: "/elsewhere/100% ü.json", findings: [document]),
            ], rules: rules, rulePages: RulePages("https://example.com/Rules"))
    }

    private static var width: Finding {
        var finding = Finding(
            rule: "scroll-content-width", severity: .error, path: "App/Sign.storyboard", line: 41, column: 13, object: "LrA-X0-FhX",
            name: "View > Scroll View", message: "The content width of Scroll View cannot be worked out: Content View has no width.")
        finding.fix = Fix("Tie Content View's width to the frame layout guide of Scroll View.")
        finding.fix?.replacements = [
            TextReplacement(bytes: 900..<900, start: TextPosition(line: 60, column: 1), text: "<constraint id=\"a\"/>\n"),
            TextReplacement(bytes: 950..<957, start: TextPosition(line: 61, column: 4), text: ""),
        ]
        finding.devices = ["retina4_7", "retina6_12:landscape"]
        finding.related = [Finding.Related(object: "con-te-nt1", line: 44, message: "Content View has no width")]
        finding.tolerance = 1.5
        return finding
    }

    /// The same rule and object once more.
    private static var same: Finding {
        var finding = width
        finding.fix = nil
        finding.related = []
        finding.devices = []
        finding.message = "And again, in so many words that nobody who shows it in a window of ordinary width can do without a second line."
        return finding
    }

    private static var text: Finding {
        Finding(
            rule: "truncated-text", severity: .warning, path: "App/Sign.storyboard", line: 7, column: 5, object: "ti-tl-e01",
            name: "View > \"Grüße & <b>\" | `x`",
            message: "\"100%, a: <b>\" & 'c' | *d* is cut\noff: 5 ::error::\u{1} é 日本\t@you")
    }

    private static var document: Finding {
        Finding(rule: "left-right", severity: .info, path: "/elsewhere/100% ü.json", message: "Nowhere in particular.")
    }
}
