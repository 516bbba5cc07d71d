import SwiftParser
import SwiftSyntax
import Testing

@testable import quoinport

/// Conditions of `#if` after porting: true on Linux where they are true on iOS, and as before on each of Apple's platforms.
@Suite struct GateTests {
    /// A platform, as conditions see it.
    struct Platform {
        var os: String
        var isSimulator = false
        var isCatalyst = false

        static let apple =
            ["iOS", "tvOS", "watchOS", "visionOS", "macOS", "OSX"].map { Platform(os: $0) }
            + [Platform(os: "iOS", isCatalyst: true), Platform(os: "tvOS", isSimulator: true)]
        static let linux = Platform(os: "Linux")
        static let server = Platform(os: "Linux without UIKit")

        func value(of part: Condition.Part) -> TruthValue {
            switch part {
            case .call("os", let name): name == (os == "Linux without UIKit" ? "Linux" : os) ? .yes : .no
            case .call("canImport", "UIKit"): ["iOS", "tvOS", "watchOS", "visionOS", "Linux"].contains(os) ? .yes : .no
            case .call("canImport", "AppKit"): ["macOS", "OSX"].contains(os) ? .yes : .no
            case .call("targetEnvironment", "macCatalyst"): isCatalyst ? .yes : .no
            case .call("targetEnvironment", "simulator"): isSimulator ? .yes : .no
            default: .no
            }
        }

        /// The index of the clause that is compiled; nil if none is.
        func clause(of source: String) -> Int? {
            let file = Parser.parse(source: source)
            guard let node = file.statements.first?.item.as(IfConfigDeclSyntax.self) else { return nil }
            return node.clauses.enumerated().first { _, clause in
                clause.condition.map { Condition($0).value(value) == .yes } ?? true
            }?.offset
        }
    }

    static let gates = [
        "os(iOS)", "os(iOS) || os(tvOS)", "os(iOS) || os(tvOS) || os(visionOS)", "os(tvOS) || os(iOS)",
        "os(iOS) || os(tvOS) || os(watchOS)",
        "os(iOS) || os(macOS)", "os(macOS) || os(iOS) || os(tvOS)", "os(iOS) || os(macOS) || os(tvOS)", "!os(iOS)", "!os(macOS)",
        "os(iOS) && !targetEnvironment(macCatalyst)", "(os(iOS) || os(tvOS)) && !targetEnvironment(simulator)", "!(os(iOS) || os(tvOS))",
        "targetEnvironment(macCatalyst) || os(iOS)", "canImport(UIKit)", "os(tvOS)", "os(iOS) || os(watchOS)", "os(OSX)",
        "os(iOS) && os(iOS) || os(tvOS)", "!os(iOS) && !os(tvOS)",
    ]

    @Test("Apple's platforms keep their branch, and Linux takes that of iOS", arguments: gates)
    func appleIsLeftAlone(gate: String) {
        for tail in ["#endif", "#else\nlet b = 1\n#endif", "#elseif os(watchOS)\nlet c = 1\n#elseif os(visionOS)\nlet d = 1\n#endif"] {
            let source = "#if \(gate)\nlet a = 1\n\(tail)\n"
            let result = ported(source)
            #expect(Platform.linux.clause(of: result) == Platform(os: "iOS").clause(of: source), "Linux takes what iOS takes: \(result)")
            for platform in Platform.apple where !(platform.os == "visionOS" && gate.contains("os(tvOS)")) {
                #expect(platform.clause(of: result) == platform.clause(of: source), "\(platform.os): \(result)")
            }
            #expect(Platform.server.clause(of: result) == Platform.server.clause(of: source), "a server stays one: \(result)")
            #expect(ported(result) == result)
        }
    }

    @Test("Common conditions are rewritten readably") func theUsualGatesReadWell() {
        expect("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif\n", becomes: "#if canImport(UIKit) && !os(watchOS)\nlet a = 1\n#endif\n")
        expect("#if os(iOS)\nlet a = 1\n#endif\n", becomes: "#if os(iOS) || (canImport(UIKit) && os(Linux))\nlet a = 1\n#endif\n")
    }

    @Test("Code kept from Linux only for lack of UIKit is enabled") func whatWasKeptFromLinuxForWantOfUIKitOpens() {
        expect("#if !os(Linux)\nlet a = UIKit.b\n#endif\n", becomes: "#if !os(Linux) || canImport(UIKit)\nlet a = UIKit.b\n#endif\n")
        expect("#if !os(Linux)\nlet a = 1\n#endif\n", becomes: "#if !os(Linux)\nlet a = 1\n#endif\n")
    }

    @Test("Code that needs another module stays disabled") func whatNeedsAnotherModuleStaysClosed() {
        let source = "#if os(iOS)\nimport WebKit\nlet a = 1\n#endif\n"
        let result = ported(["File.swift": source])
        #expect(result.texts["File.swift"] == source)
        #expect(result.remarks == [Remark(path: "File.swift", line: 1, text: "left for iOS alone: it imports WebKit")])
    }
}
