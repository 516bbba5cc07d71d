// The ends of runs of bytes in XML: blanks, names, printed characters, and values that read as they are written. Eight bytes at a time, as most runs are longer
// than they look: indentation, and names such as `translatesAutoresizingMaskIntoConstraints`.

extension UnsafeBufferPointer<UInt8> {
    /// The index behind the blanks that begin at an index. Most are indentation.
    func endOfBlanks(from start: Int) -> Int {
        var index = start
        while index + 8 <= count {
            let others = word(at: index) ^ 0x2020_2020_2020_2020
            index += others.trailingZeroBitCount / 8
            if others == 0 { continue }
            guard self[index].isBlank else { return index }
            index += 1
        }
        return end(of: \.isBlank, from: index)
    }

    /// The index behind the bytes of a name that begin at an index. Most are letters.
    func endOfName(from start: Int) -> Int {
        var index = start
        while index + 8 <= count {
            let letters = word(at: index).letters
            index += (~letters & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
            if letters == 0x8080_8080_8080_8080 { continue }
            guard self[index].isOfName else { return index }
            index += 1
        }
        return end(of: \.isOfName, from: index)
    }

    /// The index of the first byte from an index on that ends a value in quotes, or that a value holds in another form than it reads.
    func endOfVerbatim(from start: Int, quote: UInt8) -> Int {
        // The quote and the ampersand differ in one bit. Tabs and line breaks differ in two, and a text has none of the others in these.
        let bit = 0x0101_0101_0101_0101 * UInt64(quote ^ 0x26), ampersands = 0x2626_2626_2626_2626 | bit
        var index = start
        while index + 8 <= count {
            let word = word(at: index)
            let others =
                (word | bit).firstByte(sameIn: ampersands) | word.firstByte(sameIn: 0x3C3C_3C3C_3C3C_3C3C)
                | (word | 0x0303_0303_0303_0303).firstByte(sameIn: 0x0B0B_0B0B_0B0B_0B0B)
            if others != 0 { return index + others.trailingZeroBitCount / 8 }
            index += 8
        }
        return end(of: { $0 != quote && !$0.isDecoded && $0 != UInt8(ascii: "<") }, from: index)
    }

    /// The index behind the characters of ASCII from the blank on that begin at an index.
    func endOfPrinted(from start: Int) -> Int {
        var index = start
        while index + 8 <= count {
            let word = word(at: index)
            // The highest bit of a byte of the difference is set if the byte is less than a blank. A lesser byte borrows from those behind it.
            let others = (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080
            if others != 0 { return index + others.trailingZeroBitCount / 8 }
            index += 8
        }
        return end(of: { $0 &- 0x20 < 0x60 }, from: index)
    }

    /// The index behind the run of such bytes that begins at an index.
    @inline(__always)
    private func end(of isMember: (UInt8) -> Bool, from start: Int) -> Int {
        var index = start
        while index < count, isMember(self[index]) { index += 1 }
        return index
    }

    /// Eight bytes at once, the first of them lowest.
    @inline(__always)
    private func word(at index: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
}

extension UInt64 {
    /// The highest bit of each byte that is a letter of ASCII.
    fileprivate var letters: UInt64 {
        // Neither sum reaches the next byte, as the highest bits are taken away.
        let small = (self | 0x2020_2020_2020_2020) & 0x7F7F_7F7F_7F7F_7F7F
        return (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505) & ~self & 0x8080_8080_8080_8080
    }

    /// The highest bit of the first byte that is the same in another word; bits of later bytes may be set, too.
    @inline(__always)
    fileprivate func firstByte(sameIn other: UInt64) -> UInt64 {
        let difference = self ^ other
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }
}

extension UInt8 {
    /// Whether a name in ASCII may begin with the byte.
    var beginsName: Bool {
        (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
    }

    /// Whether a value that holds the byte reads otherwise: it begins a reference, or is a line break or a tab.
    var isDecoded: Bool { self == UInt8(ascii: "&") || self == 0x0A || self == 0x09 }

    /// Whether a name in ASCII may contain the byte.
    var isOfName: Bool {
        beginsName || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
