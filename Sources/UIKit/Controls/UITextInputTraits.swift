public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
    case webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    case `default`, no, yes
}

public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    case `default`, dark, light
    public static var alert: UIKeyboardAppearance { .dark }
}

public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Hashable, Sendable {
    case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    case `default`, no, yes
}

/// The keyboard's properties. On iOS all requirements are optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}
