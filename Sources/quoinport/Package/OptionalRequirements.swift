import Foundation
import SwiftSyntax

/// The optional requirements of a package's protocols, and what conforms to them.
///
/// Requirements are found in all branches of `#if`, so that code that is written after a first port is ported like the rest.
struct OptionalRequirements {
    /// Their names without labels.
    private(set) var names: Set<String> = []
    /// The optional requirements whose value is not optional, by protocol, as `name(labels:)`.
    private var valued: [String: Set<String>] = [:]
    /// The types of optional properties that are not optional themselves, by protocol and name.
    private var properties: [String: [String: String]] = [:]
    /// The names in a type's declaration and its extensions, and the protocols that a protocol refines.
    private var conformances: [String: Set<String>] = [:]
    private var refinements: [String: Set<String>] = [:]
    /// Methods with an optional value, as `Type.name(labels:)`, and all properties, as `Type.name`.
    private var optionalMethods: Set<String> = []
    private var variables: Set<String> = []

    init(_ files: [SwiftFile]) {
        for file in files {
            let visitor = RequirementVisitor(viewMode: .sourceAccurate)
            visitor.walk(file.tree)
            names.formUnion(visitor.names)
            valued.merge(visitor.valued) { $0.union($1) }
            properties.merge(visitor.properties) { $0.merging($1) { first, _ in first } }
            conformances.merge(visitor.conformances) { $0.union($1) }
            refinements.merge(visitor.refinements) { $0.union($1) }
            optionalMethods.formUnion(visitor.optionalMethods)
            variables.formUnion(visitor.variables)
        }
    }

    /// Whether a method with a value is the implementation of an optional requirement, for which Swift finds only one with an
    /// optional value.
    func isImplemented(by method: FunctionDeclSyntax, in owner: String) -> Bool {
        protocols(of: owner).contains { valued[$0]?.contains(method.key) ?? false }
            && !optionalMethods.contains("\(owner).\(method.key)")
    }

    /// The protocol whose optional property a property of a type implements, and the type of the requirement.
    func implementation(of name: String, in owner: String) -> (protocol: String, type: String)? {
        let found = protocols(of: owner).sorted().first { properties[$0]?[name] != nil }
        guard let found, let type = properties[found]?[name], !variables.contains("\(owner).\(name)Of\(found)") else { return nil }
        return (found, type)
    }

    /// The protocols that a type conforms to by itself, as far as the package says.
    private func protocols(of type: String) -> Set<String> {
        var found: Set<String> = []
        var open = conformances[type] ?? []
        while let next = open.popFirst() {
            if found.insert(next).inserted { open.formUnion(refinements[next] ?? []) }
        }
        return found
    }
}

private final class RequirementVisitor: SyntaxVisitor {
    var names: Set<String> = []
    var valued: [String: Set<String>] = [:]
    var properties: [String: [String: String]] = [:]
    var conformances: [String: Set<String>] = [:]
    var refinements: [String: Set<String>] = [:]
    var optionalMethods: Set<String> = []
    var variables: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        conformances[node.name.text, default: []].formUnion(names(node.inheritanceClause))
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        conformances[node.extendedType.trimmedDescription, default: []].formUnion(names(node.inheritanceClause))
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        refinements[node.name.text, default: []].formUnion(names(node.inheritanceClause))
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOptional = node.modifiers.contains { $0.name.text == "optional" }
        if isOptional { names.insert(node.name.text) }
        if isOptional, node.hasValue, let owner = node.lineage.lazy.compactMap({ $0.as(ProtocolDeclSyntax.self) }).first {
            valued[owner.name.text, default: []].insert(node.key)
        }
        if let owner = node.ownerName, node.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true {
            optionalMethods.insert("\(owner).\(node.key)")
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.name else { return .visitChildren }
        if node.modifiers.contains(where: { $0.name.text == "optional" }), node.hasValue,
            let owner = node.lineage.lazy.compactMap({ $0.as(ProtocolDeclSyntax.self) }).first
        {
            properties[owner.name.text, default: [:]][name] = node.type?.trimmedDescription
        }
        if let owner = node.ownerName { variables.insert("\(owner).\(name)") }
        return .visitChildren
    }

    /// The names in an inheritance clause, also those of a composition: `NSObject & PanelDelegate`.
    private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.flatMap { $0.type.trimmedDescription.components(separatedBy: " & ") } ?? []
    }
}

extension FunctionDeclSyntax {
    /// The method's name with its labels.
    var key: String { "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))" }

    /// Whether it returns something that is not optional.
    var hasValue: Bool {
        guard let type = signature.returnClause?.type else { return false }
        return !["Void", "()"].contains(type.trimmedDescription) && !type.is(OptionalTypeSyntax.self)
    }

    /// The type of the property's value, made optional.
    var optionalResult: String { optional(signature.returnClause?.type.trimmedDescription ?? "Void") }
}

extension VariableDeclSyntax {
    /// The name of the one property that it declares.
    var name: String? { bindings.count == 1 ? bindings.first?.pattern.trimmedDescription : nil }
    var type: TypeSyntax? { bindings.first?.typeAnnotation?.type }

    /// Whether its type is not optional.
    var hasValue: Bool { type.map { !$0.is(OptionalTypeSyntax.self) && !$0.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) } ?? false }
}

/// A type as it is written, made optional.
func optional(_ type: String) -> String {
    type.allSatisfy { $0.isLetter || $0.isNumber || "._[]<>".contains($0) } ? type + "?" : "(\(type))?"
}
