import SwiftSyntax

/// `@UIApplicationMain` becomes `@main`, which means the same: the older spelling crashes the compiler on Linux.
struct ApplicationMainRule: PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor()
        visitor.walk(file.tree)
        return Changes(edits: visitor.names.map { Edit($0, "main") })
    }

    private final class Visitor: LinuxVisitor {
        var names: [Range<Int>] = []

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if node.attributeName.trimmedDescription == "UIApplicationMain" { names.append(node.attributeName.bytes) }
            return .skipChildren
        }
    }
}
