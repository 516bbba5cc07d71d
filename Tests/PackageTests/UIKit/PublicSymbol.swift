import SwiftSyntax

/// A function, property or subscript that a module offers to others.
struct PublicSymbol {
    let file: String
    let line: Int
    /// The type that declares it, such as `UIButton.Configuration`; empty for a global function.
    let type: String
    /// The name with its labels, such as `setTitle(_:for:)`.
    let name: String
    let labels: [String]
    let isStatic: Bool
    let documentation: Documentation
    /// Whether the body is empty, or returns the same constant whatever happens.
    let isInert: Bool
    /// The constant's source, for a property or function that returns one.
    let constant: String?

    var baseName: String { String(name.prefix { $0 != "(" }) }
}

/// A documentation comment, as far as tables are made of it.
struct Documentation {
    let text: String

    static let mark = "No effect."

    init(_ trivia: Trivia) {
        text = trivia.compactMap { piece in
            guard case .docLineComment(let line) = piece else { return nil }
            return String(line.dropFirst(3)).trimmingPrefix(" ").description
        }.joined(separator: " ")
    }

    var isMarked: Bool { text.contains(Self.mark) }
    var isStoredOnly: Bool { text.contains("stored only") }

    /// The sentence that follows the mark, which says why.
    var reason: String {
        guard let mark = text.firstRange(of: Self.mark) else { return "" }
        return text[mark.upperBound...].trimmingPrefix(" ").description
    }
}

/// Finds the public symbols of files, with the documentation of their types.
final class PublicSymbolFinder: SyntaxVisitor {
    private(set) var symbols: [PublicSymbol] = []
    private(set) var types: [String: Documentation] = [:]
    private var path: [String] = []
    private var file = ""
    private var lines: SourceLocationConverter?

    func read(_ tree: SourceFileSyntax, of file: String) {
        self.file = file
        lines = SourceLocationConverter(fileName: file, tree: tree)
        walk(tree)
    }

    // MARK: Types

    private func enter(_ name: String, _ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
        path.append(name)
        types[path.joined(separator: ".")] = Documentation(node.leadingTrivia)
        return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
    /// Requirements of a protocol have no bodies; only its documentation is read.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        types[node.name.text] = Documentation(node.leadingTrivia)
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let name = "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"
        // A call may leave out what has a default.
        let required = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
        add(node, modifiers: node.modifiers, name: name, labels: required.filter { $0 != "_" }, body: node.body.map { Body($0.statements) })
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, binding.initializer == nil, let accessors = binding.accessorBlock else {
            return .skipChildren
        }
        add(node, modifiers: node.modifiers, name: binding.pattern.trimmedDescription, labels: [], body: Body(accessors))
        return .skipChildren
    }

    private func add(
        _ node: some DeclSyntaxProtocol, modifiers: DeclModifierListSyntax, name: String, labels: [String], body: Body?
    ) {
        let words = Set(modifiers.map(\.name.text))
        guard let body, !words.isDisjoint(with: ["public", "open"]), !words.contains("override") else { return }
        let isStatic = !words.isDisjoint(with: ["static", "class"])
        symbols.append(
            PublicSymbol(
                file: file, line: lines?.location(for: node.positionAfterSkippingLeadingTrivia).line ?? 0,
                type: path.joined(separator: "."), name: name, labels: labels, isStatic: isStatic,
                documentation: Documentation(node.leadingTrivia), isInert: body.isInert, constant: body.constant))
    }
}
