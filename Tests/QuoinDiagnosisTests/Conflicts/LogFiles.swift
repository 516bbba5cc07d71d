import Foundation
import QuoinDiagnosis

/// The logs that these tests explain, written by hand in the shapes of each era, and what is said about them.
///
/// With QUOIN_WRITE_GOLDEN=1 the golden texts are written anew; read the difference before it is kept.
enum LogFiles {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Logs")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return files.filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }.sorted()
    }()

    static func text(_ name: String) throws -> String { try String(contentsOf: folder.appending(path: name + ".log"), encoding: .utf8) }

    static func conflicts(_ name: String) throws -> [ConstraintConflict] { try ConflictLog(reading: text(name)).conflicts }

    /// The expected text; when recording, the present text, which is written to the file.
    static func golden(_ name: String, _ present: String) throws -> String {
        let file = folder.appending(path: name + ".txt")
        if ProcessInfo.processInfo.environment["QUOIN_WRITE_GOLDEN"] == "1" {
            try present.write(to: file, atomically: true, encoding: .utf8)
        }
        return try String(contentsOf: file, encoding: .utf8)
    }
}

extension ConstraintConflict {
    /// The same without one of its members.
    func without(_ member: Int) -> ConstraintConflict {
        var rest = self
        rest.members.remove(at: member)
        rest.broken = nil
        return rest
    }

    /// The members that an explanation keeps.
    var smallest: ConstraintConflict {
        var smallest = self
        smallest.members = ConflictExplanation(self).members.map { members[$0.number - 1] }
        smallest.broken = nil
        return smallest
    }
}
