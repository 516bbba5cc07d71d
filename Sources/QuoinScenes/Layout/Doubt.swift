/// A reason why a computed frame may differ from the one that an editor or a device shows.
///
/// A frame without doubts is *exact*: it follows from the file and from rules that many files confirm.
///
/// ```swift
/// let doubts = try layout.doubts(in: layout.views())
/// if doubts["LrA-X0-FhX"]?.isEmpty ?? false { print("exact") }
/// ```
public enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The frame moves if texts are slightly wider or higher than measured.
    case text
    /// The frame moves if a view of an unknown kind has a content size.
    case kind = "class"
    /// The frame depends on a rule of the editor that few known files of its version, device or kind of root confirm.
    case version
    /// Constraints that the frame depends on cannot all hold, and the system might leave out another of them.
    case contradiction
    /// The frame moves with the alignment of a system symbol that has not been measured.
    case symbol
    /// The frame moves with a size that the file does not state: that of a plain view in a stack view, or of a missing
    /// image.
    case size
    /// The frame moves if optional constraints are weighed slightly differently, because they compete with content sizes.
    case priority
    /// The constraints leave the frame open.
    case ambiguity
}
