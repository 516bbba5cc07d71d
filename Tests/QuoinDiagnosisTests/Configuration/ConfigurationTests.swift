import QuoinBehaviors
import QuoinScenes
import Testing

@testable import QuoinDiagnosis

@Suite("Configuration")
struct ConfigurationTests {
    private func read(_ text: String) throws(ConfigurationError) -> Configuration { try Configuration(Array(text.utf8), path: "c.json") }

    private func message(_ text: String) -> String {
        do throws(ConfigurationError) {
            _ = try read(text)
            return ""
        } catch {
            return error.description
        }
    }

    @Test("every key is read") func keys() throws {
        let found = try read(
            #"""
            {"included": ["App/**"], "excluded": ["Pods/**"], "disabled_rules": ["conflict"], "opt_in_rules": ["many-content-views"],
             "only_rules": [], "rules": {"misplaced": {"severity": "info"}}, "devices": ["retina6_12", "retina4_7:landscape"],
             "suppressed": {"App/Main.storyboard": ["LrA-X0-FhX:misplaced", "*:conflict"]}, "fail_level": "warning"}
            """#)
        #expect(found.included == [Glob("App/**")])
        #expect(found.excluded == [Glob("Pods/**")])
        #expect(found.severities == ["misplaced": .info])
        #expect(found.devices.map(\.name) == ["retina6_12", "retina4_7:landscape"])
        #expect(found.failLevel == .warning)
        #expect(found.suppressed.map(\.object) == ["LrA-X0-FhX", nil])
        let ids = found.rules.map(\.id)
        #expect(!ids.contains("conflict"))
        #expect(ids.contains("many-content-views"))
        #expect(ids.contains("misplaced"))
    }

    @Test("nothing said is nothing changed") func empty() throws {
        #expect(try read("{}") == Configuration())
        #expect(try read("{}").rules.map(\.id) == [Rule].standard.map(\.id))
    }

    @Test("only the rules that are named, or all that there are") func rules() throws {
        #expect(try read(#"{"only_rules": ["misplaced", "conflict"]}"#).rules.map(\.id) == ["conflict", "misplaced"])
        #expect(try read(#"{"only_rules": ["misplaced", "conflict"], "disabled_rules": ["conflict"]}"#).rules.map(\.id) == ["misplaced"])
        #expect(try read(#"{"opt_in_rules": ["all"]}"#).rules.count == Rule.all.count)
        #expect(try read(#"{"devices": ["all"]}"#).devices.count == Device.all.count)
    }

    @Test(
        "what is wrong is said with its place and what was probably meant",
        arguments: [
            ("{\n \"exclude\": []}", "c.json:2:2: error: unknown key \"exclude\": did you mean \"excluded\"?"),
            (#"{"disabled_rules": ["misplacd"]}"#, "c.json:1:21: error: unknown rule \"misplacd\": did you mean \"misplaced\"?"),
            (#"{"rules": {"misplaced": {"level": "info"}}}"#, "c.json:1:26: error: unknown key \"level\": known are severity"),
            (
                #"{"rules": {"misplaced": "warning"}}"#,
                "c.json:1:25: error: a rule's settings are an object such as {\"severity\": \"warning\"}, not a string"
            ),
            (#"{"fail_level": "errors"}"#, "c.json:1:16: error: fail_level must be one of error, warning, never, not \"errors\""),
            (#"{"devices": ["retina4_77"]}"#, "c.json:1:14: error: unknown device \"retina4_77\": did you mean \"retina4_7\"?"),
            (#"{"devices": ["portrait:landscape"]}"#, "says something twice"),
            (#"{"included": "App"}"#, "c.json:1:14: error: included is a list of strings, not a string"),
            (#"{"included": [""]}"#, "a pattern is a path relative to"), (#"{"excluded": ["/Pods"]}"#, "a pattern is a path relative to"),
            (#"{"suppressed": {"a.xib": ["LrA-X0-FhX"]}}"#, "written \"object-id:rule-id\""),
            (#"{"suppressed": {"a.xib": ["x:none"]}}"#, "unknown rule \"none\""), ("[]", "c.json:1:1: error: a configuration is an object"),
            ("{", "c.json:1:2: error: "),
        ])
    func mistakes(_ text: String, _ expected: String) { #expect(message(text).contains(expected)) }

    @Test("findings are suppressed by object and rule, and severities replaced") func adjusted() throws {
        let configuration = try read(
            #"{"suppressed": {"App/**": ["a:misplaced", "*:conflict"]}, "rules": {"zero-size": {"severity": "error"}}}"#)
        func finding(_ rule: String, _ object: String?) -> Finding {
            var finding = Finding(rule: rule, severity: .warning, message: "")
            finding.object = object
            return finding
        }
        let all = [finding("misplaced", "a"), finding("misplaced", "b"), finding("conflict", nil), finding("zero-size", "a")]
        let left = configuration.adjusted(all, path: "App/Main.storyboard")
        #expect(left.map(\.rule) == ["misplaced", "zero-size"])
        #expect(left.map(\.severity) == [.warning, .error])
        #expect(configuration.adjusted(all, path: "Kit/Main.storyboard").count == 4)
    }

    @Test("a level is reached from it on") func levels() {
        #expect(Severity.allCases.filter { FailLevel.error.isReached(by: $0) } == [.error])
        #expect(Severity.allCases.filter { FailLevel.warning.isReached(by: $0) } == [.warning, .error])
        #expect(!Severity.allCases.contains { FailLevel.never.isReached(by: $0) })
    }
}

@Suite("Patterns of paths")
struct GlobTests {
    @Test(
        "match as shells do, with ** for any number of folders",
        arguments: [
            ("App/**", "App/a.xib", true), ("App/**", "App/b/c/a.xib", true), ("App/**", "Appx/a.xib", false),
            ("Pods", "Pods/x/y.xib", true),
            ("Pods/", "Pods/y.xib", true), ("./Pods", "Pods/y.xib", true), ("Pods", "a/Pods/y.xib", false),
            ("**/Pods", "a/b/Pods/y.xib", true),
            ("**/*.xib", "a.xib", true), ("**/*.xib", "a/b/c.xib", true), ("*.xib", "a/b.xib", false), ("a/*/c.xib", "a/b/c.xib", true),
            ("a/*/c.xib", "a/b/b/c.xib", false), ("a/**/c.xib", "a/c.xib", true), ("a/**/c.xib", "a/b/b/c.xib", true),
            ("?.xib", "ü.xib", true),
            ("?.xib", "ab.xib", false), ("a*b*c.xib", "axxbyybc.xib", true), ("**/x/**/y.xib", "x/x/z/x/y.xib", true),
            ("**", "anything", true),
            ("a.xib", "a_xib", false), ("../Kit/**", "../Kit/a.xib", true),
        ])
    func matching(pattern: String, path: String, isMatch: Bool) throws {
        #expect(try #require(Glob(pattern)).matches(path) == isMatch)
    }

    @Test("a hostile pattern takes no longer than its length times the path's") func hostile() throws {
        let name = String(repeating: "a", count: 2000)
        #expect(try #require(Glob(String(repeating: "*a", count: 500) + "b")).matches(name) == false)
        let deep = String(repeating: "a/", count: 1000) + "a"
        #expect(try #require(Glob(String(repeating: "**/a/", count: 200) + "b")).matches(deep) == false)
    }

    @Test("paths are names, with dots worked out")
    func paths() {
        #expect(PathName.absolute("../b/./c.xib", in: "/a/x") == "/a/b/c.xib")
        #expect(PathName.absolute("/q//r/", in: "/a") == "/q/r")
        #expect(PathName.absolute("../../../x", in: "/a") == "/x")
        #expect(PathName.relative("/a/b/c.xib", to: "/a/d/e") == "../../b/c.xib")
        #expect(PathName.relative("/a/b", to: "/a/b") == ".")
        #expect(PathName.folder(of: "/a") == "/")
        #expect(PathName.folder(of: "a") == ".")
    }
}

@Suite("Baselines")
struct BaselineTests {
    private let report = SampleReport.report

    @Test("are sorted, read back the same, and do not depend on the order of files") func text() throws {
        let baseline = Baseline(report) { "x/" + $0 }
        var turned = report
        turned.files.reverse()
        #expect(Baseline(turned) { "x/" + $0 }.text == baseline.text)
        #expect(try Baseline(Array(baseline.text.utf8), path: "b.json") == baseline)
        let paths = baseline.text.split(separator: "\n").filter { $0.contains("\"path\"") }
        #expect(paths.count == 3)
        #expect(paths == paths.sorted())
        #expect(baseline.count == 4)
    }

    @Test("what is known is left out as often as it was there, wherever its line has gone") func unknown() throws {
        let baseline = Baseline(report) { $0 }
        var findings = report.files[0].findings
        for index in findings.indices { findings[index].line += 7 }
        #expect(baseline.unknown(findings, path: "App/Sign.storyboard").isEmpty)
        #expect(baseline.unknown(findings + [findings[0]], path: "App/Sign.storyboard").count == 1)
        #expect(baseline.unknown(findings, path: "App/Other.storyboard").count == 3)
        var other = findings[2]
        other.object = "another"
        #expect(baseline.unknown([other], path: "App/Sign.storyboard") == [other])
    }

    @Test("entries that nothing is found for are stale, and those of a file that is gone follow it") func stale() {
        let baseline = Baseline(report) { $0 }
        let findings = report.files[0].findings, path = "App/Sign.storyboard"
        #expect(baseline.judgment(findings, path: path).stale == 0)
        #expect(baseline.judgment(Array(findings.dropFirst()), path: path).stale == 1)
        let following = baseline.following { $0 != path }
        let judgment = following.judgment(findings, path: "App/Renamed.storyboard")
        #expect(judgment.unknown.isEmpty)
        #expect(judgment.moved == findings.count && following.countElsewhere == findings.count)
        #expect(baseline.following { _ in true } == baseline)
    }

    @Test("a contradiction is known by the constraints that take part") func causes() throws {
        var finding = Finding(rule: "conflict", severity: .error, object: "a", message: "A is to be 3 and 4 wide.")
        finding.related = [Finding.Related(object: "b", message: "b"), Finding.Related(object: "c", message: "c")]
        let baseline = Baseline(Report(files: [Report.File(path: "x", findings: [finding])])) { $0 }
        var other = finding
        other.message = "A is to be 5 and 6 wide."
        #expect(baseline.unknown([other], path: "x").isEmpty)
        other.related[0].object = "d"
        #expect(baseline.unknown([other], path: "x") == [other])
        #expect(try Baseline(Array(baseline.text.utf8), path: "b.json") == baseline)
    }

    @Test(
        "what is no baseline is said",
        arguments: ["{", "[]", #"{"version": 2, "findings": []}"#, #"{"version": 1, "findings": [{"rule": "x"}]}"#])
    func broken(_ text: String) {
        #expect(throws: ConfigurationError.self) { try Baseline(Array(text.utf8), path: "b.json") }
    }
}
