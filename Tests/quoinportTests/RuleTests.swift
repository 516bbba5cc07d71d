import Testing

@testable import quoinport

/// The port of declarations and statements.
@Suite struct RuleTests {
    @Test("Attributes of Objective-C are made conditional") func attributes() {
        expect(
            "class A {\n    @objc private func f() {}\n}\n",
            becomes: "class A {\n    #if canImport(ObjectiveC)\n    @objc\n    #endif\n    private func f() {}\n}\n")
        expect(
            "class A {\n    @discardableResult @objc(g) public func f() -> Int { 1 }\n}\n",
            becomes:
                "class A {\n    @discardableResult \n    #if canImport(ObjectiveC)\n    @objc(g)\n    #endif\n    public func f() -> Int { 1 }\n}\n"
        )
        expect("@objc\nclass A {}\n", becomes: "#if canImport(ObjectiveC)\n@objc\n#endif\nclass A {}\n")
        expect(
            "class A { @IBAction func f() {}; @IBInspectable var g = 1 }\n",
            becomes: "class A { @IBAction func f() {}; @IBInspectable var g = 1 }\n")
        expect("@UIApplicationMain\nclass A {}\n", becomes: "@main\nclass A {}\n")
    }

    @Test("Objective-C protocols become class protocols") func protocolsOfObjectiveCAreForClasses() {
        expect("@objc protocol P {}\n", becomes: "#if canImport(ObjectiveC)\n@objc\n#endif\nprotocol P: AnyObject {}\n")
        let result = ported("@objc protocol P {\n    @objc optional func f() -> Int?\n}\nfunc g(p: P?) {\n    p?.f?()\n}\n")
        #expect(result.contains("extension P {\n    func f() -> Int? { nil }\n}"))
        #expect(result.contains("#if canImport(ObjectiveC)\n    p?.f?()\n    #else\n    p?.f()\n    #endif"))
        #expect(ported(result) == result)
    }

