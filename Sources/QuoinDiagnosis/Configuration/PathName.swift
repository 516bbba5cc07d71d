/// Operations on paths as text, which do not access the file system or follow links.
public enum PathName {
    /// The path from the root, without `.` and `..`.
    public static func absolute(_ path: String, in folder: String) -> String {
        var names: [Substring] = []
        for bytes in (path.hasPrefix("/") ? path : folder + "/" + path).utf8.split(separator: UInt8(ascii: "/")) {
            switch Substring(bytes) {
            case ".": break
            case "..": _ = names.popLast()
            case let name: names.append(name)
            }
        }
        return "/" + names.joined(separator: "/")
    }

    /// The path from a folder, both absolute: `../Shared/Card.xib`.
    public static func relative(_ path: String, to folder: String) -> String {
        let names = path.split(separator: "/"), base = folder.split(separator: "/")
        let common = zip(names, base).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: base.count - common)
        let result = (up + names[common...].map(String.init)).joined(separator: "/")
        return result.isEmpty ? "." : result
    }

    /// Returns the folder of a file.
    public static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
