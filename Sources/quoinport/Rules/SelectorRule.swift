import SwiftSyntax

/// A statement with `#selector` or `#keyPath` is written twice: as it is for Objective-C, and with a selector that holds a call of
/// the method, which Quoin's UIKit makes. Calls of optional methods are written twice, too.
struct SelectorRule: PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor(file, package)
        visitor.walk(file.tree)
        var changes = Changes()
        for group in Dictionary(grouping: visitor.found, by: { $0.item.range.lowerBound }).values {
            changes.edits += Self.edits(group.sorted { $0.range.lowerBound < $1.range.lowerBound }, in: file)
        }
        return changes
    }

    /// An expression that needs another spelling, within its statement.
    fileprivate struct Found {
        var range: Range<Int>
        var text: String
        /// A name for its value, where it is computed before the statement.
        var name: String?
        var item: (range: Range<Int>, isLong: Bool)
    }

    private static func edits(_ group: [Found], in file: SwiftFile) -> [Edit] {
        let item = group[0].item
        let start = item.range.lowerBound
        let startsLine = file.beginsLine(start), endsLine = file.endsLine(item.range.upperBound)
        let indentation = file.indentation(at: start) + (startsLine ? "" : "    ")
        let before = startsLine ? "" : "\n\(indentation)", after = endsLine ? "" : "\n\(file.indentation(at: start))"
        if item.isLong {
            // The condition of a statement with a body: only the selectors are written twice, before it.
            var edits: [Edit] = [], lines = ""
            for found in group {
                let name = found.name ?? "value"
                let pair = ObjectiveC.gate(
                    "let \(name) = \(file.text(found.range))", else: "let \(name) = \(found.text)", indentation: indentation)
                lines += pair + "\n\(indentation)"
                edits.append(Edit(found.range, name))
            }
            return [Edit(at: start, before + lines)] + edits
        }
        let other = file.text(item.range, with: group.map { Edit($0.range, $0.text) })
        // Spaces around a statement that shares its line go, as the line is broken there.
        let first = startsLine ? start : file.spaces(before: start)
        let last = endsLine ? item.range.upperBound : file.spaces(after: item.range.upperBound)
        let pair = ObjectiveC.gate(file.text(item.range), else: other, indentation: indentation)
        return [Edit(first..<last, before + pair + after)]
    }
}

private final class Visitor: LinuxVisitor {
    var found: [SelectorRule.Found] = []
    private let file: SwiftFile
    private let package: PackageIndex

    init(_ file: SwiftFile, _ package: PackageIndex) {
        (self.file, self.package) = (file, package)
        super.init()
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        switch node.macroName.text {
        case "selector": add(node, selector(argument, of: node), named: name(of: argument) + "Selector")
        case "keyPath": add(node, keyPath(argument), named: "keyPath")
        default: return .visitChildren
        }
        return .skipChildren
    }

    /// `delegate?.moved?(x)`, where `moved` is an optional requirement of a protocol of the package or of UIKit.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = optional.expression.as(MemberAccessExprSyntax.self),
            package.optionalRequirements.contains(member.declName.baseName.text) || isOfUIKit(node, member)
        {
            let mark = optional.questionMark.bytes
            if let item = statement(of: node) { found.append(.init(range: mark, text: "", name: nil, item: (item.range, false))) }
        }
        return .visitChildren
    }

    private func isOfUIKit(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> Bool {
        let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        return package.uikit.contains("\(member.declName.baseName.text)(\(labels))")
    }

    private func add(_ node: some SyntaxProtocol, _ text: String, named name: String) {
        guard let item = statement(of: node) else { return }
        found.append(.init(range: node.bytes, text: text, name: name, item: item))
    }

    /// The innermost statement or member, and whether it is one whose body is too long to be written twice.
    private func statement(of node: some SyntaxProtocol) -> (range: Range<Int>, isLong: Bool)? {
        for above in node.lineage {
            if let item = above.as(CodeBlockItemSyntax.self) {
                let inner = item.item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? Syntax(item.item)
                let isLong =
                    inner.is(IfExprSyntax.self) || inner.is(GuardStmtSyntax.self) || inner.is(WhileStmtSyntax.self)
                    || inner.is(SwitchExprSyntax.self) || inner.is(ForStmtSyntax.self)
                return (item.item.bytes, isLong)
            }
            if let item = above.as(MemberBlockItemSyntax.self) { return (item.decl.bytes, false) }
        }
        return nil
    }

    private func keyPath(_ argument: LabeledExprSyntax) -> String {
        let words = argument.expression.trimmedDescription.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
        return "\"\(words.joined(separator: "."))\""
    }

    private func name(of argument: LabeledExprSyntax) -> String { parts(of: argument.expression)?.base ?? "property" }

    /// The method that an expression names: `tapped`, `self.tapped(_:)`, `Card.tapped(_:with:)`, with or without a cast.
    private func parts(of expression: ExprSyntax) -> (owner: String?, base: String, labels: [String]?)? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return (nil, reference.baseName.text, reference.argumentNames?.arguments.map(\.name.text))
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let owner = member.base?.trimmedDescription
            return (owner, member.declName.baseName.text, member.declName.argumentNames?.arguments.map(\.name.text))
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first { return parts(of: only.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first { return parts(of: first) }
        if let cast = expression.as(AsExprSyntax.self) { return parts(of: cast.expression) }
        return nil
    }

    private func selector(_ argument: LabeledExprSyntax, of node: MacroExpansionExprSyntax) -> String {
        guard let (owner, base, labels) = parts(of: argument.expression) else { return "Selector((\"unknown\"))" }
        if argument.label?.text == "getter" { return "Selector((\"\(base)\"))" }
        if argument.label?.text == "setter" { return "Selector((\"set\(base.prefix(1).uppercased())\(base.dropFirst()):\"))" }
        let enclosing = node.ownerName
        let type = owner.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil } ?? enclosing
        guard let type, let method = package.method(base, labels: labels, in: type) else {
            return "Selector((\"\(PackageIndex.selector(base, labels ?? []))\"))"
        }
        guard method.isPlain else { return "Selector((\"\(method.selector(base))\"))" }
        let arguments = method.labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "$\($0 + 1)" }.joined(separator: ", ")
        return "Selector(\"\(method.selector(base))\", in: \(type).self) { $0.\(base)(\(arguments)) }"
    }
}
