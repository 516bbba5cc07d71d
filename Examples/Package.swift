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
        ),
        .executableTarget(
            name: "ScrollViewPosts",
            dependencies: [.product(name: "UIKit", package: "quoin")],
            path: "ScrollViewPosts",
            exclude: ["Images"],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .target(
            name: "GridBehavior",
            dependencies: [.product(name: "QuoinLayout", package: "quoin")],
            path: "GridBehavior",
            exclude: ["Tests"],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .testTarget(
            name: "GridBehaviorTests",
            dependencies: ["GridBehavior", .product(name: "QuoinLayout", package: "quoin")],
            path: "GridBehavior/Tests",
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .target(
            name: "HouseRules",
            dependencies: [.product(name: "QuoinDiagnosis", package: "quoin")],
            path: "HouseRules/Rules",
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "house-lint",
            dependencies: [
                "HouseRules", .product(name: "QuoinDiagnosis", package: "quoin"),
                .product(name: "QuoinInterfaceBuilder", package: "quoin"),
            ],
            path: "HouseRules/Lint",
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .testTarget(
            name: "HouseRulesTests",
            dependencies: [
                "HouseRules", .product(name: "QuoinDiagnosis", package: "quoin"),
                .product(name: "QuoinInterfaceBuilder", package: "quoin"), .product(name: "QuoinScenes", package: "quoin"),
            ],
            path: "HouseRules/Tests",
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
