/// A mistake that Quoin knows: what it is called, why UIKit behaves so, and what finds it.
///
/// ```swift
/// for rule in Rule.all where !rule.optIn { print(rule.id, rule.severity, rule.summary) }
/// let findings = Examination.findings(in: document, rules: [Rule.named("scroll-content-width")].compactMap { $0 })
/// ```
///
/// A value; all rules stand in one array, ``all``, in the order in which pages list them. A detector sees an ``Inspection``: the tree, the
/// constraints and what the layout made of them, free of where they were read.
public struct Rule: Sendable {
    /// What is wrong, in kebab case; it never changes.
    public let id: String
    public let severity: Severity
    /// What it finds, in one sentence.
    public let summary: String
    /// Why UIKit behaves so, and what to do.
    public let explanation: String
    /// Only where it was asked for: good advice, or a question of taste.
    public let optIn: Bool
    /// A case that shows it.
    public let shows: String
    /// A case that nearly does, and is fine.
    public let nearly: String
    let detector: Detector

    /// What looks for the mistake.
    enum Detector: Sendable {
        /// In one scene in one environment.
        case each(@Sendable (Inspection) -> [Sighting])
        /// In one scene in all environments at once.
        case across(@Sendable ([Inspection]) -> [Sighting])
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

    init(
        _ id: String, _ severity: Severity, optIn: Bool = false, summary: String, explanation: String, shows: String, nearly: String,
        find: @escaping @Sendable (Inspection) -> [Sighting]
    ) {
        self.init(
            id, severity, optIn: optIn, summary: summary, explanation: explanation, shows: shows, nearly: nearly, detector: .each(find))
    }
}

extension Rule {
    /// The rule of that id.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
