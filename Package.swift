// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The modules stand in one direction, and what a target declares is what it imports (Tests/PackageTests holds both, and
// README's drawing, to this file):
//
//     CSolver ─▶ QuoinSolver ─▶ QuoinLayout ─▶ QuoinBehaviors ─▶ QuoinScenes ─▶ files, diagnosis ─▶ quoin and UIKit
//
// The C core keeps a folder of its own; every other target's folder is found by its name.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Debian's libm holds the square root and the rounding that these targets call; without Foundation nothing autolinks it.
let math = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux, .android]))

/// The folder of the toolchain's host libraries, where SwiftSyntax is: beside that of the library that runs this manifest.
let hostLibraries: String? = {
    // To its end: the kernel hands out a page at a time, and the library stands anywhere in it.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
    let lines = maps.map { String(decoding: $0, as: UTF8.self) }?.split(separator: "\n")
    let path = lines?.first { $0.contains("libPackageDescription") }?.split(separator: " ").last
    let folder = path.map { URL(fileURLWithPath: String($0)).appendingPathComponent("../../../host").standardizedFileURL.path }
    return folder.flatMap { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") ? $0 : nil }
}()
/// The settings of targets that read Swift's syntax. Flags with paths are unsafe in a library; these are in a tool and in tests.
let readsSyntax: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let linksSyntax: [LinkerSetting] =
    hostLibraries.map {
        [
            .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]), .linkedLibrary("SwiftSyntax"),
            .linkedLibrary("SwiftParser"),
        ]
    } ?? []

/// Mistakes that only code can make, as files that compile beside the scenes that show them.
let mistakes: [(rule: String, target: String, others: [String])] = [
    ("manual-content-size", "ManualContentSize", ["shows.storyboard", "clean.storyboard", "expected.txt"]),
    ("frame-and-constraints-mixed", "FrameAndConstraintsMixed", ["shows.json", "clean.json", "expected.txt"]),
    ("superview-missing", "SuperviewMissing", ["shows.json", "clean.json", "expected.txt"]),
    ("autoresizing-left-on", "AutoresizingLeftOn", ["shows.storyboard", "clean.storyboard", "expected.txt"]),
]

