import QuoinLayout

/// A sheet that covers a part of the screen: from iOS 13 on a card on phones in portrait, and a form in the middle of an
/// iPad's screen.
///
/// ```text
///   ┌──────────────┐  window
///   │╭────────────╮│ ┄ 10 points below what covers the top
///   ││   sheet    ││   its safe area: nothing above, below what the screen has
///   └┴────────────┴┘
/// ```
///
/// ```swift
/// Sheet(.page).placement(on: screen)?.frame.y       // 54 on a screen with 44 points above
/// ```
public struct Sheet: Hashable, Sendable {
    /// The form in which a controller is presented.
    public enum Kind: Hashable, Sendable {
        case page, form
    }

    /// The form of this sheet.
    public var kind: Kind
    /// The height in points at which the sheet rests, without the safe area below; nil for the largest height.
    public var height: Double?
    /// The preferred size of the content; only for a form.
    public var preferredSize: Size?

    /// Creates a sheet.
    public init(_ kind: Kind, height: Double? = nil, preferredSize: Size? = nil) {
        (self.kind, self.height, self.preferredSize) = (kind, height, preferredSize)
    }

    /// The distance of the sheet from the top safe area, in points, as Interface Builder draws it (F10).
    public static let gap = 10.0
    /// The height of a navigation bar on a sheet, in points, which is more than elsewhere (F4).
    public static let navigationBarHeight = 56.0

    /// Returns the maximum height that a sheet can rest at on a screen, without the safe area below.
    public static func maximumHeight(on screen: Screen) -> Double {
        max(0, screen.size.height - screen.safeArea.top - gap - screen.safeArea.bottom)
    }

    /// Returns the placement on a screen; nil if the sheet has the whole screen. (So do page sheets on iPads, whose width is not known.)
    public func placement(on screen: Screen) -> Placement? {
        guard screen.era >= .ios13 else { return nil }
        if screen.idiom == .pad { return kind == .form ? form(on: screen) : nil }
        guard screen.sizeClasses.vertical == .regular else { return nil }
        let most = Sheet.maximumHeight(on: screen)
        let high = min(max(height ?? most, 0), most) + screen.safeArea.bottom
        return Placement(
            frame: Rect(x: 0, y: screen.size.height - high, width: screen.size.width, height: high),
            covered: Insets(top: 0, left: screen.safeArea.left, bottom: screen.safeArea.bottom, right: screen.safeArea.right))
    }

    private func form(on screen: Screen) -> Placement {
        let wanted = preferredSize ?? Size(width: 540, height: 620)
        let size = Size(width: min(wanted.width, screen.size.width), height: min(wanted.height, screen.size.height))
        let frame = Rect(
            x: (screen.size.width - size.width) / 2, y: (screen.size.height - size.height) / 2, width: size.width, height: size.height)
        return Placement(frame: frame, covered: .zero)
    }
}
