import SwiftSyntax

/// `type(of: object).description()`, a method of classes in Objective-C, becomes `NSStringFromClass(type(of: object))`, its meaning there.
struct ClassNameRule: PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor()
        visitor.walk(file.tree)
        return Changes(edits: visitor.calls.map { Edit($0.call, "NSStringFromClass(\(file.text($0.kind)))") })
    }

    private final class Visitor: LinuxVisitor {
        var calls: [(call: Range<Int>, kind: Range<Int>)] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
                node.arguments.isEmpty, node.trailingClosure == nil, let kind = member.base?.as(FunctionCallExprSyntax.self),
                kind.calledExpression.trimmedDescription == "type", kind.arguments.first?.label?.text == "of"
            else { return .visitChildren }
            calls.append((node.bytes, kind.bytes))
            return .visitChildren
        }
    }
}
