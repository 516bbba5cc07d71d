import Foundation
import Testing

@testable import QuoinInterfaceBuilder

/// The scanner reads what Interface Builder writes as expat does, and leaves everything else to expat.
@Suite("XML scanner")
struct XMLScannerTests {
    private static let rounds = Fixture.variable("QUOIN_FUZZ").flatMap { Int($0) } ?? 3000
    private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    private static let fixtures: [(name: String, bytes: [UInt8])] = {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)) ?? []).sorted()
        return names.compactMap { name in (try? Fixture.bytes(name)).map { (name, $0) } }
    }()

    /// Everything that readers of a tree can see, element by element.
    private func contents(_ tree: XMLTree) -> [String] {
        tree.records.indices.map { index in
            let element = XMLElement(tree: tree, index: index)
            let record = tree.records[index]
            let attributes = element.attributeNames.map { "\($0)=\(element[named: $0] ?? "")" }
            return "\(element.name) \(attributes) \(element.text) \(record.parent) \(record.firstChild) \(record.next) \(element.byteRange)"
        }
    }

    /// Whether the scanner read the document.
    @discardableResult
    private func compare(_ bytes: [UInt8], _ limits: XMLLimits = XMLLimits()) -> Bool {
        guard let draft = XMLScanner.read(bytes, limits) else { return false }
        let scanned = contents(XMLTree(draft, bytes: bytes))
        let parsed = (try? XMLTree.parse(bytes, limits: limits)).map { contents($0) }
        #expect(parsed == scanned, "\(String(decoding: bytes, as: UTF8.self))")
        return true
    }

    @Test("a decimal is the number that it is read as elsewhere")
    func readsDecimals() throws {
        var texts = [
            "0", "-0", "7", "-12.5", "0.1", "375.33333333333331", "20.666666666666668", "99999999999999", "123456789.123456", "-0.000001",
            "1e3", "+1", "", "-", ".", "5.", ".5", "1..2", "1.2.3", "--1", "1-", " 1", "0x10", "inf", "nan", "9007199254740993",
            "1000000001",
        ]
        var dice = SeededGenerator(seed: 7)
        for _ in 0..<XMLScannerTests.rounds {
            let whole = Int64.random(in: -99_999_999...99_999_999, using: &dice), digits = Int.random(in: 1...7, using: &dice)
            texts.append("\(whole)." + String(String(Int.random(in: 10_000_000...99_999_999, using: &dice)).suffix(digits)))
        }
        for text in texts {
            let tree = try XMLTree.read(Array((XMLScannerTests.declaration + "<a n=\"\(text)\"/>").utf8))
            let expected = Double(text).flatMap { abs($0) <= 1e9 ? $0 : nil }
            #expect(tree.root?.number(named: "n")?.bitPattern == expected?.bitPattern, "\(text)")
        }
    }

    @Test("reads all fixtures as expat does")
    func readsFixtures() {
        #expect(!XMLScannerTests.fixtures.isEmpty)
        for (name, bytes) in XMLScannerTests.fixtures { #expect(compare(bytes), "\(name)") }
    }

    @Test(
        "reads what Interface Builder seldom writes, as well",
        arguments: [
            "<a/>", "<a></a>", "<a ></a >\n", "<!-- x - y -->\n<a/><!---->\n", "<a b='\"' c = \"'\"/>",
            "<a b=\"&lt;&amp;&gt;&quot;&apos;&#10;&#x1F600;\"/>",
            "<a b=\"1\n\t2\"/>", "<string>a &amp; b\n c</string>", "<string>a<b/>c</string>", "<a>&#65; ]] ></a>", "<a><!-- --><b/></a>",
            "<mutableString key=\"x\"> größer 😀 </mutableString>", "<_a:b.c-d1/>", "<string></string>", "<a b=\"&#0013;\"/>",
        ])
    func reads(_ text: String) {
        #expect(compare(Array((XMLScannerTests.declaration + text).utf8)))
    }

    @Test(
        "leaves to expat what it does not know",
        arguments: [
            "", "<a>", "<a></b>", "<a b=\"1\" b=\"2\"/>", "<a b=1/>", "<a b=\"1\"c=\"2\"/>", "<a b=\"<\"/>", "<a/><b/>", "x<a/>", "<a/>x",
            "<a>&nbsp;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>&#+65;</a>", "<a>&#;</a>", "<a>&</a>", "<a>]]></a>",
            "<a><![CDATA[x]]></a>",
            "<!DOCTYPE a><a/>", "<?pi?><a/>", "<a><?pi?></a>", "<!-- a -- b --><a/>", "<string>a<!-- -->b</string>", "<a\r/>",
            "<a>\u{1}</a>",
            "<a>\u{FFFE}</a>", "<größe/>", "< a/>", "<1a/>", "<a / >", "<a", "<a b", "<a b=", "<a b=\"", "<a/", "<!--", "<a><!-", "</a>",
        ])
    func leaves(_ text: String) {
        #expect(XMLScanner.read(Array((XMLScannerTests.declaration + text).utf8), XMLLimits()) == nil)
    }

    @Test("leaves other encodings to expat, and bytes that are no UTF-8")
    func encodings() {
        let plain = Array("<a b=\"".utf8), end = Array("\"/>".utf8)
        let wrong: [[UInt8]] = [
            [0x80], [0xC1, 0x81], [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF8, 0x90, 0x80, 0x80], [0xEF, 0xBF, 0xBF], [0x0B],
        ]
        for bytes in wrong {
            #expect(XMLScanner.read(Array(XMLScannerTests.declaration.utf8) + plain + bytes + end, XMLLimits()) == nil, "\(bytes)")
        }
        #expect(XMLScanner.read(plain + end, XMLLimits()) == nil)
        #expect(XMLScanner.read(Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>".utf8), XMLLimits()) == nil)
    }

    @Test("reads a declaration in single quotes, too")
    func quotesOfDeclaration() {
        #expect(compare(Array("<?xml version='1.0' encoding='UTF-8'?>\n<a b=\"1\"/>".utf8)))
        #expect(!compare(Array("<?xml version='1.0\" encoding='UTF-8'?>\n<a b=\"1\"/>".utf8)))
        #expect(!compare(Array("<?xml version='1.0' encoding='ISO-8859-1'?>\n<a b=\"1\"/>".utf8)))
    }

    @Test("keeps to the limits")
    func limits() {
        let bytes = Array((XMLScannerTests.declaration + "<a><b><c d=\"123456789\"/></b></a>").utf8)
        #expect(compare(bytes))
        for limits in [XMLLimits(bytes: 20), XMLLimits(elements: 2), XMLLimits(depth: 2), XMLLimits(tag: 10)] {
            #expect(XMLScanner.read(bytes, limits) == nil)
        }
    }

    @Test("reads a changed file as expat does, or not at all")
    func mutated() throws {
        var random = SeededGenerator(seed: 7)
        var count = 0
        for _ in 0..<XMLScannerTests.rounds {
            var bytes = XMLScannerTests.fixtures[random.below(XMLScannerTests.fixtures.count)].bytes
            for _ in 0...random.below(3) { random.mutate(&bytes) }
            if compare(bytes) { count += 1 }
        }
        #expect(count > XMLScannerTests.rounds / 10)
    }
}
