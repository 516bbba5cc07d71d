import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinScenes
import Testing

@testable import quoin

/// Colors and images of a document's project.
@Suite("Assets of a project")
final class ProjectAssetsTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.write("", "Package.swift")
        try folder.write("", "App/Screens/Main.storyboard")
    }

    private var assets: ProjectAssets {
        let path = folder.path("App/Screens/Main.storyboard")
        return ProjectIndex([path]).assets(for: path)
    }

    private func set(_ name: String, _ contents: String, files: [String: Data] = [:]) throws {
        try folder.write(contents, "App/Assets.xcassets/\(name)/Contents.json")
        for (file, bytes) in files { try bytes.write(to: folder.url.appending(path: "App/Assets.xcassets/\(name)/\(file)")) }
    }

    /// The header of a PNG of that size.
    private func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height])
            + Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test("a color set has a light and a dark color, and may refer to the system's") func colors() throws {
        try set(
            "Brand.colorset",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1"}}},
             {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
              "color": {"color-space": "srgb", "components": {"red": "0", "green": "128", "blue": "0x10", "alpha": "0.5"}}}]}
            """)
        try set("Link.colorset", #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#)
        try set("Broken.colorset", "{")
        let brand = try #require(assets.color(named: "Brand"))
        #expect(brand.light.hex == "#FF8000")
        #expect(brand.dark.hex.hasPrefix("#008010") && brand.dark.alpha == 128)
        #expect(assets.color(named: "Link")?.light == Paint.system("systemRed")?.light)
        #expect(assets.color(named: "Broken") == nil && assets.color(named: "Nowhere") == nil)
    }

    @Test("an image set is read at its best scale, with its dark variant, and says whether it takes the tint") func images() throws {
        try set(
            "logo.imageset",
            """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}, {"idiom": "universal", "scale": "2x", "filename": "b.png"},
             {"idiom": "universal", "scale": "2x", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """, files: ["a.png": png(20, 10), "b.png": png(40, 20), "dark.png": png(40, 20)])
        let logo = try #require(assets.image(named: "logo"))
        #expect(logo.size == Size(width: 20, height: 10))
        #expect(logo.isTemplate && logo.light != nil && logo.dark != nil && logo.light != logo.dark)
    }

    @Test("of a JPEG and an SVG the picture is taken, of a PDF the size") func formats() throws {
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 60, 1, 0, 0, 0, 0])
        let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"12\"><path d=\"M0 0h9\"/></svg>".utf8)
        let pdf = Data("%PDF-1.4\n1 0 obj <</MediaBox [0 0 33 44]>> endobj".utf8)
        for (name, bytes, size, isDrawn) in [
            ("photo.jpg", jpeg, Size(width: 60, height: 30), true), ("icon.svg", svg, Size(width: 24, height: 12), true),
            ("page.pdf", pdf, Size(width: 33, height: 44), false),
        ] {
            try set("\(name).imageset", #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#, files: [name: bytes])
            let image = try #require(assets.image(named: name), "\(name)")
            #expect(image.size == size, "\(name)")
            #expect((image.light != nil) == isDrawn, "\(name)")
        }
    }

    @Test("a folder may be part of the name, and loose files are found, the nearest first") func names() throws {
        try folder.write(#"{"properties": {"provides-namespace": true}}"#, "App/Assets.xcassets/Icons/Contents.json")
        try set("Icons/add.imageset", #"{"images": [{"filename": "add.png"}]}"#, files: ["add.png": png(8, 8)])
        #expect(assets.image(named: "Icons/add")?.size == Size(width: 8, height: 8))
        #expect(assets.image(named: "add") == nil)
        try folder.write("", "Other/x")
        try png(9, 9).write(to: folder.url.appending(path: "Other/loose@3x.png"))
        #expect(assets.image(named: "loose")?.size == Size(width: 3, height: 3))
        try png(5, 5).write(to: folder.url.appending(path: "App/Screens/loose.png"))
        #expect(assets.image(named: "loose.png")?.size == Size(width: 5, height: 5))
    }

    @Test("a set does not lead out of its folder", arguments: ["../../../secret.png", "/etc/passwd", ".."]) func outside(_ file: String)
        throws
    {
        try png(7, 7).write(to: folder.url.appending(path: "secret.png"))
        try set("logo.imageset", #"{"images": [{"filename": "\#(file)"}]}"#)
        #expect(assets.image(named: "logo") == nil)
    }
}
