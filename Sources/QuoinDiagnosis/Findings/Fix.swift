import QuoinScenes

/// The advice of a finding: in words and, where it is safe, as edits.
///
/// The edits are values on the scene. Where the finding comes from a file, whoever read the file adds the replacements of bytes that
/// make them there, such as `InterfaceBuilderFile.replacements(for:in:_:)`.
public struct Fix: Hashable, Sendable {
    public var description: String
    /// Empty: a person has to decide.
    public var edits: [SceneEdit]
    /// The same in the bytes of the file; empty: there is no file, or it cannot hold them. In order of their places, none overlapping
    /// another.
    public var replacements: [TextReplacement] = []

    public init(_ description: String, edits: [SceneEdit] = []) {
        self.description = description
        self.edits = edits
    }
}
