import Foundation
import Testing

/// UIKit's classes are found by their names: a file of more than forty lines declares one public class and is named after it.
@Suite struct PublicClassFileTests {
    static let limit = 40

    @Test("A long file declares one public class and has its name") func longFilesDeclareOneClass() throws {
        for file in try swiftFiles(below: "Sources/UIKit") where file.lines.count > Self.limit {
            let classes = file.lines.compactMap { publicClass(in: $0) }
            #expect(classes.count <= 1, "\(file.path) declares \(classes.joined(separator: ", "))")
            if let name = classes.first { #expect(file.stem == name, "\(file.path) declares \(name)") }
        }
    }

    @Test("Public classes are recognized") func publicClassesAreRecognized() {
        #expect(publicClass(in: "open class UIView: UIResponder {") == "UIView")
        #expect(publicClass(in: "public final class UITraitCollection: NSObject {") == "UITraitCollection")
        #expect(publicClass(in: "open class NSHashTable<ObjectType: AnyObject>: NSObject {") == "NSHashTable")
        #expect(publicClass(in: "final class ViewItem: Item {") == nil)
        #expect(publicClass(in: "    public class Nested {") == nil)
        #expect(publicClass(in: "open class _RequiredView: UIView {") == nil)
    }

    /// The name of the class that a line at the outermost level declares for others. Names with an underscore are not for use.
    private func publicClass(in line: some StringProtocol) -> String? {
        guard let match = String(line).prefixMatch(of: /(?:open|public final|public) class (\w+)/) else { return nil }
        return match.1.hasPrefix("_") ? nil : String(match.1)
    }
}
