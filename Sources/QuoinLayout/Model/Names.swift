extension Array<String> {
    /// Returns the position of a name. Most others differ from it in their number of bytes, which takes less than comparing them.
    @inlinable
    package func firstIndex(ofName name: String) -> Int? {
        let count = name.utf8.count
        return firstIndex { $0.utf8.count == count && $0 == name }
    }
}
