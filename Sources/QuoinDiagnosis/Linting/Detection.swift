import QuoinScenes

/// A mistake that a rule detected in one environment. Detections of the same mistake in several environments become one ``Finding``.
///
/// ```swift
/// var detection = Detection(button, "\(button.sentenceTitle) is 30 points high.", advice: "Make it at least 44.")
/// detection.related = [Finding.Related(constraint)]
/// ```
public struct Detection: Sendable {
    /// The id of the view or constraint that it is about; nil for the whole scene.
    public var object: String?
    /// Tells apart the detections of one rule at one object, such as by axis.
    public var aspect = ""
    /// The severity; nil for the rule's.
    public var severity: Severity?
    /// The mistake in one sentence.
    public var message: String
    /// The advice in words; nil if there is none.
    public var advice: String?
    /// The advice as edits of the scene; empty if it is only in words. Edits are tried on a copy of the scene, and advice that does not
    /// work is not given.
    public var edits: [SceneEdit] = []
    /// Whether the edits are one of several solutions, so that a person has to choose.
    public var isChoice = false
    /// Another way out beside the advice, in words that follow it.
    var alternative = ""
    /// Other advice, which is given where the first does not work.
    public var otherAdvice: [Fix] = []
    /// Other places that belong to the same mistake.
    public var related: [Finding.Related] = []
    /// The error of measured text, in points, up to which the detection holds; nil if it does not depend on text.
    public var tolerance: Double?

    /// Creates a detection at an object by its id.
    public init(object: String?, aspect: String = "", severity: Severity? = nil, _ message: String, advice: String? = nil) {
        self.object = object
        self.aspect = aspect
        self.severity = severity
        self.message = message
        self.advice = advice
    }

    /// Creates a detection at a view.
    public init(_ view: AnalyzedView, aspect: String = "", severity: Severity? = nil, _ message: String, advice: String? = nil) {
        self.init(object: view.id, aspect: aspect, severity: severity, message, advice: advice)
    }

    /// Creates a detection at a constraint.
    public init(_ constraint: AnalyzedConstraint, aspect: String = "", severity: Severity? = nil, _ message: String, advice: String? = nil)
    {
        self.init(object: constraint.id, aspect: aspect, severity: severity, message, advice: advice)
    }
}

extension Finding.Related {
    /// Creates a mention of a view that takes part in the mistake. The message continues a sentence that begins with the view.
    public init(_ view: AnalyzedView, _ message: String) {
        self.init(object: view.id, line: view.line, message: "\(view.sentenceTitle) \(message)")
    }

    /// Creates a mention of a constraint that takes part in the mistake. The default message is the constraint as an equation, and the
    /// priority that makes it one if a content does.
    public init(_ constraint: AnalyzedConstraint, _ message: String? = nil) {
        var text = constraint.description
        if constraint.origin == .contentSize {
            let name = constraint.relation == .lessOrEqual ? "content hugging" : "compression resistance"
            text += ", its \(name) of \(inPoints(constraint.priority))"
        }
        self.init(object: constraint.isUser ? constraint.id : nil, line: constraint.line, message: message ?? text)
    }
}
