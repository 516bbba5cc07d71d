import Foundation
import QuoinText
import Testing

@Suite final class FontLibraryTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ bytes: [UInt8], _ name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try Data(bytes).write(to: url)
        return url.path
    }

    private func width(_ name: String, _ library: FontLibrary) -> Double {
        (library.advance(of: "AVo", in: .named(name, size: 10)).width * 1e6).rounded() / 1e6
    }

    @Test("Fonts are found by PostScript, full and family name") func fontsAreFoundByPostScriptFullAndFamilyName() throws {
        let library = FontLibrary(files: [
            try write(FontBuilder.named("Brand-Bold", family: "Brand Sans", weight: 700, wider: 100).bytes, "a.ttf"),
            try write(FontBuilder.named("Brand-Regular", family: "Brand Sans").bytes, "b.ttf"),
            try write(FontBuilder.named("Brand-Italic", family: "Brand Sans", isItalic: true, wider: 50).bytes, "c.ttf"),
        ])
        #expect(library.problems.isEmpty && !library.isEmpty)
        // 600 + 500 + 400, less the kerning of 80.
        #expect(width("Brand-Regular", library) == 14.2)
        #expect(width("Brand-Bold", library) == 17.2)
        #expect(width("Brand-Italic", library) == 15.7)
        #expect(width("brand sans 700", library) == 17.2)
        // A family's own face is the upright one closest to regular.
        #expect(width("Brand Sans", library) == 14.2)
        #expect(library.font(named: "Brand-Light") == nil)
        #expect(library.advance(of: "AVo", in: .named("Brand-Bold", size: 10)).trust.evidence == .fontFile)
        let metrics = library.lineMetrics(of: .named("Brand-Bold", size: 10))
        #expect(metrics.ascender == 8 && metrics.descender == 2 && metrics.lineHeight == 10)
    }

    @Test("Fonts that are not in the library are measured with the built-in tables") func otherFontsAreThoseOfTheTables() throws {
        let library = FontLibrary(files: [try write(FontBuilder.named("Brand-Regular", family: "Brand").bytes, "a.ttf")])
        for font in [TextFont.system(17), .named("Roboto-Bold", size: 12), .named("Nobody", size: 12), .preferred(.body)] {
            #expect(library.size(of: "Hello, world", in: font) == SystemTextMeasurer().size(of: "Hello, world", in: font))
        }
    }

    @Test("Every font of a collection is found") func collectionsHoldSeveralFonts() throws {
        let bytes = FontBuilder.collection([
            .named("One-Regular", family: "One"), .named("Two-Regular", family: "Two", wider: 100),
        ])
        let library = FontLibrary(files: [try write(bytes, "both.ttc")])
        #expect(width("One-Regular", library) == 14.2 && width("Two", library) == 17.2)
        #expect(try FontNames.all(in: bytes).map(\.postScript) == ["One-Regular", "Two-Regular"])
    }

    @Test("Damaged files are reported, and the other files are read") func damagedFilesAreToldAndTheOthersCount() throws {
        let good = FontBuilder.named("Brand-Regular", family: "Brand")
        let files = [
            try write(Array("wOF2 and so on".utf8), "web.ttf"), try write([], "empty.otf"),
            try write(good.without("name").bytes, "nameless.ttf"),
            folder.appendingPathComponent("missing.ttf").path,
            try write(FontBuilder.named("Broken-Regular", family: "Broken").without("hmtx").bytes, "broken.ttf"),
            try write(good.bytes, "good.ttf"),
        ]
        let library = FontLibrary(files: files)
        #expect(library.problems.map(\.error) == [.notAFont, .notAFont, .missingTable("name"), .unreadable(path: files[3])])
        #expect(width("Brand", library) == 14.2)
        // Its names can be read, and nothing else.
        #expect(library.font(named: "Broken") == nil)
        #expect(library.problem(of: "Broken-Regular")?.error == .missingTable("hmtx"))
        #expect(library.problem(of: "Brand") == nil && library.problem(of: "Nobody") == nil)
        let unknown = TextFont.named("Broken-Regular", size: 10)
        #expect(library.advance(of: "AVo", in: unknown) == SystemTextMeasurer().advance(of: "AVo", in: unknown))
    }

    @Test("A font with a huge glyph table is measured") func aHugeFontCostsNoMoreThanItsTables() throws {
        var font = FontBuilder.named("Huge-Regular", family: "Huge")
        font.tables.append(("glyf", [UInt8](repeating: 7, count: 24 << 20)))
        #expect(width("Huge", FontLibrary(files: [try write(font.bytes, "huge.otf")])) == 14.2)
    }

    @Test("Macintosh names and names of instances are found") func namesOfTheMacintoshAndOfInstancesCount() throws {
        let old = FontBuilder.sample().replacing("name", FontBuilder.names([(1, "Old"), (6, "Old-Face")], isMacintosh: true))
        #expect(try FontNames.all(in: old.bytes).map(\.postScript) == ["Old-Face"])
        // One axis, two instances: one named by number 258, one by the family and its style.
        let fvar =
            FontBuilder.numbers([1, 0, 16, 2, 1, 20, 2, 10]) + [UInt8](repeating: 0, count: 20)
            + FontBuilder.numbers([256, 0, 0, 0, 258]) + FontBuilder.numbers([257, 0, 0, 0, 999])
        var variable = FontBuilder.sample()
        variable.tables += [
            ("fvar", fvar),
            ("name", FontBuilder.names([(1, "Wide Sans"), (6, "WideSans"), (256, "Bold"), (257, "Extra Black"), (258, "WideSans-Fat")])),
        ]
        #expect(try FontNames.all(in: variable.bytes)[0].instances == ["WideSans-Fat", "WideSans-ExtraBlack"])
        let library = FontLibrary(files: [try write(variable.bytes, "wide.ttf")])
        #expect(library.advance(of: "A", in: .named("WideSans-ExtraBlack", size: 10)).trust.doubts.contains(.variableFont))
    }

    /// Whatever the bytes, names are read or an error is thrown; nothing traps or hangs.
    @Test("Damaged name tables never trap") func damagedNamesNeverTrap() {
        var random = SeededGenerator(seed: 11)
        let seeds = [
            FontBuilder.named("Brand-Regular", family: "Brand").bytes,
            FontBuilder.collection([.named("One", family: "One"), .named("Two", family: "Two")]),
        ]
        var read = 0
        for _ in 0..<rounds(3000, long: 200_000) {
            var bytes = seeds.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            if (try? FontNames.all(in: bytes)) != nil { read += 1 }
        }
        #expect(read > 100)
    }
}
