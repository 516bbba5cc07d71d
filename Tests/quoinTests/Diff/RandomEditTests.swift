import Foundation
import Testing

@testable import quoin

/// Random edits of real documents. The edit is named and nothing else is, though the file is also written in another way that means
/// the same, as Xcode may write it.
///
/// The files are the examples of mistakes, or the storyboards and xibs of the folder QUOIN_CORPUS. QUOIN_FUZZ is the number of edits,
/// and QUOIN_SEED the seed. The long form is a target:
///
///     QUOIN_CORPUS=~/Projects make diff-edits EDITS=1000 SEED=2
@Suite("quoin diff of random edits")
struct RandomEditTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples/Mistakes").path

    private static let files: [String] = {
        let corpus = variables["QUOIN_CORPUS"].flatMap { $0.isEmpty ? nil : $0 }
        let names = FileManager.default.enumerator(atPath: corpus ?? examples)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { "\(corpus ?? examples)/\($0)" }
    }()

    private static let count = variables["QUOIN_FUZZ"].flatMap { Int($0) } ?? 150

    private func changes(_ old: String, _ new: String) throws -> FileDifference {
        let settings = try DiffSettings(Invocation(options: ["no-layout": ""], environment: ProcessEnvironment()))
        let pair = FilePair(
            name: "file.storyboard", old: .bytes(Array(old.utf8), name: "old.storyboard"),
            new: .bytes(Array(new.utf8), name: "new.storyboard"),
            home: "")
        return DiffJob(settings: settings, projects: nil).run(pair)
    }

    @Test("each edit is named, and nothing else") func edits() throws {
        var random = SeededGenerator(seed: UInt64(Self.variables["QUOIN_SEED"] ?? "") ?? 1)
        var done = 0, tries = 0
        while done < Self.count, tries < Self.count * 20 {
            tries += 1
            let seed = random.next()
            guard let path = Self.files.randomElement(using: &random), let data = FileManager.default.contents(atPath: path),
                let markup = Markup(Array(data)), markup.name == "document"
            else { continue }
            let old = markup.written()
            var edit = RandomEdit(markup, seed: seed)
            guard let expected = edit.edit() else { continue }
            edit.rewriteAsXcode()
            let difference = try changes(old, markup.written(indentation: nil))
            guard difference.status == .done else { continue }
            done += 1
            check(expected, in: difference, label: "\(path) \(seed)")
        }
        #expect(done == Self.count, "\(done) edits of \(Self.files.count) files")
    }

    private func check(_ expected: RandomEdit.Expectation, in difference: FileDifference, label: String) {
        let changes = difference.scenes.flatMap(\.changes)
        let sentences = changes.map(\.sentence).joined(separator: "\n")
        #expect(changes.count == 1, "\(label): \(expected)\n\(sentences)")
        guard let change = changes.first else { return }
        #expect(change.change.operation.rawValue == expected.kind, "\(label): \(expected)\n\(sentences)")
        #expect(([expected.object] + expected.others).contains(change.change.object.id), "\(label): \(expected)\n\(sentences)")
        for word in expected.words { #expect(change.sentence.contains(word), "\(label): \(expected)\n\(sentences)") }
    }

    @Test("a file beside its own copy, written in another way, is the same") func copies() throws {
        var random = SeededGenerator(seed: 2)
        let some =
            Self.files.count <= 400 || Self.variables["QUOIN_FUZZ"] != nil
            ? Self.files : Array(Self.files.shuffled(using: &random).prefix(400))
        for path in some {
            guard let data = FileManager.default.contents(atPath: path), let markup = Markup(Array(data)), markup.name == "document"
            else { continue }
            let old = markup.written()
            var edit = RandomEdit(markup, seed: random.next())
            edit.rewriteAsXcode()
            let changes = try changes(old, markup.written(indentation: "\t")).scenes.flatMap(\.changes)
            #expect(changes.isEmpty, "\(path)\n\(changes.map(\.sentence).joined(separator: "\n"))")
        }
    }
}
