import Foundation
import QuoinLayout
import QuoinScenes
import QuoinSolver
import Testing

/// A layout that a public test suite ran on Apple's engine or its own: a scene and what came of it. `Scripts/scene-fixtures`
/// writes them and describes the form.
struct CaseFixture: Sendable, CustomTestStringConvertible {
    struct Numbers: Sendable {
        var what: String
        var view: String
        /// Nil: not asserted.
        var values: [Double?]
        var tolerance: Double
    }

    var name: String
    var source = ""
    var trust = ""
    var scene = ""
    var numbers: [Numbers] = []
    /// Whether the document has an error, and words of it.
    var hasError: Bool?
    var errorWords = ""
    var hasConflict = false

    var testDescription: String { "\(name), from \(source), \(trust)" }

    static let all: [CaseFixture] = {
        let url = Given.folder.appendingPathComponent("Fixtures/Cases.txt")
        var found: [CaseFixture] = []
        for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n") {
            let (word, rest) = line.cut
            if word == "case" { found.append(CaseFixture(name: rest)) } else { found[found.count - 1].read(word, rest) }
        }
        return found
    }()

    private mutating func read(_ word: String, _ rest: String) {
        switch word {
        case "from": source = rest
        case "trust": trust = rest
        case "scene": scene = rest
        case "error": (hasError, errorWords) = (true, rest)
        case "valid": hasError = false
        case "conflict": hasConflict = true
        default:
            var words = rest.split(separator: " ").map(String.init)
            let tolerance = words.last?.hasPrefix("±") ?? false ? Double(words.removeLast().dropFirst()) ?? 0.01 : 0.01
            numbers.append(Numbers(what: word, view: words[0], values: words.dropFirst().map { Double($0) }, tolerance: tolerance))
        }
    }
}

extension Substring {
    fileprivate var cut: (String, String) {
        let parts = split(separator: " ", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
}

/// Backends by name, because one that is custom belongs to one solver.
let backendNames = Backend.builtIn.filter(\.isAvailable).map(\.name)

@Suite("Cases of public suites")
struct CaseFixtureTests {
    @Test("are there by the hundred") func count() { #expect(CaseFixture.all.count >= 180) }

    @Test("come out as recorded, from every backend", arguments: CaseFixture.all, backendNames)
    func recorded(_ fixture: CaseFixture, _ backend: String) throws {
        let document = Given.document(fixture.scene)
        guard let scene = document.scenes.first else {
            return #expect(fixture.hasError == true, "\(document.error?.description ?? "")")
        }
        let layout = try SceneLayout(scene, solver: #require(Backend(named: backend)))
        let problem = layout.problems.first
        #expect((problem != nil) == fixture.hasError ?? false, "\(problem?.message ?? "no error")")
        if fixture.hasConflict { #expect(!layout.conflicts().isEmpty) }
        let views = try layout.views(ambiguity: false)
        for expected in fixture.numbers {
            let view = try #require(views.first { $0.id == expected.view })
            let got = try #require(view.numbers(expected.what))
            let isRight = zip(expected.values, got).allSatisfy { wanted, value in
                wanted.map { abs($0 - value) <= expected.tolerance } ?? true
            }
            #expect(isRight, "\(expected.what) of \(expected.view) is \(got), not \(expected.values)")
        }
    }
}

extension LaidOutView {
    fileprivate func numbers(_ what: String) -> [Double]? {
        switch what {
        case "frame": frame.numbers
        case "safeAreaInsets": safeAreaInsets.numbers
        case "layoutMargins": layoutMargins.numbers
        case "contentSize": scroll.map { [$0.contentSize.width, $0.contentSize.height] }
        case "contentInset": scroll?.contentInset.numbers
        case "adjustedContentInset": scroll?.adjustedContentInset.numbers
        default: nil
        }
    }
}