/// The commit that `quoin --version` names: Scripts/static-binary gives it, other builds have none.
let commit = (Context.environment["QUOIN_COMMIT"] ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") }

/// The tool that ports packages, where the toolchain has SwiftSyntax.
let porting: (products: [Product], targets: [Target]) =
    hostLibraries == nil
    ? ([], [])
    : (
        [
            // swift package quoin-port
            .plugin(name: "quoin-port", targets: ["quoin-port"]),
            .executable(name: "quoinport", targets: ["quoinport"]),
        ],
        [
            .executableTarget(name: "quoinport", swiftSettings: strict + readsSyntax, linkerSettings: linksSyntax),
            .plugin(
                name: "quoin-port",
                capability: .command(
                    intent: .custom(verb: "quoin-port", description: "Make a package for iOS ready for Linux."),
                    permissions: [.writeToPackageDirectory(reason: "Sources, tests and the manifest are changed; --dry-run shows how.")]),
                dependencies: ["quoinport"]),
            .testTarget(
                name: "quoinportTests", dependencies: ["quoinport"], swiftSettings: strict + readsSyntax, linkerSettings: linksSyntax),
        ]
    )

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
        .library(name: "QuoinDrawing", targets: ["QuoinDrawing"]),
        .executable(name: "quoin", targets: ["quoin"]),
        // swift package quoin-lint
        .plugin(name: "quoin-lint", targets: ["quoin-lint"]),
        // The second is for tests: see Sources/_Testing_UIKit.
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        // For code that imports these by name; by itself, because others ask `canImport(CoreGraphics)` too.
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics"]),
    ] + porting.products,
    traits: [
        .trait(name: "GLPK", description: "GLPK as a solver backend. GLPK is GPL-3: leave it out of what you ship closed."),
        .trait(
            name: "HarfBuzz", description: "Texts in scripts such as Arabic and Devanagari shaped by HarfBuzz, in the fonts of a project."),
        .trait(name: "PNG", description: "Pictures as PNG, made from SVG by librsvg (LGPL), which must be installed."),
        .default(enabledTraits: ["GLPK"]),
    ],
    targets: [
        .target(
            name: "CSolver",
            path: "CSolver",
            publicHeadersPath: "include",
            cSettings: [
                // Headers are named with their folders: "Store/store.h".
                .headerSearchPath("."),
                .define("QUOIN_WITH_GLPK", .when(traits: ["GLPK"])),
                .enableWarning("all"),
                .enableWarning("extra"),
                .treatAllWarnings(as: .error),
            ],
            // C that includes glpk.h gets no autolinking, and Debian ships no .pc file for it.
            linkerSettings: [.linkedLibrary("glpk", .when(traits: ["GLPK"])), math]
        ),
        // An empty module: the compiler names it to those who import a product that they do not declare.
        .systemLibrary(name: "DeclareTheProductInThisTarget"),
        .target(name: "QuoinSolver", dependencies: ["CSolver", "DeclareTheProductInThisTarget"], swiftSettings: strict),
        .target(name: "QuoinLayout", dependencies: ["QuoinSolver"], swiftSettings: strict),
        .target(name: "QuoinBehaviors", dependencies: ["QuoinLayout"], swiftSettings: strict),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .target(
            name: "QuoinText", dependencies: [.target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"]))], swiftSettings: strict,
            linkerSettings: [math]),
        .target(
            name: "QuoinScenes", dependencies: ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText"], swiftSettings: strict),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .target(
            name: "QuoinInterfaceBuilder",
            dependencies: ["CExpat", "QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText", "QuoinScenes"],
            swiftSettings: strict),
        .target(
            name: "QuoinDiagnosis", dependencies: ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinScenes"], swiftSettings: strict),
        .target(
            name: "QuoinDrawing", dependencies: ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText", "QuoinScenes"],
            swiftSettings: strict),
        .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
        .target(name: "CProcess", cSettings: [.define("QUOIN_COMMIT", to: commit), .treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "quoin",
            dependencies: [
                "CProcess", "QuoinLayout", "QuoinBehaviors", "QuoinText", "QuoinScenes", "QuoinInterfaceBuilder", "QuoinDiagnosis",
                "QuoinDrawing",
                .target(name: "CRsvg", condition: .when(traits: ["PNG"])),
                .target(name: "CFontconfig", condition: .when(traits: ["PNG"])),
            ],
            swiftSettings: strict),
        .plugin(
            name: "quoin-lint",
            capability: .command(
                intent: .custom(verb: "quoin-lint", description: "Find Auto Layout mistakes in storyboards and xibs.")),
            dependencies: ["quoin"]),
        .target(
            name: "UIKit", dependencies: ["QuoinLayout", "QuoinBehaviors", "QuoinText", "QuoinScenes", "QuoinDiagnosis", "QuoinDrawing"],
            swiftSettings: strict),
        .target(name: "_Testing_UIKit", swiftSettings: strict),
        .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: strict),
        .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strict),
        .target(name: "_Testing_CoreGraphics", swiftSettings: strict),

        .testTarget(name: "PackageTests", swiftSettings: strict + readsSyntax, linkerSettings: linksSyntax),
        .testTarget(
            name: "QuoinSolverTests", dependencies: ["CSolver", "QuoinSolver"], exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(name: "QuoinLayoutTests", dependencies: ["QuoinSolver", "QuoinLayout"], swiftSettings: strict),
        .testTarget(
            name: "QuoinBehaviorsTests", dependencies: ["QuoinLayout", "QuoinBehaviors"], exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(name: "QuoinTextTests", dependencies: ["QuoinText"], swiftSettings: strict),
        .testTarget(
            name: "QuoinScenesTests", dependencies: ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText", "QuoinScenes"],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "QuoinInterfaceBuilderTests",
            dependencies: ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinScenes", "QuoinInterfaceBuilder"],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "QuoinDiagnosisTests",
            dependencies: ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinScenes", "QuoinInterfaceBuilder", "QuoinDiagnosis"],
            exclude: ["Fixtures", "Conflicts/Logs"], swiftSettings: strict),
        .testTarget(
            name: "QuoinDrawingTests", dependencies: ["QuoinLayout", "QuoinText", "QuoinScenes", "QuoinInterfaceBuilder", "QuoinDrawing"],
            exclude: ["Goldens"], swiftSettings: strict),
        .testTarget(
            name: "quoinTests",
            dependencies: [
                "QuoinLayout", "QuoinBehaviors", "QuoinScenes", "QuoinInterfaceBuilder", "QuoinDiagnosis", "QuoinDrawing", "quoin",
            ],
            swiftSettings: strict),
        // One layout library, compiled in both language modes.
        .target(
            name: "LayoutLibraryFive", dependencies: ["UIKit"], path: "Tests/LayoutLibraryFive",
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .target(name: "LayoutLibrarySix", dependencies: ["UIKit"], path: "Tests/LayoutLibrarySix", swiftSettings: strict),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "QuoinLayout", "QuoinBehaviors", "QuoinScenes", "QuoinInterfaceBuilder", "QuoinDiagnosis", "QuoinDrawing", "UIKit",
                "_Testing_UIKit", "LayoutLibraryFive", "LayoutLibrarySix",
            ] + mistakes.map { .target(name: $0.target) },
            swiftSettings: strict),
        // As a suite for iOS is mostly written.
        .testTarget(name: "UIKitXCTests", dependencies: ["UIKit"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    ]
        + mistakes.map {
            .target(
                name: $0.target, dependencies: ["UIKit"], path: "Examples/Mistakes/\($0.rule)", exclude: $0.others, swiftSettings: strict)
        } + porting.targets,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c11
)

// A plugin's tool is a program for the host: where a plugin is built, every module that the command links is compiled a second time.
// Builds for tests do without.
if Context.environment["QUOIN_WITHOUT_PLUGINS"] != nil {
    package.targets.removeAll { $0.type == .plugin }
    package.products.removeAll { $0 is Product.Plugin }
}
// Most tests give the same results with every combination of traits. Where a second combination is tested, only those that may notice
// are built: they solve with each backend, shape texts or make pictures.
if Context.environment["QUOIN_TRAIT_TESTS"] != nil {
    let tested = [
        "QuoinSolverTests", "QuoinLayoutTests", "QuoinBehaviorsTests", "QuoinTextTests", "QuoinScenesTests", "quoinTests",
    ]
    package.targets.removeAll { $0.type == .test && !tested.contains($0.name) }
}
