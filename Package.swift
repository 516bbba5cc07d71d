// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Mistakes that only code can make, as pages that compile beside the files that show them.
let pages: [(rule: String, target: String, others: [String])] = [
    ("manual-content-size", "ManualContentSize", ["shows.storyboard", "clean.storyboard", "expected.txt"]),
    ("frame-and-constraints-mixed", "FrameAndConstraintsMixed", ["shows.json", "clean.json", "expected.txt"]),
    ("superview-missing", "SuperviewMissing", ["shows.json", "clean.json", "expected.txt"]),
    ("autoresizing-left-on", "AutoresizingLeftOn", ["shows.storyboard", "clean.storyboard", "expected.txt"]),
]

let package = Package(
    name: "quoin",
    products: [
        .library(name: "QuoinSolver", targets: ["QuoinSolver"]),
        .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
        // The C core by itself, for programs in C and for the benchmarks.
        .library(name: "CSolver", targets: ["CSolver"]),
        .library(name: "QuoinBehaviors", targets: ["QuoinBehaviors"]),
        .library(name: "QuoinText", targets: ["QuoinText"]),
        .library(name: "QuoinScenes", targets: ["QuoinScenes"]),
        .library(name: "QuoinInterfaceBuilder", targets: ["QuoinInterfaceBuilder"]),
        .library(name: "QuoinDiagnosis", targets: ["QuoinDiagnosis"]),
        .executable(name: "quoin", targets: ["quoin"]),
        // swift package quoin-lint
        .plugin(name: "quoin-lint", targets: ["quoin-lint"]),
        // The second is for tests: see Sources/TestingOverlay.
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        // For code that imports these by name; by itself, because others ask `canImport(CoreGraphics)` too.
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics"]),
    ],
    traits: [
        .trait(name: "GLPK", description: "GLPK as a solver backend. GLPK is GPL-3: leave it out of what you ship closed."),
        .default(enabledTraits: ["GLPK"]),
    ],
    targets: [
        .target(
            name: "CSolver",
            path: "CSolver",
            publicHeadersPath: "include",
            cSettings: [
                .define("QUOIN_WITH_GLPK", .when(traits: ["GLPK"])),
                .enableWarning("all"),
                .enableWarning("extra"),
                .treatAllWarnings(as: .error),
            ],
            // C that includes glpk.h gets no autolinking, and Debian ships no .pc file for it.
            // The core's square roots are in libm, which Swift alone does not bring on Linux.
            linkerSettings: [.linkedLibrary("glpk", .when(traits: ["GLPK"])), .linkedLibrary("m", .when(platforms: [.linux, .android]))]
        ),
        .target(name: "QuoinSolver", dependencies: ["CSolver"], path: "Sources/Solver", swiftSettings: strict),
        .target(name: "QuoinLayout", dependencies: ["QuoinSolver"], path: "Sources/LayoutEngine", swiftSettings: strict),
        .target(name: "QuoinBehaviors", dependencies: ["QuoinLayout"], path: "Sources/Behaviors", swiftSettings: strict),
        .target(
            name: "QuoinText",
            path: "Sources/TextMetrics",
            swiftSettings: strict,
            // Rounding calls libm, which nothing autolinks where neither Foundation nor Glibc is imported.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(
            name: "QuoinScenes", dependencies: ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText"], path: "Sources/Scenes",
            swiftSettings: strict),
        .systemLibrary(name: "CExpat", path: "Sources/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .target(
            name: "QuoinInterfaceBuilder",
            dependencies: ["CExpat", "QuoinSolver", "QuoinScenes", "QuoinLayout", "QuoinBehaviors", "QuoinText"],
            path: "Sources/InterfaceBuilder", swiftSettings: strict),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["QuoinInterfaceBuilder", "QuoinScenes"],
            path: "Tests/InterfaceBuilderTests", exclude: ["Fixtures"], swiftSettings: strict),
        .target(
            name: "QuoinDiagnosis",
            dependencies: ["QuoinInterfaceBuilder", "QuoinScenes", "QuoinBehaviors", "QuoinLayout", "QuoinSolver", "QuoinText"],
            path: "Sources/Diagnosis", swiftSettings: strict),
        .testTarget(
            name: "DiagnosisTests", dependencies: ["QuoinDiagnosis", "QuoinInterfaceBuilder", "QuoinScenes"], path: "Tests/DiagnosisTests",
            exclude: ["Fixtures", "Conflicts/Logs"], swiftSettings: strict),
        .executableTarget(
            name: "quoin", dependencies: ["QuoinDiagnosis", "QuoinScenes", "QuoinInterfaceBuilder"], path: "Sources/quoin",
            swiftSettings: strict),
        .plugin(
            name: "quoin-lint",
            capability: .command(
                intent: .custom(verb: "quoin-lint", description: "Find Auto Layout mistakes in storyboards and xibs.")),
            dependencies: ["quoin"], path: "Sources/LintPlugin"),
        .testTarget(
            name: "ScenesTests", dependencies: ["QuoinScenes", "QuoinBehaviors", "QuoinLayout", "QuoinSolver"], path: "Tests/ScenesTests",
            exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "CommandTests", dependencies: ["quoin", "QuoinScenes", "QuoinLayout"], path: "Tests/CommandTests", swiftSettings: strict),
        .testTarget(
            name: "BehaviorsTests", dependencies: ["QuoinBehaviors", "QuoinLayout"], path: "Tests/BehaviorsTests",
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "LayoutEngineTests", dependencies: ["QuoinLayout", "QuoinSolver"], path: "Tests/LayoutEngineTests",
            swiftSettings: strict),
        .testTarget(name: "HouseTests", path: "Tests/HouseTests", swiftSettings: strict),
        .testTarget(
            name: "SolverTests", dependencies: ["QuoinSolver", "CSolver"], path: "Tests/SolverTests", exclude: ["Fixtures"],
            swiftSettings: strict),
        .target(
            name: "UIKit", dependencies: ["QuoinDiagnosis", "QuoinScenes", "QuoinBehaviors", "QuoinLayout", "QuoinText"],
            path: "Sources/UIKit",
            swiftSettings: strict),
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay", swiftSettings: strict),
        .target(name: "CoreGraphics", dependencies: ["UIKit"], path: "Sources/Companions/CoreGraphics", swiftSettings: strict),
        .target(name: "QuartzCore", dependencies: ["UIKit"], path: "Sources/Companions/QuartzCore", swiftSettings: strict),
        .target(name: "_Testing_CoreGraphics", path: "Sources/Companions/TestingCoreGraphics", swiftSettings: strict),
        // One layout library, compiled in both language modes.
        .target(
            name: "LayoutLibraryFive", dependencies: ["UIKit"], path: "Tests/LayoutLibrary",
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .target(name: "LayoutLibrarySix", dependencies: ["UIKit"], path: "Tests/LayoutLibrarySix", swiftSettings: strict),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "LayoutLibraryFive", "LayoutLibrarySix", "QuoinScenes", "QuoinBehaviors", "QuoinLayout",
            ] + pages.map { .target(name: $0.target) },
            path: "Tests/UIKitTests", swiftSettings: strict),
        // As a suite for iOS is mostly written.
        .testTarget(
            name: "UIKitXCTests", dependencies: ["UIKit"], path: "Tests/UIKitXCTests",
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .testTarget(name: "TextMetricsTests", dependencies: ["QuoinText"], path: "Tests/TextMetricsTests", swiftSettings: strict),
    ]
        + pages.map {
            .target(
                name: $0.target, dependencies: ["UIKit"], path: "Examples/Mistakes/\($0.rule)", exclude: $0.others, swiftSettings: strict)
        },
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c11
)
