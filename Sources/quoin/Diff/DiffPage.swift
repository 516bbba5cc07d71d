import QuoinDiagnosis
import QuoinDrawing
import QuoinScenes

/// Differences as a page: each scene before and after, side by side or under a slider, with what changed beside it.
///
/// ```text
///   ┌ Layout changes ───── Side by side | Slider   Marks   Auto | Light | Dark ┐
///   │ App/Main.storyboard                                                      │
///   │ ┌ Login ─────────────────────────────────────────────────────────────┐   │
///   │ │ iPhone 8    ┌ before ┐ ┌ after ┐      ~ Label “Title”: font …      │   │
///   │ │             └────────┘ └───────┘      + Button “Sign in” in Card   │   │
///   │ └────────────────────────────────────────────────────────────────────┘   │
///   └──────────────────────────────────────────────────────────────────────────┘
/// ```
///
/// Pictures and colors that are the same are in it once.
struct DiffPage {
    let text: String

    init(_ files: [FileDifference]) {
        var pictures = SVGPage(appearance: nil)
        var number = 0
        let body = files.map { DiffPage.file($0, number: &number, pictures: &pictures) }.joined()
        let empty = "<section class=\"file\"><p>Nothing differs in meaning.</p></section>"
        text =
            WebPage(
                title: "Layout changes", style: DiffPageParts.style + pictures.style, script: DiffPageParts.script,
                controls: DiffPageParts.controls,
                body: pictures.definitions
                    + "<main id=\"main\" data-mode=\"side\" data-marks=\"yes\">"
                    + "\(DiffPage.index(files))\(files.isEmpty ? empty : body)</main>"
            ).text
    }

    /// Links to the scenes, where there are several.
    private static func index(_ files: [FileDifference]) -> String {
        var number = 0
        let links = files.flatMap { file in
            file.scenes.map { scene -> String in
                number += 1
                let name = files.count > 1 ? "\(file.shortName): \(scene.heading)" : scene.heading
                return "<li><a href=\"#scene\(number)\">\(WebPage.escaped(name))</a></li>"
            }
        }
        return links.count < 2 ? "" : "<nav aria-label=\"Scenes\"><ul>\(links.joined())</ul></nav>"
    }

    private static func file(_ file: FileDifference, number: inout Int, pictures: inout SVGPage) -> String {
        var head = "<h2><code>\(WebPage.escaped(file.name))</code>"
        if let old = file.oldName { head += " <span class=\"quiet\">was <code>\(WebPage.escaped(old))</code></span>" }
        if file.operation != .changed { head += " <span class=\"tag \(file.operation.rawValue)\">\(file.operation.rawValue)</span>" }
        head += "</h2>"
        if !file.contents.isEmpty { head += "<p class=\"quiet\">\(WebPage.escaped(file.contents))</p>" }
        var scenes = ""
        for scene in file.scenes {
            number += 1
            scenes += DiffPage.scene(scene, number: number, pictures: &pictures)
        }
        return "<section class=\"file\">\(head)\(scenes)</section>\n"
    }

    private static func scene(_ scene: SceneDifference, number: Int, pictures: inout SVGPage) -> String {
        let title = scene.heading
        let shown = scene.shownPictures
        let figures = shown.map { figure(of: $0, title: title, pictures: &pictures) }.joined()
        let gallery = figures.isEmpty ? "" : "<div class=\"gallery\">\(figures)</div>"
        return
            "<article><h3>\(WebPage.escaped(title))</h3><div class=\"scene\">\(gallery)<div class=\"notes\">\(notes(scene))</div></div></article>\n"
    }

    // MARK: Pictures

    private static func figure(of sight: ScenePictures, title: String, pictures: inout SVGPage) -> String {
        let width = max(sight.old?.drawing.size.width ?? 0, sight.new?.drawing.size.width ?? 0, 1)
        let before = pane(
            "before", label: "Before", picture: sight.old, marks: sight.oldMarks, of: sight, title: title, width: width, pictures: &pictures
        )
        let after = pane(
            "after", label: "After", picture: sight.new, marks: sight.newMarks, of: sight, title: title, width: width, pictures: &pictures)
        let name = "Before to after, \(title), \(sight.caption)"
        let slider =
            sight.old == nil || sight.new == nil
            ? ""
            : "<label class=\"slider\"><input type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
                + "aria-label=\"\(WebPage.escaped(name))\"><span>Before</span><span>After</span></label>"
        let single = slider.isEmpty ? " single" : ""
        let environment = sight.environment.isEmpty ? "" : " <code class=\"quiet\">\(WebPage.escaped(sight.environment))</code>"
        return "<figure style=\"--width:\(plainNumber(width))px\"><figcaption>\(WebPage.escaped(sight.caption))\(environment)</figcaption>"
            + "<div class=\"pair\(single)\">\(before)\(after)</div>\(slider)</figure>"
    }

