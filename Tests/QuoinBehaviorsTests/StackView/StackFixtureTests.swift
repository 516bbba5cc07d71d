import QuoinBehaviors
import QuoinLayout
import Testing

/// Hundreds of stack views, of which UIKit's own constraints are known.
struct StackFixtureTests {
    @Test("All fixtures are read") func theFixturesAreThere() {
        #expect(StackFixture.all.count == 378)
    }

    @Test("A stack view makes the constraints that UIKit makes", arguments: StackFixture.all)
    func itMakesTheConstraintsThatUIKitMakes(fixture: StackFixture) throws {  // ST-80
        let scene = try StackScene(fixture)
        let made = Set(scene.behavior.constraints(for: scene.stack).map { scene.canonical($0, $0.identifier) })
        let wanted = Set(try fixture.rows.map { scene.canonical(try scene.constraint($0.text), $0.identifier) })
        #expect(made.subtracting(wanted).sorted() == [])
        #expect(wanted.subtracting(made).sorted() == [])
    }

    @Test("A stack view is laid out as those constraints require", arguments: StackFixture.all, Backend.tested)
    func itLaysOutAsDerivedFromThem(fixture: StackFixture, solver: TestedBackend) throws {
        for frames in fixture.frames {
            let scene = try StackScene(fixture)
            try scene.pin(frames)
            let layout = try Layout(
                root: scene.root, width: 2000, height: 2000, solver: solver.backend, environment: StandardEnvironment(scale: 1e6))
            try layout.layOut()
            for (name, numbers, tolerance) in frames.expected {
                let frame = scene[name].frame
                for (got, wanted) in zip([frame.x, frame.y, frame.width, frame.height], numbers) {
                    guard let wanted else { continue }
                    #expect(abs(got - wanted) <= tolerance, "\(name) \(frame), wanted \(numbers), \(frames.mode)")
                }
            }
        }
    }
}

/// The solvers that tests run over, by name.
enum TestedBackend: String, CaseIterable, Sendable {
    case native, hybrid, glpk

    /// A build without GLPK has only the first.
    static let allCases = [Self.native, .hybrid, .glpk].filter(\.backend.isAvailable)

    var backend: Backend {
        switch self {
        case .native: .native
        case .hybrid: .hybrid
        case .glpk: .glpk
        }
    }
}

extension Backend {
    static let tested = TestedBackend.allCases
}
