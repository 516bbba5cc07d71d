/// A mistake that the linter looks for: its name, the reason why UIKit behaves so, and the code that detects it.
///
/// ```swift
/// let lowButton = Rule("low-button", .warning, summary: "A button is lower than a finger.") { scene in
///     scene.views.filter { $0.kind == "button" && $0.length(.vertical) < 44 }.map { button in
///         Detection(button, "\(button.sentenceTitle) is \(button.length(.vertical)) points high.", advice: "Make it at least 44.")
///     }
/// }
/// let findings = Linter(rules: .standard + [lowButton]).findings(in: document)
/// ```
///
/// A value. Quoin's own rules stand in one array, ``all``, in the order in which pages list them.
public struct Rule: Sendable {
    /// The name in kebab case; it never changes.
    public let id: String
    /// The severity of its findings, unless the configuration or a detection says otherwise.
    public let severity: Severity
    /// The mistake in one sentence.
    public let summary: String
    /// The reason why UIKit behaves so, and what to do.
    public let explanation: String
    /// Whether the rule runs only where a configuration lists it in `opt_in_rules`: it is advice, or a question of taste.
    public let optIn: Bool
    /// An example that shows the mistake.
    public let shows: String
    /// A similar example without the mistake.
    public let nearly: String
    /// Whether Xcode looks for it on its canvas, too, so that its silence about a document means something.
    public var isComputedByXcode = false
    /// The environments in which the rule is checked when no devices are named.
    public var scope = Scope.drawn

    /// The environments in which a rule is checked.
    public enum Scope: Hashable, Sendable {
        /// The device that the document was drawn on, and no other.
        case drawn
        /// A small and a large phone, too.
        case screens
        /// The largest text size, too.
        case largeText
    }

    let detector: Detector

    /// The code that detects the mistake.
    enum Detector: Sendable {
        /// A check of a scene in one environment.
        case each(@Sendable (SceneAnalysis) -> [Detection])
        /// A check of a scene in all environments at once.
        case across(@Sendable ([SceneAnalysis]) -> [Detection])
    }

    /// Creates a rule that checks a scene in one environment at a time.
    public init(
        _ id: String, _ severity: Severity, optIn: Bool = false, summary: String, explanation: String = "", shows: String = "",
        nearly: String = "", detect: @escaping @Sendable (SceneAnalysis) -> [Detection]
    ) {
        self.init(
            id, severity, optIn: optIn, summary: summary, explanation: explanation, shows: shows, nearly: nearly, detector: .each(detect))
    }

    init(
        _ id: String, _ severity: Severity, optIn: Bool = false, summary: String, explanation: String, shows: String, nearly: String,
        detector: Detector
    ) {
        self.id = id
        self.severity = severity
        self.optIn = optIn
        self.summary = summary
        self.explanation = explanation
        self.shows = shows
        self.nearly = nearly
        self.detector = detector
    }
}

extension Rule {
    /// The rule as one that Xcode looks for on its canvas, too.
    var computedByXcode: Rule {
        var copy = self
        copy.isComputedByXcode = true
        return copy
    }

    /// The rule with another scope.
    func checked(on scope: Scope) -> Rule {
        var copy = self
        copy.scope = scope
        return copy
    }
}
