import Testing

@testable import quoinport

/// The port of package manifests.
@Suite struct ManifestTests {
    private func edited(_ text: String, _ needs: ManifestNeeds) -> String {
        ManifestEditor(file: SwiftFile(path: "", text: text), needs: needs).edited()
    }
    private let condition = "condition: .when(platforms: [.linux])"

    @Test("Dependencies are added to literal targets") func literals() {
        var needs = ManifestNeeds()
        needs.products = ["A": ["UIKit"], "ATests": ["UIKit", "CoreGraphics"]]
        needs.dependency = ".package(path: \"q\")"
        let result = edited(
            "// swift-tools-version:5.1\nlet package = Package(name: \"A\", targets: [\n    .target(name: \"A\", path: \"x\"),\n"
                + "    .testTarget(name: \"ATests\", dependencies: [\n        .target(name: \"A\"),\n    ]),\n])\n", needs)
        #expect(
            result
                == "// swift-tools-version:5.3\nlet package = Package(name: \"A\", dependencies: [.package(path: \"q\")], targets: [\n"
                + "    .target(name: \"A\", dependencies: [.product(name: \"UIKit\", package: \"quoin\", \(condition))], path: \"x\"),\n"
                + "    .testTarget(name: \"ATests\", dependencies: [\n        .target(name: \"A\"),\n"
                + "        .product(name: \"UIKit\", package: \"quoin\", \(condition)),\n"
                + "        .product(name: \"CoreGraphics\", package: \"quoin\", \(condition)),\n    ]),\n])\n")
    }

    @Test("Targets that are not literals are changed in a loop") func whatIsNoLiteralGetsALoop() {
        var needs = ManifestNeeds()
        needs.products = ["A": ["UIKit"]]
        let result = edited(
            "// swift-tools-version:5.9\nlet package = Package(name: \"A\", targets: names.map { .target(name: $0) })\n", needs)
        #expect(result.contains("for target in package.targets where target.name == \"A\" {\n    target.dependencies.append("))
        #expect(SwiftFile(path: "", text: result).parses && result.hasPrefix("// swift-tools-version:5.9"))
    }

    @Test("Library targets that are programs become executable targets") func programs() {
        var needs = ManifestNeeds()
        needs.executables = ["App"]
        #expect(
            edited("// swift-tools-version: 5.3\nlet package = Package(targets: [.target(name: \"App\")])", needs)
                == "// swift-tools-version:5.5\nlet package = Package(targets: [.executableTarget(name: \"App\")])")
    }

    @Test("Changes are written as a unified diff") func patches() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "10\n", with: "ten\n")
        #expect(
            Diff.unified(old, new, path: "a") == "--- a/a\n+++ b/a\n@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n")
        #expect(Diff.unified("a\r\nb\r\n", "a\r\nc\r\n", path: "a").hasSuffix(" a\n-b\n+c\n"))
    }
}
