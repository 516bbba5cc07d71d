import Foundation
import SwiftParser
import SwiftSyntax

/// The public symbols of UIKit that have no effect, as a page.
struct SupportTable {
    let symbols: [PublicSymbol]
    let types: [String: Documentation]
    let uses: SymbolUses
    private let folders: [String: String]

    init() throws {
        let finder = PublicSymbolFinder(viewMode: .sourceAccurate)
        uses = SymbolUses(viewMode: .sourceAccurate)
        var folders: [String: String] = [:]
        for file in try swiftFiles(below: "Sources/UIKit") {
            let tree = Parser.parse(source: file.text)
            let known = Set(finder.types.keys)
            finder.read(tree, of: file.path)
            uses.walk(tree)
            for type in finder.types.keys where !known.contains(type) { folders[type] = file.folder }
        }
        symbols = finder.symbols
        types = finder.types
        self.folders = folders
    }

    /// The marked type that a symbol belongs to: the type itself or one around it.
    func markedType(of type: String) -> String? {
        var path = type.split(separator: ".")[...]
        while !path.isEmpty {
            let name = path.joined(separator: ".")
            if types[name]?.isMarked == true { return name }
            path = path.dropLast()
        }
        return nil
    }

    /// A constant that is what the symbol is for: a named number or option of a type.
    private func isNamedConstant(_ symbol: PublicSymbol) -> Bool {
        symbol.isStatic && !symbol.name.hasSuffix(")") && symbol.constant != "true" && symbol.constant != "false"
    }

    /// Symbols without an effect that do not say so.
    var unmarked: [PublicSymbol] {
        symbols.filter {
            $0.isInert && !$0.documentation.isMarked && markedType(of: $0.type) == nil && !isNamedConstant($0) && !uses.contain($0)
        }
    }

    // MARK: The page

    var markdown: String {
        var text = """
            # UIKit: what has no effect

            These symbols exist so that code compiles, and do nothing. Their documentation comments say `No effect.`; `make pages` \
            generates this page from them, and a test checks that it lists every public function with an empty body and every \
            property with a constant value. [UIKit](UIKit.md) describes what has an effect.

            """
        for (folder, rows) in rows {
            text += "\n## \(folder)\n\n| | |\n|---|---|\n"
            for row in rows { text += "| \(row.type.isEmpty ? "global functions" : "`\(row.type)`") | \(row.members) |\n" }
        }
        return text
    }

    private var rows: [(folder: String, rows: [(type: String, members: String)])] {
        var byFolder: [String: [(type: String, members: String)]] = [:]
        for (type, documentation) in types where documentation.isMarked {
            byFolder[folders[type] ?? "", default: []].append((type, "everything. \(documentation.reason)".trimmingSuffix()))
        }
        let members = Dictionary(grouping: symbols.filter { $0.documentation.isMarked && markedType(of: $0.type) == nil }, by: \.type)
        for (type, symbols) in members {
            let names = symbols.map { symbol in "`\(symbol.name)`" + (symbol.constant.map { " is `\($0)`" } ?? "") }
            byFolder[folders[type] ?? symbols[0].folder, default: []].append((type, Set(names).sorted().joined(separator: ", ")))
        }
        return byFolder.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.type < $1.type }) }
    }
}

extension String {
    fileprivate func trimmingSuffix() -> String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension PublicSymbol {
    fileprivate var folder: String { String(file.split(separator: "/").dropLast().last ?? "") }
}

extension SourceFile {
    fileprivate var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }
}
