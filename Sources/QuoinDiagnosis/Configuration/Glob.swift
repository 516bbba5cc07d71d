/// A pattern of paths: `*` stands for any characters within a name, `?` for one, `**` for any number of folders.
///
/// ```swift
/// Glob("App/**")?.matches("App/Main/Sign.storyboard")       // true
/// Glob("**/*.xib")?.matches("Card.xib")                     // true
/// Glob("Pods")?.matches("Pods/Kit/Kit.xib")                 // true: a folder stands for everything in it
/// ```
///
/// Paths are relative, with slashes. Matching takes at most as many steps as pattern and path multiply to.
public struct Glob: Hashable, Sendable {
    /// The pattern as it was written.
    public let pattern: String
    private let names: [[Unicode.Scalar]]

    /// Reads a pattern; nil if it is empty, or absolute.
    public init?(_ pattern: String) {
        guard !pattern.hasPrefix("/") else { return nil }
        let names = pattern.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
        guard !names.isEmpty else { return nil }
        self.pattern = pattern
        self.names = names + [Glob.anyFolders]
    }

    private static let anyFolders: [Unicode.Scalar] = ["*", "*"]

    /// Returns whether the path, or a folder that it lies in, matches the pattern.
    public func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
        return Glob.matches(names, parts, isStar: { $0 == Glob.anyFolders }) { name, part in
            Glob.matches(name, part, isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
        }
    }

    /// Whether a sequence matches a sequence of patterns, in which a star stands for any number of parts. After a mismatch the last
    /// star takes one more part, and matching continues behind it.
    private static func matches<Part>(
        _ pattern: [Part], _ parts: [Part], isStar: (Part) -> Bool, isLike: (Part, Part) -> Bool
    ) -> Bool {
        var (index, part) = (0, 0)
        var retry: (index: Int, part: Int)?
        while part < parts.count {
            if index < pattern.count, isStar(pattern[index]) {
                index += 1
                retry = (index, part)
            } else if index < pattern.count, isLike(pattern[index], parts[part]) {
                index += 1
                part += 1
            } else if let last = retry {
                retry = (last.index, last.part + 1)
                (index, part) = (last.index, last.part + 1)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy(isStar)
    }
}
