// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "quoin-benchmarks",
    dependencies: [.package(name: "quoin", path: "..")],
    targets: [
        .target(name: "CBenchmark"),
        .target(name: "Workloads", swiftSettings: strict),
        .target(
            name: "Engines",
            dependencies: [
                "CBenchmark", "Workloads",
                .product(name: "CSolver", package: "quoin"),
                .product(name: "QuoinSolver", package: "quoin"),
                .product(name: "QuoinLayout", package: "quoin"),
                .product(name: "QuoinBehaviors", package: "quoin"),
                .product(name: "UIKit", package: "quoin"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(name: "quoin-bench", dependencies: ["CBenchmark", "Engines", "Workloads"], swiftSettings: strict),
        // A check in a release build.
        .executableTarget(
            name: "uikit-classes", dependencies: [.product(name: "UIKit", package: "quoin")], swiftSettings: strict),
        .executableTarget(
            name: "stack-edits", dependencies: ["Engines", .product(name: "UIKit", package: "quoin")], swiftSettings: strict),
        .executableTarget(
            name: "scene-edits",
            dependencies: [
                "Engines", .product(name: "QuoinLayout", package: "quoin"), .product(name: "QuoinScenes", package: "quoin"),
            ],
            swiftSettings: strict),
        .testTarget(name: "BenchmarkTests", dependencies: ["Engines", "Workloads", "quoin-bench"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c11
)
