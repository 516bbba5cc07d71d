import SwiftSyntax

/// `import UIKit` is added to files that use its names without importing it: on iOS XCTest or a header in Objective-C brings it.
struct UIKitImportRule: PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let uses = Uses(package)
        uses.walk(file.tree)
        guard !uses.isImported, let depth = uses.leastDepth else { return Changes() }
        let line = depth == 0 ? "import UIKit" : "#if canImport(UIKit)\nimport UIKit\n#endif"
        if let insertion = file.importOffset { return Changes(edits: [Edit(at: insertion, "\n" + line)]) }
        let start = file.tree.statements.first?.bytes.lowerBound ?? 0
        return Changes(edits: [Edit(at: file.lineStart(at: start), line + "\n\n")])
    }

    private final class Uses: LinuxVisitor {
        var isImported = false
        var leastDepth: Int?
        private let package: PackageIndex
        /// Names of Core Graphics that Foundation brings along with UIKit.
        private static let graphics: Set<String> = ["CGFloat", "CGRect", "CGSize", "CGPoint"]

        init(_ package: PackageIndex) {
            self.package = package
            super.init()
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            let module = node.path.first?.name.text
            if module == "UIKit" || module == "QuartzCore" || module == "CoreGraphics" && node.importKindSpecifier == nil {
                isImported = true
            }
            return .skipChildren
        }
        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.base != nil && $0.declName.id == node.id } ?? false
            let isImplicit = node.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
            return isMember || isImplicit ? .visitChildren : note(node.baseName)
        }

        private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
            let text = name.text
            if package.uikit.contains(text) || Self.graphics.contains(text), !package.declared.contains(text) {
                leastDepth = min(leastDepth ?? depth, depth)
            }
            return .visitChildren
        }
    }
}
