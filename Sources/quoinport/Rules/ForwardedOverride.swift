import SwiftSyntax

/// An override whose body stays in its extension under another name, beside the private names that it uses; the class overrides with
/// a call of it:
///
/// ```text
/// extension Card {                                   class Card: UIView {
///     var portedDescription: String { secret() }         override var description: String { portedDescription }
/// }                                                  }
/// ```
struct ForwardedOverride {
    /// The declaration that stays.
    let kept: String
    /// The declaration in the class.
    let override: String

    /// Returns nil for declarations that others cannot call: initializers, observed properties, variable numbers of arguments.
    init?(_ decl: DeclSyntax, access: String?) {
        guard let own = decl.asProtocol((any WithModifiersSyntax).self), let attributed = decl.asProtocol((any WithAttributesSyntax).self)
        else { return nil }
        let words = own.modifiers.map(\.trimmedDescription)
        let levels = ["open", "public", "package", "internal", "fileprivate", "private", "override"]
        let stays = (access == nil ? [] : ["internal"]) + words.filter { !levels.contains($0) }
        let moves = attributed.attributes.map(\.trimmedDescription) + (access.map { [$0] } ?? []) + words
        guard let parts = Self.method(decl) ?? Self.property(decl) else { return nil }
        kept = (stays + [parts.kept]).joined(separator: " ")
        override = (moves + [parts.override]).joined(separator: " ")
    }

    private static func renamed(_ name: String) -> String { "ported" + name.prefix(1).uppercased() + name.dropFirst() }

    private static func method(_ decl: DeclSyntax) -> (kept: String, override: String)? {
        guard var method = decl.as(FunctionDeclSyntax.self), method.body != nil else { return nil }
        let parameters = method.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
        method.modifiers = []
        method.attributes = []
        let name = renamed(method.name.text)
        let arguments = parameters.map { parameter in
            let value = (parameter.type.description.contains("inout ") ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        let effects = method.signature.effectSpecifiers
        let call = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ") + name
        let signature = method.with(\.body, nil).trimmedDescription
        let kept = method.with(\.name, .identifier(name)).trimmedDescription
        return (kept, "\(signature) { \(call)(\(arguments.joined(separator: ", "))) }")
    }

    private static func property(_ decl: DeclSyntax) -> (kept: String, override: String)? {
        guard var property = decl.as(VariableDeclSyntax.self), property.bindings.count == 1, let binding = property.bindings.first,
            let type = binding.typeAnnotation?.type.trimmedDescription, let block = binding.accessorBlock
        else { return nil }
        var isSettable = false
        if case .accessors(let accessors) = block.accessors {
            guard accessors.allSatisfy({ ["get", "set"].contains($0.accessorSpecifier.text) && $0.effectSpecifiers == nil }) else {
                return nil
            }
            isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
        }
        property.modifiers = []
        property.attributes = []
        let own = binding.pattern.trimmedDescription, name = renamed(own)
        property.bindings = [binding.with(\.pattern, PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(name))))]
        let body = isSettable ? "get { \(name) } set { \(name) = newValue }" : name
        return (property.trimmedDescription, "var \(own): \(type) { \(body) }")
    }
}
