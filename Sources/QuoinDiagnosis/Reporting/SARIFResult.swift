import QuoinScenes

/// One finding as a SARIF result.
struct SARIFResult {
    private let finding: Finding
    private let file: Report.File
    private let fingerprint: String
    private let ruleIndex: Int?

    init(_ finding: Finding, in file: Report.File, fingerprint: String, ruleIndex: Int?) {
        self.finding = finding
        self.file = file
        self.fingerprint = fingerprint
        self.ruleIndex = ruleIndex
    }

    func write(_ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("ruleId", finding.rule)
            if let ruleIndex { writer.member("ruleIndex", Double(ruleIndex)) }
            writer.member("level", finding.severity.sarifLevel)
            writer.member("message") { SARIFReport.message(finding.summary, &$0) }
            writer.member("locations") { writer in
                writer.list { writer in
                    writer.element {
                        SARIFReport.location(in: file, line: max(1, finding.line), column: finding.column, name: finding.name, to: &$0)
                    }
                }
            }
            related(&writer)
            // The first name is the one that code scanning at GitHub goes by.
            writer.member("partialFingerprints") { writer in
                writer.object { writer in
                    writer.member("primaryLocationLineHash", fingerprint)
                    writer.member("objectAndRule/v1", fingerprint)
                }
            }
            fixes(&writer)
            properties(&writer)
        }
    }

    private func related(_ writer: inout JSONWriter) {
        guard !finding.related.isEmpty else { return }
        writer.member("relatedLocations") { writer in
            writer.list { writer in
                for (number, related) in finding.related.enumerated() {
                    writer.element { writer in
                        writer.object { writer in
                            writer.member("id", Double(number + 1))
                            writer.member("message") { SARIFReport.message(related.message, &$0) }
                            writer.member("physicalLocation") { writer in
                                writer.object { writer in
                                    writer.member("artifactLocation") { SARIFReport.artifact(file, &$0) }
                                    writer.member("region") { writer in
                                        writer.object { $0.member("startLine", Double(max(1, related.line))) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Fixes that can be made in the file; the others are words in the message.
    private func fixes(_ writer: inout JSONWriter) {
        guard let fix = finding.fix, !fix.replacements.isEmpty else { return }
        writer.member("fixes") { writer in
            writer.list { writer in
                writer.element { writer in
                    writer.object { writer in
                        writer.member("description") { SARIFReport.message(fix.description, &$0) }
                        writer.member("artifactChanges") { writer in writer.list { writer in writer.element { change(fix, &$0) } } }
                    }
                }
            }
        }
    }

    private func change(_ fix: Fix, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("artifactLocation") { SARIFReport.artifact(file, &$0) }
            writer.member("replacements") { writer in
                writer.list { writer in
                    for replacement in fix.replacements {
                        writer.element { writer in
                            writer.object { writer in
                                writer.member("deletedRegion") { writer in
                                    writer.object { writer in
                                        writer.member("byteOffset", Double(replacement.bytes.lowerBound))
                                        writer.member("byteLength", Double(replacement.bytes.count))
                                    }
                                }
                                writer.member("insertedContent") { SARIFReport.message(replacement.text, &$0) }
                            }
                        }
                    }
                }
            }
        }
    }

    private func properties(_ writer: inout JSONWriter) {
        guard finding.object != nil || !finding.devices.isEmpty || finding.tolerance != nil else { return }
        writer.member("properties") { writer in
            writer.object { writer in
                if let object = finding.object { writer.member("object", object) }
                if !finding.devices.isEmpty { writer.member("devices") { $0.list(finding.devices) } }
                if let tolerance = finding.tolerance { writer.member("tolerance", tolerance) }
            }
        }
    }
}

extension Severity {
    var sarifLevel: String { self == .info ? "note" : rawValue }
}

/// The tool with the rules that were checked.
struct SARIFRules {
    private let rules: [Rule]
    private let pages: RulePages?
    /// The index of each rule in the list, by its id.
    let index: [String: Int]

    init(_ report: Report) {
        rules = report.rules
        pages = report.rulePages
        index = Dictionary(report.rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    func write(_ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("driver") { writer in
                writer.object(expanded: true) { writer in
                    writer.member("name", "Quoin")
                    writer.member("semanticVersion", Report.toolVersion)
                    writer.member("rules") { writer in
                        writer.list(expanded: true) { writer in for rule in rules { writer.element { self.rule(rule, &$0) } } }
                    }
                }
            }
        }
    }

    private func rule(_ rule: Rule, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", rule.id)
            writer.member("shortDescription") { SARIFReport.message(rule.summary, &$0) }
            writer.member("fullDescription") { SARIFReport.message(rule.explanation, &$0) }
            writer.member("help") { SARIFReport.message("\(rule.explanation)\n\nShows it: \(rule.shows)\n\nNearly: \(rule.nearly)", &$0) }
            if let address = pages?.address(of: rule.id) { writer.member("helpUri", address) }
            writer.member("defaultConfiguration") { writer in
                writer.object { writer in
                    writer.member("level", rule.severity.sarifLevel)
                    if rule.optIn { writer.member("enabled", false) }
                }
            }
        }
    }
}
