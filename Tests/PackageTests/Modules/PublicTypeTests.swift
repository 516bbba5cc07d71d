import Foundation
import Testing

/// Public types of the libraries say whether they are `Sendable`, and values of the engine print as text.
@Suite struct PublicTypeTests {
    /// A public type as a source declares it.
    private struct Declared {
        let name: String, kind: String, module: String
        /// The text after the name: generic parameters and conformances.
        let heading: String
        let documentation: String
        let isNested: Bool
        /// Whether it is an enumeration without cases (a namespace), or one whose cases have no values.
        let body: String
    }

    /// The public types of all libraries, and which of them print as text.
    private struct Declarations {
        var types: [Declared] = []
        /// The names of types that conform to CustomStringConvertible, by module.
        var printed: [String: Set<String>] = [:]
    }

    private let types: [Declared]
    private let printed: [String: Set<String>]

    private static let modules = [
        "QuoinSolver", "QuoinLayout", "QuoinBehaviors", "QuoinText", "QuoinScenes", "QuoinInterfaceBuilder", "QuoinDiagnosis",
        "QuoinDrawing",
    ]

    /// The sources are read once, because a test for each module would read them all again.
    private static let read = Result { try declarations() }

    init() throws {
        let read = try PublicTypeTests.read.get()
        types = read.types
        printed = read.printed
    }

    private static func declarations() throws -> Declarations {
        var read = Declarations()
        for module in modules {
            for text in try sources(of: module) {
                read.types += types(in: text, module)
                for match in text.matches(of: /(?:extension|struct|enum|class) ([\w.]+)[^{\n]*:([^{]*)\{/)
                where match.2.contains("CustomStringConvertible") || match.2.contains("DescribedByFields") {
                    read.printed[module, default: []].insert(match.1.split(separator: ".").last.map(String.init) ?? "")
                }
            }
        }
        return read
    }

    private static func sources(of module: String) throws -> [String] {
        let folder = Manifest.root.appendingPathComponent("Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private static func types(in text: String, _ module: String) -> [Declared] {
        var found: [Declared] = []
        let lines = text.components(separatedBy: "\n")
        let pattern = /( *)(?:public|open) (?:final |indirect )*(struct|enum|class|protocol|actor) (\w+)(.*)/
        for (index, line) in lines.enumerated() {
            guard let match = line.wholeMatch(of: pattern) else { continue }
            let start = lines[..<index].lastIndex { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("///") && !$0.contains("@") } ?? -1
            let end = lines[index...].firstIndex { $0 == match.1 + "}" } ?? lines.count - 1
            found.append(
                Declared(
                    name: String(match.3), kind: String(match.2), module: module, heading: String(match.4),
                    documentation: lines[(start + 1)..<index].joined(separator: "\n"), isNested: !match.1.isEmpty,
                    body: lines[index...end].joined(separator: "\n")))
        }
        return found
    }

    @Test("Every public type says whether it is sendable") func everyTypeSaysWhetherItIsSendable() {
        #expect(types.count > 200)
        // What these protocols and classes say holds for whoever conforms or inherits.
        let sendable = ["Sendable", "Error", "TextMeasurer", "DrawingAssets"]
        for type in types where !type.isNested && !(type.kind == "enum" && !type.body.contains(/\n    case \w/)) {
            let isSaid = sendable.contains { type.heading.contains($0) } || type.documentation.contains("Sendable")
            let isOnlySyntax = ["Linear", "PropertyWord", "SceneReader"].contains(type.name)
            #expect(isSaid || isOnlySyntax, "\(type.module).\(type.name) does not say whether it is Sendable")
        }
    }

    /// A value prints as one would write it, on one line. Enumerations without values print their names anyway; above the engine those
    /// with values print well, too, as their values do.
    @Test("Every public value has a description", arguments: PublicTypeTests.modules) func everyValueIsDescribed(_ module: String) {
        let isEngine = ["QuoinSolver", "QuoinLayout"].contains(module)
        for type in types where type.module == module {
            guard type.kind == "struct" || (isEngine && type.kind == "enum" && type.body.contains(/case \w+\(/)) else { continue }
            let isError = type.heading.contains("Error") && type.heading.contains("CustomStringConvertible")
            #expect(printed[module]?.contains(type.name) == true || isError, "\(module).\(type.name) has no description")
        }
    }
}
