import SwiftSyntax

/// The declarations of a package that rules ask for: classes, what extends them, methods by name, and names of its own.
struct PackageIndex {
    struct Class {
        var name: String
        var path: String
        var superclass: String?
        var target: String
    }

    private(set) var classes: [String: Class] = [:]
    /// The methods of classes and their extensions, by base name.
    private(set) var methods: [String: [Method]] = [:]
    /// Types and functions that the package declares at the top of its files.
    private(set) var declared: Set<String> = []
    /// The names of UIKit's types and functions.
    let uikit: Set<String>
    /// The optional requirements of its protocols, by base name.
    let optionalRequirements: Set<String>

    struct Method {
        var owner: String
        var labels: [String]
        /// Whether a reference to it can be called with an object, a sender and an event.
        var isPlain: Bool

        /// The name in Objective-C, unless an attribute sets another one.
        func selector(_ base: String) -> String { PackageIndex.selector(base, labels) }
    }

    init(_ files: [(file: SwiftFile, target: String)], uikit: Set<String>) {
        self.uikit = uikit
        optionalRequirements = OptionalRequirements(files.map(\.file)).names
        for (file, target) in files {
            let visitor = DeclarationVisitor()
            visitor.walk(file.tree)
            for (name, superclass) in visitor.classes {
                classes[name] = classes[name] ?? Class(name: name, path: file.path, superclass: superclass, target: target)
            }
            for (name, method) in visitor.methods { methods[name, default: []].append(method) }
            declared.formUnion(visitor.declared)
        }
    }

    /// A class and those that it inherits from, as far as the package declares them, and the first one that it does not.
    func ancestry(of name: String) -> [String] {
        var chain = [name]
        while let above = classes[chain[chain.count - 1]]?.superclass, !chain.contains(above) { chain.append(above) }
        return chain
    }

    func method(_ base: String, labels: [String]?, in owner: String?) -> Method? {
        let owners = owner.map { ancestry(of: $0) } ?? []
        let found = (methods[base] ?? []).filter { (labels == nil || $0.labels == labels) && owners.contains($0.owner) }
        return found.first
    }

    /// Swift's name of a method in Objective-C.
    static func selector(_ base: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let prepositions = ["with", "for", "at", "in", "from", "by", "to", "on", "of", "as", "into", "using", "and", "after", "before"]
        var name = base
        if first != "_" {
            let joins = prepositions.contains { first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true }
            name += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}

private final class DeclarationVisitor: LinuxVisitor {
    var classes: [(String, String?)] = []
    var methods: [(String, PackageIndex.Method)] = []
    var declared: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        classes.append((node.name.text, node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription))
        return note(node.name)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.modifiers.map(\.name.text)
        guard let owner = node.ownerName else { return note(node.name) }
        let parameters = node.signature.parameterClause.parameters
        let isPlain =
            parameters.count <= 2 && node.signature.effectSpecifiers == nil && !words.contains("static") && !words.contains("class")
            && node.genericParameterClause == nil && !parameters.contains { $0.type.description.contains("inout ") || $0.ellipsis != nil }
        methods.append((node.name.text, .init(owner: owner, labels: parameters.map(\.firstName.text), isPlain: isPlain)))
        return .visitChildren
    }

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The name of the class or the extended type that contains the node.
    var ownerName: String? {
        for node in lineage.dropFirst() {
            if let found = node.as(ClassDeclSyntax.self) { return found.name.text }
            if let found = node.as(ExtensionDeclSyntax.self) { return found.extendedType.trimmedDescription }
            if node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) || node.is(ProtocolDeclSyntax.self) { return nil }
            if node.is(ActorDeclSyntax.self) { return nil }
        }
        return nil
    }
}
