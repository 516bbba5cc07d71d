import SwiftSyntax

/// The functions that a module calls and the properties that it reads: a symbol with an empty body that is called is a hook
/// for programs to override.
final class SymbolUses: SyntaxVisitor {
    private var names: Set<String> = []
    /// The labels of each call, by the name of the function.
    private var calls: [String: [[String]]] = [:]

    func contain(_ symbol: PublicSymbol) -> Bool {
        guard symbol.name.hasSuffix(")") else { return names.contains(symbol.baseName) }
        if let called = calls[symbol.baseName], called.contains(where: { Self.isSubsequence(symbol.labels, of: $0) }) { return true }
        return false
    }

    private static func isSubsequence(_ labels: [String], of others: [String]) -> Bool {
        var remaining = others[...]
        for label in labels {
            guard let index = remaining.firstIndex(of: label) else { return false }
            remaining = remaining[(index + 1)...]
        }
        return true
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var called = node.calledExpression
        if let chained = called.as(OptionalChainingExprSyntax.self) { called = chained.expression }
        let name: TokenSyntax?
        if let member = called.as(MemberAccessExprSyntax.self) {
            name = member.base?.is(SuperExprSyntax.self) == true ? nil : member.declName.baseName
        } else {
            name = called.as(DeclReferenceExprSyntax.self)?.baseName
        }
        guard let name else { return .visitChildren }
        calls[name.text, default: []].append(node.arguments.compactMap(\.label?.text))
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) != true { names.insert(node.declName.baseName.text) }
        // The name itself is not visited again, or `super.name` would count.
        node.base.map { walk($0) }
        return .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .skipChildren
    }
    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.declName.baseName.text)
        return .skipChildren
    }
}
