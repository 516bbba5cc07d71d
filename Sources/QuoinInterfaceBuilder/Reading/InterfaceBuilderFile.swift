import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// Reads storyboards and xibs.
///
/// ```swift
/// let document = InterfaceBuilderFile.read(bytes, path: "Main.storyboard")
/// if let error = document.error { print("\(document.path):\(error)") }
/// for scene in document.scenes { print(try SceneLayout(scene).views()) }
/// ```
///
/// ```text
///   bytes ──expat──▶ tree of elements ──┬▶ head        version, device, sizes of images
///                                       ├▶ graph       which controller leads to which: bars follow from that
///                                       └▶ scenes      views, constraints, and the canvas they were drawn on
/// ```
public enum InterfaceBuilderFile {
    /// The endings of the files that this reads.
    public static let endings = [".storyboard", ".xib"]

    /// Reads the bytes of a file. Reading never fails: a mistake in the file becomes the document's error. O(bytes).
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its name, for messages.
    ///   - kinds: The kinds that its views may be.
    ///   - isDrawn: Whether the document is read for pictures and rules, too. If not, only what frames follow from is read: no colors,
    ///     images or contents of bars, no connections with code, and no canvas around the scenes.
    public static func read(_ bytes: [UInt8], path: String, kinds: KindTable = .standard, isDrawn: Bool = true) -> Document {
        do throws(DocumentError) {
            let tree = try XMLTree.read(bytes)
            guard let root = tree.root else { throw DocumentError("holds no element") }
            if let note = try foreign(root) { return Document(path: path, notes: [note]) }
            var reader = DocumentReader(root, path: path, kinds: kinds, isDrawn: isDrawn)
            reader.read()
            var document = Document(path: path, scenes: reader.scenes, notes: reader.notes)
            document.storyboard = reader.storyboard
            return document
        } catch {
            return Document(path: path, error: error)
        }
    }

    /// Tells documents that are not for iOS: an error if it is no document at all, a note if it is one for another system.
    private static func foreign(_ root: XMLElement) throws(DocumentError) -> Note? {
        guard root.isNamed(.document) else {
            let what =
                root.isNamed(.archive)
                ? "was saved by Xcode 4 or earlier: open and save it with a later one" : "is no document of Interface Builder"
            throw DocumentError("<\(root.name)> \(what)", line: root.line, column: root.column)
        }
        let type = root[.type] ?? "com.apple.InterfaceBuilder3.CocoaTouch"
        guard !type.includes("CocoaTouch"), !type.includes("AppleTV"), type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
        return Note("is for macOS or watchOS (\(type)): nothing is laid out", line: root.line)
    }
}
