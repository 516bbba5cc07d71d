import SwiftSyntax

/// Imports of modules that Linux lacks: the import of one that can be spared is put behind `#if canImport`, and so is the whole
/// file that makes no sense without one.
struct ImportRule: PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor()
        visitor.walk(file.tree)
        if let essential = visitor.imports.first(where: { $0.depth == 0 && AppleModules.essential.contains($0.module) }) {
            return Self.changesOfWholeFile(file, at: essential.node, imports: visitor.imports)
        }
        var changes = Changes()
        for (node, module, _) in visitor.imports where AppleModules.missing.contains(module) {
            changes.edits += Self.edits(of: node, module: module, file: file)
            guard AppleModules.essential.contains(module) else { continue }
            changes.remarks.append(Self.remark(node, "left out on Linux: it needs \(module)", file: file))
        }
        for node in visitor.submodules {
            let indentation = file.indentation(at: node.bytes.lowerBound)
            let gate = ObjectiveC.gate(file.text(node.bytes), else: "import UIKit", indentation: indentation)
            changes.edits.append(Edit(node.bytes, gate))
        }
        if !visitor.hasNetworking, Networking(file).isUsed, let insertion = file.importOffset {
            changes.edits.append(Edit(at: insertion, "\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"))
        }
        return changes
    }

    /// Puts a whole file, which makes no sense without a module, behind `#if canImport`.
    private static func changesOfWholeFile(_ file: SwiftFile, at essential: ImportDeclSyntax, imports: [Visitor.Import]) -> Changes {
        let modules = Set(imports.map(\.module).filter(AppleModules.essential.contains)).sorted()
        let condition = modules.map { "canImport(\($0))" }.joined(separator: " && ")
        let start = file.tree.statements.first?.bytes.lowerBound ?? 0
        let end = file.tree.statements.last?.bytes.upperBound ?? start
        var changes = Changes()
        changes.remarks = [
            remark(essential, "left out on Linux as a whole: it imports \(modules.joined(separator: ", "))", file: file)
        ]
        changes.edits = [Edit(at: start, "#if \(condition)\n"), Edit(at: end, "\n#endif")]
        return changes
    }

    /// Puts the import of a module behind `#if canImport`, or makes the condition around it ask for the module.
    private static func edits(of node: ImportDeclSyntax, module: String, file: SwiftFile) -> [Edit] {
        if AppleModules.essential.contains(module), let condition = node.clause?.condition {
            return require(module, in: condition)
        }
        let indentation = file.indentation(at: node.bytes.lowerBound)
        return [Edit(node.bytes, "#if canImport(\(module))\n\(indentation)\(file.text(node.bytes))\n\(indentation)#endif")]
    }

    private static func remark(_ node: ImportDeclSyntax, _ text: String, file: SwiftFile) -> Remark {
        Remark(path: file.path, line: file.line(at: node.bytes.lowerBound), text: text)
    }

    /// Makes a condition ask for a module, too.
    private static func require(_ module: String, in condition: ExprSyntax) -> [Edit] {
        let range = condition.bytes
        let tail = " && canImport(\(module))"
        guard Condition(condition).alternatives.count > 1 else {
            return [Edit(at: range.upperBound, tail)]
        }
        return [Edit(at: range.lowerBound, "("), Edit(at: range.upperBound, ")" + tail)]
    }

    private final class Visitor: LinuxVisitor {
        typealias Import = (node: ImportDeclSyntax, module: String, depth: Int)
        var imports: [Import] = []
        var submodules: [ImportDeclSyntax] = []
        var hasNetworking = false

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let module = node.path.first?.name.text else { return .skipChildren }
            imports.append((node, module, depth))
            if module == "UIKit", node.path.count > 1, node.importKindSpecifier == nil {
                submodules.append(node)
            }
            if module == "FoundationNetworking" { hasNetworking = true }
            return .skipChildren
        }
    }

    /// Names that Foundation has in a module of its own on Linux.
    private final class Networking: LinuxVisitor {
        private(set) var isUsed = false
        private static let names: Set<String> = [
            "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
            "URLSessionDataTask", "URLSessionConfiguration",
            "URLProtocol", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential",
            "URLAuthenticationChallenge",
            "URLSessionDelegate",
        ]

        init(_ file: SwiftFile) {
            super.init()
            walk(file.tree)
        }
        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            if Self.names.contains(node.name.text) { isUsed = true }
            return .visitChildren
        }
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if Self.names.contains(node.baseName.text) { isUsed = true }
            return .visitChildren
        }
    }
}

extension SyntaxProtocol {
    /// The clause of `#if` that contains the node.
    fileprivate var clause: IfConfigClauseSyntax? {
        lineage.lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }.first
    }
}

extension SwiftFile {
    /// The end of the last import that stands by itself, or of the last `#if` with imports; nil without imports.
    var importOffset: Int? {
        tree.statements.last { item in
            item.item.is(ImportDeclSyntax.self)
                || (item.item.as(IfConfigDeclSyntax.self)?.clauses.allSatisfy {
                    $0.elements?.description.contains("import ") ?? true
                }
                    ?? false)
                    && item.item.description.contains("import ")
                    && !item.item.description.contains("{")
        }?.bytes.upperBound
    }
}
