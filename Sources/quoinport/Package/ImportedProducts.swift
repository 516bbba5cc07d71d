import SwiftSyntax

/// The products of Quoin that files import on Linux, and whether one has an entry point.
struct ImportedProducts {
    private(set) var products: [String] = []
    private(set) var hasMain = false

    init(_ files: [SwiftFile]) {
        let visitor = Visitor()
        for file in files { visitor.walk(file.tree) }
        if visitor.modules.contains("UIKit") { products.append("UIKit") }
        if !visitor.modules.isDisjoint(with: ["CoreGraphics", "QuartzCore"]) { products.append("CoreGraphics") }
        hasMain = visitor.hasMain
    }

    private final class Visitor: LinuxVisitor {
        var modules: Set<String> = []
        var hasMain = false

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            // A target that asks for a module declares it, or its sources would depend on what was built before.
            for clause in node.clauses where clause.condition?.description.contains("canImport(UIKit)") == true { modules.insert("UIKit") }
            return super.visit(node)
        }
        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let module = node.path.first?.name.text { modules.insert(module) }
            return .skipChildren
        }
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if node.attributeName.trimmedDescription == "main" { hasMain = true }
            return .skipChildren
        }
    }
}
