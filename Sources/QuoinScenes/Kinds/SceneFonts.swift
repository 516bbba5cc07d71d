import QuoinText

/// The fonts that the texts of a scene are measured in.
struct SceneFonts: Sendable {
    /// The era whose system font is measured; nil for that of the layout.
    var era: TextEra?
    /// The font files of the project; nil if there are none.
    var library: FontLibrary?

    var measurer: any TextMeasurer {
        if let library { return library }
        return SystemTextMeasurer()
    }

    /// Returns whether neither a font file nor a table has metrics for a name.
    func isUnknown(_ name: String) -> Bool {
        library?.font(named: name) == nil
            && SystemTextMeasurer().advance(of: "x", in: .named(name, size: 10)).trust.doubts.contains(.unknownFont)
    }
}

extension Scene {
    /// The names of the fonts that the scene's texts use, each once, in the order of the file.
    package var fontNames: [String] {
        var names: [String] = []
        func add(_ properties: Properties) {
            if let name = properties[.fontName], properties[.textStyle] == nil, !names.contains(name) { names.append(name) }
        }
        for index in nodes.indices {
            add(nodes[index].properties)
            for run in nodes[index].properties[.runs] ?? [] { add(run) }
        }
        return names
    }
}
