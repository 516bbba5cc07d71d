// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "quoin-text-benchmarks",
    dependencies: [.package(name: "quoin", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "quoin-text-bench", dependencies: [.product(name: "QuoinText", package: "quoin")], swiftSettings: strict),
        .executableTarget(
            name: "quoin-text-measure", dependencies: [.product(name: "QuoinText", package: "quoin")], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
