// The only file that touches fontconfig, by which librsvg finds fonts.

import QuoinDrawing

#if PNG
    import CFontconfig
#endif

/// The letters that the fonts of this machine have, all together: a PNG shows a box for any other.
struct InstalledFonts: Sendable {
    /// A bit for each code point.
    private var letters = [UInt32](repeating: 0, count: 0x110000 / 32)

    static let all = InstalledFonts()

    private init() {
        #if PNG
            let pattern = FcPatternCreate(), wanted = FcObjectSetCreate()
            defer {
                FcPatternDestroy(pattern)
                FcObjectSetDestroy(wanted)
            }
            _ = FcObjectSetAdd(wanted, FC_CHARSET)
            guard let list = FcFontList(nil, pattern, wanted) else { return }
            defer { FcFontSetDestroy(list) }
            for index in 0..<Int(list.pointee.nfont) {
                var found: OpaquePointer?
                guard FcPatternGetCharSet(list.pointee.fonts[index], FC_CHARSET, 0, &found) == FcResultMatch, let found else { continue }
                add(found)
            }
        #endif
    }

    #if PNG
        /// Fontconfig hands a set over in pages of 256 letters.
        private mutating func add(_ set: OpaquePointer) {
            var page = [UInt32](repeating: 0, count: 8)
            var next: UInt32 = 0
            var start = FcCharSetFirstPage(set, &page, &next)
            while start != UInt32.max {
                for (word, bits) in page.enumerated() where Int(start) / 32 + word < letters.count {
                    letters[Int(start) / 32 + word] |= bits
                }
                start = FcCharSetNextPage(set, &page, &next)
            }
        }
    #endif

    private func has(_ scalar: Unicode.Scalar) -> Bool {
        letters[Int(scalar.value) / 32] & 1 << (scalar.value % 32) != 0
    }

    /// The letters of a drawing that no font has. Linear in its text.
    func missing(in drawing: Drawing) -> Set<Unicode.Scalar> {
        var missing: Set<Unicode.Scalar> = []
        for case .text(let mark) in drawing.marks {
            for scalar in mark.text.unicodeScalars where scalar.value >= 0x80 && !has(scalar) {
                let isSeen = !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
                if isSeen { missing.insert(scalar) }
            }
        }
        return missing
    }

    /// A note about letters that came out as boxes; nil if there are none.
    static func note(_ missing: Set<Unicode.Scalar>) -> String? {
        guard !missing.isEmpty else { return nil }
        let some = String(String.UnicodeScalarView(missing.sorted().prefix(5)))
        let count = missing.count == 1 ? "1 letter is" : "\(missing.count) letters are"
        return "note: \(count) in no installed font, such as \(some): a PNG shows boxes instead (Debian: fonts-noto-core, fonts-noto-cjk)"
    }
}
