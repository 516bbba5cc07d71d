import SwiftSyntax

/// A rule that lists what no rule can port, and puts previews, which are for Xcode alone, behind `#if canImport(SwiftUI)`.
struct LimitRule: PortingRule {
    private static let functions: [String: String] = [
        "NSClassFromString": "classes are not found by name without Objective-C",
        "method_exchangeImplementations": "methods cannot be exchanged without Objective-C",
        "class_getInstanceMethod": "there is no Objective-C runtime on Linux",
        "class_addMethod": "there is no Objective-C runtime on Linux",
        "object_getClass": "there is no Objective-C runtime on Linux",
        "XCTAttachment": "XCTest has no attachments on Linux",
        "XCUIApplication": "XCTest has no user interface tests on Linux",
        "UIHostingController": "there is no SwiftUI on Linux",
    ]
    private static let members: [String: String] = [
        "value(forKey:)": "there is no key-value coding without Objective-C",
        "setValue(_:forKey:)": "there is no key-value coding without Objective-C",
        "value(forKeyPath:)": "there is no key-value coding without Objective-C",
        "addObserver(_:forKeyPath:options:context:)": "reports nothing without Objective-C: use observe(\\.bounds) { … }",
        "responds(to:)": "is false without Objective-C",
        "runActivity(named:block:)": "XCTest has no activities on Linux",
    ]

    /// The properties whose changes are reported, as the last parts of key paths.
    private static let observed: Set<String> = [".frame", ".bounds", ".center", ".contentOffset", ".contentSize"]

    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor(file)
        visitor.walk(file.tree)
        return visitor.changes
    }

    private final class Visitor: LinuxVisitor {
        var changes = Changes()
        private let file: SwiftFile

        init(_ file: SwiftFile) {
            self.file = file
            super.init()
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if let reason = LimitRule.functions[node.baseName.text] { remark(node, "\(node.baseName.text): \(reason)") }
            return .visitChildren
        }
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
                let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
                let name = "\(member.declName.baseName.text)(\(labels))"
                if let reason = LimitRule.members[name] { remark(node, "\(name): \(reason)") }
                let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self)
                if member.declName.baseName.text == "observe", let property = path?.components.last?.trimmedDescription,
                    !LimitRule.observed.contains(property)
                {
                    remark(node, "observe: reports only the frames, bounds and offsets of views without Objective-C")
                }
            }
            return .visitChildren
        }
        override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
            let text = node.trimmedDescription
            guard text.hasPrefix("#Preview") else { return .visitChildren }
            changes.edits.append(Edit(node.bytes, "#if canImport(SwiftUI)\n\(text)\n#endif"))
            return .skipChildren
        }
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if node.attributeName.trimmedDescription == "NSManaged" { remark(node, "@NSManaged: there is no Core Data on Linux") }
            return .visitChildren
        }

        private func remark(_ node: some SyntaxProtocol, _ text: String) {
            changes.remarks.append(Remark(path: file.path, line: file.line(at: node.bytes.lowerBound), text: text))
        }
    }
}
