/// A reason why a computed frame may differ from the one that an editor or a device would show.
///
/// A frame without any is *exact*: it follows from what the file states and from rules that many files confirm.
///
/// ```swift
/// let doubts = try layout.doubts(in: layout.views())
/// if doubts["LrA-X0-FhX"]?.isEmpty ?? false { print("exact") }
/// ```
public enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The frame moves if texts are a little wider or higher than measured.
    case text
    /// It moves if a view of an unknown kind has a size of its own.
    case kind = "class"
    /// It rests on a rule of the editor that few files of its version, device or kind of root show.
    case version
    /// Constraints around it cannot all hold, and another one might be left out.
    case contradiction
    /// It moves with the alignment of a system symbol that was never measured.
    case symbol
    /// It moves with a size that nothing states: of a plain view in a stack view, or of an image that is not at hand.
    case size
    /// It moves if optional constraints matter a little more or less: they compete with the sizes of contents.
    case priority
    /// The constraints leave it open.
    case ambiguity
}
