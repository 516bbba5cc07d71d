import Foundation
import QuoinLayout
import QuoinScenes
import Testing

@testable import QuoinDiagnosis

/// The real logs among the recorded cases, printed again in the shape that each line had. The folder comes from QUOIN_CASES.
@Suite("Recorded conflicts")
struct ConflictCaseTests {
    static let cases: [RecordedConflict] = {
        guard let folder = ProcessInfo.processInfo.environment["QUOIN_CASES"],
            let data = FileManager.default.contents(atPath: folder + "/cases.json"), let root = try? JSONText(Array(data)).root
        else { return [] }
        return root.elements.filter { $0["kind"]?.string == "conflict" }.map(RecordedConflict.init)
    }()

    @Test("each parses, and says what was recorded", .enabled(if: !cases.isEmpty, "QUOIN_CASES is not set"), arguments: cases)
    func parses(_ recorded: RecordedConflict) throws {
        let log = try ConflictLog(reading: recorded.log)
        let conflict = try #require(log.conflicts.first)
        #expect(log.conflicts.count == 1)
        #expect(conflict.unread == [])
        #expect(conflict.broken == recorded.broken)
        #expect(conflict.members.count == recorded.lines.count)
        for (member, line) in zip(conflict.members, recorded.lines) {
            #expect(conflict.items[member.first].id == line.first.address)
            #expect(member.firstAttribute.name == line.first.attribute)
            #expect("\(member.relation)" == line.relation)
            #expect(member.second.map { conflict.items[$0].id } == line.second?.address)
            #expect(member.second == nil || member.secondAttribute.name == line.second?.attribute)
            #expect(member.multiplier == line.multiplier)
            #expect(member.constant == line.constant)
            #expect(member.identifier == line.identifier)
        }
    }

    @Test(
        "each is a contradiction, and what is kept of it is minimal", .enabled(if: !cases.isEmpty, "QUOIN_CASES is not set"),
        arguments: cases)
    func minimal(_ recorded: RecordedConflict) throws {
        let conflict = try #require(try ConflictLog(reading: recorded.log).conflicts.first)
        let explanation = ConflictExplanation(conflict)
        #expect(explanation.isContradiction)
        let smallest = conflict.smallest
        let assumptions = try #require(ConflictCore(smallest)).assumptions
        for member in smallest.members.indices {
            #expect(ConflictSystem(smallest.without(member), assumptions).contradiction() == nil)
        }
        if ProcessInfo.processInfo.environment["QUOIN_SHOW"] == "1" { print("=== \(recorded)\n\(explanation.text)\n") }
    }
}

/// One recorded log, as its lines were.
struct RecordedConflict: Sendable, CustomStringConvertible {
    struct Side {
        var id: String
        var attribute: String

        init(_ text: String) {
            let dot = text.lastIndex(of: ".") ?? text.endIndex
            id = String(text[..<dot])
            attribute = String(text[dot...].dropFirst())
        }

        /// An address made of the number that ends the id.
        var address: String { "0x7f00\(String(id.utf8.reduce(7) { ($0 * 31 + Int($1)) % 1_000_003 }, radix: 16))" }

        /// `UILabel:0x…`; the margins' guide with its identifier.
        var object: String {
            let name = String(id.prefix { !$0.isNumber || id.hasPrefix("AppView") && $0 != "_" })
            let isGuide = name == "UILayoutGuide"
            return "\(name):\(address)\(isGuide ? "'UIViewLayoutMarginsGuide'" : "")"
        }
    }

    struct Line {
        var first: Side
        var second: Side?
        var relation: String
        var multiplier: Double
        var constant: Double
        var className: String
        var identifier: String?
        var mask: String?
        var isDrawn: Bool
        var isActive: Bool
    }

    var description: String
    var lines: [Line]
    var broken: Int?

    init(_ value: JSONValue) {
        description = value["id"]?.string ?? ""
        let expected = value["expect"]?.elements.first { _ in true }
        broken = expected?["broken"]?.number.map { Int($0) }
        let shapes = Array(expected?["lines"]?.elements.map { $0 } ?? [])
        lines = zip(value["constraints"]?.elements.map { $0 } ?? [], shapes).map { constraint, shape in
            Line(
                first: Side(constraint["first"]?.string ?? ""), second: (constraint["second"]?.string).map { Side($0) },
                relation: constraint["rel"]?.string ?? "", multiplier: constraint["mult"]?.number ?? 1,
                constant: constraint["const"]?.number ?? 0, className: shape["class"]?.string ?? "",
                identifier: shape["identifier"]?.string,
                mask: shape["autoresizingMask"]?.string, isDrawn: shape["form"]?.string == "vfl", isActive: shape["active"]?.bool ?? false)
        }
    }

    /// The whole log, as the console had it.
    var log: String {
        let listed = lines.enumerated().map { "    \"\($0.element.text($0.offset))\"" }.joined(separator: ",\n")
        let ending = broken.map { "\nWill attempt to recover by breaking constraint \n\(lines[$0].text($0))\n" } ?? ""
        return "Unable to simultaneously satisfy constraints.\n\tProbably at least one …\n(\n\(listed)\n)\n\(ending)"
    }
}

extension RecordedConflict.Line {
    func text(_ number: Int) -> String {
        let name = className == "SnapKit" ? "SnapKit.LayoutConstraint" : className
        var parts = ["\(name):0x6000\(String(number + 16, radix: 16))"]
        if let mask { parts.append(mask) }
        if let identifier { parts.append("'\(identifier)'") }
        var outer: String?
        parts.append(isDrawn ? drawing(&outer) : equation)
        let names = outer.map { "'|':\($0)" }
        let state = isActive ? "   (active\(names.map { ", names: \($0) " } ?? ""))" : names.map { "   (Names: \($0) )" } ?? ""
        return "<\(parts.joined(separator: " "))\(state)>"
    }

    private var equation: String {
        let left = "\(first.object).\(first.attribute) \(relation) "
        guard let second else { return left + "\(constant)" }
        let factor = multiplier == 1 ? "" : "\(multiplier)*"
        let plus = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
        return left + "\(factor)\(second.object).\(second.attribute)\(plus)"
    }

    private func drawing(_ outer: inout String?) -> String {
        let sign = relation == "==" ? "" : relation
        guard let second else {
            return "\(first.attribute == "width" ? "H" : "V"):[\(first.object)(\(sign)\(constant))]"
        }
        let letter = ["top", "bottom"].contains(first.attribute) ? "V" : "H"
        if first.attribute != second.attribute { return "\(letter):[\(second.object)]-(\(sign)\(constant))-[\(first.object)]" }
        if ["top", "leading"].contains(first.attribute) {
            outer = second.object
            return "\(letter):|-(\(sign)\(constant))-[\(first.object)]"
        }
        outer = first.object
        return "\(letter):[\(second.object)]-(\(sign)\(constant))-|"
    }
}
