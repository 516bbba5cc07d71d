import QuoinBehaviors
import QuoinScenes

/// The system's colors of bars.
enum BarColors {
    /// The color of a bar's blurred background over a plain one.
    static let chrome = Paint(light: RGBA(249, 249, 249, 240), dark: RGBA(29, 29, 29, 240))
    static let line = Paint(light: RGBA(0, 0, 0, 77), dark: RGBA(255, 255, 255, 38))
    static let unselected = Paint(light: RGBA(146, 146, 146), dark: RGBA(117, 117, 117))
}

/// The resolved colors of a bar.
struct BarStyle {
    let ground: Paint
    let tint: Paint
    let ink: Paint
    /// The color of tabs that are not selected.
    let unselected: Paint
    let hasLine: Bool

    /// The color of items that cannot be tapped: faint on the bar's own color.
    var disabled: Paint {
        let isSystem = ground.isClear || ground == BarColors.chrome
        return isSystem
            ? SystemColors.tertiaryLabel : Paint(light: ground.light.contrast, dark: ground.dark.contrast).withAlpha(0.3)
    }

    /// Resolves the appearance of a bar.
    ///
    /// - Parameter isScrolledToTop: Whether the content is scrolled to its top, where a navigation bar has no background
    ///   from iOS 15 on.
    init(_ appearance: BarAppearance, _ context: SceneContext, tint inherited: Paint, isScrolledToTop: Bool) {
        let isBlack = appearance.style == "black" || appearance.style == "blackOpaque" || appearance.style == "blackTranslucent"
        tint = appearance.tint.map { context.paint($0) } ?? inherited
        unselected = appearance.unselectedTint.map { context.paint($0) } ?? BarColors.unselected
        ink = appearance.titleColor.map { context.paint($0) } ?? (isBlack ? .white : context.label)
        let edge = isScrolledToTop ? appearance.scrollEdgeBackground : nil
        if let color = edge ?? appearance.background {
            ground = context.paint(color)
            hasLine = !ground.isClear
        } else if isBlack {
            ground = .gray(0.11)
            hasLine = true
        } else {
            let isClear = isScrolledToTop && context.era >= .ios15
            ground = isClear ? .clear : BarColors.chrome
            hasLine = !isClear
        }
    }
}
