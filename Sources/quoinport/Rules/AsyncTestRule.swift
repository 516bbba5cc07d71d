import SwiftSyntax

/// Tests of XCTest that are marked `@MainActor` become asynchronous: synchronous ones crash XCTest on Linux. On Apple's platforms an
/// asynchronous test of the main actor is the same test. A test case that conforms to a protocol of UIKit is of the main actor, too.
///
/// A wait in such a test becomes `await fulfillment(of:)`: a call that blocks the main actor keeps from it what it waits for.
struct AsyncTestRule: PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor(file, package)
        visitor.walk(file.tree)
        return Changes(edits: visitor.edits, remarks: visitor.remarks)
    }

    private final class Visitor: LinuxVisitor {
        var edits: [Edit] = []
        var remarks: [Remark] = []
        private let file: SwiftFile
        private let package: PackageIndex

        init(_ file: SwiftFile, _ package: PackageIndex) {
            self.file = file
            self.package = package
            super.init()
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let owner = node.ownerName, package.isTestCase(owner) else { return .visitChildren }
            let words = node.modifiers.map(\.name.text)
            guard node.signature.effectSpecifiers?.asyncSpecifier == nil, !words.contains("class"), !words.contains("static"),
                !words.contains("nonisolated"), isOfMainActor(node)
            else { return .skipChildren }
            let isTest = node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
            if isTest {
                edits.append(Edit(at: node.signature.parameterClause.bytes.upperBound, " async"))
                let waits = TestWaits(node)
                edits += waits.edits
                remarks += waits.blocking.map {
                    Remark(
                        path: file.path, line: file.line(at: $0),
                        text: "waitForExpectations: blocks the main actor on Linux; use await fulfillment(of: [expectation])")
                }
            } else if ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].contains(node.name.text), words.contains("override") {
                makeAsynchronous(node, isFirst: package.classes[owner]?.superclass == "XCTestCase")
            }
            return .skipChildren
        }

        /// `setUp()` and `setUpWithError() throws` become `setUp() async throws`. Below XCTestCase itself, whose own methods do nothing, the
        /// call of the superclass goes: it would send the test case off the main actor, which Swift 6 refuses.
        private func makeAsynchronous(_ node: FunctionDeclSyntax, isFirst: Bool) {
            let name = node.name.text.replacingOccurrences(of: "WithError", with: "")
            edits.append(Edit(node.name.bytes, name))
            let throwing = node.signature.effectSpecifiers?.throwsClause?.bytes
            let offset = node.signature.parameterClause.bytes.upperBound
            edits.append(Edit(offset..<(throwing?.upperBound ?? offset), " async throws"))
            let calls = SuperCalls(node.name.text)
            calls.walk(node)
            edits += calls.edits.map { isFirst ? Edit(statement($0), "") : Edit($0, "try await super.\(name)()") }
        }

        /// A call with its whole line, where it has one, else with the semicolon after it.
        private func statement(_ call: Range<Int>) -> Range<Int> {
            let end = file.spaces(after: call.upperBound)
            guard file.beginsLine(call.lowerBound), let next = file.nextLine(at: end) else { return call.lowerBound..<end }
            return file.lineStart(at: call.lowerBound)..<next
        }

        private func isOfMainActor(_ node: FunctionDeclSyntax) -> Bool {
            if marked(node.attributes) { return true }
            return node.lineage.contains {
                $0.as(ClassDeclSyntax.self).map { marked($0.attributes) || $0.conformsToUIKit(package) } ?? false
            }
        }

        private func marked(_ attributes: AttributeListSyntax) -> Bool {
            attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
        }
    }

    /// The calls of the superclass's method, with a `try` before them.
    private final class SuperCalls: SyntaxVisitor {
        private(set) var edits: [Range<Int>] = []
        private let name: String

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true,
                member.declName.baseName.text == name
            else { return .visitChildren }
            edits.append(node.parent?.as(TryExprSyntax.self)?.bytes ?? node.bytes)
            return .skipChildren
        }
    }
}
