import Foundation
import SwiftSyntax

/// The names that `import UIKit` brings, and the requirements of its protocols with their labels, read from the sources of the
/// module, which lie beside this tool's.
enum UIKitNames {
    static func load() -> Set<String> {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "UIKit")
        var names: Set<String> = []
        for path in SwiftFiles.below(folder) {
            guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else { continue }
            let visitor = PublicNames()
            visitor.walk(SwiftFile(path: path, text: text).tree)
            names.formUnion(visitor.names)
        }
        return names
    }
}

/// The public declarations at the top of a file.
private final class PublicNames: LinuxVisitor {
    var names: Set<String> = []

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let decl = node.item.as(DeclSyntax.self) else { return .visitChildren }
        let words = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
        if words.contains("public") || words.contains("open") {
            if let named = decl.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
            for binding in decl.as(VariableDeclSyntax.self)?.bindings ?? [] { names.insert(binding.pattern.trimmedDescription) }
            for member in decl.as(ProtocolDeclSyntax.self)?.memberBlock.members ?? [] {
                if let method = member.decl.as(FunctionDeclSyntax.self) { names.insert(method.key) }
            }
        }
        return decl.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
    }
}

/// The Swift files of a folder.
enum SwiftFiles {
    /// Their paths below the folder, in order.
    static func below(_ folder: URL) -> [String] {
        let found = (FileManager.default.enumerator(atPath: folder.path())?.allObjects as? [String]) ?? []
        return found.filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") && !$0.hasPrefix(".build/") }.sorted()
    }
}
