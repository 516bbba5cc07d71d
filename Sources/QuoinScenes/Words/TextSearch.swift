// Search for texts in texts, by their bytes. For Swift's own search the compiler imports a module, `_StringProcessing`, that brings an
// engine of regular expressions along: a megabyte of the static binary, which Scripts/static-binary builds without it.

extension UnsafeBufferPointer<UInt8> {
    fileprivate func firstPlace(of part: [UInt8]) -> Int? {
        guard let first = part.first else { return 0 }
        var place = 0
        while place + part.count <= count {
            if self[place] == first, self[place..<place + part.count].elementsEqual(part) { return place }
            place += 1
        }
        return nil
    }
}

extension [UInt8] {
    /// The place of the first of some bytes that stand here one behind the other. O(count · part's count), mostly O(count).
    package func firstPlace(of part: [UInt8]) -> Int? { withUnsafeBufferPointer { $0.firstPlace(of: part) } }
}

extension Substring {
    /// The place of the first text in this one that is the same byte for byte.
    package func firstPlace(of part: String) -> Range<Index>? {
        let part = Array(part.utf8)
        let found = utf8.withContiguousStorageIfAvailable { $0.firstPlace(of: part) } ?? Array(utf8).firstPlace(of: part)
        guard let found else { return nil }
        let start = utf8.index(startIndex, offsetBy: found)
        return start..<utf8.index(start, offsetBy: part.count)
    }
}

extension StringProtocol {
    /// Whether a text stands somewhere in this one, byte for byte.
    package func includes(_ part: String) -> Bool { Substring(self).firstPlace(of: part) != nil }

    /// This text with the first occurrence of `part`, byte for byte, replaced by another text.
    package func withFirst(_ part: String, replacedBy text: String) -> String {
        let whole = Substring(self)
        guard let place = whole.firstPlace(of: part) else { return String(whole) }
        return "\(whole[..<place.lowerBound])\(text)\(whole[place.upperBound...])"
    }
}
