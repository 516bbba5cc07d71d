import Foundation
import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// The folders of `Examples/Mistakes`: for each rule a file that shows it, its corrected twin, and what is said about it.
struct MistakePair: Sendable, CustomTestStringConvertible {
    var rule: String
    var shows: URL
    var clean: URL
    var expected: URL

    var testDescription: String { rule }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples/Mistakes")

    static let all: [MistakePair] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.sorted().compactMap { name in
            let place = folder.appending(path: name)
            // Pages in Swift are for live views, and run elsewhere.
            let files = ((try? FileManager.default.contentsOfDirectory(atPath: place.path())) ?? []).filter { !$0.hasSuffix(".swift") }
            guard let shows = files.first(where: { $0.hasPrefix("shows.") }), let clean = files.first(where: { $0.hasPrefix("clean.") })
            else {
                return nil
            }
            return MistakePair(
                rule: name, shows: place.appending(path: shows), clean: place.appending(path: clean),
                expected: place.appending(path: "expected.txt"))
        }
    }()

    /// One mistake shows only on some devices.
    var environments: [EnvironmentOverride] {
        rule == "device-dependent-scrolling" ? ["retina4_7", "retina6_1"].compactMap { EnvironmentOverride($0) } : []
    }

    func findings(_ file: URL) throws -> [Finding] {
        try MistakePair.findings(Array(Data(contentsOf: file)), of: file, in: environments, with: rule)
    }

    /// The findings of the standard rules and of the rule that the file is an example of.
    static func findings(_ bytes: [UInt8], of file: URL, in environments: [EnvironmentOverride] = [], with rule: String? = nil) throws
        -> [Finding]
    {
        let rules = Rule.all.filter { !$0.optIn || $0.id == rule }
        let document = try document(bytes, file)
        var findings = Linter(rules: rules, environments: environments).findings(in: document)
        for index in findings.indices {
            guard let fix = findings[index].fix, !fix.isChoice, case let edits = fix.edits, !edits.isEmpty,
                !document.path.hasSuffix(".json")
            else { continue }
            findings[index].fix?.replacements = InterfaceBuilderFile.replacements(for: edits, in: document, bytes) ?? []
        }
        return findings
    }

    static func document(_ bytes: [UInt8], _ file: URL) throws -> Document {
        let name = file.lastPathComponent
        let document =
            name.hasSuffix(".json")
            ? SceneReader.read(bytes, path: name, kinds: .standard) : InterfaceBuilderFile.read(bytes, path: name)
        if let error = document.error { throw error }
        return document
    }

    static func text(_ findings: [Finding]) -> String {
        findings.map { finding in
            let place = finding.line == 0 ? "" : "\(finding.line):\(finding.column): "
            let fix = finding.fix.map { "\n    fix: \($0.description)\($0.replacements.isEmpty ? "" : " (can be made)")" } ?? ""
            return "\(place)\(finding.severity): \(finding.message) (\(finding.rule))\(fix)\n"
        }.joined()
    }
}