    private static func pane(
        _ side: String, label: String, picture: ScenePictures.Picture?, marks: Set<String>, of sight: ScenePictures, title: String,
        width: Double, pictures: inout SVGPage
    ) -> String {
        guard let picture else { return "" }
        var drawing = picture.drawing
        drawing.title = "\(label): \(title), \(sight.caption)"
        let size = drawing.size
        var layer = "<svg class=\"marks\" viewBox=\"0 0 \(plainNumber(size.width)) \(plainNumber(size.height))\" aria-hidden=\"true\">"
        for id in marks.sorted() {
            guard let frame = picture.frames[id] else { continue }
            let other = side == "before" ? sight.new : sight.old
            let kind = other?.frames[id] == nil ? (side == "before" ? "removed" : "added") : "changed"
            let numbers = [frame.x, frame.y, frame.width, frame.height].map { plainNumber(($0 * 100).rounded() / 100) }
            layer +=
                "<rect class=\"\(kind)\" data-object=\"\(WebPage.escaped(id))\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" "
                + "width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
        }
        let share = plainNumber((size.width / width * 10000).rounded() / 100)
        return "<div class=\"pane \(side)\"><p class=\"side\">\(label)</p><div class=\"screen\" style=\"width:\(share)%\">"
            + "\(pictures.element(drawing))\(layer)</svg></div></div>"
    }

    // MARK: Words

    private static func notes(_ scene: SceneDifference) -> String {
        var text = list("What changed", scene.changes.map(change))
        text += list("Layout", scene.frames.map { frame($0, scene.environments.count) })
        text += list("New findings", scene.new.map { finding($0, isNew: true) })
        return text + list("Findings that are gone", scene.gone.map { finding($0, isNew: false) })
    }

    private static func list(_ title: String, _ items: [String]) -> String {
        items.isEmpty ? "" : "<h4>\(title) <span class=\"count\">\(items.count)</span></h4><ul>\(items.joined())</ul>"
    }

    private static func change(_ words: ChangeWords) -> String {
        let operation = words.change.operation.rawValue
        let head = [words.subject, words.remark].filter { !$0.isEmpty }.joined(separator: " ")
        let details = words.details.map { "<br><span class=\"detail\">\(WebPage.escaped($0))</span>" }.joined()
        return item(words.change.object.id, "<span class=\"tag \(operation)\">\(operation)</span> \(WebPage.escaped(head))\(details)")
    }

    private static func frame(_ frame: FrameChange, _ count: Int) -> String {
        let moves = frame.distinctMoves
        let lines = moves.map { move in
            let isEverywhere = move.environments == [""] || move.environments.count == count
            let environments = isEverywhere ? "" : " on \(move.environments.joined(separator: ", "))"
            let words = moves.count == 1 ? "" : move.words + "  ·  "
            return "<br><span class=\"detail\">\(words)\(move.frames)\(WebPage.escaped(environments))</span>"
        }
        let words = moves.count == 1 ? ": \(moves[0].words)" : ""
        return item(frame.id, "\(WebPage.escaped(frame.title))\(words)\(lines.joined())")
    }

    private static func finding(_ finding: Finding, isNew: Bool) -> String {
        let severity = finding.severity.rawValue
        let environments = finding.devices.isEmpty ? "" : " on \(finding.devices.joined(separator: ", "))"
        return item(
            finding.object ?? "",
            "<span class=\"tag \(isNew ? severity : "gone")\">\(severity)</span> \(WebPage.escaped(finding.message))"
                + "<br><span class=\"detail\"><code>\(finding.rule)</code>\(WebPage.escaped(environments))</span>")
    }

    private static func item(_ object: String, _ content: String) -> String {
        "<li data-object=\"\(WebPage.escaped(object))\">\(content)</li>"
    }
}

extension FileDifference {
    /// The name without its folders.
    fileprivate var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }
}

extension SceneDifference {
    fileprivate var heading: String { title.isEmpty ? "Document" : title }

    /// The pictures that show something: on the places where a frame differs, else on the first.
    fileprivate var shownPictures: [ScenePictures] {
        let moved = Set(frames.flatMap { $0.distinctMoves.compactMap(\.environments.first) })
        let shown = zip(pictures, environments).filter { moved.contains($0.1) }.map(\.0)
        return shown.isEmpty ? Array(pictures.prefix(1)) : shown
    }
}
