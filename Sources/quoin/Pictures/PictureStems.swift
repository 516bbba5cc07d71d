import QuoinDrawing

/// The words that names of a file's pictures begin with: the end of its path, and the whole path where another file's ends the same.
struct PictureStems {
    private var stems: [String: String] = [:]

    /// The folders that a name has, the file's own name included.
    private static let usual = 4

    /// - Parameter paths: All files of a run.
    init(_ paths: [String]) {
        let distinct = Set(paths).sorted()
        let counts = Dictionary(grouping: distinct) { PictureStems.stem($0, PictureStems.usual) }.mapValues(\.count)
        var taken: Set<String> = []
        for path in distinct {
            let short = PictureStems.stem(path, PictureStems.usual)
            let wanted = counts[short] == 1 ? short : PictureStems.stem(path, .max)
            var stem = wanted
            var number = 2
            while !taken.insert(stem).inserted {
                stem = "\(wanted)-\(number)"
                number += 1
            }
            stems[path] = stem
        }
    }

    subscript(path: String) -> String { stems[path] ?? PictureStems.stem(path, PictureStems.usual) }

    /// The path without its ending, and without the way up.
    private static func stem(_ path: String, _ count: Int) -> String {
        let name = path == "-" ? "scene" : path
        let plain = InputKind(name) == nil ? name : name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        let words = plain.split(separator: "/").filter { $0 != ".." && $0 != "." }.suffix(count).map(String.init)
        return PictureFile.name(words)
    }
}
