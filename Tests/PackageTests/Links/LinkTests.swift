import Foundation
import Testing

@Suite struct LinkTests {
    @Test("Links between pages lead to files that exist and to anchors in them")
    func linksBetweenPagesResolve() throws {
        for (file, text) in try documentationFiles() {
            for link in Link.all(in: text) where !link.target.contains("://") && !link.target.hasPrefix("mailto:") {
                let parts = link.target.components(separatedBy: "#")
                let folder = Manifest.root.appending(path: file).deletingLastPathComponent()
                let linked = parts[0].isEmpty ? Manifest.root.appending(path: file) : folder.appending(path: parts[0]).standardized
                guard FileManager.default.fileExists(atPath: linked.path()) else {
                    Issue.record("\(file):\(link.line) leads to \(link.target), which is not there")
                    continue
                }
                guard parts.count > 1 else { continue }
                let target = try String(contentsOf: linked, encoding: .utf8)
                #expect(anchors(in: target).contains(parts[1]), "\(file):\(link.line) leads to \(link.target), which is not there")
            }
        }
    }

    @Test("The index lists every page")
    func everyPageIsInTheIndex() throws {
        let index = try String(contentsOf: Manifest.root.appending(path: "Documentation/README.md"), encoding: .utf8)
        let linked = Set(Link.all(in: index).map(\.target))
        let folder = Manifest.root.appending(path: "Documentation")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        where !["README.md", "Pictures", "Catalogs"].contains(name) {
            let isListed = linked.contains(name) || linked.contains("\(name)/README.md")
            #expect(isListed, "Documentation/README.md does not list \(name)")
        }
    }

    @Test("Headings, anchors and links are found")
    func headingsAndAnchorsAreFound() {
        #expect(anchors(in: "# A `b` & c\n<a id=\"SC-1\"></a>\n```\n# no\n```") == ["a-b--c", "SC-1"])
        #expect(Link.all(in: "[a](b.md#c) `[d](e)` [f](g)").map(\.target) == ["b.md#c", "g"])
    }
}
