extension Array {
    /// Empties a list that will fill again. It keeps its memory, unless it was as long as a whole tree.
    mutating func clear() { removeAll(keepingCapacity: count <= 1024) }

    /// Returns the elements and leaves the array empty.
    mutating func take() -> [Element] {
        var taken: [Element] = []
        swap(&self, &taken)
        return taken
    }

    /// Appends the elements of another list and leaves that one empty; an empty list takes over its memory.
    mutating func takeElements(of other: inout [Element]) {
        if isEmpty { swap(&self, &other) } else { self += other.take() }
    }

    /// Grows to at least `size` elements; new ones hold `value`.
    mutating func grow(to size: Int, with value: Element) {
        if size > count { append(contentsOf: repeatElement(value, count: size - count)) }
    }
}
