import Testing

@testable import QuoinInterfaceBuilder

/// A document's names get numbers, known ones those of their cases.
@Suite("Names of elements and attributes")
struct NameTableTests {
    private func number(_ name: String, in table: inout NameTable) -> Int32 {
        name.withCString { table.number(of: $0) }
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
            #expect(table.length(of: known) == name.utf8.count)
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
