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

/// The Swift files below a folder of the package, as paths from its root, with the modules that each imports.
func imports(below folder: String) throws -> [(file: String, modules: Set<String>)] {
    let place = Manifest.root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: place.path()) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let source = try String(contentsOf: place.appending(path: path), encoding: .utf8)
        return ("\(folder)/\(path)", importedModules(in: source))
    }
}
