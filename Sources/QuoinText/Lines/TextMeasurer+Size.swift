extension TextMeasurer {
    /// Returns the size of a text in one font.
    ///
    ///     let measurer = SystemTextMeasurer()
    ///     measurer.size(of: "Label", in: .system(17)).height                       // 20.5
    ///     measurer.size(of: article, in: .preferred(.body), within: .width(320))   // several lines
    ///
    /// Linear in the text. Text that fits on one line is measured without allocating, given a measurer that does so.
    public func size(
        of text: String, in font: TextFont, within limits: TextLimits = .unlimited, on grid: TextGrid = .twoX
    ) -> TextSize {
        if text.isEmpty { return .empty }
        // A long text with a limit hardly fits on one line: not worth a walk of its own.
        let isWorthTrying = limits.width == nil || text.utf8.count <= 256
        if isWorthTrying && text.staysOnItsLine {
            let advance = advance(of: text, in: font)
            if limits.holds(advance.width) {
                let width = min(advance.width, limits.room)
                var size = TextSize(line: LineBox(lineMetrics(of: font), font), width: width, trust: advance.trust, grid)
                if limits.lines != 1 && advance.width + size.widthTolerance > limits.room { size.heightTolerance += size.height }
                return size
            }
        }
        return size(of: AttributedText(text, font: font), within: limits, on: grid)
    }

    /// Returns the size of a text in several fonts. Linear in the text.
    public func size(of text: AttributedText, within limits: TextLimits = .unlimited, on grid: TextGrid = .twoX) -> TextSize {
        TextSize(TextSetting(text, within: limits, measurer: self), grid)
    }
}

extension TextSize {
    init(line box: LineBox, width: Double, trust: TextTrust, _ grid: TextGrid) {
        self = .empty
        lineCount = 1
        settle(width: width, trust: trust, height: box.height, trust: box.trust, grid)
        firstBaseline = box.baseline(grid)
        lastBaselineFromBottom = box.belowBaseline(grid)
    }

    init(_ setting: TextSetting, _ grid: TextGrid) {
        self = .empty
        guard let first = setting.boxes.first, let last = setting.boxes.last else { return }
        lineCount = setting.boxes.count
        isTruncated = setting.isTruncated
        let heightTrust = setting.boxes.reduce(first.trust) { $0.joined($1.trust) }
        settle(width: setting.width, trust: setting.trust, height: setting.height, trust: heightTrust, grid)
        firstBaseline = first.baseline(grid)
        lastBaselineFromBottom = last.belowBaseline(grid)
        heightTolerance += (height * Double(setting.lineDoubt) / Double(lineCount)).rounded(.up)
    }

    private mutating func settle(width: Double, trust: TextTrust, height: Double, trust heightTrust: TextTrust, _ grid: TextGrid) {
        self.trust = trust
        self.width = grid.up(max(0, width))
        self.height = grid.up(max(0, height))
        widthTolerance = trust.tolerance(of: self.width)
        heightTolerance = heightTrust.heightTolerance(of: self.height, grid)
    }
}

extension String {
    /// Whether the text has no line break, soft hyphen, tab or other control character.
    var staysOnItsLine: Bool {
        var text = self
        return text.withUTF8 { bytes in
            for (offset, byte) in bytes.enumerated() {
                if byte < 0x20 { return false }
                // U+0085 and the soft hyphen, U+2028 and U+2029.
                if (byte == 0x85 || byte == 0xAD) && offset > 0 && bytes[offset - 1] == 0xC2 { return false }
                if byte & 0xFE == 0xA8 && offset > 1 && bytes[offset - 1] == 0x80 && bytes[offset - 2] == 0xE2 { return false }
            }
            return true
        }
    }
}
