import QuoinDiagnosis
import QuoinScenes

/// Explanations as JSON.
///
/// ```json
/// {"version": 1,
///  "conflicts": [
///   {"summary": "…", "isContradiction": true, "sum": "…", "assumptions": [],
///    "members": [{"number": 1, "id": "0x…", "text": "…", "reason": null, "maker": "own", "isBroken": false, "left": "at least 70"}],
///    "bystanders": [], "fix": {"change": "lower", "value": 999, "members": [1], "item": null, "description": "…", "reason": "…"},
///    "notUnderstood": [{"line": 3, "text": "…", "expected": "…"}], "isCutOff": false}]}
/// ```
enum ExplainedJSON {
    static func write(_ log: ConflictLog) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1.0)
            writer.member("conflicts") { writer in
                writer.list(expanded: true) { writer in
                    for conflict in log.conflicts { writer.element { write(conflict, &$0) } }
                }
            }
        }
        return writer.text + "\n"
    }

    private static func write(_ conflict: ConstraintConflict, _ writer: inout JSONWriter) {
        let explanation = ConflictExplanation(conflict)
        writer.object { writer in
            writer.member("summary", explanation.summary)
            writer.member("isContradiction", explanation.isContradiction)
            writer.member("sum", explanation.sum)
            writer.member("assumptions") { $0.list(explanation.assumptions) }
            writer.member("members") { members(explanation.members, &$0) }
            writer.member("bystanders") { members(explanation.bystanders, &$0) }
            writer.member("fix") { fix(explanation.fix, &$0) }
            writer.member("notUnderstood") { unread(conflict.unread, &$0) }
            writer.member("isCutOff", conflict.isCutOff)
        }
    }

    private static func members(_ members: [ConflictExplanation.Member], _ writer: inout JSONWriter) {
        writer.list(expanded: !members.isEmpty) { writer in
            for member in members {
                writer.element { writer in
                    writer.object { writer in
                        writer.member("number", Double(member.number))
                        writer.member("id", member.id)
                        writer.member("text", member.text)
                        writer.member("reason", member.reason)
                        writer.member("maker", "\(member.maker)")
                        writer.member("isBroken", member.isBroken)
                        writer.member("left", member.impliedValue)
                    }
                }
            }
        }
    }

    private static func fix(_ fix: ConflictFix, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("change", fix.change.name)
            if let value = fix.change.value { writer.member("value", value) }
            writer.member("members") { $0.list(fix.numbers.map(Double.init)) }
            writer.member("item", fix.item)
            writer.member("description", fix.description)
            writer.member("reason", fix.reason)
        }
    }

    private static func unread(_ unread: [ConstraintConflict.Unread], _ writer: inout JSONWriter) {
        writer.list { writer in
            for line in unread {
                writer.element { writer in
                    writer.object { writer in
                        writer.member("line", Double(line.line))
                        writer.member("text", line.text)
                        writer.member("expected", line.expected)
                    }
                }
            }
        }
    }
}

extension ConflictFix.Change {
    fileprivate var name: String {
        switch self {
        case .lower: "lower"
        case .constant: "constant"
        default: "\(self)"
        }
    }

    fileprivate var value: Double? {
        switch self {
        case .lower(let value), .constant(let value): value
        default: nil
        }
    }
}
