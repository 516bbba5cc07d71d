import QuoinLayout
import QuoinText

/// A reader of scene files: JSON in which unknown keys, duplicate keys and wrong types are errors.
///
/// ```swift
/// let document = SceneReader.read(bytes, path: "Card.json", kinds: .standard)
/// if let error = document.error { print("\(document.path):\(error)") }
/// ```
public struct SceneReader {
    let path: String
    let text: JSONText
    let kinds: KindTable
    var finder = PositionFinder()
    var notes: [Note] = []

    /// Reads the bytes of a file. An error is returned as the document's ``Document/error``.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - path: The path for messages; nothing is read from it.
    ///   - kinds: The table of kinds whose properties the file is checked against.
    public static func read(_ bytes: [UInt8], path: String, kinds: KindTable) -> Document {
        do throws(DocumentError) {
            var reader = try SceneReader(bytes, path: path, kinds: kinds)
            let scene = try reader.scene()
            return Document(path: path, scenes: [scene], notes: reader.notes)
        } catch {
            return Document(path: path, error: error)
        }
    }

    private init(_ bytes: [UInt8], path: String, kinds: KindTable) throws(DocumentError) {
        self.path = path
        self.kinds = kinds
        do throws(JSONError) {
            text = try JSONText(bytes)
        } catch {
            throw DocumentError(error.message, at: error.position)
        }
    }

    private static let keys = ["root", "views", "constraints", "vfl", "controller", "era", "device", "orientation", "contentSize", "id"]

    private mutating func scene() throws(DocumentError) -> Scene {
        let object = try ObjectReader(text.root, "the scene", keys: SceneReader.keys)
        guard let root = object["root"] else { throw object.missing("root") }
        var scene = Scene(id: try object.text("id"), root: try node(root: root))
        scene.environment = try environment(object, root)
        for value in try object.list("views") { scene.nodes.append(try node(value, in: scene.nodes[0].id)) }
        try checkTree(scene.nodes)
        for value in try object.list("constraints") { scene.constraints.append(try constraint(value)) }
        for value in try object.list("vfl") { scene.formats.append(try format(value)) }
        if let value = object["controller"] { scene.controllers = [try controller(value, root: scene.nodes[0].id)] }
        return scene
    }

    /// Returns the place of a value. Values are read in the order of the text, so that all together cost one pass.
    mutating func source(_ value: JSONValue) -> SourceRange {
        SourceRange(
            path: path, start: finder.position(of: value.byteRange.lowerBound, in: text.bytes), bytes: value.byteRange)
    }

    /// Checks that ids are unique, that every parent exists, and that no view contains itself.
    private func checkTree(_ nodes: [Node]) throws(DocumentError) {
        var byID: [String: Node] = [:]
        for node in nodes where byID.updateValue(node, forKey: node.id) != nil {
            throw DocumentError("the id \"\(node.id)\" is used twice: ids must be unique", at: node.source?.start)
        }
        var sound: Set<String> = []
        for node in nodes {
            var path: [String] = []
            var walker: Node? = node
            while let current = walker, !sound.contains(current.id) {
                guard path.count < nodes.count else {
                    throw DocumentError("\"\(node.id)\" lies in itself: follow the parents", at: node.source?.start)
                }
                path.append(current.id)
                if let parent = current.parent, byID[parent] == nil {
                    throw unknownParent(of: current, name: parent, known: byID.keys.sorted())
                }
                walker = current.parent.flatMap { byID[$0] }
            }
            sound.formUnion(path)
        }
    }

    private func unknownParent(of node: Node, name: String, known: [String]) -> DocumentError {
        let hint = nearest(to: name, among: known).map { ": did you mean \"\($0)\"?" } ?? ""
        return DocumentError("the parent \"\(name)\" of \"\(node.id)\" is no view\(hint)", at: node.source?.start)
    }
}

extension SceneReader {
    /// Returns whether a file that was not named as one is meant as a scene: an object with a `root` object, or broken JSON
    /// that mentions a root.
    package static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
        do throws(JSONError) {
            return try JSONText(bytes).root["root"]?.kind == .object
        } catch {
            return Array(bytes.prefix(1 << 16)).firstOccurrence(of: Array("\"root\"".utf8)) != nil
        }
    }
}
