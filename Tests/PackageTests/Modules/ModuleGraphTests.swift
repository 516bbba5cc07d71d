import Foundation
import Testing

/// The graph of modules: what targets declare, what their sources import and what README draws are the same.
@Suite struct ModuleGraphTests {
    let manifest: Manifest

    init() throws { manifest = try Manifest.load() }

    /// The targets that make up the library and the command, without tests and without examples.
    var modules: [Manifest.Target] {
        manifest.targets.filter { $0.type != "plugin" && ($0.folder.hasPrefix("Sources/") || $0.folder == "CSolver") }
    }

    @Test("Every target declares the modules that it imports") func everyTargetDeclaresWhatItImports() throws {
        let own = Set(manifest.targets.map(\.name))
        for target in manifest.targets where target.type != "system" && target.type != "plugin" {
            var used: Set<String> = []
            for (_, modules) in try imports(below: target.folder) {
                used.formUnion(modules)
                // A file with Testing and another module imports their overlay without saying so.
                if modules.contains("Testing") { used.formUnion(modules.map { "_Testing_\($0)" }) }
            }
            #expect(used.intersection(own) == target.declared.intersection(own), "\(target.name) declares other targets than it imports")
        }
    }

    @Test("Folders have the names of their targets") func foldersAreNamedAsTheirTargets() {
        for target in manifest.targets where target.path != nil {
            let examples = target.folder.hasPrefix("Examples/")
            let supportsTests = target.folder == "Tests/\(target.name)"
            #expect(target.name == "CSolver" || examples || supportsTests, "\(target.name) lies in \(target.folder)")
        }
    }

    /// Full Foundation costs the static command 44 MB; UIKit and the tool that ports packages, which are not in it, alone need it.
    @Test("Only UIKit and the porting tool import Foundation") func onlyUIKitAndThePortingToolImportFoundation() throws {
        for target in modules where !["UIKit", "quoinport"].contains(target.name) {
            for (file, modules) in try imports(below: target.folder) where modules.contains("Foundation") {
                Issue.record("\(file) imports Foundation")
            }
        }
    }

    /// Raw pointers of a C library stay in the one Swift file that imports it. C libraries are the modules whose names begin
    /// with a C and another capital letter.
    @Test("A C library is imported by one Swift file") func oneSwiftFilePerCLibrary() throws {
        var files: [String: Set<String>] = [:]
        for target in modules {
            for (file, modules) in try imports(below: target.folder) {
                for module in modules where module.wholeMatch(of: /C[A-Z]\w*/) != nil && module != "CoreGraphics" {
                    files[module, default: []].insert(file)
                }
            }
        }
        #expect(files["CSolver"] == ["Sources/QuoinSolver/Core.swift"])
        for (module, files) in files { #expect(files.count == 1, "\(module) is imported by \(files.sorted().joined(separator: ", "))") }
    }

    /// A program that lays out views needs no reader of XML files and no writer of PNG.
    @Test("UIKit links neither expat nor librsvg") func uikitLinksNeitherExpatNorRsvg() {
        let linked = closure(of: ["UIKit", "CoreGraphics", "QuartzCore"], in: declarations)
        #expect(linked.isDisjoint(with: ["CExpat", "CRsvg", "QuoinInterfaceBuilder"]) && linked.contains("CSolver"))
    }

    /// README's drawing has every module that is a product, and an arrow leads from each to those that use it, directly or
    /// by way of others.
    @Test("README draws the graph of the modules") func readmeDrawsTheGraph() throws {
        let readme = try String(contentsOf: Manifest.root.appending(path: "README.md"), encoding: .utf8)
        let block = try #require(readme.components(separatedBy: "```").first { $0.contains("─▶") }, "README has no drawing")
        let drawing = Drawing(block)
        let drawn = Set(modules.map(\.name).filter { $0.hasPrefix("Quoin") } + ["CSolver", "quoin", "UIKit"])
        #expect(drawing.names == drawn)
        let users = drawing.arrows.mapValues { closure(of: $0, in: drawing.arrows) }
        for target in modules where drawn.contains(target.name) {
            for other in drawn {
                let declared = closure(of: target.declared, in: declarations).contains(other)
                let arrow = users[other]?.contains(target.name) ?? false
                #expect(
                    declared == arrow,
                    "\(other) ─▶ \(target.name): \(declared ? "declared" : "not declared"), \(arrow ? "drawn" : "not drawn")")
            }
        }
    }

    @Test("README lists the libraries") func readmeListsTheLibraries() throws {
        let manifest = try String(contentsOf: Manifest.root.appending(path: "Package.swift"), encoding: .utf8)
        let readme = try String(contentsOf: Manifest.root.appending(path: "README.md"), encoding: .utf8)
        let libraries = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        #expect(libraries.count > 8)
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined(separator: "\n")
        for library in libraries { #expect(rows.contains("`\(library)`"), "README's table of products lacks \(library)") }
    }

    var declarations: [String: Set<String>] { Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.declared) }) }

    func closure(of start: Set<String>, in graph: [String: Set<String>]) -> Set<String> {
        var reached = start
        var open = Array(start)
        while let name = open.popLast() {
            for next in graph[name] ?? [] where reached.insert(next).inserted { open.append(next) }
        }
        return reached
    }
}

/// The reader of the drawing of modules in README.
@Suite struct DrawingTests {
    @Test("The lines of a drawing branch and join") func linesBranchAndJoin() {
        let drawing = Drawing(
            """
            A ─▶ B ─┬▶ C ─▶ D, E
              F ────┘
            G ──────┬▶ H
                    └▶ I
            """)
        #expect(drawing.names == ["A", "B", "C", "D", "E", "F", "G", "H", "I"])
        #expect(drawing.arrows["A"] == ["B"])
        #expect(drawing.arrows["B"] == ["C"])
        #expect(drawing.arrows["C"] == ["D", "E"])
        #expect(drawing.arrows["F"] == ["C"])
        #expect(drawing.arrows["G"] == ["H", "I"])
        #expect(drawing.arrows["D"] == [])
    }
}
