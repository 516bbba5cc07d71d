/// The version of Interface Builder that saved a document: `toolsVersion` without the part behind the point.
///
/// Interface Builder's canvas changed with almost every release, so the version decides how a document is laid out. All such
/// changes are lines of a ``VersionTable``; nothing else compares versions.
///
/// ```text
///    6xxx  Xcode 6         13xxx  Xcode 9              17xxx, 18xxx  Xcode 12        22xxx  Xcode 15
///    7xxx … 10xxx  7       14xxx  Xcode 10 to 14799    19xxx, 20xxx  Xcode 13        23xxx  Xcode 16, from 23700 on 16.3
///   11xxx, 12xxx   8       14800 … 16xxx  Xcode 11     21xxx  Xcode 14               24xxx, 25xxx  Xcode 26
/// ```
struct ToolsVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    let number: Int

    init(integerLiteral number: Int) { self.number = number }

    /// Reads the attribute of a document; 0 if it is missing or not a number.
    init(attribute: String?) { number = attribute.flatMap { Int($0.prefix { $0 != "." }) } ?? 0 }

    static func < (a: ToolsVersion, b: ToolsVersion) -> Bool { a.effective < b.effective }

    /// The number by which versions are ordered. Development builds of Xcode all write 32700; the files that have it follow the rules of
    /// Xcode 15, in 54 files of 6 repositories.
    private var effective: Int { number == 32700 ? 22999 : number }

    /// The newest version that the tables were compared with.
    static let newest: ToolsVersion = 25094

    /// Whether the tables know the version. A newer one is laid out as the newest that they know.
    var isKnown: Bool { self <= ToolsVersion.newest }
}
