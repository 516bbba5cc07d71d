/// Small numbers as printable ASCII in the binary's constant data: nothing to load, decode or release.
///
/// One digit is a character from " " (0) to "~" (94). The generator writes the text, so an index is always
/// one that another packed table gave; it is checked all the same.
struct PackedDigits: Sendable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    var count: Int { text.utf8CodeUnitCount }

    /// The one-digit number at `index`; 0 beyond the end.
    @inline(__always)
    func one(_ index: Int) -> Int {
        guard index >= 0, index < text.utf8CodeUnitCount else { return 0 }
        return Int(text.utf8Start[index]) - 32
    }

    /// The two-digit number at `index`, counted in numbers; 0 beyond the end.
    @inline(__always)
    func two(_ index: Int) -> Int {
        guard index >= 0, 2 * index + 1 < text.utf8CodeUnitCount else { return 0 }
        let start = text.utf8Start + 2 * index
        return (Int(start[0]) - 32) * 95 + Int(start[1]) - 32
    }
}
