import SwiftSyntax

/// The changes that a manifest needs: the products of each target, the targets that are programs, perhaps the dependency.
struct ManifestNeeds {
    var products: [String: [String]] = [:]
    var executables: Set<String> = []
    /// The dependency to add, as a manifest writes it.
    var dependency: String?
    /// The name by which targets call Quoin's package.
    var package = "quoin"
    var withoutGLPK = false

    var isEmpty: Bool { products.isEmpty && executables.isEmpty && dependency == nil && !withoutGLPK }

    func product(_ name: String) -> String {
        ".product(name: \"\(name)\", package: \"\(package)\", condition: .when(platforms: [.linux]))"
    }
}

/// Writes what a package needs into its manifest. Targets that are no literals get it from a loop at the end.
struct ManifestEditor {
    let file: SwiftFile
    let needs: ManifestNeeds

    func edited() -> String {
        let calls = Calls(viewMode: .sourceAccurate)
        calls.walk(file.tree)
        var edits: [Edit] = []
        var open = needs.products
        for (call, name) in calls.targets {
            if let products = open.removeValue(forKey: name) {
                edits += add(products.map(needs.product), to: call, after: ["name"])
            }
            if needs.executables.contains(name), let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.bytes {
                edits.append(Edit(kind, "executableTarget"))
            }
        }
        if let package = calls.package {
            if let dependency = needs.dependency {
                let before = ["name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits"]
                edits += add([dependency], to: package, after: before)
            }
        }
        if needs.withoutGLPK, let call = calls.packages.first(where: { $0.description.contains("quoin") }),
            !call.arguments.contains(where: { $0.label?.text == "traits" }), let last = call.arguments.last
        {
            edits.append(Edit(at: last.expression.bytes.upperBound, ", traits: []"))
        }
        let text = file.applying(edits) + loops(open)
        return Self.raise(text, to: needs.executables.isEmpty ? [5, 3] : [5, 5])
    }

    /// Adds elements to the `dependencies` of a call, which it gets if it has none.
    private func add(_ elements: [String], to call: FunctionCallExprSyntax, after labels: [String]) -> [Edit] {
        if let argument = call.arguments.first(where: { $0.label?.text == "dependencies" }) {
            guard let array = argument.expression.as(ArrayExprSyntax.self) else {
                return [Edit(at: argument.expression.bytes.upperBound, " + [\(elements.joined(separator: ", "))]")]
            }
            guard let last = array.elements.last else {
                return [Edit(at: array.leftSquare.bytes.upperBound, elements.joined(separator: ", "))]
            }
            let start = last.bytes.lowerBound
            let separator = file.beginsLine(start) ? ",\n" + file.indentation(at: start) : ", "
            let text = elements.map { separator + $0 }.joined()
            // A comma that is there already stays the last one.
            return [Edit(at: last.expression.bytes.upperBound, text)]
        }
        guard let before = call.arguments.last(where: { labels.contains($0.label?.text ?? "") }) else { return [] }
        let start = before.bytes.lowerBound
        let separator = file.beginsLine(start) ? ",\n" + file.indentation(at: start) : ", "
        return [Edit(at: before.expression.bytes.upperBound, "\(separator)dependencies: [\(elements.joined(separator: ", "))]")]
    }

    private func loops(_ products: [String: [String]]) -> String {
        products.sorted { $0.key < $1.key }.map { name, products in
            "\nfor target in package.targets where target.name == \"\(name)\" {\n"
                + products.map { "    target.dependencies.append(\(needs.product($0)))\n" }.joined() + "}\n"
        }.joined()
    }

    /// Raises the tools version in the first line, where it is lower.
    static func raise(_ text: String, to wanted: [Int]) -> String {
        guard let range = text.firstRange(of: /swift-tools-version:\s*(\d+)\.(\d+)(\.\d+)?/) else { return text }
        let numbers = text[range].split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.lexicographicallyPrecedes(wanted) else { return text }
        return text.replacingCharacters(in: range, with: "swift-tools-version:\(wanted[0]).\(wanted[1])")
    }

    /// The calls of a manifest that matter.
    private final class Calls: SyntaxVisitor {
        var package: FunctionCallExprSyntax?
        var targets: [(call: FunctionCallExprSyntax, name: String)] = []
        var packages: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package" { package = node }
            guard let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return .visitChildren }
            if kind == "package" { packages.append(node) }
            guard ["target", "testTarget", "executableTarget"].contains(kind),
                let text = node.arguments.first(where: { $0.label?.text == "name" })?.expression.as(StringLiteralExprSyntax.self)
            else { return .visitChildren }
            targets.append((node, text.segments.description))
            // A `.target(name:)` among its dependencies is no target.
            return .skipChildren
        }
    }
}
