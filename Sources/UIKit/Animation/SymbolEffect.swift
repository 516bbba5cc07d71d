// Symbol effects: symbols are not animated.

/// An animation of a symbol image. No effect.
public struct SymbolEffect: Hashable, Sendable {
    let name: String

    public static let bounce = SymbolEffect(name: "bounce")
    public static let pulse = SymbolEffect(name: "pulse")
    public static let variableColor = SymbolEffect(name: "variableColor")
    public static let scale = SymbolEffect(name: "scale")
    public static let appear = SymbolEffect(name: "appear")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let replace = SymbolEffect(name: "replace")
    public static let breathe = SymbolEffect(name: "breathe")
    public static let rotate = SymbolEffect(name: "rotate")
    public static let wiggle = SymbolEffect(name: "wiggle")
    public static let automatic = SymbolEffect(name: "automatic")
    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
    public var downUp: SymbolEffect { self }
    public var offUp: SymbolEffect { self }
}

/// The repetition and speed of a symbol effect. No effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension UIImageView {
    /// No effect.
    public func addSymbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// No effect.
    public func removeSymbolEffect(ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// No effect.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Replaces the image at once.
    public func setSymbolImage(_ symbolImage: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default) {
        image = symbolImage
    }
}
