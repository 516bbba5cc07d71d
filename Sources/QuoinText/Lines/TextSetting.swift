/// A text broken into lines: the one place where breaking, truncation and heights come together.
struct TextSetting {
    private(set) var lines: [LineFiller.Line] = []
    private(set) var boxes: [LineBox] = []
    private var tops: [Double] = []
    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var isTruncated = false
    /// The number of lines more or fewer that there could be, given the tolerance of the widths.
    private(set) var lineDoubt = 0
    private(set) var trust = TextTrust(.fontFile)

    private let text: AttributedText
    private let starts: [Int]

    init(_ text: AttributedText, within limits: TextLimits, measurer: some TextMeasurer) {
        let prepared = PreparedText(text, measurer)
        self.text = text
        starts = prepared.runStarts
        trust = prepared.trust
        guard prepared.count > 0 else { return }
        fill(prepared, limits: limits, measurer: measurer)
        box(measurer)
        stack()
    }

    private mutating func fill(_ prepared: PreparedText, limits: TextLimits, measurer: some TextMeasurer) {
        let hyphens = prepared.marks.contains { $0.contains(.softHyphen) }
        let hyphen = hyphens ? measurer.advance(of: "-", in: text.runs[run(at: 0)].font).width : 0
        let filler = filled(prepared, limits, hyphen: hyphen, room: limits.room)
        lines = filler.lines
        if limits.room.isFinite {
            let tolerance = trust.tolerance(of: limits.room)
            for room in [limits.room - tolerance, limits.room + tolerance] {
                let count = filled(prepared, limits, hyphen: hyphen, room: max(0, room)).lines.count
                lineDoubt = max(lineDoubt, abs(count - lines.count))
            }
        }
        isTruncated = filler.isCut
        if isTruncated { cutLastLine(prepared, limits: limits, measurer: measurer) }
        width = lines.reduce(0) { max($0, $1.width + indent($1)) }
    }

    private func filled(_ prepared: PreparedText, _ limits: TextLimits, hyphen: Double, room: Double) -> LineFiller {
        var filler = LineFiller(
            prepared, wrapsWords: limits.lineBreakMode != .charWrap, lineCap: limits.lineCap, hyphen: hyphen
        ) { paragraph, isFirst in
            style(at: paragraph).room(room, firstLine: isFirst)
        }
        filler.fill()
        return filler
    }

    /// The last line takes what fits of the rest of the text, with an ellipsis or without.
    private mutating func cutLastLine(_ prepared: PreparedText, limits: TextLimits, measurer: some TextMeasurer) {
        let mode = limits.lineBreakMode
        guard let last = lines.last, mode != .wordWrap, mode != .charWrap else { return }
        let ellipsis = mode.truncates ? measurer.advance(of: "…", in: text.runs[run(at: last.start)].font).width : 0
        let room = style(at: last.paragraph).room(limits.room, firstLine: last.startsParagraph)
        let truncation = Truncation(text: prepared, ellipsis: ellipsis, room: room)
        let end = prepared.hardBreak(from: last.start)
        lines[lines.count - 1].width = truncation.width(from: last.start, hardEnd: end, mode: mode)
    }

    private func indent(_ line: LineFiller.Line) -> Double {
        max(0, style(at: line.paragraph).indent(firstLine: line.startsParagraph))
    }

    /// The run that holds a scalar.
    private func run(at index: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// A paragraph has the style of the run that contains its first scalar.
    private func style(at index: Int) -> ParagraphStyle { text.runs[run(at: index)].paragraph ?? text.paragraph }

    private mutating func box(_ measurer: some TextMeasurer) {
        let metrics = text.runs.map { measurer.lineMetrics(of: $0.font) }
        for line in lines {
            var box = LineBox()
            var run = run(at: line.start)
            repeat {
                if let object = text.runs[run].object {
                    box.add(object)
                } else {
                    box.add(metrics[run], text.runs[run].font)
                    box.add(leading: text.runs[run].font.styleLeading)
                }
                run += 1
            } while run < starts.count && starts[run] < line.end
            box.stretch = style(at: line.paragraph).lineHeight(box.natural) - box.natural
            boxes.append(box)
        }
    }

    /// Adds up unrounded heights: iOS rounds the sum, not the lines.
    private mutating func stack() {
        var above = ParagraphStyle()
        for (box, line) in zip(boxes, lines) {
            let style = style(at: line.paragraph)
            defer { above = style }
            if line.start != 0 {
                height += box.extraLeading + above.lineSpacing
                if line.startsParagraph { height += above.paragraphSpacing + style.paragraphSpacingBefore }
            }
            tops.append(height)
            height += box.height
        }
    }

    /// The lines as they lie one below the other.
    var shownLines: [TextLine] {
        lines.indices.map { index in
            let line = lines[index], box = boxes[index]
            return TextLine(
                scalars: line.start..<line.end, indent: indent(line), width: line.width, top: tops[index], height: box.height,
                baseline: box.ascender + box.stretch)
        }
    }
}

extension PreparedText {
    /// The first hard break at or after `index`, or the end.
    func hardBreak(from index: Int) -> Int {
        marks[index...].firstIndex { $0.contains(.hardBreak) } ?? count
    }
}
