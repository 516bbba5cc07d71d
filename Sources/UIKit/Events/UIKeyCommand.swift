/// A keyboard shortcut. No effect. Key presses do not occur.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    open var title = ""
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init()
        self.input = input
        self.modifierFlags = modifierFlags
    }
}

/// The modifier keys of a shortcut.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
