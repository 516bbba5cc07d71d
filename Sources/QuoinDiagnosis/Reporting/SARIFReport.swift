import QuoinScenes

/// The Static Analysis Results Interchange Format, version 2.1.0: one run with all rules and results.
///
/// Paths are relative to the repository; a result is known again by its rule and object, wherever its line has gone.
struct SARIFReport {
    func write(_ report: Report) -> String {
        var writer = JSONWriter()
        writer.object(expanded: true) { writer in
            writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            writer.member("version", "2.1.0")
            writer.member("runs") { writer in writer.list { writer in writer.element { run(report, &$0) } } }
        }
        return writer.text + "\n"
    }

    private func run(_ report: Report, _ writer: inout JSONWriter) {
        let rules = SARIFRules(report)
        writer.object(expanded: true) { writer in
            writer.member("tool") { rules.write(&$0) }
            writer.member("columnKind", "unicodeCodePoints")
            writer.member("invocations") { writer in writer.list { writer in writer.element { invocation(report, &$0) } } }
            writer.member("results") { writer in
                writer.list(expanded: true) { writer in
                    for file in report.files {
                        var seen: [String: Int] = [:]
                        for finding in file.findings {
                            let identity = "\(finding.rule)\n\(finding.object ?? finding.name)"
                            seen[identity, default: 0] += 1
                            let fingerprint = "\(SARIFReport.hash(identity)):\(seen[identity, default: 1])"
                            writer.element {
                                SARIFResult(finding, in: file, fingerprint: fingerprint, ruleIndex: rules.index[finding.rule]).write(&$0)
                            }
                        }
                    }
                }
            }
        }
    }

    private func invocation(_ report: Report, _ writer: inout JSONWriter) {
        let failures = report.files.filter { $0.error != nil }
        writer.object { writer in
            // What was found is no failure; files that could not be read are.
            writer.member("executionSuccessful", failures.isEmpty)
            guard !failures.isEmpty else { return }
            writer.member("toolExecutionNotifications") { writer in
                writer.list { writer in
                    for file in failures { writer.element { notification(file, &$0) } }
                }
            }
        }
    }

    private func notification(_ file: Report.File, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("level", "error")
            writer.member("message") { SARIFReport.message(file.error?.message ?? "", &$0) }
            writer.member("locations") { writer in
                writer.list { writer in
                    writer.element {
                        SARIFReport.location(in: file, line: file.error?.line ?? 0, column: file.error?.column ?? 0, name: "", to: &$0)
                    }
                }
            }
        }
    }
}

extension SARIFReport {
    static func message(_ text: String, _ writer: inout JSONWriter) { writer.object { $0.member("text", text) } }

    static func location(in file: Report.File, line: Int, column: Int, name: String, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("physicalLocation") { writer in
                writer.object { writer in
                    writer.member("artifactLocation") { artifact(file, &$0) }
                    if line > 0 { writer.member("region") { region(line: line, column: column, to: &$0) } }
                }
            }
            guard !name.isEmpty else { return }
            writer.member("logicalLocations") { writer in
                writer.list { writer in writer.element { writer in writer.object { $0.member("fullyQualifiedName", name) } } }
            }
        }
    }

    private static func region(line: Int, column: Int, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("startLine", Double(line))
            if column > 0 { writer.member("startColumn", Double(column)) }
        }
    }

    static func artifact(_ file: Report.File, _ writer: inout JSONWriter) {
        let isAbsolute = file.repositoryPath.hasPrefix("/")
        writer.object { writer in
            writer.member("uri", (isAbsolute ? "file://" : "") + escaped(file.repositoryPath))
            if !isAbsolute { writer.member("uriBaseId", "%SRCROOT%") }
        }
    }

    /// Escapes a path for a URI: letters, digits and `-._~/` stay, all other bytes are percent-encoded.
    static func escaped(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    /// FNV-1a, 64 bits: the same in every run and on every machine.
    static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
