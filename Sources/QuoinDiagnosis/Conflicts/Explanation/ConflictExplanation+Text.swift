extension ConflictExplanation {
    /// The whole explanation as lines: the cause, the members in words, the sum, the fix.
    ///
    /// ```text
    /// The cell is given 69.5 points of height, but the other 3 constraints need at least 70.
    ///
    ///   [1] the UIImageView is 46 high
    ///   [2] the top of the UIImageView is 12 below the top of the cell
    ///   [3] the cell is 69.5 high (the height that UIKit gives it, UIView-Encapsulated-Layout-Height)
    ///   [4] the bottom of the cell is at least 12 below the bottom of the UIImageView
    ///
    /// In numbers: 46 [1] + 12 [2] + 12 [4] = 70, but [3] says 69.5.
    ///
    /// Fix: Set the priority of [4] to 999.
    /// Why: …
    /// ```
    public var text: String { lines.joined(separator: "\n") }

    /// The lines of ``text``, for those who indent or color them.
    public var lines: [String] {
        var lines = [summary, ""]
        lines += members.map { "  \(line($0))" }
        if let sum { lines += ["", "In numbers: \(sum)."] }
        if !assumptions.isEmpty { lines += (sum == nil ? [""] : []) + assumptions.map { "Also part of it: \($0)." } }
        lines += ["", "Fix: \(fix.description)", "Why: \(fix.reason)"]
        if let broken = members.first(where: \.isBroken) { lines.append("UIKit left out [\(broken.number)] and went on without it.") }
        if !bystanders.isEmpty {
            lines += ["", "Listed, but without a part in it (the others contradict each other without them):"]
            lines += bystanders.map { "  \(line($0))" }
        }
        return lines
    }

    private func line(_ member: Member) -> String {
        let repeated = member.repeats.map { "; says the same as [\($0)]" } ?? ""
        return "[\(member.number)] \(member.text)\(member.reason.map { " (\($0))" } ?? "")\(repeated)"
    }
}
