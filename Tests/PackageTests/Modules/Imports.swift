import Foundation

/// The modules that a Swift file imports, read off its `import` lines, also those within `#if`.
func importedModules(in source: String) -> Set<String> {
    var modules: Set<String> = []
    for line in source.split(separator: "\n") {
        var words = line.split(separator: " ").map(String.init)[...]
        while let word = words.first, word.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains(word) {
            words.removeFirst()
        }
        guard words.first == "import", words.count > 1 else { continue }
        words.removeFirst()
        // import struct Module.Type
        if ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"].contains(words.first), words.count > 1 {
            words.removeFirst()
        }
        if let module = words.first?.prefix(while: { $0 != "." }) { modules.insert(String(module)) }
    }
    return modules
}

/// A Swift file of the package.
struct SourceFile {
    /// From the root of the package.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The name without its folder and without what follows a plus sign: `UIView` of `Views/UIView+Margins.swift`.
    var stem: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "+" && $0 != "." }) }
}

/// The Swift files below a folder of the package.
func swiftFiles(below folder: String) throws -> [SourceFile] {
    let place = Manifest.root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: place.path()) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        SourceFile(path: "\(folder)/\(path)", text: try String(contentsOf: place.appending(path: path), encoding: .utf8))
    }
}

/// The Swift files below a folder of the package with the modules that each imports.
func imports(below folder: String) throws -> [(file: String, modules: Set<String>)] {
    try swiftFiles(below: folder).map { ($0.path, importedModules(in: $0.text)) }
}
