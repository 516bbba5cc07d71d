import QuoinScenes

/// The advice of a finding, in words and, if the linter was able to try it, as edits.
///
/// The edits are values on the scene. Where the finding comes from a file, the reader of the file adds the replacements of bytes that
/// make them there, such as `InterfaceBuilderFile.replacements(for:in:_:)`.
///
/// ```swift
/// if let fix = finding.fix, fix.isVerified { print("This works: \(fix.description)") }
/// ```
public struct Fix: Hashable, Sendable {
    public var description: String
    /// The edits of the scene; empty if the advice is only in words.
    public var edits: [SceneEdit]
    /// Whether it is one of several ways out, so that a person has to choose: `quoin lint --fix` leaves it alone.
    public var isChoice: Bool
    /// Whether the edits were made in a copy of the scene, and the finding was gone from it, without a new one.
    public package(set) var isVerified = false
    /// The edits as replacements of bytes in the file, sorted by position and without overlaps; empty if there is no file, or if the file
    /// cannot express them.
    public var replacements: [TextReplacement] = []

    /// Another way out, in words that follow the description; it is only given beside a single step.
    var alternative = ""

    /// Creates advice that is not verified yet.
    public init(_ description: String, edits: [SceneEdit] = [], isChoice: Bool = false) {
        self.description = description
        self.edits = edits
        self.isChoice = isChoice
    }
}
