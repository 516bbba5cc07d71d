import Foundation
import Testing

/// The combinations of traits that CI builds, in `.ci/traits`, are none, the defaults and all.
@Suite struct TraitTests {
    struct Combination {
        let name: String
        /// The name of another combination with the same traits; nil if there is none.
        let same: String?
        let options: [String]
    }

    let combinations: [Combination]

    init() throws {
        let text = try String(contentsOf: Manifest.root.appending(path: ".ci/traits"), encoding: .utf8)
        combinations = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let words = line.split(separator: " ").map(String.init)
            return Combination(name: words[0], same: words[1] == "-" ? nil : words[1], options: Array(words.dropFirst(2)))
        }
    }

    @Test("CI builds the defaults, no traits and all traits") func noneTheDefaultsAndAllAreBuilt() {
        #expect(combinations.map(\.name) == ["defaults", "none", "all"])
        #expect(combinations.map(\.options) == [[], ["--disable-default-traits"], ["--enable-all-traits"]])
    }

    @Test("Combinations that are said to be the same have the same traits") func whatIsCalledTheSameIsTheSame() throws {
        let traits = try Manifest.load().traits
        let all = Set(traits.map(\.name)).subtracting(["default"])
        let defaults = Set(traits.first { $0.name == "default" }?.enabledTraits ?? [])
        let enabled = ["defaults": defaults, "none": [], "all": all]
        for combination in combinations {
            let others = combinations.prefix { $0.name != combination.name }.filter { enabled[$0.name] == enabled[combination.name] }
            #expect(combination.same == others.first?.name, "\(combination.name) in .ci/traits")
        }
    }

    /// A script or a page that needs a combination may name its option; a second list of them drifts.
    @Test("Only one list names the combinations") func onlyOneListNamesThem() throws {
        let run = try String(contentsOf: Manifest.root.appending(path: ".ci/run"), encoding: .utf8)
        #expect(run.contains("<.ci/traits") && !run.contains("-traits"))
    }
}
