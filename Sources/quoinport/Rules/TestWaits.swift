import SwiftSyntax

/// The calls in a test that wait for expectations, as `await fulfillment(of:)`:
///
/// ```text
/// wait(for: [done], timeout: 1)                    await fulfillment(of: [done], timeout: 1)
/// waitForExpectations(timeout: 1, handler: nil)    await fulfillment(of: [done], timeout: 1)
/// ```
///
/// The second waits for all expectations of the test case, which are known where each is a constant of the test itself.
final class TestWaits: SyntaxVisitor {
    private(set) var edits: [Edit] = []
    /// The offsets of calls that stay as they are.
    private(set) var blocking: [Int] = []
    /// The constants that hold expectations; nil where one is held by something else.
    private var expectations: [String]? = []

    init(_ test: FunctionDeclSyntax) {
        super.init(viewMode: .sourceAccurate)
        if let body = test.body { walk(body) }
    }

    /// Closures and functions inside run elsewhere.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        switch Self.ownMethod(node) {
        case "wait" where node.arguments.first?.label?.text == "for":
            guard let label = node.arguments.first?.label else { break }
            edits += [Edit(node.calledExpression.bytes, "await fulfillment"), Edit(label.bytes, "of")]
        case "waitForExpectations": replaceWaitForAll(node)
        case "expectation", "keyValueObservingExpectation": note(node)
        default: break
        }
        return .visitChildren
    }

    private func replaceWaitForAll(_ node: FunctionCallExprSyntax) {
        let handler = node.arguments.dropFirst().first?.expression
        guard let timeout = node.arguments.first?.expression, let expectations, !expectations.isEmpty, node.trailingClosure == nil,
            handler?.is(NilLiteralExprSyntax.self) ?? true
        else { return blocking.append(node.bytes.lowerBound) }
        let names = expectations.joined(separator: ", ")
        edits.append(Edit(node.bytes, "await fulfillment(of: [\(names)], timeout: \(timeout.trimmedDescription))"))
        self.expectations = []
    }

    /// Takes down the constant that holds an expectation.
    private func note(_ node: FunctionCallExprSyntax) {
        let name = node.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        if let name { expectations?.append(name) } else { expectations = nil }
    }

    /// The name of a method of the test case itself that is called, with or without `self`.
    private static func ownMethod(_ node: FunctionCallExprSyntax) -> String? {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        else { return nil }
        return member.declName.baseName.text
    }
}
