import SwiftSyntax

/// A method or a property that implements an optional requirement with a value gets a second one beside it, with an optional value:
/// that is what the protocol asks for where there is no Objective-C. Methods differ by their type alone; a property has a name of its
/// own there, `titleOfDelegate` for `title`, and an extension of the protocol gives it back its name.
struct OptionalValueRule: PortingRule {
    let requirements: OptionalRequirements

    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor(file, requirements: requirements, package: package)
        visitor.walk(file.tree)
        return visitor.changes
    }

    private final class Visitor: LinuxVisitor {
        var changes = Changes()
        private let file: SwiftFile
        private let requirements: OptionalRequirements
        private let package: PackageIndex

        init(_ file: SwiftFile, requirements: OptionalRequirements, package: PackageIndex) {
            (self.file, self.requirements, self.package) = (file, requirements, package)
            super.init()
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.hasValue, let owner = node.ownerName, !node.modifiers.contains(where: { $0.name.text == "override" }) else {
                return .skipChildren
            }
            if requirements.isImplemented(by: node, in: owner) {
                add(to: node)
            } else if let above = package.ancestry(of: owner).dropFirst().first(where: { requirements.isImplemented(by: node, in: $0) }) {
                let text = "\(node.key): \(above) conforms, and Swift does not look for it in a subclass: implement it in \(above), too"
                changes.remarks.append(Remark(path: file.path, line: file.line(at: node.bytes.lowerBound), text: text))
            }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let owner = node.ownerName, let name = node.name, !node.isLocal,
                let (protocolName, type) = requirements.implementation(of: name, in: owner)
            else { return .skipChildren }
            let access = node.modifiers.map(\.name.text).first { ["open", "public", "package", "fileprivate"].contains($0) }
            let words = access.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
            append("\(words)var \(name)Of\(protocolName): \(optional(type)) { \(name) as \(type) }", to: node)
            return .skipChildren
        }

        private func add(to node: FunctionDeclSyntax) {
            let access = node.modifiers.map(\.name.text).first { ["open", "public", "package", "fileprivate"].contains($0) }
            let parameters = node.signature.parameterClause.parameters
            let arguments = parameters.map { parameter in
                let name = (parameter.secondName ?? parameter.firstName).text
                return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
            }
            let words = access.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
            let type = node.signature.returnClause?.type.trimmedDescription ?? ""
            let text =
                "\(words)func \(node.name.text)\(node.signature.parameterClause.trimmedDescription) -> \(node.optionalResult) {"
                + " \(node.name.text)(\(arguments.joined(separator: ", "))) as \(type) }"
            append(text, to: node)
        }

        private func append(_ text: String, to node: some SyntaxProtocol) {
            let indentation = file.indentation(at: node.bytes.lowerBound)
            let gate = "\n\(indentation)#if !canImport(ObjectiveC)\n\(indentation)\(text)\n\(indentation)#endif"
            let end = node.bytes.upperBound
            changes.edits.append(Edit(at: end, gate + (file.endsLine(end) ? "" : "\n\(indentation)")))
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it lies in a function or a closure.
    fileprivate var isLocal: Bool { parent?.is(MemberBlockItemSyntax.self) != true }
}
