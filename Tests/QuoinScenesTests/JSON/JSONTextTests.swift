import QuoinScenes
import Testing

@Suite("JSON text")
struct JSONTextTests {
    private func parse(_ text: String) throws -> JSONValue { try JSONText(Array(text.utf8)).root }

    private func failure(_ text: String) -> String? { failure(Array(text.utf8)) }

    private func failure(_ bytes: [UInt8], _ limits: JSONText.Limits = .init()) -> String? {
        do throws(JSONError) {
            _ = try JSONText(bytes, limits: limits)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("holds every kind of value, in the order of the text")
    func values() throws {
        let root = try parse(#" {"a": [1, -2.5e3, true, null], "b": {"c": "d"}, "": false} "#)
        #expect(root.members.map { $0.name.string } == ["a", "b", ""])
        #expect(root["a"]?.elements.map(\.kind) == [.number, .number, .bool, .null])
        #expect(root["a"]?.elements.compactMap(\.number) == [1, -2500])
        #expect(root["b"]?["c"]?.string == "d")
        #expect(root[""]?.bool == false)
        #expect(root["nothing"] == nil)
    }

    @Test("replaces escapes, pairs of surrogates too")
    func escapes() throws {
        #expect(try parse(#""a\n\t\"\\\/\u00e9\ud83d\ude00""#).string == "a\n\t\"\\/é😀")
        #expect(try parse(#""\ud83d!""#).string == "\u{FFFD}!")
        #expect(try parse(#""\ud83d\u0041""#).string == "\u{FFFD}A")
    }

    @Test("knows the line, the column and the bytes of every value")
    func places() throws {
        let root = try parse("{\n \"é\": [1,\n  \"x\"]}")
        let list = try #require(root["é"])
        #expect(list.position == TextPosition(line: 2, column: 7))
        let last = try #require(Array(list.elements).last)
        #expect(last.position == TextPosition(line: 3, column: 3))
        #expect(last.byteRange.count == 3)
    }

    @Test(
        "says what is wrong and where",
        arguments: [
            ("", "1:1: expected a value, found the end of the text"),
            ("{\"a\": 1,}", "1:9: expected a name in quotes, found \"}\""),
            ("[1 2]", "1:4: expected a comma or the end of the list, found \"2\""),
            ("{\"a\" 1}", "1:6: expected a colon, found \"1\""),
            ("[1]\n]", "2:1: expected the end of the text, found \"]\""),
            ("nul", "1:1: expected true, false, null, a number, or a string in quotes, found \"n\""),
            ("[\"abc", "1:6: expected the string's closing quote, found the end of the text"),
            ("{a: 1}", "1:2: expected a name in quotes or \"}\", found \"a\""),
        ])
    func errors(_ text: String, _ message: String) {
        #expect(failure(text) == message)
    }

    @Test("refuses numbers that JSON does not know", arguments: ["01", "1.", ".5", "+1", "-", "1e", "0x1", "1e+", "--1", "NaN"])
    func numbers(_ text: String) {
        #expect(failure("[\(text)]") != nil)
    }

    @Test("refuses bad escapes and control characters", arguments: ["\"\\x\"", "\"\\u12g4\"", "\"\\u12\"", "\"a\u{1}b\"", "\"\\"])
    func strings(_ text: String) {
        #expect(failure(text) != nil)
    }

    @Test(
        "refuses what is no UTF-8",
        arguments: [[0xFF], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80]] as [[UInt8]])
    func encoding(_ bytes: [UInt8]) {
        #expect(failure([0x22] + bytes + [0x22])?.contains("not UTF-8") == true)
    }

    @Test("takes a byte order mark and numbers too large for a double, which are no numbers")
    func corners() throws {
        #expect(try JSONText([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)).root.kind == .list)
        #expect(try parse("1e999").number == nil)
    }

    @Test("stops at its limits, at once")
    func limits() {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(failure(deep)?.contains("nested deeper than 128") == true)
        #expect(failure([UInt8](repeating: 0x20, count: 2000), .init(bytes: 1000))?.contains("longer than 1000 bytes") == true)
        #expect(failure(Array("[1,2,3,4]".utf8), .init(values: 3))?.contains("more than 3 values") == true)
    }

    @Test("what the writer writes, the reader reads")
    func roundTrip() throws {
        var writer = JSONWriter()
        writer.object(expanded: true) { writer in
            writer.member("text", "a\"\\\n\u{7}é😀")
            writer.member("numbers") { $0.list([1, -2.5, 1.0 / 3, 1e300, 0, -0.0]) }
            writer.member("none", nil)
            writer.member("empty") { $0.list([Double]()) }
            writer.member("infinite", .infinity)
        }
        let root = try parse(writer.text)
        #expect(root["text"]?.string == "a\"\\\n\u{7}é😀")
        #expect(root["numbers"]?.elements.compactMap(\.number) == [1, -2.5, 1.0 / 3, 1e300, 0, 0])
        #expect(root["none"]?.isNull == true)
        #expect(root["empty"]?.elements.map(\.kind).isEmpty == true)
        #expect(root["infinite"]?.isNull == true)
    }
}
