import SwiftSyntax

/// `@objc`, `@IBOutlet` and their kin go behind `#if canImport(ObjectiveC)`, one by one, so that the rest of the declaration stays.
struct ObjectiveCRule: PortingRule {
    /// The attributes that the compiler refuses without Objective-C. `@IBAction`, `@IBInspectable` and `@IBDesignable` compile.
    static let attributes: Set<String> = ["objc", "objcMembers", "IBOutlet", "GKInspectable", "NSApplicationMain"]

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

        override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
            guard node.parent?.isProtocol(DeclSyntaxProtocol.self) == true else { return .skipChildren }
            if let item = optionalRequirement(of: node) {
                makeDefault(item)
                return .skipChildren
            }
            var run: [AttributeSyntax] = []
            for element in node {
                if case .attribute(let attribute) = element, isObjectiveC(attribute) {
                    run.append(attribute)
                } else {
                    hide(run)
                    run = []
                }
            }
            hide(run)
            return .skipChildren
        }

        /// Classes alone conform to an `@objc` protocol, which may be held weakly: that is said where the attribute does not count.
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            let isObjectiveC = node.attributes.contains { $0.as(AttributeSyntax.self).map(self.isObjectiveC) ?? false }
            if isObjectiveC, node.inheritanceClause == nil {
                changes.edits.append(Edit(at: node.name.bytes.upperBound, ": AnyObject"))
            }
            return .visitChildren
        }

        private func isObjectiveC(_ attribute: AttributeSyntax) -> Bool {
            ObjectiveCRule.attributes.contains(attribute.attributeName.trimmedDescription)
        }

        private func hide(_ run: [AttributeSyntax]) {
            guard let first = run.first, let last = run.last else { return }
            let start = first.bytes.lowerBound, end = last.bytes.upperBound
            let indentation = file.indentation(at: start)
            let before = file.beginsLine(start) ? "" : "\n\(indentation)"
            let words = run.map { file.text($0.bytes) }.joined(separator: " ")
            let text = before + ObjectiveC.gate(words, indentation: indentation)
            guard let next = last.nextToken(viewMode: .sourceAccurate)?.bytes.lowerBound else { return }
            let breaks = file.text(end..<next).contains("\n")
            changes.edits.append(Edit(start..<(breaks ? end : next), breaks ? text : text + "\n\(indentation)"))
        }

        /// The member of a protocol that is `@objc optional`.
        private func optionalRequirement(of attributes: AttributeListSyntax) -> MemberBlockItemSyntax? {
            guard let item = attributes.parent?.parent?.as(MemberBlockItemSyntax.self),
                let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                modifiers.contains(where: { $0.name.text == "optional" }), !attributes.isEmpty
            else { return nil }
            return item
        }

        /// An optional requirement becomes one with a default where there is no Objective-C.
        private func makeDefault(_ item: MemberBlockItemSyntax) {
            guard let owner = item.owner, let (plain, bodies) = plainRequirement(item, of: owner.name) else { return }
            let indentation = file.indentation(at: item.bytes.lowerBound)
            changes.edits.append(Edit(item.bytes, ObjectiveC.gate(file.text(item.bytes), else: plain, indentation: indentation)))
            let access = owner.access.map { $0 + " " } ?? ""
            let lines = bodies.map { "    \(access)\($0)\n" }.joined()
            let text = "\n\n#if !canImport(ObjectiveC)\nextension \(owner.name) {\n\(lines)}\n#endif"
            changes.edits.append(Edit(at: owner.end, text))
        }

        /// A requirement without `optional`, and the defaults that stand for no implementation.
        private func plainRequirement(_ item: MemberBlockItemSyntax, of owner: String) -> (plain: String, bodies: [String])? {
            if let method = item.decl.as(FunctionDeclSyntax.self) {
                let plain = Self.requirement(method, in: file), result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
                return (plain, ["\(plain) {\(["Void", "()"].contains(result) ? "" : " nil ")}"])
            }
            guard let property = item.decl.as(VariableDeclSyntax.self), let name = property.name, let type = property.type else {
                return nil
            }
            guard property.hasValue else {
                let text = "var \(name): \(type.trimmedDescription)"
                return ("\(text) { get }", ["\(text) { nil }"])
            }
            let kind = optional(type.trimmedDescription), other = "var \(name)Of\(owner): \(kind)"
            return ("\(other) { get }", ["\(other) { nil }", "var \(name): \(kind) { \(name)Of\(owner) }"])
        }

        /// The requirement without `optional`; a value is nil where there is no implementation.
        private static func requirement(_ method: FunctionDeclSyntax, in file: SwiftFile) -> String {
            let start = method.funcKeyword.bytes.lowerBound, end = method.bytes.upperBound
            guard method.hasValue, let type = method.signature.returnClause?.type.bytes else { return file.text(start..<end) }
            return file.text(start..<type.lowerBound) + method.optionalResult + file.text(type.upperBound..<end)
        }
    }
}

extension MemberBlockItemSyntax {
    /// The protocol that the member is a requirement of.
    fileprivate var owner: (name: String, access: String?, end: Int)? {
        guard let node = lineage.lazy.compactMap({ $0.as(ProtocolDeclSyntax.self) }).first else { return nil }
        let access = node.modifiers.map(\.name.text).first { ["public", "package", "private", "fileprivate"].contains($0) }
        return (node.name.text, access, node.bytes.upperBound)
    }
}
