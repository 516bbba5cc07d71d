import SwiftSyntax

/// Overrides in extensions, and what is overridden or open there, move into the class: Swift alone, without Objective-C, allows both in
/// the class only. It looks at all files at once, as a class and its extension may lie in different ones. What uses a name that is
/// private to the extension's file stays there, and the class calls it (``ForwardedOverride``). Conditions of the extension that are
/// none of the class go along.
struct OverrideRule {
    private var edits: [Int: [Edit]] = [:]
    private(set) var remarks: [Remark] = []
    private let files: [(file: SwiftFile, target: String)]
    private var classLocations: [String: ClassLocation] = [:]

    /// The place of a class in a file.
    private struct ClassLocation {
        var file: Int
        var end: Int
        var conditions: [String]
        var indentation: String

        /// Adds a member that is compiled under conditions.
        func adding(_ member: String, under conditions: [String]) -> Edit {
            let missing = conditions.filter { !self.conditions.contains($0) }
            let lines = missing.isEmpty ? [member] : ["#if \(Linux.all(missing))", member, "#endif"]
            return Edit(at: end, "\n" + lines.map { "\(indentation)    \($0)\n" }.joined() + indentation)
        }
    }

    init(_ files: [(file: SwiftFile, target: String)], _ package: PackageIndex) {
        self.files = files
        let members = files.map { MemberVisitor($0.file) }
        for (index, visitor) in members.enumerated() {
            for (name, end, conditions) in visitor.classes {
                let indentation = files[index].file.indentation(at: end)
                classLocations[name] =
                    classLocations[name] ?? ClassLocation(file: index, end: end, conditions: conditions, indentation: indentation)
            }
        }
        let overridden = Self.overridden(members.flatMap(\.members), package)
        for (index, visitor) in members.enumerated() {
            let moved = visitor.members.filter { member in
                guard member.isInExtension else { return false }
                let isOffered = member.isOpen && classLocations[member.owner].map { files[$0.file].target == files[index].target } ?? false
                return member.isOverride || isOffered || overridden.contains("\(member.owner).\(member.key)")
            }
            let gone = moved.filter { move($0, from: index) }
            removeEmptied(gone, in: index)
        }
    }

    /// The texts of the changed files, by index.
    var texts: [Int: String] { Dictionary(uniqueKeysWithValues: edits.map { ($0, files[$0].file.applying($1)) }) }

    /// The members that subclasses override, as `Class.member`, for each class above them.
    private static func overridden(_ members: [Member], _ package: PackageIndex) -> Set<String> {
        var found: Set<String> = []
        for member in members where member.isOverride {
            for above in package.ancestry(of: member.owner).dropFirst() { found.insert("\(above).\(member.key)") }
        }
        return found
    }

    /// Moves an override from an extension into its class; returns whether the extension has lost it.
    private mutating func move(_ member: Member, from index: Int) -> Bool {
        let file = files[index].file
        func refuse(_ why: String) -> Bool {
            remarks.append(
                Remark(path: file.path, line: file.line(at: member.range.lowerBound), text: "\(member.key): \(why); move it into the class")
            )
            return false
        }
        guard let home = classLocations[member.owner] else {
            return refuse("an override in an extension of \(member.owner), which the package does not declare")
        }
        guard files[home.file].target == files[index].target else { return refuse("an override in an extension in another module") }
        guard !member.isConditional else { return refuse("an override in an extension with conditions or attributes") }
        if home.file != index, let name = member.privateName {
            guard let forwarded = ForwardedOverride(member.decl, access: member.access) else {
                return refuse("an override in an extension, which uses \(name), private to this file")
            }
            edits[index, default: []].append(Edit(member.range, forwarded.kept))
            edits[home.file, default: []].append(home.adding(forwarded.override, under: member.conditions))
            return false
        }
        edits[home.file, default: []].append(home.adding(Self.text(of: member, in: file), under: member.conditions))
        return true
    }

    /// The text of a member for its class, with the comment above it, and with the access that its extension gave it.
    private static func text(of member: Member, in file: SwiftFile) -> String {
        var text = file.text(member.range)
        if let access = member.access {
            text =
                file.text(member.range.lowerBound..<member.modifierOffset) + access + " "
                + file.text(member.modifierOffset..<member.range.upperBound)
        }
        let comment = file.text(member.whole.lowerBound..<member.range.lowerBound).trimmingCharacters(in: .whitespacesAndNewlines)
        return comment.isEmpty ? text : comment + "\n" + file.indentation(at: member.range.lowerBound) + text
    }

