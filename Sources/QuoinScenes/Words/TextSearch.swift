// Searches in strings by their bytes. Swift's own search needs the module `_StringProcessing` with its engine of regular
// expressions, which would add a megabyte to the static binary that Scripts/static-binary links.

extension UnsafeBufferPointer<UInt8> {
    fileprivate func firstOccurrence(of part: [UInt8]) -> Int? {
        guard let first = part.first else { return 0 }
        var index = 0
        while index + part.count <= count {
            if self[index] == first, self[index..<index + part.count].elementsEqual(part) { return index }
            index += 1
        }
        return nil
    }
}

extension [UInt8] {
    /// Returns the offset of the first occurrence of some bytes. O(count · part's count), mostly O(count).
    package func firstOccurrence(of part: [UInt8]) -> Int? { withUnsafeBufferPointer { $0.firstOccurrence(of: part) } }
}

extension Substring {
    /// Returns the range of the first occurrence of a text, compared byte by byte.
    package func firstOccurrence(of part: String) -> Range<Index>? {
        let part = Array(part.utf8)
        let found = utf8.withContiguousStorageIfAvailable { $0.firstOccurrence(of: part) } ?? Array(utf8).firstOccurrence(of: part)
        guard let found else { return nil }
        let start = utf8.index(startIndex, offsetBy: found)
        return start..<utf8.index(start, offsetBy: part.count)
    }
}

extension StringProtocol {
    /// Returns whether a text occurs in this one, compared byte by byte.
    package func includes(_ part: String) -> Bool { Substring(self).firstOccurrence(of: part) != nil }

    /// Returns this text with the first occurrence of `part`, compared byte by byte, replaced by another text.
    package func withFirst(_ part: String, replacedBy text: String) -> String {
        let whole = Substring(self)
        guard let index = whole.firstOccurrence(of: part) else { return String(whole) }
        return "\(whole[..<index.lowerBound])\(text)\(whole[index.upperBound...])"
    }
}
