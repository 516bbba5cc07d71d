import Foundation
import Testing

@testable import QuoinText

/// The compiled-in table against its sources: Inter's files, read by our own reader, and the checked-in corrections.
@Suite struct SystemFontTableTests {
    struct Facts: Decodable {
        struct System: Decodable {
            let scale_text, scale_display, shared, display, display_class: [String: Double]
            let char, text_class, display_class_w: [String: [String: Double]]
            let base: [String: String]
        }
        let system: System
    }

    /// Keyed by code point: as strings the Kelvin sign would be the letter K.
    typealias ByScalar = [UInt32: Double]

    static func byScalar(_ table: [String: Double]?) -> ByScalar {
        var result: ByScalar = [:]
        for (key, value) in table ?? [:] { result[key.unicodeScalars.first?.value ?? 0] = value }
        return result
    }

    struct Corrections {
        let facts: Facts.System
        let shared, display, char: ByScalar
        var base: [UInt32: UInt32] = [:]

        init(_ facts: Facts.System, weight: String) {
            self.facts = facts
            shared = byScalar(facts.shared)
            display = byScalar(facts.display)
            char = byScalar(facts.char[weight])
            for (key, value) in facts.base { base[key.unicodeScalars.first?.value ?? 0] = value.unicodeScalars.first?.value }
        }
    }

    static let files = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]

    func facts() throws -> Facts.System {
        let path = InstalledFiles.root.appendingPathComponent("Scripts/text-tables/corrections.json")
        return try JSONDecoder().decode(Facts.self, from: Data(contentsOf: path)).system
    }

    func kind(_ scalar: Unicode.Scalar) -> String {
        if scalar == " " || scalar == "\u{A0}" { return " " }
        if scalar.properties.numericType == .decimal || scalar.properties.numericType == .digit { return "9" }
        return scalar.properties.isUppercase ? "U" : scalar.properties.isLowercase ? "L" : "."
    }

    var scalars: [Unicode.Scalar] {
        (0..<SystemFontTable.limit).compactMap(Unicode.Scalar.init).filter { SystemFontTable.glyph($0.value) != 0 }
    }

    @Test(
        "Every advance is that of Inter, scaled and corrected",
        .enabled(if: InstalledFiles.hasInter, "Inter 3.019 (Debian 12: fonts-inter) is not installed"), arguments: FontWeight.allCases)
    func everyAdvanceIsIntersScaledAndCorrected(weight: FontWeight) throws {
        let corrections = Corrections(try facts(), weight: "\(weight)")
        let regular = try OpenTypeFont(path: InstalledFiles.inter + "Inter-Regular.otf")
        for isDisplay in [false, true] {
            let name = "Inter\(isDisplay ? "Display" : "")-\(Self.files[weight.rawValue]).otf"
            let font = try OpenTypeFont(path: InstalledFiles.inter + name)
            var wrong: [String] = []
            let column = (weight.rawValue + (isDisplay ? 9 : 0)) * SystemFontTable.glyphCount
            for scalar in scalars {
                let owner = font.glyph(for: scalar) == nil ? regular : font
                let glyph = try #require(owner.glyph(for: scalar))
                let inter = Double(owner.advance(of: glyph)) * 1000 / Double(owner.unitsPerEm)
                let expected = advance(inter, of: scalar, weight: "\(weight)", isDisplay: isDisplay, corrections: corrections)
                let found = SystemFontTable.advance(SystemFontTable.glyph(scalar.value), column: column)
                if found != expected { wrong.append("\(scalar) in \(name): \(found), not \(expected)") }
            }
            #expect(wrong.isEmpty, "\(wrong.prefix(5))")
        }
    }

    private func advance(_ inter: Double, of scalar: Unicode.Scalar, weight: String, isDisplay: Bool, corrections: Corrections) -> Int {
        let facts = corrections.facts
        let base = corrections.shared[scalar.value] == nil ? corrections.base[scalar.value] ?? scalar.value : scalar.value
        var value = inter * ((isDisplay ? facts.scale_display[weight] : facts.scale_text[weight]) ?? 0)
        value += (corrections.shared[base] ?? 0) + (corrections.char[base] ?? 0)
        let kind = kind(scalar)
        if isDisplay {
            value += (corrections.display[base] ?? 0) + (facts.display_class[kind] ?? 0) + (facts.display_class_w[weight]?[kind] ?? 0)
        } else {
            value += facts.text_class[weight]?[kind] ?? 0
        }
        return Int((value + 0.5).rounded(.down))
    }

    @Test(
        "Every pair has four fifths of Inter's kerning, and from 20 points on all of it",
        .enabled(if: InstalledFiles.hasInter, "Inter 3.019 (Debian 12: fonts-inter) is not installed"), arguments: [false, true])
    func everyPairHasItsShareOfIntersKerning(isDisplay: Bool) throws {
        let font = try OpenTypeFont(path: InstalledFiles.inter + (isDisplay ? "InterDisplay-Regular.otf" : "Inter-Regular.otf"))
        let latin = "\"&'()+,-./0123456789:;?_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÉŁöñŽ".unicodeScalars
        var kerned = 0
        var wrong: [String] = []
        for first in latin {
            for second in latin {
                let (a, b) = (try #require(font.glyph(for: first)), try #require(font.glyph(for: second)))
                let value = Double(font.kerning(a, b)) * (isDisplay ? 1000 : 800) / Double(font.unitsPerEm)
                let expected = abs(value) < 8 ? 0 : Int((value + 0.5).rounded(.down))
                let (row, column) = (SystemFontTable.glyph(first.value), SystemFontTable.glyph(second.value))
                if SystemFontTable.kerning(row, column, display: isDisplay) != expected { wrong.append("\(first)\(second)") }
                if expected != 0 { kerned += 1 }
            }
        }
        #expect(kerned > 613)
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    @Test("The table is compact and complete") func theTableIsCompactAndComplete() {
        #expect(PackedDigits(SystemFontTable.advances).count == 18 * 2 * SystemFontTable.glyphCount)
        let all = [
            SystemFontTable.index, SystemFontTable.blocks, SystemFontTable.doubts, SystemFontTable.advances, SystemFontTable.kerningRow,
            SystemFontTable.kerningColumn, SystemFontTable.paletteText, SystemFontTable.kerningText, SystemFontTable.paletteDisplay,
            SystemFontTable.kerningDisplay, HelveticaTable.regular, HelveticaTable.bold, UnicodeTable.index, UnicodeTable.blocks,
            UnicodeTable.breakClasses, UnicodeTable.widthKinds, ArialTable.regular, ArialTable.bold,
        ]
        #expect(ArialTable.regular.utf8CodeUnitCount == 2 * 191 && ArialTable.bold.utf8CodeUnitCount == 2 * 191)
        let bytes = all.reduce(0) { $0 + $1.utf8CodeUnitCount }
        #expect(bytes <= 150_000, "\(bytes)")
    }

    /// Runs where the script's inputs are at hand; otherwise it says what is missing and the test is left out.
    @Test("The files checked in are what the script writes") func theCheckedInFilesAreWhatTheScriptWrites() throws {
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        script.arguments = ["python3", InstalledFiles.root.appendingPathComponent("Scripts/make-text-tables").path, "--check", "--offline"]
        try script.run()
        script.waitUntilExit()
        if script.terminationStatus == 77 || script.terminationStatus == 127 {
            print("Scripts/make-text-tables: an input is missing, so the generated files were not compared")
            return
        }
        #expect(script.terminationStatus == 0)
    }
}
