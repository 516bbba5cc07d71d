import QuoinLayout
import QuoinScenes
import QuoinText

/// A text that is set in a rectangle: the measured lines, truncated where they do not fit, aligned, and spaced so that they
/// have their measured width in any font.
///
/// ```text
///   ┌ rect ───────────────┐    lines come from QuoinText, at the rectangle's width
///   │   Two lines of te-  │    each run of a line is one mark, with its measured width
///   │   xt, and then …    │    the last one is cut by advances, where the text continues
///   └─────────────────────┘
/// ```
struct TextBlock {
    enum Vertical { case top, center, bottom }

    var text: SceneText
    var paint: Paint
    var alignment = LineSide.left
    var vertical = Vertical.center
    /// The maximum number of lines; 0 for as many as fit.
    var lines = 1
    /// The smallest share of its size that the font may shrink to; 1 if it may not shrink.
    var leastScale = 1.0
    /// The font family as the file names it; nil to derive it from the font.
    var family: String?
    var isItalic = false
    /// A function that resolves the colors of runs.
    var paintOf: (SceneColor) -> Paint = { _ in .black }

    init(_ text: SceneText, _ paint: Paint) {
        self.text = text
        self.paint = paint
    }

    /// The size of the text without any limits.
    var size: Size {
        let size = text.measurer.size(of: text.attributed, on: TextGrid(scale: 100))
        return Size(width: size.width, height: size.height)
    }

    func draw(in rect: Rect, on drawing: inout Drawing) {
        guard !text.isEmpty, rect.width > 0 else { return }
        let block = shrunk(to: rect.width)
        let setting = block.set(width: rect.width, height: rect.height)
        let top = rect.y + block.offset(setting.height, in: rect.height)
        for line in setting.lines { block.draw(line, setting, in: rect, top: top, on: &drawing) }
    }

    private func offset(_ height: Double, in room: Double) -> Double {
        switch vertical {
        case .top: 0
        case .center: (room - height) / 2
        case .bottom: room - height
        }
    }

    /// Returns the text in a smaller font if a single line is too long and may shrink.
    private func shrunk(to width: Double) -> TextBlock {
        guard leastScale < 1, lines == 1 else { return self }
        let natural = size.width
        guard natural > width, natural > 0 else { return self }
        var copy = self
        let scale = max(leastScale, width / natural * 0.999)
        for index in copy.text.runs.indices { copy.text.runs[index].font.size *= scale }
        return copy
    }
}

/// The side at which lines of text are aligned.
enum LineSide: Hashable {
    case left, center, right

    init(_ alignment: TextAlignment?, isRightToLeft: Bool) {
        switch alignment {
        case .center: self = .center
        case .right: self = .right
        case .left, .justified: self = .left
        case .natural, nil: self = isRightToLeft ? .right : .left
        }
    }
}

// MARK: - Lines

extension TextBlock {
    struct Setting {
        var lines: [TextLine]
        var height: Double
        var scalars: [Unicode.Scalar]
        /// The advance of each Unicode scalar on its line.
        var advances: [ScalarAdvance]
        /// The index of the first scalar of each run.
        var starts: [Int]
        /// The width of an ellipsis in the font of each run.
        var ellipsis: [Double]
        var isCut: Bool
        var room: Double

        /// The share of its size that the font is drawn at.
        var scale = 1.0

        /// Makes a line that is too wide as narrow as the space for it.
        mutating func squeeze() {
            let width = advances.reduce(0) { $0 + $1.width + $1.kerning }
            guard width > room, room > 0 else { return }
            scale = room / width
            for place in advances.indices {
                advances[place].width *= scale
                advances[place].kerning *= scale
            }
        }
    }

    /// The difference, in points, by which a frame may be narrower than its text without truncation: frames are rounded,
    /// and text is measured to about a point without the original fonts.
    private static let slack = 1.5
    /// The share of a line by which the width of an unmeasured font may be overestimated.
    private static let guess = 0.25

    /// Whether the widths of one of the fonts are not known.
    private var isGuessed: Bool {
        text.runs.contains { run in
            guard case .named = run.font.family else { return false }
            return text.measurer.advance(of: "x", in: run.font).trust.doubts.contains(.unknownFont)
        }
    }

