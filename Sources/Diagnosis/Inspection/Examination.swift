import QuoinLayout
import QuoinScenes
import QuoinSolver

/// Looks for mistakes in a document.
///
/// ```swift
/// let document = InterfaceBuilderFile.read(bytes, path: "Main.storyboard")
/// let findings = Examination.findings(in: document, bytes: bytes, surroundings: ["retina4_7", "retina6_12"].compactMap { Surrounding($0) })
/// ```
///
/// A document that could not be read has no findings; its ``QuoinScenes/Document/error`` says why. Values in, values out: any number of
/// documents may be examined side by side.
public enum Examination {
    /// The findings in the order of the file: by line, column and rule.
    ///
    /// - Parameters:
    ///   - rules: Which to look for; ``Rule/standard`` is all that need not be asked for.
    ///   - surroundings: Where to lay the document out; none: where it was drawn.
    ///   - bytes: The file, from which fixes take their edits; without it findings have fixes in words only.
    public static func findings(
        in document: Document, rules: [Rule] = Rule.standard, surroundings: [Surrounding] = [], bytes: [UInt8] = []
    ) -> [Finding] {
        []
    }
}

extension Rule {
    /// All rules that need not be asked for.
    public static let standard = all.filter { !$0.optIn }
}
