import QuoinDiagnosis
import QuoinScenes

/// Differences for programs: `Documentation/Diff.md` has the keys.
enum DiffJSON {
    static func write(_ files: [FileDifference]) -> String {
        var writer = JSONWriter()
        writer.object(expanded: true) { writer in
            writer.member("version", 1)
            writer.member("files") { writer in
                writer.list(expanded: true) { writer in for file in files { writer.element { DiffJSON.file(file, &$0) } } }
            }
        }
        return writer.text + "\n"
    }

    private static func file(_ file: FileDifference, _ writer: inout JSONWriter) {
        writer.object(expanded: true) { writer in
            writer.member("path", file.name)
            if let old = file.oldName { writer.member("oldPath", old) }
            writer.member("change", file.operation.rawValue)
            writer.member("scenes") { writer in
                writer.list(expanded: true) { writer in for scene in file.scenes { writer.element { DiffJSON.scene(scene, &$0) } } }
            }
        }
    }

    private static func scene(_ scene: SceneDifference, _ writer: inout JSONWriter) {
        writer.object(expanded: true) { writer in
            if let id = scene.id { writer.member("id", id) }
            if !scene.title.isEmpty { writer.member("name", scene.title) }
            writer.member("devices") { $0.list(scene.environments) }
            list("changes", elements: scene.changes, to: &writer, write: change)
            list("frames", elements: scene.frames.flatMap { frame in frame.moves.map { (frame, $0) } }, to: &writer, write: frame)
            list("newFindings", elements: scene.new, to: &writer, write: finding)
            list("goneFindings", elements: scene.gone, to: &writer, write: finding)
        }
    }

    private static func list<Element>(
        _ name: String, elements: [Element], to writer: inout JSONWriter, write: (Element, inout JSONWriter) -> Void
    ) {
        writer.member(named: name) { writer in
            writer.list(expanded: true) { writer in for element in elements { writer.element { write(element, &$0) } } }
        }
    }

    private static func change(_ words: ChangeWords, _ writer: inout JSONWriter) {
        let change = words.change
        writer.object { writer in
            writer.member("change", change.operation.rawValue)
            writer.member("object", change.object.id)
            writer.member("role", change.object.role.rawValue)
            writer.member("element", change.object.element)
            if let name = change.object.name { writer.member("name", name) }
            if let line = change.object.line { writer.member("line", Double(line)) }
            if change.operation == .moved, let parent = change.old?.parent { writer.member("oldParent", parent) }
            if let parent = change.object.parent { writer.member("parent", parent) }
            if !change.attributes.isEmpty {
                writer.member("attributes") { writer in
                    writer.list { writer in
                        for attribute in change.attributes { writer.element { DiffJSON.attribute(attribute, &$0) } }
                    }
                }
            }
            if !change.contents.isEmpty {
                writer.member("with") { writer in
                    writer.object { writer in
                        for role in OutlineObject.Role.allCases {
                            if let count = change.contents[role] { writer.member(named: role.rawValue) { $0.number(Double(count)) } }
                        }
                    }
                }
            }
            writer.member("text", words.sentence)
        }
    }

    private static func attribute(_ attribute: OutlineChange.AttributeChange, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("path", attribute.path)
            writer.member("old", attribute.old)
            writer.member("new", attribute.new)
        }
    }

    private static func frame(_ frame: (FrameChange, FrameChange.Move), _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("object", frame.0.id)
            writer.member("old") { $0.list(frame.1.old.list.map(rounded)) }
            writer.member("new") { $0.list(frame.1.new.list.map(rounded)) }
            writer.member("devices") { $0.list(frame.1.environments) }
        }
    }

    private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

    private static func finding(_ finding: Finding, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.rawValue)
            if let object = finding.object { writer.member("object", object) }
            if finding.line > 0 { writer.member("line", Double(finding.line)) }
            writer.member("message", finding.message)
        }
    }
}
