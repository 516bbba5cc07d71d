import QuoinInterfaceBuilder
import QuoinScenes
import Testing

@testable import QuoinDiagnosis

@Suite("The environments in which advice is tried")
struct TrialEnvironmentTests {
    private func chosen(_ names: [String], showing devices: [String] = []) throws -> TrialEnvironments {
        var finding = Finding(rule: "conflict", severity: .error, message: "")
        finding.devices = devices
        let scene = try #require(Given.storyboard("").document.scenes.first)
        return TrialEnvironments(names.compactMap { EnvironmentOverride($0) }, in: scene, for: finding)
    }

    private let phones = [
        "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_5", "retina6_12", "retina6_9",
    ]

    @Test("few environments are all taken, and none stands for the drawn one") func few() throws {
        #expect(try chosen([]).chosen.isEmpty)
        #expect(try chosen(Array(phones.prefix(6))).chosen.map(\.name) == Array(phones.prefix(6)))
    }

    @Test("of many the extremes are taken, and those in which the finding shows first and last") func many() throws {
        #expect(try chosen(phones).chosen.map(\.name) == ["retina4_0", "retina6_9"])
        let shown = try chosen(phones, showing: ["retina4_7", "retina5_5", "retina5_9"])
        #expect(shown.chosen.map(\.name) == ["retina4_0", "retina4_7", "retina5_9", "retina6_9"])
    }

    @Test("text sizes and directions are always tried") func categories() throws {
        let names = phones + ["retina4_7:AX5", "retina4_7:rtl"]
        #expect(try chosen(names).chosen.map(\.name).suffix(2) == ["retina4_7:AX5", "retina4_7:rtl"])
    }

    @Test("a finding of a screen that is not tried is not taken for one that is gone") func shows() throws {
        let trial = try chosen(phones)
        var other = Finding(rule: "conflict", severity: .error, message: "")
        #expect(trial.shows(other))
        other.devices = ["retina5_9"]
        #expect(!trial.shows(other))
        other.devices = ["retina5_9", "retina6_9"]
        #expect(trial.shows(other))
    }
}
