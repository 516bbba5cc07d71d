import SwiftSyntax

/// `#if os(iOS) || os(tvOS)` becomes `#if canImport(UIKit)`, in a way that means the same on every platform of Apple's.
struct GateRule: PortingRule {
    func changes(in file: SwiftFile, of package: PackageIndex) -> Changes {
        let visitor = Visitor(file, names: package.uikit.union(["UIKit"]))
        visitor.walk(file.tree)
        return visitor.changes
    }

    private final class Visitor: SyntaxVisitor {
        var changes = Changes()
        private let file: SwiftFile
        private let names: Set<String>

        init(_ file: SwiftFile, names: Set<String>) {
            (self.file, self.names) = (file, names)
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            let conditions = node.clauses.compactMap { $0.condition?.trimmedDescription }.joined(
                separator: " ")
            for clause in node.clauses {
                guard let expression = clause.condition else { continue }
                let usesUIKit =
                    clause.elements?.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
                    ?? false
                let rewriter = GateRewriter(file, others: conditions, usesUIKit: usesUIKit)
                rewriter.open(Condition(expression))
                guard !rewriter.edits.isEmpty else { continue }
                if let missing = clause.elements.flatMap(Self.essentialImport) {
                    let line = file.line(at: clause.bytes.lowerBound)
                    changes.remarks.append(
                        Remark(path: file.path, line: line, text: "left for iOS alone: it imports \(missing)"))
                } else {
                    changes.edits += rewriter.edits
                }
            }
            return .visitChildren
        }

        /// A module that the lines of a clause import and Linux lacks.
        private static func essentialImport(_ elements: IfConfigClauseSyntax.Elements) -> String? {
            guard let items = elements.as(CodeBlockItemListSyntax.self) else { return nil }
            let modules = items.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
            return modules.first { AppleModules.essential.contains($0) }
        }
    }
}

/// The edits that make a condition for iOS hold on Linux.
private final class GateRewriter {
    private(set) var edits: [Edit] = []
    private let file: SwiftFile
    private let others: String
    private let usesUIKit: Bool
    private static let linux = "canImport(UIKit) && os(Linux)"

    init(_ file: SwiftFile, others: String, usesUIKit: Bool) {
        (self.file, self.others, self.usesUIKit) = (file, others, usesUIKit)
    }

    func open(_ condition: Condition) {
        let lone = condition.alternatives.filter { $0.parts.count == 1 }
        let systems = lone.compactMap { alternative -> (name: String, bytes: Range<Int>)? in
            guard case .call("os", let name) = alternative.parts[0].part else { return nil }
            return (name, alternative.bytes)
        }
        let isOpen = condition.mentionsLinux
        if systems.contains(where: { $0.name == "iOS" }), !isOpen { widen(systems, of: condition) }
        for alternative in condition.alternatives {
            for (part, bytes) in alternative.parts where !(isOpen && part.isNotLinux) {
                open(part, bytes, isAlone: alternative.parts.count == 1)
            }
        }
    }

    /// Systems that are asked for side by side: all that have UIKit are one question, unless another clause tells them apart.
    private func widen(_ systems: [(name: String, bytes: Range<Int>)], of condition: Condition) {
        let names = Set(systems.map(\.name))
        let touch: Set = ["iOS", "tvOS", "visionOS", "watchOS"]
        let own = systems.filter { touch.contains($0.name) }
        let span = own[0].bytes.lowerBound..<own[own.count - 1].bytes.upperBound
        let isOneRun = file.text(span).components(separatedBy: "||").count == own.count
        let asksElsewhere =
            others.contains("os(watchOS)") && !names.contains("watchOS")
            || others.contains("os(visionOS)") && !names.contains("visionOS")
        if names.isSuperset(of: ["iOS", "tvOS"]), isOneRun, !asksElsewhere {
            let question =
                names.contains("watchOS") ? "canImport(UIKit)" : "canImport(UIKit) && !os(watchOS)"
            edits.append(
                Edit(span, condition.alternatives.count == own.count ? question : "(\(question))"))
        } else if let last = condition.alternatives.last {
            edits.append(Edit(at: last.bytes.upperBound, " || (\(Self.linux))"))
        }
    }

    private func open(_ part: Condition.Part, _ bytes: Range<Int>, isAlone: Bool) {
        switch part {
        case .call("os", "iOS") where !isAlone:
            edits.append(Edit(bytes, "(os(iOS) || (\(Self.linux)))"))
        case .not(.call("os", "iOS")):
            edits.append(Edit(bytes, "!(os(iOS) || (\(Self.linux)))"))
        case .not(.call("os", "Linux")) where usesUIKit:
            // What was kept from Linux for want of UIKit.
            edits.append(
                Edit(bytes, isAlone ? "!os(Linux) || canImport(UIKit)" : "(!os(Linux) || canImport(UIKit))")
            )
        case .group(let condition), .not(.group(let condition)):
            open(condition)
        default: break
        }
    }
}

extension Condition.Part {
    fileprivate var isNotLinux: Bool {
        if case .not(.call("os", "Linux")) = self { true } else { false }
    }
}

extension Condition {
    /// Whether it asks for Linux or for a module that is there on Linux.
    fileprivate var mentionsLinux: Bool {
        alternatives.contains { alternative in
            alternative.parts.contains { part, _ in
                switch part {
                case .call("canImport", "UIKit"), .call("os", "Linux"): true
                case .group(let condition): condition.mentionsLinux
                default: false
                }
            }
        }
    }
}
