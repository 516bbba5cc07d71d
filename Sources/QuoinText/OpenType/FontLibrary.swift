import Synchronization

/// A collection of font files, which measures the fonts in them, and all others with the tables that are compiled in.
///
///     let library = FontLibrary(files: ["Fonts/Brand-Regular.otf", "Fonts/Brand.ttc"])
///     library.size(of: "Hello", in: .named("Brand-Regular", size: 17)).trust.evidence     // .fontFile
///
/// A font is found by its PostScript name, its full name, the name of an instance, or its family's, ignoring case.
/// Creating a library reads the names in all files. A font itself is read when it is first used, and kept.
public final class FontLibrary: TextMeasurer {
    /// A file that is not a font, or is damaged.
    public struct Problem: Hashable, Sendable {
        /// The path of the file.
        public var path: String
        /// The reason why the file could not be read.
        public var error: OpenTypeError
    }

    /// A font within a file.
    private struct FontPlace: Hashable {
        var path: String
        var index: Int
    }

    private let places: [String: FontPlace]
    /// The files whose names could not be read.
    public let problems: [Problem]
    private let fonts = Mutex<[FontPlace: Result<OpenTypeFont, OpenTypeError>]>([:])
    private let other = SystemTextMeasurer()

    /// Reads the names of the fonts in files. If two fonts have the same name, the first is used.
    public init(files: [String]) {
        var names: [String: FontPlace] = [:], families: [String: (place: FontPlace, distance: Int)] = [:]
        var problems: [Problem] = []
        for path in files {
            do throws(OpenTypeError) {
                for (index, font) in try FontNames.all(in: OpenTypeFont.bytes(path)).enumerated() {
                    let place = FontPlace(path: path, index: index)
                    for name in [font.postScript, font.full].compactMap({ $0 }) + font.instances {
                        names[name.lowercased()] = names[name.lowercased()] ?? place
                    }
                    // A family's own face is the upright one that is closest to regular.
                    let distance = abs(font.weight - 400) + (font.isItalic ? 10_000 : 0)
                    for family in font.families.map({ $0.lowercased() }) where distance < families[family]?.distance ?? .max {
                        families[family] = (place, distance)
                    }
                }
            } catch {
                problems.append(Problem(path: path, error: error))
            }
        }
        places = families.mapValues(\.place).merging(names) { $1 }
        self.problems = problems
    }

    /// Whether none of the files has a font.
    public var isEmpty: Bool { places.isEmpty }

    /// Returns the font with the given name; nil if there is none, or if its file is damaged (see ``problem(of:)``).
    public func font(named name: String) -> OpenTypeFont? { try? read(name)?.get() }

    /// Returns the reason why a font of the library cannot be used; nil if it can, or if there is no such font.
    public func problem(of name: String) -> Problem? {
        guard let place = places[name.lowercased()], case .failure(let error)? = read(name) else { return nil }
        return Problem(path: place.path, error: error)
    }

    private func read(_ name: String) -> Result<OpenTypeFont, OpenTypeError>? {
        guard let place = places[name.lowercased()] else { return nil }
        return fonts.withLock { fonts in
            if let known = fonts[place] { return known }
            let font = Result { () throws(OpenTypeError) in try OpenTypeFont(path: place.path, index: place.index) }
            fonts[place] = font
            return font
        }
    }

    // MARK: Measuring

    /// Returns the line metrics of a font from its file, or from the measurer for other fonts.
    public func lineMetrics(of font: TextFont) -> LineMetrics { measurer(of: font).lineMetrics(of: font) }

    /// Appends the advances from the font's file, or from the measurer for other fonts.
    public func appendAdvances(of text: String, in font: TextFont, to advances: inout [ScalarAdvance]) -> TextTrust {
        measurer(of: font).appendAdvances(of: text, in: font, to: &advances)
    }

    /// Returns the advance from the font's file, or from the measurer for other fonts.
    public func advance(of text: String, in font: TextFont) -> TextAdvance { measurer(of: font).advance(of: text, in: font) }

    private func measurer(of font: TextFont) -> any TextMeasurer {
        guard case .named(let name) = font.family, let file = self.font(named: name) else { return other }
        // The name determines the face: weight and slant are those of the file.
        return OpenTypeMeasurer(faces: [.init(file, for: font.family, isItalic: font.isItalic)], otherwise: other)
    }
}

extension FontLibrary: Hashable {
    public static func == (a: FontLibrary, b: FontLibrary) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
