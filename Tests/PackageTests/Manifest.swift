import Foundation

/// The package as `swift package dump-package` describes it: targets with their folders and what they declare.
struct Manifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]

        /// The names of the targets that this one declares.
        var declared: Set<String> { Set(dependencies.map(\.name)) }

        /// The folder of its sources, relative to the root of the package.
        var folder: String {
            if let path { return path }
            switch type {
            case "test": return "Tests/\(name)"
            case "plugin": return "Plugins/\(name)"
            default: return "Sources/\(name)"
            }
        }
    }

    /// A dependency is written as an object with one key, its kind, and an array that begins with the name.
    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.container(keyedBy: Kind.self)
            guard let kind = kinds.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no kind of dependency"))
            }
            var parts = try kinds.nestedUnkeyedContainer(forKey: kind)
            name = try parts.decode(String.self)
        }

        private enum Kind: String, CodingKey { case target, byName, product }
    }

    /// A package trait; the one that is called `default` enables those that are on unless a user says otherwise.
    struct Trait: Decodable {
        let name: String
        let enabledTraits: [String]
    }

    let targets: [Target]
    let traits: [Trait]

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Asks the package manager, with a scratch folder of its own: the running tests hold the lock of the usual one.
    static func load() throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "quoin-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "dump-package", "--package-path", root.path(), "--scratch-path", scratch.path()]
        // Builds for tests leave the plugins out; their targets are held to the same rules.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "QUOIN_WITHOUT_PLUGINS" }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: data)
    }
}
