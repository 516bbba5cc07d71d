/// Positions in a text, for text fields and text views.
struct TextPositions {
    let text: NSString
    init(_ text: String?) { self.text = NSString(string: text ?? "") }

    var end: UITextPosition { UITextPosition(text.length) }
    private func range(_ range: UITextRange) -> NSRange {
        let start = min(max(range.start.offset, 0), text.length)
        return NSRange(location: start, length: min(max(range.end.offset, start), text.length) - start)
    }
    func text(in range: UITextRange) -> String { text.substring(with: self.range(range)) }
    func replacing(_ range: UITextRange, with new: String) -> String { text.replacingCharacters(in: self.range(range), with: new) }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (moved, overflows) = position.offset.addingReportingOverflow(offset)
        return overflows || moved < 0 || moved > text.length ? nil : UITextPosition(moved)
    }
    static func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
    }
}

extension UITextField: UITextInput {
    public func text(in range: UITextRange) -> String? { TextPositions(text).text(in: range) }
    public func replace(_ range: UITextRange, withText new: String) { text = TextPositions(text).replacing(range, with: new) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        TextPositions(text).position(from: position, offset: offset)
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { TextPositions.compare(position, other) }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}

extension UITextView: UITextInput {
    public func text(in range: UITextRange) -> String? { TextPositions(text).text(in: range) }
    public func replace(_ range: UITextRange, withText new: String) { text = TextPositions(text).replacing(range, with: new) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        TextPositions(text).position(from: position, offset: offset)
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { TextPositions.compare(position, other) }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}
