extension Array {
    /// Empties a list that will fill again: its room is kept, unless it was a whole tree that had gathered.
    mutating func clear() { removeAll(keepingCapacity: count <= 1024) }
}
