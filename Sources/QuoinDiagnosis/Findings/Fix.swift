/// What to do about a finding, in words and, where it is safe, as changes of the file.
public struct Fix: Hashable, Sendable {
    public var description: String
    /// Empty: only a person can decide. In order of their places, none overlapping another.
    public var edits: [Edit]

    public init(_ description: String, edits: [Edit] = []) {
        self.description = description
        self.edits = edits
    }

    /// Bytes of the file to replace; all others stay as they are.
    public struct Edit: Hashable, Sendable {
        /// What goes, in bytes from the start of the file; empty: only text is added.
        public var bytes: Range<Int>
        /// Where that is, from 1.
        public var line: Int
        public var column: Int
        /// What comes in its place.
        public var text: String

        public init(bytes: Range<Int>, line: Int, column: Int, text: String) {
            self.bytes = bytes
            self.line = line
            self.column = column
            self.text = text
        }
    }
}