    private func set(width: Double, height: Double) -> Setting {
        let attributed = text.attributed
        var limit = lines
        var found = lay(attributed, width: width, limit: limit)
        if limit != 1, height > 0, let first = found.first, found.count > 1, TextBlock.height(found) > height + first.height / 2 {
            let fitting = found.prefix { $0.top + $0.height <= height + first.height / 2 }.count
            limit = max(1, fitting)
            found = lay(attributed, width: width, limit: limit)
        }
        let measurer = text.measurer
        var setting = Setting(
            lines: found, height: TextBlock.height(found), scalars: [], advances: [], starts: [], ellipsis: [], isCut: false, room: width)
        for run in text.runs where !run.text.isEmpty {
            setting.starts.append(setting.scalars.count)
            _ = measurer.appendAdvances(of: run.text, in: run.font, to: &setting.advances)
            setting.ellipsis.append(measurer.advance(of: "…", in: run.font).width)
            setting.scalars += Array(run.text.unicodeScalars)
            for index in (setting.starts.last ?? 0)..<setting.advances.count where run.kern != 0 && setting.advances[index].width != 0 {
                setting.advances[index].width += run.kern
            }
        }
        if found.count == 1, limit == 1, isGuessed { setting.squeeze() }
        let end = setting.scalars.lastIndex { !$0.properties.isWhitespace } ?? -1
        setting.isCut = (found.last?.scalars.upperBound ?? 0) <= end
        return setting
    }

    /// Returns the lines; a text that exceeds the space by less than the slack is not truncated.
    private func lay(_ attributed: AttributedText, width: Double, limit: Int) -> [TextLine] {
        let measurer = text.measurer
        if limit == 1 {
            let most = width + (isGuessed ? width * TextBlock.guess : TextBlock.slack)
            let whole = measurer.lines(of: attributed, within: TextLimits(width: most, lines: 2, lineBreakMode: text.lineBreakMode))
            if whole.count == 1 { return whole }
        }
        return measurer.lines(of: attributed, within: TextLimits(width: width, lines: limit, lineBreakMode: text.lineBreakMode))
    }

    private static func height(_ lines: [TextLine]) -> Double { lines.last.map { $0.top + $0.height } ?? 0 }

    private func draw(_ line: TextLine, _ setting: Setting, in rect: Rect, top: Double, on drawing: inout Drawing) {
        let isLast = line.scalars == setting.lines.last?.scalars
        let cut = isLast && setting.isCut ? LineCut(setting, line, mode: text.lineBreakMode) : LineCut(setting, line)
        var pieces: [(run: Int, piece: LineCut.Piece)] = []
        for piece in cut.pieces { pieces += piece.split(at: setting.starts) }
        let width = pieces.reduce(0) { $0 + $1.piece.width(setting) }
        let room = rect.width - line.indent
        let runAlignment = pieces.first.flatMap { text.runs[$0.run].alignment }
        let side = runAlignment.map { LineSide($0, isRightToLeft: alignment == .right) } ?? alignment
        var x = rect.x + line.indent
        switch side {
        case .left: break
        case .center: x += (room - width) / 2
        case .right: x += room - width
        }
        for (run, piece) in pieces {
            var styled = text.runs[run]
            styled.font.size *= setting.scale
            let wide = piece.width(setting)
            let origin = Point(x: x, y: top + line.top + line.baseline)
            add(piece.string(setting), run: styled, at: origin, width: wide, side: pieces.count == 1 ? side : .left, on: &drawing)
            x += wide
        }
    }

    private func add(
        _ string: String, run: SceneText.Run, at origin: Point, width: Double, side: LineSide, on drawing: inout Drawing
    ) {
        guard string.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return }
        let part = VisibleLine(string, at: origin.x, width: width, pageWidth: drawing.size.width)
        guard !part.text.isEmpty else { return }
        let (string, width) = (part.text, part.width)
        let origin = Point(x: part.x, y: origin.y)
        var mark = TextMark(
            string, at: origin, font: DrawnFont(run.font, family: family, isItalic: isItalic), paint: run.color.map(paintOf) ?? paint)
        mark.isUnderlined = run.isUnderlined
        mark.isStruckThrough = run.isStruckThrough
        if !mark.fit(width, run.font) { mark.hold(side, width) }
        drawing.add(.text(mark))
    }
}

extension TextMark {
    /// Gives the mark its measured width, and the letter spacing with which Inter has that width.
    ///
    /// Returns false if Inter lacks some of the letters, because the width of the font that has them is not known.
    mutating func fit(_ width: Double, _ font: TextFont) -> Bool {
        var drawn = font
        drawn.weight = self.font.weight
        drawn.size = self.font.size
        let natural = InterWidths.width(of: text, in: drawn)
        let count = text.unicodeScalars.count
        if count > 1 {
            self.width = width
            if let natural { letterSpacing = (width - natural) / Double(count) }
        }
        return natural != nil
    }

    /// Sets the anchor to the side of the alignment, so that the line stays there in any font.
    mutating func hold(_ side: LineSide, _ width: Double) {
        switch side {
        case .left: return
        case .center: (anchor, origin.x) = (.middle, origin.x + width / 2)
        case .right: (anchor, origin.x) = (.end, origin.x + width)
        }
    }
}
