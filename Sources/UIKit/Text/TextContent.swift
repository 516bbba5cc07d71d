import QuoinBehaviors
import QuoinText

/// Text and how it is measured: what labels, buttons and fields share.
struct TextContent: @unchecked Sendable {
    var text: String?
    var attributed: NSAttributedString?
    var font: UIFont
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// A closure for a behavior. It holds values only, so that the behavior keeps no view.
    var measuring: TextMeasuring {
        { request in
            let limits = TextLimits(width: request.width, lines: request.lines, lineBreakMode: lineBreakMode.lineBreakMode)
            let grid = PixelGrid(scale: request.traits.textScale)
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
