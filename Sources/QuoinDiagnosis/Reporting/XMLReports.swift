// Reports in XML.

/// A suite for each file, a failing test for each error and warning; what is only worth knowing does not fail.
struct JUnitReport {
    func write(_ report: Report) -> String {
        var xml = XMLText()
        let counts = report.files.map { Counts($0) }
        let total = counts.reduce(into: Counts()) { $0.add($1) }
        xml.element(
            "testsuites", ["name": "quoin", "tests": "\(total.tests)", "failures": "\(total.failures)", "errors": "\(total.errors)"]
        ) { xml in
            for (file, count) in zip(report.files, counts) { suite(file, count: count, xml: &xml) }
        }
        return xml.text
    }

    private func suite(_ file: Report.File, count: Counts, xml: inout XMLText) {
        xml.element(
            "testsuite",
            ["name": file.path, "tests": "\(count.tests)", "failures": "\(count.failures)", "errors": "\(count.errors)", "skipped": "0"]
        ) { xml in
            if let error = file.error {
                xml.element("testcase", ["classname": file.path, "name": "can be examined"]) { xml in
                    xml.element("error", ["type": "unreadable", "message": error.message], text: "\(file.path): \(error)")
                }
            } else if file.findings.isEmpty {
                xml.element("testcase", ["classname": file.path, "name": "has no mistake"])
            }
            for finding in file.findings { test(finding, &xml) }
        }
    }

    private func test(_ finding: Finding, _ xml: inout XMLText) {
        let subject = finding.name.isEmpty ? "" : ": \(finding.name)"
        xml.element("testcase", ["classname": finding.path, "name": finding.rule + subject]) { xml in
            let text = "\(finding.path):\(finding.line):\(finding.column): \(finding.summary)"
            if finding.severity == .info {
                xml.element("system-out", [:], text: text)
            } else {
                xml.element("failure", ["type": finding.severity.rawValue, "message": finding.message], text: text)
            }
        }
    }

    private struct Counts {
        var tests = 0
        var failures = 0
        var errors = 0

        init() {}

        init(_ file: Report.File) {
            errors = file.error == nil ? 0 : 1
            tests = max(1, file.findings.count)
            failures = file.findings.count { $0.severity != .info }
        }

        mutating func add(_ other: Counts) {
            tests += other.tests
            failures += other.failures
            errors += other.errors
        }
    }
}

/// A `file` for each file that has findings, an `error` for each of them, of any severity, as the format requires.
struct CheckstyleReport {
    func write(_ report: Report) -> String {
        var xml = XMLText()
        xml.element("checkstyle", ["version": "4.3"]) { xml in
            for file in report.files where !file.findings.isEmpty || file.error != nil { self.file(file, &xml) }
        }
        return xml.text
    }

    private func file(_ file: Report.File, _ xml: inout XMLText) {
        xml.element("file", ["name": file.path]) { xml in
            if let error = file.error {
                xml.element(
                    "error",
                    [
                        "line": "\(error.line ?? 0)", "column": error.column.map { "\($0)" }, "severity": "error",
                        "message": error.message, "source": "quoin.unreadable",
                    ])
            }
            for finding in file.findings {
                xml.element(
                    "error",
                    [
                        "line": "\(finding.line)", "column": finding.column > 0 ? "\(finding.column)" : nil,
                        "severity": finding.severity.rawValue, "message": finding.summary, "source": "quoin.\(finding.rule)",
                    ])
            }
        }
    }
}
