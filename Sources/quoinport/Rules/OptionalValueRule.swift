import SwiftSyntax

/// A method that implements an optional requirement with a value gets a second one beside it, with an optional value: that is what
/// the protocol asks for where there is no Objective-C.
struct OptionalValueRule: Rule {
    let requirements: OptionalRequirements

    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor(file, requirements, package)
        visitor.walk(file.tree)
        return visitor.changes
    }

    private final class Visitor: LinuxVisitor {
        var changes = Changes()
        private let file: SwiftFile
        private let requirements: OptionalRequirements
        private let package: PackageIndex

        init(_ file: SwiftFile, _ requirements: OptionalRequirements, _ package: PackageIndex) {
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

        private func add(to node: FunctionDeclSyntax) {
            let indentation = file.indentation(at: node.bytes.lowerBound)
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
            let gate = "\n\(indentation)#if !canImport(ObjectiveC)\n\(indentation)\(text)\n\(indentation)#endif"
            let end = node.bytes.upperBound
            changes.edits.append(Edit(at: end, gate + (file.endsLine(end) ? "" : "\n\(indentation)")))
        }
    }
}
