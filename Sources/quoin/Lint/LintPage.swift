import QuoinDiagnosis
import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// Findings as a page: each scene as it is drawn, with its findings marked on it and told beside it.
///
/// ```text
///   ┌ Layout findings ─────────────────────────────── Auto | Light | Dark ┐
///   │ Find ______   Devices  │ Login  Home            ← where there are several
///   │ ☑ error 3     iPhone 8 │ 2 errors  none
///   │ ☑ warning 9   ┌ Login · App/Main.storyboard ──────────────────────┐ │
///   │ Rules         │ ┌────────┐  ① error  The content width …          │ │
///   │ ☑ misplaced   │ │     ①  │          Fix: tie it to …              │ │
///   │ ☑ …           │ └────────┘  ② warning …                           │ │
///   └─────────────────────────────────────────────────────────────────────┘
/// ```
///
/// Pictures and colors that are the same are in it once. Without its script all is shown, and nothing can be filtered.
struct LintPage {
    let text: String

    init(_ results: [LintResult], _ report: Report) {
        var pictures = SVGPage(appearance: nil)
        var number = 0
        var body = ""
        for result in results where !result.isPassedOver {
            body += LintPage.file(result, report: report, number: &number, pictures: &pictures)
        }
        let scenes = results.flatMap(\.scenes)
        if body.isEmpty { body = "<section class=\"file\"><p>Nothing was found in \(counted(report.files.count, "file")).</p></section>" }
        let content =
            "<div class=\"frame\">\(LintPageFilters(report).text)<main id=\"main\">"
            + "<p class=\"summary\" role=\"status\" id=\"shown\">\(LintPage.summary(report))</p>"
            + DeviceMatrix(scenes).text + body + LintPage.rules(report) + "</main></div>"
        text =
            WebPage(
                title: "Layout findings", style: LintPageParts.style + pictures.style, script: LintPageParts.script,
                body: pictures.definitions + content
            ).text
    }

