import Foundation

/// A package as `swift package describe` reports it.
struct PackageDescription: Decodable {
    struct Dependency: Decodable {
        let identity: String
        let type: String
        let path: String?
        let url: String?

        /// Whether it is Quoin, by its identity or by the manifest in its folder, which may have any name.
        var isQuoin: Bool {
            if identity == "quoin" { return true }
            guard let path, let text = try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8) else { return false }
            return text.contains("name: \"quoin\"")
        }
    }

    struct Target: Decodable {
        let name: String
        let path: String
        let type: String
        let sources: [String]
        let products: [String]?
        let usedProducts: [String]?
        let moduleType: String

        enum CodingKeys: String, CodingKey {
            case name, path, type, sources
            case products = "product_memberships"
            case usedProducts = "product_dependencies"
            case moduleType = "module_type"
        }
    }

    let name: String
    let dependencies: [Dependency]
    let targets: [Target]
    let tools: String

    enum CodingKeys: String, CodingKey {
        case name, dependencies, targets
        case tools = "tools_version"
    }

    var quoin: Dependency? { dependencies.first(where: \.isQuoin) }

    /// Asks the package manager, with a scratch folder of its own: a plugin runs while the usual one is locked.
    static func load(_ folder: URL) throws -> PackageDescription {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "quoinport-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", folder.path(), "--scratch-path", scratch.path(), "describe", "--type", "json",
        ]
        let output = Pipe(), errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        let words = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let start = data.firstIndex(of: UInt8(ascii: "{")) else {
            throw PortError.manifest(String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return try JSONDecoder().decode(PackageDescription.self, from: data[start...])
    }
}

/// The reason why a package cannot be ported.
enum PortError: Error, CustomStringConvertible {
    case manifest(String)
    case arguments(String)
    case noQuoin

    var description: String {
        switch self {
        case .manifest(let text): "the manifest cannot be read: \(text)"
        case .arguments(let text): text
        case .noQuoin: "the package does not depend on Quoin: name its folder or URL with --quoin"
        }
    }
}
