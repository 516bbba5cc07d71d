import QuoinScenes

extension InterfaceBuilderFile {
    /// Returns the replacements of bytes that make some edits in a file, in the order of the file.
    ///
    /// ```swift
    /// let document = InterfaceBuilderFile.read(bytes, path: "Main.storyboard")
    /// if let replacements = InterfaceBuilderFile.replacements(for: edits, in: document, bytes) {
    ///     let mended = replacements.applied(to: bytes)
    /// }
    /// ```
    ///
    /// The result is nil if an edit cannot be written into this file. All other bytes stay as they are, including spaces and line ends.
    /// Cost: the bytes of the elements that change.
    public static func replacements(for edits: [SceneEdit], in document: Document, _ bytes: [UInt8]) -> [TextReplacement]? {
        FileEditor(bytes, document).replacements(edits)
    }
}