    private static func summary(_ report: Report) -> String {
        let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "note")].map { counted(report.count($0), $1) }
        return counts.joined(separator: ", ") + " in \(counted(report.files.count { $0.error == nil }, "file"))"
    }

    // MARK: Files and scenes

    /// Empty: nothing is to be said of it.
    private static func file(_ result: LintResult, report: Report, number: inout Int, pictures: inout SVGPage) -> String {
        let path = WebPage.escaped(result.file.path)
        if let error = result.file.error {
            return "<section class=\"file\"><h2><code>\(path)</code></h2><p class=\"unread\">Not examined: "
                + "\(WebPage.escaped(error.description))</p></section>\n"
        }
        var body = ""
        let shown = Set(result.scenes.flatMap(\.findings))
        let others = result.file.findings.filter { !shown.contains($0) }
        for scene in result.scenes {
            number += 1
            body += self.scene(scene, number: "\(number)", pictures: &pictures)
        }
        if !others.isEmpty {
            body += self.scene(LintedScene(title: "The whole file", findings: others), number: "\(number)-file", pictures: &pictures)
        }
        return body.isEmpty ? "" : "<section class=\"file\"><h2><code>\(path)</code></h2>\(body)</section>\n"
    }

    private static func scene(_ scene: LintedScene, number: String, pictures: inout SVGPage) -> String {
        let items = scene.findings.enumerated().map { LintedFinding($0.element, $0.offset + 1, in: number, of: scene).text }.joined()
        let screens = scene.screens.enumerated().map { index, shown in screen(shown, index: index, title: scene.title, pictures: &pictures)
        }.joined()
        let figure = screens.isEmpty ? "" : "<figure>\(screenMenu(scene, number))<div class=\"screens\">\(screens)</div></figure>"
        let isWide = scene.screens.contains { ($0.drawing?.size).map { $0.width > $0.height * 1.2 } ?? false }
        return "<article class=\"linted\(isWide ? " wide" : "")\" id=\"scene-\(number)\"><h3>\(WebPage.escaped(scene.title))</h3>"
            + "<div class=\"scene\">\(figure)<ol class=\"findings\">\(items)</ol></div></article>\n"
    }

    /// The control that chooses the device, where there are several; else the device's name.
    private static func screenMenu(_ scene: LintedScene, _ number: String) -> String {
        guard scene.screens.count > 1 else { return "<figcaption>\(WebPage.escaped(scene.screens.first?.caption ?? ""))</figcaption>" }
        let first = scene.screens.firstIndex { !$0.shown.isEmpty } ?? 0
        let options = scene.screens.enumerated().map { index, screen in
            let chosen = index == first ? " selected" : ""
            let drawn = screen.drawing == nil ? scene.screens.firstIndex { $0.drawing != nil && $0.shown == screen.shown } ?? 0 : index
            return "<option value=\"\(WebPage.escaped(screen.name))\" data-screen=\"\(drawn)\"\(chosen)>\(WebPage.escaped(screen.caption)) "
                + "(\(screen.shown.count))</option>"
        }
        return "<figcaption><label>Device <select name=\"environment-\(number)\">\(options.joined())</select></label></figcaption>"
    }

    private static func screen(_ screen: LintedScene.Screen, index: Int, title: String, pictures: inout SVGPage) -> String {
        guard var drawing = screen.drawing else { return "" }
        drawing.title = [title, screen.caption].joined(separator: ", ")
        let size = "--wide:\(plainNumber(drawing.size.width.rounded()));--high:\(plainNumber(drawing.size.height.rounded()))"
        return "<div class=\"screen\" data-screen=\"\(index)\" style=\"\(size)\">\(pictures.element(drawing))</div>"
    }

    // MARK: Rules

    private static func rules(_ report: Report) -> String {
        let found = Set(report.files.flatMap(\.findings).map(\.rule))
        let rules = Rule.all.filter { found.contains($0.id) }
        guard !rules.isEmpty else { return "" }
        let items = rules.map { rule in
            let page = report.rulePages.map { " <a href=\"\(WebPage.escaped($0.address(of: rule.id)))\">More</a>" } ?? ""
            return "<details id=\"rule-\(rule.id)\"><summary><code>\(rule.id)</code> \(WebPage.escaped(rule.summary))</summary>"
                + "<p>\(WebPage.escaped(rule.explanation))\(page)</p></details>"
        }
        return "<section class=\"rules\"><h2>The rules of these findings</h2>\(items.joined())</section>"
    }
}

/// One finding of a scene as an item of its list.
private struct LintedFinding {
    let text: String

    init(_ finding: Finding, _ number: Int, in scene: String, of linted: LintedScene) {
        let severity = finding.severity.rawValue
        let environments = finding.devices.isEmpty ? linted.screens.map(\.name) : finding.devices
        let pointer =
            linted.screens.isEmpty
            ? "<span class=\"number \(severity)\">\(number)</span>"
            : "<button class=\"number \(severity)\" aria-pressed=\"false\" aria-label=\"Point at finding \(number) on the drawing\">\(number)</button>"
        var words = "<p class=\"message\"><span class=\"tag \(severity)\">\(severity)</span> \(WebPage.escaped(finding.message))</p>"
        if let fix = finding.fix {
            let note = fix.replacements.isEmpty ? "" : " <span class=\"quiet\">(made by <code>quoin lint --fix</code>)</span>"
            words += "<p class=\"fix\"><b>Fix:</b> \(WebPage.escaped(fix.description))\(note)</p>"
        }
        for related in finding.related where !related.message.isEmpty {
            let line = related.line > 0 ? "line \(related.line): " : ""
            words += "<p class=\"detail\">See \(line)\(WebPage.escaped(related.message))</p>"
        }
        let line = finding.line > 0 ? "line \(finding.line)" : nil
        let devices = finding.devices.isEmpty ? nil : "only on \(finding.devices.joined(separator: ", "))"
        let detail = [finding.name.isEmpty ? nil : finding.name, line, devices].compactMap { $0 }.joined(separator: " · ")
        words += "<p class=\"detail\">\(WebPage.escaped(detail)) <a href=\"#rule-\(finding.rule)\"><code>\(finding.rule)</code></a></p>"
        text =
            "<li class=\"finding\" id=\"finding-\(scene)-\(number)\" data-number=\"\(number)\" data-severity=\"\(severity)\" "
            + "data-rule=\"\(finding.rule)\" data-environments=\"\(WebPage.escaped(environments.joined(separator: " ")))\">\(pointer)<div>\(words)</div></li>"
    }
}

