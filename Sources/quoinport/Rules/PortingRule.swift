import SwiftSyntax

/// A place that a person has to look at, with the reason.
struct Remark: Hashable, Comparable {
    var path: String
    var line: Int
    var text: String

    static func < (lhs: Remark, rhs: Remark) -> Bool { (lhs.path, lhs.line, lhs.text) < (rhs.path, rhs.line, rhs.text) }
}

/// The result of a rule on a file.
struct Changes {
    var edits: [Edit] = []
    var remarks: [Remark] = []
}

/// A rule that makes files ready for Linux. It leaves Apple's platforms as they are, and files that are ready already.
protocol PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes
}

/// The lines that choose between a text for Apple's platforms and one for others.
enum ObjectiveC {
    static func gate(_ objectiveC: String, else other: String? = nil, indentation: String) -> String {
        let alternative = other.map { "\(indentation)#else\n\(indentation)\($0)\n" } ?? ""
        return "#if canImport(ObjectiveC)\n\(indentation)\(objectiveC)\n\(alternative)\(indentation)#endif"
    }
}
