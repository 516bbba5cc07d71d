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
            let isNew = index.insert(name)
            #expect(isNew)
        }
        #expect(index.names == names)
        for (number, name) in names.enumerated() {
            #expect(index[name] == number)
            let isNew = index.insert(name)
            #expect(!isNew)
        }
        #expect(index["never"] == nil)
    }

    @Test("names that are equal in other bytes are one")
    func equivalents() {
        var index = NameIndex()
        let isFirst = index.insert("caf\u{E9}"), isSecond = index.insert("cafe\u{301}")
        #expect(isFirst && !isSecond)
    }
}
