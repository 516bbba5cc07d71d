// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "quoin-examples",
    dependencies: [.package(name: "quoin", path: "..")],
    targets: [
        .executableTarget(
            name: "SolveWithEachBackend",
            dependencies: [.product(name: "QuoinSolver", package: "quoin")],
            swiftSettings: [.treatAllWarnings(as: .error)]
        )
    ],
    swiftLanguageModes: [.v6]
)
