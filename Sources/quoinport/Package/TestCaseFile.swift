import SwiftSyntax

/// A file of a test target whose test cases are delegates or data sources: without Objective-C, XCTestCase is no `NSObjectProtocol`,
/// which those protocols ask for.
enum TestCaseFile {
    static let name = "XCTestCase+NSObjectProtocol.swift"

    static let text = """
        // Test cases as delegates and data sources, where XCTestCase does not come from Objective-C.

        #if !canImport(ObjectiveC)
        import XCTest

        extension XCTestCase: @retroactive NSObjectProtocol {
            public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
            public var hash: Int { ObjectIdentifier(self).hashValue }
            public func `self`() -> Self { self }
            public func isProxy() -> Bool { false }
            public var description: String { name }
            public var debugDescription: String { name }
        }
        #endif

        """

    static func isNeeded(by files: [SwiftFile], _ package: PackageIndex) -> Bool {
        files.contains { file in
            let visitor = Visitor(package)
            visitor.walk(file.tree)
            return visitor.isNeeded
        }
    }

    private final class Visitor: LinuxVisitor {
        var isNeeded = false
        private let package: PackageIndex

        init(_ package: PackageIndex) {
            self.package = package
            super.init()
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name.text, conformsToUIKit: node.conformsToUIKit(package))
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let types = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            return note(node.extendedType.trimmedDescription, conformsToUIKit: types.contains { package.uikit.contains($0) })
        }

        private func note(_ owner: String, conformsToUIKit: Bool) -> SyntaxVisitorContinueKind {
            if conformsToUIKit, package.isTestCase(owner) { isNeeded = true }
            return .visitChildren
        }
    }
}

extension PackageIndex {
    /// Whether a class inherits from XCTestCase.
    func isTestCase(_ name: String) -> Bool { ancestry(of: name).last == "XCTestCase" }
}

extension ClassDeclSyntax {
    /// Whether the class names a protocol of UIKit behind its superclass.
    func conformsToUIKit(_ package: PackageIndex) -> Bool {
        inheritanceClause?.inheritedTypes.dropFirst().contains { package.uikit.contains($0.type.trimmedDescription) } ?? false
    }
}
