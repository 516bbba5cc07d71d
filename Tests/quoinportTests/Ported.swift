import Testing

@testable import quoinport

/// The texts of files after all rules, with UIKit's names as they matter here.
func ported(_ texts: [String: String]) -> (texts: [String: String], remarks: [Remark]) {
    let uikit: Set = ["UIView", "UIButton", "UILabel", "NSLayoutConstraint", "UIViewController", "scrolled(_:to:)"]
    let run = RuleRun(texts.sorted { $0.key < $1.key }.map { (SwiftFile(path: $0.key, text: $0.value), "Target") }, uikit: uikit)
    return (Dictionary(uniqueKeysWithValues: run.files.map { ($0.file.path, $0.file.text) }), run.remarks.sorted())
}

func ported(_ text: String) -> String { ported(["File.swift": text]).texts["File.swift"] ?? "" }

/// Expects a text to become another one, which parses and which the rules leave as it is.
func expect(_ text: String, becomes wanted: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let result = ported(text)
    #expect(result == wanted, sourceLocation: sourceLocation)
    #expect(ported(result) == result, "a second run changes nothing", sourceLocation: sourceLocation)
    #expect(SwiftFile(path: "", text: result).parses, sourceLocation: sourceLocation)
}
