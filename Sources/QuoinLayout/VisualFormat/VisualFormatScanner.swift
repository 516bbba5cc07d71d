/// A scanner that reads a format character by character and knows its position.
struct VisualFormatScanner {
    let text: String
    let scalars: [Unicode.Scalar]
    var position = 0

    init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
    }

    var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
    var isAtEnd: Bool { position >= scalars.count }

    func error(_ reason: String, at column: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, format: text, column: column ?? position)
    }

    mutating func skipBlanks() {
        while next == " " || next == "\t" { position += 1 }
    }

    /// Takes a character, blanks before it included; false, and nothing taken, where another follows.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        let start = position
        skipBlanks()
        if next == scalar {
            position += 1
            return true
        }
        position = start
        return false
    }

    /// The character after blanks, without taking anything.
    func peek() -> Unicode.Scalar? {
        var copy = self
        copy.skipBlanks()
        return copy.next
    }

    /// A letter or underscore, then letters, digits and underscores.
    mutating func name() -> String? {
        skipBlanks()
        guard let first = next, isNameStart(first) else { return nil }
        let start = position
        while let scalar = next, isNameStart(scalar) || isDigit(scalar) { position += 1 }
        return text(from: start)
    }

    /// Digits with at most one dot, and a minus in front where allowed.
    mutating func number(allowsMinus: Bool) -> Double? {
        skipBlanks()
        let start = position
        if allowsMinus, next == "-" { position += 1 }
        var digits = 0
        while let scalar = next, isDigit(scalar) {
            position += 1
            digits += 1
        }
        if next == "." {
            position += 1
            while let scalar = next, isDigit(scalar) {
                position += 1
                digits += 1
            }
        }
        guard digits > 0, let value = Double(text(from: start)), value.isFinite else {
            position = start
            return nil
        }
        return value
    }

    private func text(from start: Int) -> String {
        var found = String.UnicodeScalarView()
        found.append(contentsOf: scalars[start..<position])
        return String(found)
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 48 && scalar.value <= 57 }
    private func isNameStart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
}
