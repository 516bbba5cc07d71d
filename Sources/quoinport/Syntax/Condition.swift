import SwiftSyntax

/// The value of a condition: known, or depending on what the tool does not see.
enum TruthValue {
    case yes, no, maybe

    static prefix func ! (value: TruthValue) -> TruthValue {
        switch value {
        case .yes: .no
        case .no: .yes
        case .maybe: .maybe
        }
    }
    static func & (lhs: TruthValue, rhs: TruthValue) -> TruthValue {
        lhs == .no || rhs == .no ? .no : lhs == .yes && rhs == .yes ? .yes : .maybe
    }
    static func | (lhs: TruthValue, rhs: TruthValue) -> TruthValue { !(!lhs & !rhs) }
}

/// A condition of `#if`, as the alternatives of `||`, each of which is the parts of `&&`.
struct Condition {
    /// A part of a condition.
    indirect enum Part {
        case call(name: String, argument: String)
        case not(Part)
        case group(Condition)
        case other(String)
    }

    struct Alternative {
        var parts: [(part: Part, bytes: Range<Int>)]
        var bytes: Range<Int> { parts[0].bytes.lowerBound..<parts[parts.count - 1].bytes.upperBound }
    }

    var alternatives: [Alternative]

    init(_ expression: ExprSyntax) {
        alternatives = [Alternative(parts: [])]
        guard let sequence = expression.as(SequenceExprSyntax.self) else {
            alternatives[0].parts = [(Part(expression), expression.bytes)]
            return
        }
        for element in sequence.elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                if sign.operator.text == "||" { alternatives.append(Alternative(parts: [])) }
            } else {
                alternatives[alternatives.count - 1].parts.append((Part(element), element.bytes))
            }
        }
        alternatives.removeAll { $0.parts.isEmpty }
    }

    func value(_ atom: (Part) -> TruthValue) -> TruthValue {
        alternatives.reduce(.no) { sum, alternative in
            sum | alternative.parts.reduce(.yes) { $0 & $1.part.value(atom) }
        }
    }
}

extension Condition.Part {
    init(_ expression: ExprSyntax) {
        if let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
            self = .call(name: call.calledExpression.trimmedDescription, argument: argument.expression.trimmedDescription)
        } else if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            self = .not(Condition.Part(negated.expression))
        } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            self = .group(Condition(only.expression))
        } else {
            self = .other(expression.trimmedDescription)
        }
    }

    func value(_ atom: (Condition.Part) -> TruthValue) -> TruthValue {
        switch self {
        case .not(let part): !part.value(atom)
        case .group(let condition): condition.value(atom)
        case .call, .other: atom(self)
        }
    }
}

/// The values of conditions on Linux with Quoin's UIKit.
enum Linux {
    static func value(of part: Condition.Part) -> TruthValue {
        switch part {
        case .call("os", let name): name == "Linux" ? .yes : .no
        case .call("targetEnvironment", _): .no
        case .call("canImport", let module): canImport(module)
        case .call("swift", _), .call("compiler", _): .maybe
        case .other("true"), .other("SWIFT_PACKAGE"): .yes
        case .other("false"), .other("COCOAPODS"): .no
        default: .maybe
        }
    }

    private static func canImport(_ module: String) -> TruthValue {
        if module == "UIKit" || AppleModules.onLinux.contains(module) { return .yes }
        return AppleModules.all.contains(module) ? .no : .maybe
    }

    /// The clauses that may be compiled on Linux, each with its own condition: that those before it do not hold, and what it asks for.
    static func clauses(of node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, condition: String)] {
        var found: [(clause: IfConfigClauseSyntax, condition: String)] = []
        var earlier: [String] = []
        for clause in node.clauses {
            let value = clause.condition.map { Condition($0).value(Linux.value) } ?? .yes
            let own = clause.condition?.trimmedDescription
            if value != .no { found.append((clause, all(earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])))) }
            if value == .yes { break }
            if let own { earlier.append(own) }
        }
        return found
    }

    /// The condition that several hold.
    static func all(_ conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "true" }
        return conditions.map { $0.contains("||") && !$0.hasPrefix("!(") ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}

/// A visitor of what is compiled on Linux.
class LinuxVisitor: SyntaxVisitor {
    /// The conditions of the `#if` around the visited node.
    private(set) var conditions: [String] = []
    var depth: Int { conditions.count }

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, condition) in Linux.clauses(of: node) {
            guard let elements = clause.elements else { continue }
            conditions.append(condition)
            walk(elements)
            conditions.removeLast()
        }
        return .skipChildren
    }
}
