import Foundation

/// The specification and everything in the package that cites it.
struct Evidence {
    let pages: [SpecificationPage]
    let rules: [Rule]
    let citations: [Citation]
    /// The tests that name each code, in order.
    let tests: [String: [String]]

    /// Reading the package takes seconds, so the tests share it.
    static let shared = Result { try Evidence() }

    private static let folders = ["Sources", "CSolver", "Tests", "Examples", "Benchmarks", "Plugins"]

    private init() throws {
        pages = try SpecificationPage.all()
        rules = pages.flatMap(\.rules)
        let scanner = CodeScanner(codes: rules.map(\.code))
        var citations: [Citation] = []
        var tests: [String: Set<String>] = [:]
        for (file, text) in try sourceFiles(below: Self.folders, endings: [".swift", ".c", ".h"])
        where !file.hasPrefix("Tests/PackageTests/") {
            let names = file.hasPrefix("Tests/") && file.hasSuffix(".swift") ? TestNames(source: text) : nil
            for (number, line) in CitingLines(source: text).lines {
                for code in scanner.codes(in: line) {
                    citations.append(Citation(code: code, file: file, line: number))
                    if let test = names?.test(at: number) { tests[code, default: []].insert(test) }
                }
            }
        }
        for (file, text) in try documentationFiles() {
            for (number, line) in CitingLines(markdown: text).lines {
                citations += scanner.codes(in: line).map { Citation(code: $0, file: file, line: number) }
            }
        }
        self.citations = citations
        self.tests = tests.mapValues(Self.mostPrecise)
    }

    /// Tests in order, and a suite only where none of its tests is there by itself.
    private static func mostPrecise(_ names: Set<String>) -> [String] {
        names.filter { name in name.contains("/") || !names.contains { $0.hasPrefix("\(name)/") } }.sorted()
    }
}
