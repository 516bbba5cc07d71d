import SwiftSyntax

/// The effect of a function's body, as far as its syntax shows it.
struct Body {
    let isInert: Bool
    /// The source of the one constant that it returns.
    let constant: String?

    init(_ statements: CodeBlockItemListSyntax) {
        constant = statements.count == 1 ? statements.first.flatMap(Self.constant) : nil
        isInert = statements.isEmpty || constant != nil
    }

    /// A property: its getter returns a constant, and its setter, if it has one, is empty. Observers are no body.
    init(_ accessors: AccessorBlockSyntax) {
        if case .getter(let statements) = accessors.accessors { self.init(statements) } else { self.init(list: accessors) }
    }

    private init(list accessors: AccessorBlockSyntax) {
        let list = accessors.accessors.as(AccessorDeclListSyntax.self) ?? []
        let get = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body.map { Body($0.statements) }
        let set = list.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }?.body.map { Body($0.statements) }
        constant = get?.constant
        isInert = get?.isInert == true && set?.isInert != false
    }

    private static func constant(_ item: CodeBlockItemSyntax) -> String? {
        switch item.item {
        case .expr(let expression): isConstant(expression) ? expression.trimmedDescription : nil
        case .stmt(let statement):
            statement.as(ReturnStmtSyntax.self)?.expression.flatMap { isConstant($0) ? $0.trimmedDescription : nil }
        default: nil
        }
    }

    private static func isConstant(_ expression: ExprSyntax) -> Bool {
        if let array = expression.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        if let dictionary = expression.as(DictionaryExprSyntax.self) { return dictionary.content.is(TokenSyntax.self) }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return isConstant(prefix.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base == nil }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.tokenKind == .keyword(.self) }
        return expression.is(NilLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
            || expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
            || expression.as(StringLiteralExprSyntax.self)?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } == true
    }
}
