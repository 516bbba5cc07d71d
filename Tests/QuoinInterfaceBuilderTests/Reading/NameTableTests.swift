import Testing

@testable import QuoinInterfaceBuilder

/// A document's names get numbers, known ones those of their cases.
@Suite("Names of elements and attributes")
struct NameTableTests {
    private func number(_ name: String, in table: inout NameTable) -> Int32 {
        name.withCString { table.number(of: $0) }
    }

    private func end(of number: Int32, in text: String, _ table: NameTable) -> Int? {
        Array(text.utf8).withUnsafeBufferPointer { table.end(of: number, at: 0, in: $0) }
    }

    @Test("known names have the numbers of their cases")
    func known() {
        var table = NameTable.known
        for name in XMLName.allCases {
            let found = number("\(name)", in: &table)
            #expect(found == name.rawValue && table.name(found) == "\(name)")
        }
    }

    @Test("other names get a number each, whatever their length and wherever they differ")
    func others() {
        var table = NameTable.known
        var numbers: [String: Int32] = [:]
        for length in 1..<40 {
            for place in 0..<length {
                var bytes = Array(repeating: UInt8(ascii: "q"), count: length)
                bytes[place] = UInt8(ascii: "r")
                let name = String(decoding: bytes, as: UTF8.self)
                numbers[name] = number(name, in: &table)
            }
        }
        #expect(Set(numbers.values).count == numbers.count)
        for (name, known) in numbers {
            let again = number(name, in: &table)
            #expect(again == known && table.number(of: name) == known && table.name(known) == name)
            #expect(end(of: known, in: name, table) == nil, "at the end of a text a name is not complete")
            #expect(end(of: known, in: name + "=", table) == name.utf8.count)
            #expect(end(of: known, in: name + "=\"12345678", table) == name.utf8.count)
            #expect(end(of: known, in: name + "q=\"12345678", table) == nil)
            #expect(end(of: known, in: name.dropLast() + "=\"12345678", table) == nil)
        }
        #expect(table.number(of: "neverSeen") == nil)
    }

    @Test("elements whose names end in string keep their text")
    func texts() throws {
        var table = NameTable.known
        for (name, isOfText) in [("string", true), ("mutableString", true), ("label", false), ("ring", false), ("astring", true)] {
            let found = number(name, in: &table)
            #expect(table.isOfText(found) == isOfText, "\(name)")
        }
    }
}
