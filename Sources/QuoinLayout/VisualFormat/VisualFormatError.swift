/// The error of a format that does not parse, with UIKit's description: the reason, the format, a caret (VF-13).
///
/// ```swift
/// do {
///     _ = try VisualFormat("H:[a]-[c]", items: ["a": a]).constraints()
/// } catch {
///     print(error)
///     // Unable to parse constraint format:
///     // c is not a key in the views dictionary.
///     // H:[a]-[c]
///     //         ^
/// }
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
    /// The reason why the format is wrong at ``column``.
    public let reason: String
    /// The format that was parsed.
    public let format: String
    /// The number of characters before the caret: the part of the format that was understood.
    public let column: Int
}

extension VisualFormatError: CustomStringConvertible {
    /// UIKit's text, with the blank that ends each line but the last.
    public var description: String {
        guard !format.isEmpty else { return "Unable to parse constraint format: \(reason)" }
        let caret = String(repeating: " ", count: column) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"
    }
}
