import Foundation
import Testing

/// Modules stand in one line, and nothing points back. Read off the `import` lines of every folder.
@Suite struct ImportTests {
    /// What a folder of `Sources` may import, beside the platform's C library.
    static let allowed: [String: Set<String>] = [
        "Solver": ["CSolver"],
        "LayoutEngine": ["QuoinSolver"],
        "TextMetrics": [],
        "Behaviors": ["QuoinLayout"],
        "Scenes": ["QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText"],
        "InterfaceBuilder": ["QuoinSolver", "QuoinScenes", "QuoinBehaviors", "QuoinLayout", "QuoinText", "CExpat"],
        "Diagnosis": ["QuoinInterfaceBuilder", "QuoinScenes", "QuoinBehaviors", "QuoinLayout", "QuoinSolver", "QuoinText"],
        "UIKit": ["Foundation", "QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText", "QuoinScenes", "QuoinDiagnosis"],
        // Runs in SwiftPM, which brings Foundation along: nothing of it is in the command.
        "LintPlugin": ["PackagePlugin", "Foundation"],
        "TestingOverlay": ["UIKit", "Foundation", "Testing"],
        // UIKit under the names of what it is made of.
        "Companions": ["UIKit"],
        "quoin": ["QuoinDiagnosis", "QuoinInterfaceBuilder", "QuoinScenes", "QuoinBehaviors", "QuoinLayout", "QuoinText", "QuoinSolver"],
    ]
    static let platform: Set<String> = [
        "Glibc", "Musl", "Darwin", "Android", "Synchronization", "Dispatch", "ucrt", "WinSDK",
    ]

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func imports(in folder: String) throws -> [(file: String, module: String)] {
        let place = root.appending(path: "Sources/\(folder)")
        guard let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil) else { return [] }
        var found: [(String, String)] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                guard let at = words.firstIndex(of: "import"), at + 1 < words.count, !line.hasPrefix(" "), !line.hasPrefix("/") else {
                    continue
                }
                guard words[..<at].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" || $0 == "private" }) else {
                    continue
                }
                let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
                let module = kinds.contains(words[at + 1]) && at + 2 < words.count ? words[at + 2] : words[at + 1]
                found.append((file.lastPathComponent, String(module.prefix { $0 != "." })))
            }
        }
        return found
    }

    @Test func everyFolderIsInTheLine() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path())
        for folder in folders where !folder.hasPrefix(".") && !folder.hasPrefix("C") {
            #expect(Self.allowed[folder] != nil, "\(folder) has no place in the line of modules")
        }
    }

    @Test(arguments: allowed.keys.sorted()) func nothingPointsBack(folder: String) throws {
        for (file, module) in try Self.imports(in: folder) where !Self.platform.contains(module) {
            #expect(Self.allowed[folder]?.contains(module) == true, "\(folder)/\(file) imports \(module)")
        }
    }

    /// What C owns is owned in one place: raw pointers are met in that file and nowhere else. C libraries are all and
    /// only those modules whose names begin with a C.
    @Test func oneSwiftFilePerCLibrary() throws {
        var files: [String: Set<String>] = [:]
        for folder in Self.allowed.keys {
            for (file, module) in try Self.imports(in: folder) where Self.isCLibrary(module) {
                files[module, default: []].insert("\(folder)/\(file)")
            }
        }
        #expect(files["CSolver"] == ["Solver/Core.swift"])
        for (module, files) in files { #expect(files.count == 1, "\(module) is imported by \(files.sorted().joined(separator: ", "))") }
    }

    static func isCLibrary(_ module: String) -> Bool {
        module.count > 1 && module.first == "C" && module.dropFirst().first?.isUppercase == true
    }
}
