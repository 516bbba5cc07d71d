import QuoinDiagnosis
import QuoinScenes

/// The result of linting a file before a configuration or a baseline leaves anything out: the entry of an ``AnswerCache``.
struct LintAnswer: Sendable {
    var findings: [Finding] = []
    /// Scenes that could not be laid out.
    var failures: [String] = []
    /// Notes about a document without scenes.
    var notes: [String] = []
}

// The path is not kept: files of the same content share an answer. The edits of fixes are not, either; their replacements are.
extension LintAnswer {
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.add(findings) { $0.add($1) }
        writer.add(notes) { $0.add($1) }
        return writer.bytes
    }

    init(_ bytes: ArraySlice<UInt8>, path: String) throws(ByteError) {
        var reader = ByteReader(bytes)
        findings = try reader.list { (reader) throws(ByteError) in try reader.finding(path) }
        notes = try reader.list { (reader) throws(ByteError) in try reader.text() }
        guard reader.isAtEnd else { throw ByteError() }
    }
}

extension ByteWriter {
    fileprivate mutating func add(_ finding: Finding) {
        add(finding.rule)
        add(finding.severity.rawValue)
        add(finding.line)
        add(finding.column)
        add(finding.object) { $0.add($1) }
        add(finding.name)
        add(finding.message)
        add(finding.fix) { $0.add($1) }
        add(finding.devices) { $0.add($1) }
        add(finding.related) { writer, related in
            writer.add(related.object) { $0.add($1) }
            writer.add(related.line)
            writer.add(related.message)
        }
        add(finding.tolerance) { $0.add($1) }
    }

    private mutating func add(_ fix: Fix) {
        add(fix.description)
        add(fix.isChoice)
        add(fix.isVerified)
        add(fix.replacements) { writer, replacement in
            writer.add(replacement.bytes.lowerBound)
            writer.add(replacement.bytes.count)
            writer.add(replacement.start.line)
            writer.add(replacement.start.column)
            writer.add(replacement.text)
        }
    }
}

extension ByteReader {
    fileprivate mutating func finding(_ path: String) throws(ByteError) -> Finding {
        let rule = try text()
        guard let severity = Severity(rawValue: try text()) else { throw ByteError() }
        var finding = Finding(rule: rule, severity: severity, path: path, message: "")
        finding.line = try number()
        finding.column = try number()
        finding.object = try optional { (reader) throws(ByteError) in try reader.text() }
        finding.name = try text()
        finding.message = try text()
        finding.fix = try optional { (reader) throws(ByteError) in try reader.fix() }
        finding.devices = try list { (reader) throws(ByteError) in try reader.text() }
        finding.related = try list { (reader) throws(ByteError) in try reader.related() }
        finding.tolerance = try optional { (reader) throws(ByteError) in try reader.double() }
        return finding
    }

    private mutating func fix() throws(ByteError) -> Fix {
        var fix = Fix(try text())
        fix.isChoice = try flag()
        fix.isVerified = try flag()
        fix.replacements = try list { (reader) throws(ByteError) in try reader.replacement() }
        return fix
    }

    private mutating func replacement() throws(ByteError) -> TextReplacement {
        let start = try number(), count = try number()
        guard start >= 0, (0...Int(Int32.max)).contains(count), start < Int(Int32.max) else { throw ByteError() }
        let location = TextPosition(line: try number(), column: try number())
        return TextReplacement(bytes: start..<start + count, start: location, text: try text())
    }

    private mutating func related() throws(ByteError) -> Finding.Related {
        let object = try optional { (reader) throws(ByteError) in try reader.text() }
        return Finding.Related(object: object, line: try number(), message: try text())
    }
}
