import Foundation
import SwiftParser
import Testing

/// Public symbols of UIKit that do nothing say so, and the page that lists them is up to date.
@Suite struct InertSymbolTests {
    let table: SupportTable

    init() throws { table = try SupportTable() }

    @Test("Every symbol without an effect says so") func everySymbolWithoutAnEffectSaysSo() {
        #expect(table.symbols.count > 1000, "the scan reads UIKit's sources")
        for symbol in table.unmarked {
            Issue.record("\(symbol.file):\(symbol.line): \(symbol.type).\(symbol.name) does nothing: document it with 'No effect.'")
        }
    }

    /// `QUOIN_RECORD=1 swift test --filter InertSymbolTests` writes the page, as `make pages` does.
    @Test("The page lists the symbols without an effect") func thePageListsThem() throws {
        let page = Manifest.root.appending(path: "Documentation/UIKitSupport.md")
        if ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil {
            try Data(table.markdown.utf8).write(to: page)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == table.markdown, "run 'make pages'")
    }
}

/// The decision which bodies do nothing.
@Suite struct InertBodyTests {
    private func symbols(_ source: String) -> [PublicSymbol] {
        let finder = PublicSymbolFinder(viewMode: .sourceAccurate)
        finder.read(Parser.parse(source: source), of: "Test.swift")
        return finder.symbols
    }

    @Test(
        "Bodies that do nothing are inert",
        arguments: [
            "public func a() {}", "open var a: Bool { false }", "public var a: Int? { return nil }", "open var a: [Int] { [] }",
            "public var a: Int { -1 }", "public func a() -> Kind { .none }", "public var a: Bool { get { true } set {} }",
            "open var a: String { \"\" }", "public func a() -> Self { self }", "public func a() { /* nothing */ }",
        ])
    func inert(_ member: String) {
        let found = symbols("open class A { \(member) }")
        #expect(found.count == 1 && found[0].isInert && found[0].type == "A")
    }

    @Test(
        "Bodies that do something are not inert",
        arguments: [
            "public func a() { b() }", "open var a: Bool { !b }", "public var a: Bool { get { true } set { b = newValue } }",
            "public var a: CGRect { CGRect(b) }", "public var a: [Int] { [1] }", "open var a = 1 { didSet {} }",
        ])
    func active(_ member: String) {
        #expect(symbols("open class A { \(member) }").allSatisfy { !$0.isInert })
    }

    @Test("Internal, private, overriding and required members do not count") func othersDoNotCount() {
        #expect(symbols("open class A { func a() {}; public override func b() {}; private var c: Int { 1 } }").isEmpty)
        #expect(symbols("public protocol A { func a() }").isEmpty)
    }

    @Test("A method that the package calls is a hook") func whatIsCalledIsAHook() {
        let finder = PublicSymbolFinder(viewMode: .sourceAccurate), uses = SymbolUses(viewMode: .sourceAccurate)
        let tree = Parser.parse(
            source: """
                open class A {
                    open func prepare() {}
                    open func show(_ a: Int, at b: Int) {}
                    open func unused(_ a: Int) {}
                    open func passedOn() {}
                    func run(delegate: A?) { prepare(); delegate?.show(1, at: 2) }
                }
                class B: A { override func passedOn() { super.passedOn() } }
                """)
        finder.read(tree, of: "Test.swift")
        uses.walk(tree)
        #expect(finder.symbols.filter { uses.contain($0) }.map(\.name) == ["prepare()", "show(_:at:)"])
    }
}
