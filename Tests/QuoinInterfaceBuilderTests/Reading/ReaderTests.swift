import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

@Suite("Reading Interface Builder's files")
struct ReaderTests {
    @Test("multipliers are read from decimals, fractions and ratios, and relations and priorities from their words")
    func multipliers() throws {  // IB-32
        let layout = try Fixture.layout("Multipliers.xib")
        #expect(try layout.frame("half") == [0, 0, 160, 10])
        #expect(try layout.frame("third") == [0, 10, 80, 10])
        #expect(try layout.frame("wide") == [0, 25, 160, 90])
    }

    @Test("a document that is not drawn has no appearance and no canvas around its scenes, and all its frames")
    func documentsThatAreNotDrawn() throws {
        let color = "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
        let names = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path).filter { $0.hasSuffix(".storyboard") }
        for name in names.sorted() {
            let text = String(decoding: try Fixture.bytes(name), as: UTF8.self).replacing("<constraints>", with: color + "<constraints>")
            let drawn = InterfaceBuilderFile.read(Array(text.utf8), path: name)
            let plain = InterfaceBuilderFile.read(Array(text.utf8), path: name, isDrawn: false)
            #expect(drawn.storyboard != nil && plain.storyboard == nil, "\(name)")
            #expect(drawn.scenes.count == plain.scenes.count && drawn.scenes.contains { !colored($0).isEmpty }, "\(name)")
            for (one, other) in zip(drawn.scenes, plain.scenes) {
                #expect(colored(other).isEmpty && other.nodes.map(\.id) == one.nodes.map(\.id), "\(name)")
                #expect(other.controllers.allSatisfy { $0.barContents == BarContents() && $0.name == nil }, "\(name)")
                #expect(try SceneLayout(other).views().map(\.frame) == SceneLayout(one).views().map(\.frame), "\(name)")
            }
        }
    }

    /// The ids of the views that have a background color.
    private func colored(_ scene: Scene) -> [String] { scene.nodes.filter { $0.properties.has(.backgroundColor) }.map(\.id) }

    @Test("numbers that are invalid or too large are reported and replaced by the standard")
    func impossibleNumbers() throws {
        let text = String(decoding: try Fixture.bytes("Multipliers.xib"), as: UTF8.self)
        for wrong in ["1e300", "-inf", "nan", "1e12", "1/0", "x"] {
            let document = InterfaceBuilderFixture.read(text.replacing("multiplier=\"0.5\"", with: "multiplier=\"\(wrong)\""))
            let scene = try #require(document.scenes.first)
            #expect(scene.notes.map(\.message) == ["the multiplier \"\(wrong)\" is not a valid number: read as 1"])
            #expect(try SceneLayout(scene).frame("half")[2] == 320)
        }
    }

    @Test("fixed frames, masks and old frame insets are kept; Xcode's flags are not trusted")
    func frames() throws {  // F46, F62, IB-11, IB-12, IB-13
        let layout = try Fixture.layout("Frames.xib")
        #expect(try layout.frame("fixed") == [10, 20, 30, 40])
        #expect(try layout.frame("mask") == [0, 100, 320, 40])
        #expect(try layout.frame("inset") == [5, 0, 50, 60])
        #expect(try layout.frame("moved") == [7, 140, 30, 40])
        #expect(try layout.view("moved").isMisplaced == true)
        #expect(try layout.view("fixed").isMisplaced == false)
    }

    @Test("placeholder constraints hold on the canvas; unknown elements are plain views with a note; dangling references are dropped")
    func placeholders() throws {  // F30, F41, F51, IB-10, IB-16
        let layout = try Fixture.layout("Placeholders.xib")
        #expect(try layout.frame("sized") == [0, 0, 70, 33])
        #expect(try layout.frame("unheard") == [70, 0, 12, 13])
        #expect(layout.notes.contains { $0.object == "unheard" && $0.message.contains("unheardOfView") })
        #expect(layout.problems.isEmpty)
    }

    @Test("sizes of contents are measured, or taken from the file; alignment insets count")
    func contents() throws {  // F32
        let measured = try Fixture.layout("Contents.xib")
        #expect(try measured.frame("label")[3] == 20.5)
        #expect(try measured.frame("label")[2] < 60)
        let stored = try Fixture.layout("Contents.xib", sizes: .stored)
        #expect(try stored.frame("label") == [0, 0, 111, 22])
        #expect(try stored.frame("switch") == [111, 22, 51, 31])
        // The switch reaches two points beyond what constraints see.
        #expect(try stored.frame("field") == [160, 53, 97, 34])
    }

    @Test("every node and constraint knows its place in the file")
    func sources() throws {
        let scene = try Fixture.scene("Frames.xib")
        let bytes = try Fixture.bytes("Frames.xib")
        for node in scene.nodes {
            let range = try #require(node.source?.bytes)
            #expect(String(decoding: bytes[range], as: UTF8.self).hasPrefix("<view "))
            #expect(String(decoding: bytes[range], as: UTF8.self).hasSuffix(">"))
        }
        let constraint = try #require(scene.constraints.first { $0.id == "c2" })
        #expect(constraint.source?.start == TextPosition(line: 20, column: 17))
    }

    @Test("a file for another system has no scenes and says so")
    func foreign() {
        let document = InterfaceBuilderFile.read(
            Array("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>".utf8), path: "Mac.xib")
        #expect(document.error == nil)
        #expect(document.scenes.isEmpty)
        #expect(document.notes.first?.message.contains("macOS") == true)
    }

    @Test("duplicate ids are made unique")
    func doubledIDs() throws {
        var text = String(decoding: try Fixture.bytes("Frames.xib"), as: UTF8.self)
        text = text.replacing("id=\"inset\"", with: "id=\"mask\"")
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Twice.xib")
        #expect(document.scenes.first?.nodes.map(\.id) == ["root", "fixed", "mask", "mask/2", "moved"])
        #expect(document.scenes.first?.notes.count == 1)
    }
}