    private mutating func removeEmptied(_ gone: [Member], in index: Int) {
        for (_, members) in Dictionary(grouping: gone, by: \.extensionRange.lowerBound) {
            if members.count == members[0].siblings, !members[0].conforms {
                let range = members[0].extensionRange
                edits[index, default: []].append(Edit(files[index].file.emptyLines(before: range.lowerBound)..<range.upperBound, ""))
            } else {
                for member in members { edits[index, default: []].append(Edit(member.whole, "")) }
            }
        }
    }
}

/// A member of a class or an extension.
private struct Member {
    var decl: DeclSyntax
    var owner: String
    var key: String
    var range: Range<Int>
    /// The bytes with the comments and empty lines before it.
    var whole: Range<Int>
    var modifierOffset: Int
    var isOverride: Bool
    var isOpen: Bool
    var isInExtension = false
    var extensionRange = 0..<0
    var siblings = 0
    var conforms = false
    var isConditional = false
    var access: String?
    var privateName: String?
    var conditions: [String]
}

private final class MemberVisitor: LinuxVisitor {
    var members: [Member] = []
    var classes: [(name: String, end: Int, conditions: [String])] = []
    private var privateNames: Set<String> = []
    private let file: SwiftFile

    init(_ file: SwiftFile) {
        self.file = file
        super.init()
        let names = PrivateNames(viewMode: .sourceAccurate)
        names.walk(file.tree)
        privateNames = names.names
        walk(file.tree)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        classes.append((node.name.text, node.memberBlock.rightBrace.bytes.lowerBound, conditions))
        for item in node.memberBlock.members {
            if let member = member(item, of: node.name.text) { members.append(member) }
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.modifiers.map(\.name.text)
        for item in node.memberBlock.members {
            guard var member = member(item, of: node.extendedType.trimmedDescription) else { continue }
            member.isInExtension = true
            member.extensionRange = node.bytes
            member.siblings = node.memberBlock.members.count
            member.conforms = node.inheritanceClause != nil
            member.isConditional = node.genericWhereClause != nil || node.attributes.contains { !isObjectiveC($0) }
            let own = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
            let access = words.first { ["public", "package", "private", "fileprivate"].contains($0) }
            if let access, !own.contains(where: { ["public", "open", "internal", "private", "fileprivate", "package"].contains($0) }) {
                member.access = access == "private" ? "fileprivate" : access
            }
            members.append(member)
        }
        return .visitChildren
    }

    private func isObjectiveC(_ element: AttributeListSyntax.Element) -> Bool {
        element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasPrefix("objc") ?? false
    }

    private func member(_ item: MemberBlockItemSyntax, of owner: String) -> Member? {
        guard let (key, offset, modifiers) = Self.signature(item.decl) else { return nil }
        let words = modifiers.map(\.name.text)
        let uses = item.tokens(viewMode: .sourceAccurate).map(\.text).first { privateNames.contains($0) }
        return Member(
            decl: item.decl, owner: owner, key: key, range: item.bytes, whole: item.position.utf8Offset..<item.bytes.upperBound,
            modifierOffset: modifiers.first?.bytes.lowerBound ?? offset, isOverride: words.contains("override"),
            isOpen: words.contains("open"),
            privateName: uses, conditions: conditions)
    }

    /// A name for what a member overrides, where its keyword is, and its modifiers.
    private static func signature(_ decl: DeclSyntax) -> (key: String, offset: Int, modifiers: DeclModifierListSyntax)? {
        if let method = decl.as(FunctionDeclSyntax.self) {
            let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            return ("\(method.name.text)(\(labels))", method.funcKeyword.bytes.lowerBound, method.modifiers)
        }
        if let property = decl.as(VariableDeclSyntax.self), let name = property.bindings.first?.pattern.trimmedDescription {
            return (name, property.bindingSpecifier.bytes.lowerBound, property.modifiers)
        }
        if let initializer = decl.as(InitializerDeclSyntax.self) {
            let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            return ("init(\(labels))", initializer.initKeyword.bytes.lowerBound, initializer.modifiers)
        }
        return nil
    }
}

/// The names that a file declares itself.
private final class PrivateNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        guard node.contains(where: { $0.name.text == "private" || $0.name.text == "fileprivate" }), let decl = node.parent else {
            return .skipChildren
        }
        if let named = decl.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
        if let property = decl.as(VariableDeclSyntax.self) {
            for binding in property.bindings { names.insert(binding.pattern.trimmedDescription) }
        }
        return .skipChildren
    }
}
