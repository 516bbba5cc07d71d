import Foundation
import QuoinLayout
import QuoinScenes
import QuoinSolver
import Testing

/// The names of the backends: a custom backend belongs to one solver, so each test makes its own.
let backendNames = Backend.builtIn.filter(\.isAvailable).map(\.name)

@Suite("Cases of public suites")
struct CaseFixtureTests {
    @Test("at least 180 cases are read") func count() { #expect(CaseFixture.all.count >= 180) }

    @Test("every backend computes the recorded numbers", arguments: CaseFixture.all, backendNames)
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
