/// The changes between two versions of a file, as `diff -u` writes them and `patch` reads them.
///
/// ```text
/// --- a/Sign.storyboard
/// +++ b/Sign.storyboard
/// @@ -58,6 +58,7 @@
///  <constraints>
/// +    <constraint firstItem="…"/>
///  </constraints>
/// ```
struct UnifiedDifference {
    let text: String
    /// The number of unchanged lines before and after a change.
    private static let context = 3

    private enum Line {
        case same, removed, added
    }

    init(_ old: [UInt8], _ new: [UInt8], path: String) {
        let before = UnifiedDifference.lines(old), after = UnifiedDifference.lines(new)
        let script = UnifiedDifference.script(before, after)
        guard script.contains(where: { $0 != .same }) else {
            text = ""
            return
        }
        let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
        var text = "--- a/\(name)\n+++ b/\(name)\n"
        for hunk in UnifiedDifference.hunks(script) { text += UnifiedDifference.write(hunk, script: script, before: before, after: after) }
        self.text = text
    }

    /// The lines of a text, each with its line break.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    /// The kind of each line of both versions together. Removed lines come before the lines that replace them.
    private static func script(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Line] {
        let difference = after.difference(from: before)
        var removed: Set<Int> = [], added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var script: [Line] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if old < before.count, removed.contains(old) {
                script.append(.removed)
                old += 1
            } else if new < after.count, added.contains(new) {
                script.append(.added)
                new += 1
            } else {
                script.append(.same)
                old += 1
                new += 1
            }
        }
        return script
    }

    /// The ranges of the script that hold changes with their context. Changes whose contexts touch share a range.
    private static func hunks(_ script: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in script.enumerated() where line != .same {
            let range = max(0, index - context)..<min(script.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func write(
        _ hunk: Range<Int>, script: [Line], before: [ArraySlice<UInt8>], after: [ArraySlice<UInt8>]
    ) -> String {
        var old = script[..<hunk.lowerBound].count { $0 != .added }
        var new = script[..<hunk.lowerBound].count { $0 != .removed }
        let oldCount = script[hunk].count { $0 != .added }, newCount = script[hunk].count { $0 != .removed }
        var text = "@@ -\(range(old, oldCount)) +\(range(new, newCount)) @@\n"
        for line in script[hunk] {
            switch line {
            case .same: text += " " + string(before[old])
            case .removed: text += "-" + string(before[old])
            case .added: text += "+" + string(after[new])
            }
            if line != .added { old += 1 }
            if line != .removed { new += 1 }
        }
        return text
    }

    private static func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

    private static func string(_ line: ArraySlice<UInt8>) -> String {
        let text = String(decoding: line, as: UTF8.self)
        return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }
}