    @Test("Optional requirements that return values get defaults") func optionalRequirementsWithValues() {
        let delegate = "@objc public protocol P {\n    @objc optional func f(_ a: Int, at b: Int) -> Bool\n}\n"
        let result = ported([
            "A.swift": delegate + "func g(p: P?) -> Bool {\n    return p?.f?(1, at: 2) ?? true\n}\n",
            "B.swift": "class B {\n}\nextension B: NSObject & P {\n    public func f(_ a: Int, at c: Int) -> Bool { a == c }\n}\n",
            "C.swift": "class C: P {}\nclass D: C {\n    func f(_ a: Int, at b: Int) -> Bool { true }\n}\n",
        ])
        #expect(result.texts["A.swift"]?.contains("    #else\n    func f(_ a: Int, at b: Int) -> Bool?\n    #endif\n") == true)
        #expect(result.texts["A.swift"]?.contains("    public func f(_ a: Int, at b: Int) -> Bool? { nil }\n") == true)
        #expect(result.texts["A.swift"]?.contains("    #else\n    return p?.f(1, at: 2) ?? true\n    #endif\n") == true)
        #expect(
            result.texts["B.swift"]
                == "class B {\n}\nextension B: NSObject & P {\n    public func f(_ a: Int, at c: Int) -> Bool { a == c }\n"
                + "    #if !canImport(ObjectiveC)\n    public func f(_ a: Int, at c: Int) -> Bool? { f(a, at: c) as Bool }\n    #endif\n}\n"
        )
        #expect(result.remarks.map(\.path) == ["C.swift"] && result.remarks[0].text.contains("implement it in C, too"))
        #expect(ported(result.texts).texts == result.texts)
        // Code that is written after the first port.
        var later = result.texts
        later["E.swift"] = "class E: P {\n    func f(_ a: Int, at b: Int) -> Bool { p?.f?(a, at: b) ?? false }\n}\n"
        let again = ported(later).texts
        #expect(again["B.swift"] == result.texts["B.swift"] && again["A.swift"] == result.texts["A.swift"])
        #expect(again["E.swift"]?.contains("-> Bool? { f(a, at: b) as Bool }") == true)
        #expect(again["E.swift"]?.contains("p?.f(a, at: b) ?? false") == true)
    }

    @Test("Optional properties of protocols get defaults") func optionalProperties() {
        let result = ported([
            "A.swift": "@objc protocol P {\n    @objc optional var a: Int { get }\n    @objc optional var b: String? { get }\n}\n",
            "B.swift": "class B: P {\n    let a = 1\n    var b: String? { let a = 2; return \"\\(a)\" }\n}\n",
        ])
        #expect(result.texts["A.swift"]?.contains("    #else\n    var aOfP: Int? { get }\n    #endif\n") == true)
        #expect(result.texts["A.swift"]?.contains("extension P {\n    var aOfP: Int? { nil }\n    var a: Int? { aOfP }\n}") == true)
        #expect(result.texts["A.swift"]?.contains("extension P {\n    var b: String? { nil }\n}") == true)
        #expect(
            result.texts["B.swift"]
                == "class B: P {\n    let a = 1\n    #if !canImport(ObjectiveC)\n    var aOfP: Int? { a as Int }\n    #endif\n"
                + "    var b: String? { let a = 2; return \"\\(a)\" }\n}\n")
        #expect(ported(result.texts).texts == result.texts && result.remarks.isEmpty)
    }

    @Test("Calls of UIKit's optional methods become plain calls without Objective-C") func optionalMethodsOfUIKit() {
        let result = ported("func g() {\n    d?.scrolled?(v, to: 1)\n    e?.scrolled?(v)\n}\n")
        #expect(result.contains("#else\n    d?.scrolled(v, to: 1)\n    #endif\n    e?.scrolled?(v)\n"))
    }

    @Test("Attributes with a space before their argument are recognized") func spacesThatSwift5Allows() {
        expect(
            "class A {\n    @objc (b) func f() {}\n}\n",
            becomes: "class A {\n    #if canImport(ObjectiveC)\n    @objc (b)\n    #endif\n    func f() {}\n}\n")
    }

    @Test("A file that does not parse reports its first error") func whatDoesNotParse() {
        let file = SwiftFile(path: "", text: "let a = 1\nfunc f( {\n}\n")
        #expect(!file.parses && file.firstErrorLine == 2)
    }

    @Test("Selectors get a form that needs no Objective-C") func selectors() {
        expect(
            "class A {\n    func f(_ s: Int) {}\n    func g() {\n        h(#selector(f(_:)))\n    }\n}\n",
            becomes:
                "class A {\n    func f(_ s: Int) {}\n    func g() {\n        #if canImport(ObjectiveC)\n        h(#selector(f(_:)))\n        #else\n"
                + "        h(Selector(\"f:\", in: A.self) { $0.f($1) })\n        #endif\n    }\n}\n")
        let condition = ported(
            "class A {\n    func f() {}\n    func g(s: Selector) {\n        if s == #selector(f) {\n            f()\n        }\n    }\n}\n")
        #expect(condition.contains("let fSelector = Selector(\"f\", in: A.self) { $0.f() }"))
        #expect(condition.contains("        if s == fSelector {\n"))
        #expect(ported(condition) == condition)
        #expect(ported("let a = #selector(getter: A.b)\n").contains("Selector((\"b\"))"))
        #expect(ported("let a = #selector(B.unknown(_:with:))\n").contains("Selector((\"unknown:with:\"))"))
        #expect(ported("let a = #keyPath(A.b.c)\n").contains("\"b.c\""))
        #expect(
            ported("let a = { x.f(#selector(B.c)) }\n").contains("{\n    #if canImport(ObjectiveC)\n    x.f(#selector(B.c))\n    #else\n"))
    }

    @Test(
        "Names in Objective-C are derived from Swift names",
        arguments: [
            ("f", [], "f"), ("f", ["_"], "f:"), ("f", ["sender"], "fWithSender:"), ("f", ["for", "in"], "fFor:in:"),
            ("f", ["_", "with"], "f:with:"),
            ("f", ["withName"], "fWithName:"), ("f", ["_", "_"], "f::"),
        ])
    func namesInObjectiveC(base: String, labels: [String], name: String) { #expect(PackageIndex.selector(base, labels) == name) }

    @Test("Overrides in extensions are moved into the class") func overrides() {
        let result = ported([
            "A.swift": "class A: UIViewController {\n    let x = 1\n}\n",
            "B.swift": "extension A {\n    /// Once.\n    override func viewDidLoad() {\n        y()\n    }\n    func y() {}\n}\n",
            "C.swift": "class C: A {\n    override func y() {}\n}\n",
        ])
        #expect(
            result.texts["A.swift"]
                == "import UIKit\n\nclass A: UIViewController {\n    let x = 1\n\n    /// Once.\n    override func viewDidLoad() {\n        y()\n    }\n\n"
                + "    func y() {}\n}\n")
        #expect(result.texts["B.swift"]?.contains("func") == false)
        #expect(ported(result.texts).texts == result.texts && result.remarks.isEmpty)
    }

    @Test("Open members of extensions are moved into the class") func openMembersOfExtensions() {
        let result = ported([
            "A.swift": "open class A: UIView {\n}\n", "B.swift": "extension A {\n    @objc open func x() {}\n    func y() {}\n}\n",
            "C.swift": "extension UIView {\n    @objc open func z() {}\n}\n",
        ])
        #expect(result.texts["A.swift"]?.contains("open func x() {}") == true)
        #expect(result.texts["B.swift"]?.contains("x()") == false && result.texts["C.swift"]?.contains("z()") == true)
        #expect(result.remarks.isEmpty && ported(result.texts).texts == result.texts)
    }

    @Test("Overrides that use private names forward to the extension") func overridesBesidePrivateNames() {
        let result = ported([
            "A.swift": "class A: UIView {\n}\n",
            "B.swift": """
            private func secret() -> String { "" }
            public extension A {
                override var description: String {
                    return secret()
                }
                override func add(_ view: UIView, to other: UIView) throws -> Bool { secret().isEmpty }
                override var tag: Int { get { secret().count } set {} }
            }

            """,
        ])
        #expect(
            result.texts["A.swift"] == "import UIKit\n\n" + """
                class A: UIView {

                    public override var description: String { portedDescription }

                    public override func add(_ view: UIView, to other: UIView) throws -> Bool { try portedAdd(view, to: other) }

                    public override var tag: Int { get { portedTag } set { portedTag = newValue } }
                }

                """)
        #expect(
            result.texts["B.swift"] == "import UIKit\n\n" + """
                private func secret() -> String { "" }
                public extension A {
                    internal var portedDescription: String {
                        return secret()
                    }
                    internal func portedAdd(_ view: UIView, to other: UIView) throws -> Bool { secret().isEmpty }
                    internal var portedTag: Int { get { secret().count } set {} }
                }

                """)
        #expect(ported(result.texts).texts == result.texts && result.remarks.isEmpty)
    }

    @Test("Key-value observations without effect are listed") func observationsThatHearNothingAreListed() {
        let text = "let a = view.observe(\\.bounds) { _, _ in }\nlet b = x.observe(\\Card.title, options: [.new]) { _, _ in }\n"
        #expect(ported(["A.swift": text]).remarks.map(\.line) == [2])
    }

    @Test("Overrides are moved together with their conditions") func overridesWithinConditionsOfTheirOwn() {
        let result = ported([
            "A.swift": "#if os(iOS)\nimport UIKit\nclass A: UIView {\n    let x = 1\n}\n#endif\n",
            "B.swift": """
            #if os(iOS)
            extension A {
                override func y() {}
            }
            #endif

            """,
            "C.swift": """
            #if swift(>=6.9)
            #else
            extension A {
                #if DEBUG || TRACE
                #endif
                override func z() {}
            }
            #endif
            #if DEBUG || TRACE
            extension A {
                override var tag: Int { 1 }
            }
            #endif

            """,
        ])
        #expect(
            result.texts["A.swift"] == "#if os(iOS) || (canImport(UIKit) && os(Linux))\nimport UIKit\n" + """
                class A: UIView {
                    let x = 1

                    override func y() {}

                    #if !(swift(>=6.9))
                    override func z() {}
                    #endif

                    #if DEBUG || TRACE
                    override var tag: Int { 1 }
                    #endif
                }
                #endif

                """)
        #expect(result.remarks.isEmpty && ported(result.texts).texts == result.texts)
        #expect(result.texts["B.swift"]?.contains("func") == false && result.texts["C.swift"]?.contains("tag") == false)
    }

    @Test("Overrides that cannot be moved are listed") func overridesThatCannotMove() {
        let result = ported([
            "A.swift": "class A: UIViewController {}\n",
            "B.swift":
                "private func secret() {}\nextension A {\n    override var title: String? { didSet { secret() } }\n}\n",
            "C.swift": "extension UIView {\n    override func copy() -> Any { 1 }\n}\n",
        ])
        #expect(result.remarks.map(\.path) == ["B.swift", "C.swift"])
        #expect(result.remarks[0].text.contains("secret") && result.remarks[1].text.contains("does not declare"))
    }

    @Test(
        "Test cases that adopt UIKit's types are recognized",
        arguments: [
            ("class T: XCTestCase, UIView {}", true), ("class T: XCTestCase {}\nextension T: UIView {}", true),
            ("class T: XCTestCase {}", false),
            ("class T: A, UIView {}", false),
        ])
    func testCasesThatAreDelegates(text: String, isNeeded: Bool) {
        let file = SwiftFile(path: "T.swift", text: text)
        #expect(TestCaseFile.isNeeded(by: [file], PackageIndex([(file, "T")], uikit: ["UIView"])) == isNeeded)
        #expect(SwiftFile(path: "", text: TestCaseFile.text).parses)
    }

    @Test("Descriptions of classes become NSStringFromClass") func namesOfClasses() {
        expect(
            "let name = type(of: a.b).description() + type(of: a).name\n",
            becomes: "let name = NSStringFromClass(type(of: a.b)) + type(of: a).name\n")
    }

    @Test("Imports are added where needed, and made conditional") func imports() {
        expect("let a = UIView()\n", becomes: "import UIKit\n\nlet a = UIView()\n")
        expect("import XCTest\nlet a = UIView()\n", becomes: "import XCTest\nimport UIKit\nlet a = UIView()\n")
        expect("class UIView {}\nlet a = UIView()\n", becomes: "class UIView {}\nlet a = UIView()\n")
        expect("let a = x.UIView\n", becomes: "let a = x.UIView\n")
        expect("import os.log\nlet a = 1\n", becomes: "#if canImport(os)\nimport os.log\n#endif\nlet a = 1\n")
        expect("import SwiftUI\nlet a = 1\n", becomes: "#if canImport(SwiftUI)\nimport SwiftUI\nlet a = 1\n#endif\n")
        expect(
            "import UIKit.UIGestureRecognizerSubclass\n",
            becomes: "#if canImport(ObjectiveC)\nimport UIKit.UIGestureRecognizerSubclass\n#else\nimport UIKit\n#endif\n")
        expect(
            "import Foundation\nlet a: URLRequest? = nil\n",
            becomes:
                "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a: URLRequest? = nil\n")
    }

    @Test("Imports within conditions are made conditional") func importsWithinConditions() {
        expect(
            "#if DEBUG\nimport SwiftUI\nlet a = 1\n#endif\n",
            becomes: "#if DEBUG && canImport(SwiftUI)\nimport SwiftUI\nlet a = 1\n#endif\n")
        expect(
            "#if DEBUG || TEST\nimport SwiftUI\n#endif\n",
            becomes: "#if (DEBUG || TEST) && canImport(SwiftUI)\nimport SwiftUI\n#endif\n")
    }

    @Test("Tests on the main actor become asynchronous") func testsOfTheMainActor() {
        expect(
            "@MainActor class T: XCTestCase {\n    override func setUpWithError() throws { try super.setUpWithError() }\n    func testA() throws {}\n    func help() {}\n}\n",
            becomes:
                "@MainActor class T: XCTestCase {\n    override func setUp() async throws { }\n    func testA() async throws {}\n    func help() {}\n}\n"
        )
        expect(
            "@MainActor class T: XCTestCase {\n    override func tearDown() {\n        a = nil\n        super.tearDown()\n    }\n}\n",
            becomes: "@MainActor class T: XCTestCase {\n    override func tearDown() async throws {\n        a = nil\n    }\n}\n")
        expect(
            "import UIKit\nclass B: XCTestCase {}\nclass T: B, UIView {\n    override func setUp() { super.setUp() }\n}\n",
            becomes:
                "import UIKit\nclass B: XCTestCase {}\nclass T: B, UIView {\n    override func setUp() async throws { try await super.setUp() }\n}\n"
        )
        expect("class T: XCTestCase {\n    func testA() {}\n}\n", becomes: "class T: XCTestCase {\n    func testA() {}\n}\n")
    }

    @Test("Tests on the main actor wait for expectations asynchronously") func testsOfTheMainActorThatWait() {
        expect(
            """
            @MainActor class T: XCTestCase {
                func testA() {
                    let a = expectation(description: "a"), b = self.expectation(for: p, evaluatedWith: nil)
                    run { a.fulfill(); self.wait(for: [b], timeout: 9) }
                    waitForExpectations(timeout: 2, handler: nil)
                    let c = XCTestExpectation()
                    self.wait(for: [c], timeout: 1, enforceOrder: true)
                }
            }

            """,
            becomes: """
                @MainActor class T: XCTestCase {
                    func testA() async {
                        let a = expectation(description: "a"), b = self.expectation(for: p, evaluatedWith: nil)
                        run { a.fulfill(); self.wait(for: [b], timeout: 9) }
                        await fulfillment(of: [a, b], timeout: 2)
                        let c = XCTestExpectation()
                        await fulfillment(of: [c], timeout: 1, enforceOrder: true)
                    }
                }

                """)
        let waiting = ported([
            "T.swift": """
            @MainActor class T: XCTestCase {
                func testA() {
                    let a = expectation(description: "a")
                    waitForExpectations(timeout: 1) { error in XCTAssertNil(error) }
                }
                func testB() {
                    wanted = expectation(description: "b")
                    waitForExpectations(timeout: 1)
                }
            }
            """
        ])
        #expect(waiting.remarks.map(\.line) == [4, 8] && waiting.texts["T.swift"]?.contains("fulfillment") == false)
    }

    @Test("Code under conditions that Linux does not meet is left alone") func conditionsThatLinuxDoesNotMeetAreLeft() {
        let source = "#if os(macOS)\nimport AppKit\nclass A {\n    @objc func f() { g(#selector(f)) }\n}\n#endif\n"
        expect(source, becomes: source)
    }
}
