import Foundation
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

@testable import QuoinLayout

/// Findings and fitting sizes are computed in a snapshot of the layout. It must have the same solution as the layout for every file, or
/// determined views would be called ambiguous.
@Suite("Snapshots of files")
struct SnapshotTests {
    /// Elements for guides inside and beside the controller's view, and the constraint of a view to them.
    @Test(
        "a view pinned to a guide is not ambiguous, depends on the guide, and is part of the fitting size",
        arguments: [
            ("", "", Drawn.pin("v", "top", to: "c-guide")), ("", "", Drawn.pin("v", "top", to: "c-root", "topMargin")),
            ("", "", Drawn.pin("v", "bottom", to: "c-guide")),
            ("<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>", "", Drawn.pin("v", "bottom", to: "keys", "top")),
            ("", layoutGuides, Drawn.pin("v", "top", to: "top", "bottom")),
            ("", layoutGuides, Drawn.pin("v", "bottom", to: "bottom", "top")),
        ])
    func guides(inside: String, beside: String, pin: String) throws {
        let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
        let rest = [
            Drawn.pin("v", "leading", to: "c-root", nil, more: "constant=\"10\""), Drawn.size("v", "width", of: 50),
            Drawn.size("v", "height", of: 20),
            Drawn.pin("c-root", "trailing", to: "v", nil, more: "relation=\"greaterThanOrEqual\" constant=\"5\""),
        ]
        let text = Drawn.controller(inside: view, beside: beside).replacing(
            "<constraints>", with: "\(inside)<constraints>\(pin)\(rest.joined())")
        let scene = try #require(Drawn.storyboard(21701, text).scenes.first)
        let laidOut = try SceneLayout(scene)
        #expect(laidOut.problems.isEmpty)
        #expect(try laidOut.view("v").ambiguous.isEmpty)
        let item = try #require(laidOut.item("v")), root = try #require(laidOut.item("c-root"))
        #expect(try laidOut.layout.constraints(affecting: item, along: .vertical).contains { $0.description.hasPrefix("v.") })
        let size = try Layout.fittingSize(of: root, target: .zero)
        #expect(size.width >= 65 && size.height >= 20)
    }

    private typealias Drawn = DrawnDocument
    private static let layoutGuides = """
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        """

    @Test("every fixture: a snapshot has the same edges as the layout")
    func fixtures() throws {
        let count = try compare(filesIn: Fixture.folder.path)
        #expect(count.views > 100)
    }

    @Test(
        "every file of the corpus: a snapshot has the same edges as the layout",
        .enabled(if: Fixture.variable("QUOIN_CORPUS") != nil, "QUOIN_CORPUS names no folder of storyboards and xibs"))
    func corpus() throws {
        let count = try compare(filesIn: #require(Fixture.variable("QUOIN_CORPUS")))
        #expect(count.views > 0)
    }

    /// Compares all files of a folder. Returns the numbers of scenes and views.
    private func compare(filesIn folder: String) throws -> (scenes: Int, views: Int) {
        var count = (scenes: 0, views: 0)
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard InterfaceBuilderFile.endings.contains(where: { name.hasSuffix($0) }),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { continue }
            for scene in InterfaceBuilderFile.read(Array(data), path: name).scenes {
                let layout = try SceneLayout(scene).layout
                try layout.layOut()
                let (own, copied) = (layout.answer, try layout.answerOfASnapshot())
                #expect(own.count == copied.count)
                let largest = zip(own, copied).map { abs($0 - $1) }.max() ?? 0
                #expect(largest < 1e-6, "\(name), \(scene.id ?? "")")
                count.scenes += 1
                count.views += own.count / 4
            }
        }
        return count
    }
}

extension Layout {
    /// The four edges of every item, parents first.
    fileprivate var answer: [Double] { edges(in: model) }

    /// The four edges of every item in a snapshot of the whole tree, whose root has the layout's size.
    fileprivate func answerOfASnapshot() throws -> [Double] {
        try Snapshot.take(below: root, backend: backend, environment: environment, contentSize: \.currentContentSize) {
            (snapshot) throws(SolverError) in
            snapshot.model.writeRoot(root, width: width, height: height)
            try snapshot.model.send()
            try snapshot.model.solver.solve()
            return edges(in: snapshot.model)
        }
    }

    private func edges(in model: SolverModel) -> [Double] {
        var found: [Double] = []
        var walker: Item? = root
        while let item = walker {
            if let own = model.edges(of: item) { found += [own.left, own.top, own.right, own.bottom].map { model.value($0) } }
            walker = item.following(below: root)
        }
        return found
    }
}
