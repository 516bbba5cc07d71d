// The only file that touches HarfBuzz. Letters of some scripts have other forms, and other widths, beside each other:
//
//     text      H e l l o ␠ س ل ا م ␠ ☺        HarfBuzz shapes a stretch in one such script that the font covers;
//     stretch   └─ plain ─┘ └ Arabic ┘ plain   plain stretches are walked glyph by glyph, as without HarfBuzz

#if HarfBuzz
    import CHarfBuzz

    /// A font as HarfBuzz shapes texts with it.
    ///
    /// Unchecked, because any number of threads may shape with a font that HarfBuzz holds as immutable.
    final class TextShaper: @unchecked Sendable {
        private let font: OpaquePointer

        /// The tables that shaping reads; outlines, the largest part of a font, are none of them.
        private static let tags = ["GDEF", "GPOS", "GSUB", "OS/2", "cmap", "head", "hhea", "hmtx", "kern", "kerx", "maxp", "morx"]

        /// Makes a shaper of a font's tables.
        init?(_ directory: FontDirectory) {
            let tables = TextShaper.tags.compactMap { tag in directory.optional(tag).map { (tag, $0.contents) } }
            let held = Unmanaged.passRetained(Tables(Dictionary(tables) { first, _ in first }))
            let face = hb_face_create_for_tables(
                { _, tag, tables in tables.flatMap { Unmanaged<Tables>.fromOpaque($0).takeUnretainedValue().blob(tag) } },
                held.toOpaque(), { tables in if let tables { Unmanaged<Tables>.fromOpaque(tables).release() } })
            defer { hb_face_destroy(face) }
            guard let font = hb_font_create(face) else { return nil }
            hb_font_make_immutable(font)
            self.font = font
        }

        deinit { hb_font_destroy(font) }

        /// The tables of a font, for as long as HarfBuzz may ask for them.
        private final class Tables {
            private let tables: [String: [UInt8]]

            init(_ tables: [String: [UInt8]]) { self.tables = tables }

            /// A table in bytes of HarfBuzz's own; nil if the font lacks it.
            func blob(_ tag: hb_tag_t) -> OpaquePointer? {
                let letters = [24, 16, 8, 0].map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0))) }
                return tables[String(letters)]?.withUnsafeBytes { bytes in
                    hb_blob_create(
                        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
                }
            }
        }

        /// The advances of a stretch in one script, in font units: that of each cluster at its first scalar. Nil if the font
        /// lacks a part of it.
        func advances(of stretch: some BidirectionalCollection<Unicode.Scalar>) -> [Int]? {
            let buffer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            let scalars = stretch.map(\.value)
            hb_buffer_add_utf32(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
            // The process's locale has no say.
            hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
            hb_buffer_guess_segment_properties(buffer)
            hb_shape(font, buffer, nil, 0)
            var count: UInt32 = 0
            guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), let places = hb_buffer_get_glyph_positions(buffer, &count) else {
                return nil
            }
            var advances = [Int](repeating: 0, count: scalars.count)
            for index in 0..<Int(count) {
                let cluster = Int(glyphs[index].cluster)
                guard glyphs[index].codepoint != 0, cluster < advances.count else { return nil }
                advances[cluster] += Int(places[index].x_advance)
            }
            return advances
        }

        /// The script of a character, or nil if its letters look the same whatever is beside them. Characters of all scripts, such
        /// as blanks, are of the one before them.
        private func script(of scalar: Unicode.Scalar, after former: hb_script_t?) -> hb_script_t? {
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            if [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(script) { return former }
            return TextShaper.plainScripts.contains(script.rawValue) ? nil : script
        }

        private static let plainScripts = Set(
            [
                HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_HAN,
                HB_SCRIPT_HANGUL, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_YI,
            ].map(\.rawValue))

        /// The stretches of a text, each of which is in one script, or plain.
        func stretches(of text: String, in font: OpenTypeFont) -> [TextStretch] {
            // The scripts before Hebrew are plain.
            guard text.unicodeScalars.contains(where: { $0.value >= 0x0590 }) else { return [TextStretch(text: text)] }
            var found: [TextStretch] = []
            var current: hb_script_t?
            for scalar in text.unicodeScalars {
                let width = ScalarClass(scalar.value).width
                let isCovered = width == .zero || width != .hardBreak && font.glyph(for: scalar) != nil
                let script = isCovered ? script(of: scalar, after: current) : nil
                if found.isEmpty || script != current { found.append(TextStretch(isShaped: script != nil)) }
                found[found.count - 1].text.unicodeScalars.append(scalar)
                current = script
            }
            return found
        }
    }
#else
    /// The shaper of builds without HarfBuzz, of which there is none.
    struct TextShaper: Sendable {
        init?(_ directory: FontDirectory) { return nil }
        func stretches(of text: String, in font: OpenTypeFont) -> [TextStretch] { [TextStretch(text: text)] }
        func advances(of stretch: some BidirectionalCollection<Unicode.Scalar>) -> [Int]? { nil }
    }
#endif

/// A part of a text that is measured in one way.
struct TextStretch: Equatable {
    var text = ""
    /// Whether its letters have other forms beside each other.
    var isShaped = false
}
