import Testing

@testable import QuoinScenes

/// Names have the numbers of their places.
@Suite("Numbers of names")
struct NameIndexTests {
    @Test("each name has the number of its place, however many there are")
    func numbers() {
        let names = (0..<3000).map { String(repeating: "n", count: $0 % 23) + "\($0)" } + ["", "é", "名前", "👩‍👧"]
        var index = NameIndex(capacity: 2)
        for name in names {
            #expect(index[name] == nil)
            #expect(index.insert(name))
        }
        #expect(index.names == names)
        for (number, name) in names.enumerated() {
            #expect(index[name] == number)
            #expect(!index.insert(name))
        }
        #expect(index["never"] == nil)
    }

    @Test("names that are equal in other bytes are one")
    func equivalents() {
        var index = NameIndex()
        #expect(index.insert("caf\u{E9}"))
        #expect(!index.insert("cafe\u{301}"))
    }
}
