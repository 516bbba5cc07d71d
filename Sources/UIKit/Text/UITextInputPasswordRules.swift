/// The rules for passwords that are suggested. They are stored only.
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// Whether words are suggested in line.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    case `default`, no, yes
}
