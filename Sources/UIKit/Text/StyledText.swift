import QuoinBehaviors
import QuoinText

/// A text with the properties that decide its size, shared by labels, buttons and fields.
struct StyledText: @unchecked Sendable {
    var text: String?
    var attributed: NSAttributedString?
    var font: UIFont
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The measuring closure for a behavior. It captures values only, so that the behavior does not retain the view.
    var measuring: TextMeasuring {
        { request in
            let limits = TextLimits(width: request.width, lines: request.lines, lineBreakMode: lineBreakMode.lineBreakMode)
            let grid = TextGrid(scale: request.traits.textScale)
            let measurer = SystemTextMeasurer()
            let size: TextSize
            if let attributed, attributed.length > 0 {
                size = measurer.size(of: attributed.attributedText(font: font.textFont), within: limits, on: grid)
            } else if let text, !text.isEmpty {
                size = measurer.size(of: text, in: font.textFont, within: limits, on: grid)
            } else {
                return .empty
            }
            return MeasuredText(
                width: size.width, height: size.height, firstBaseline: size.firstBaseline, lastBaseline: size.lastBaselineFromBottom)
        }
    }
}