/// The controls that choose the findings on the page.
private struct LintPageFilters {
    let text: String

    init(_ report: Report) {
        let findings = report.files.flatMap(\.findings)
        guard !findings.isEmpty else {
            text = ""
            return
        }
        let severities = [Severity.error, .warning, .info].map {
            LintPageFilters.box(
                "severity", value: $0.rawValue, label: "<span class=\"tag \($0.rawValue)\">\($0.rawValue)</span>", count: report.count($0))
        }
        let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
        let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            LintPageFilters.box("rule", value: $0.key, label: "<code>\($0.key)</code>", count: $0.value)
        }
        text = """
            <aside class="filters" aria-label="Filters">
            <label class="find">Find <input type="search" id="find" placeholder="view, text or file"></label>
            <fieldset><legend>Severity</legend>\(severities.joined())</fieldset>
            <details open><summary>Rules</summary><p class="sets"><button id="all-rules">All</button> <button id="no-rules">None</button></p>\
            \(rules.joined())</details>
            </aside>
            """
    }

    private static func box(_ name: String, value: String, label: String, count: Int) -> String {
        "<label class=\"box\"><input type=\"checkbox\" name=\"\(name)\" value=\"\(WebPage.escaped(value))\" checked>\(label) "
            + "<span class=\"count\">\(count)</span></label>"
    }
}

/// A table of scenes and devices: how many findings each scene has on each.
private struct DeviceMatrix {
    let text: String

    init(_ scenes: [LintedScene]) {
        var columns: [(name: String, caption: String)] = []
        for screen in scenes.flatMap(\.screens) {
            // A cell or a view of free form is on no device: its caption is the device's id.
            guard let known = columns.firstIndex(where: { $0.name == screen.name }) else {
                columns.append((screen.name, screen.caption))
                continue
            }
            if columns[known].caption == screen.name { columns[known].caption = screen.caption }
        }
        guard columns.count > 1 else {
            text = ""
            return
        }
        let head = columns.map { "<th scope=\"col\" title=\"\(WebPage.escaped($0.name))\">\(WebPage.escaped($0.caption))</th>" }.joined()
        let rows = scenes.enumerated().filter { !$0.element.screens.isEmpty }.map { index, scene in
            let cells = columns.map { DeviceMatrix.cell(of: scene, number: index + 1, name: $0.name) }.joined()
            let title = WebPage.escaped(scene.title)
            return "<tr><th scope=\"row\" title=\"\(title)\">\(title)</th>\(cells)</tr>"
        }
        text =
            "<section class=\"matrix\" tabindex=\"0\" aria-label=\"Findings by scene and device\"><table><thead><tr><th>Scene</th>\(head)"
            + "</tr></thead><tbody>\(rows.joined())</tbody></table></section>"
    }

    private static func cell(of scene: LintedScene, number: Int, name: String) -> String {
        guard let screen = scene.screens.first(where: { $0.name == name }) else { return "<td class=\"quiet\">–</td>" }
        let found = screen.shown.compactMap { scene.findings.indices.contains($0 - 1) ? scene.findings[$0 - 1].severity : nil }
        guard let worst = found.max() else { return "<td class=\"good\">✓</td>" }
        let words = "\(scene.title), \(screen.caption): \(counted(found.count, "finding"))"
        return "<td><button class=\"tag \(worst.rawValue)\" data-scene=\"\(number)\" data-environment=\"\(WebPage.escaped(name))\" "
            + "aria-label=\"\(WebPage.escaped(words))\">\(found.count)</button></td>"
    }
}
