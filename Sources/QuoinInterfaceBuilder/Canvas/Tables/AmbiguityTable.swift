import QuoinScenes

/// The reasons for which versions of Interface Builder mark views as ambiguous although their constraints leave nothing open.
enum AmbiguityTable {
    /// Whether everything in rows far below the visible end of their table is marked (F83).
    static let farRows = VersionTable<Bool>(
        .from(0, false, .seen(95, of: 95, files: 5, repositories: 5)), .from(19000, true, .seen(27, of: 28, files: 5, repositories: 5)))
    /// Whether views are marked that share the length of a centered stack view between two pixels (F84).
    static let betweenPixels = VersionTable<Bool>(
        .from(0, false, .seen(1, of: 1, files: 1, repositories: 1)), .from(20000, true, .seen(6, of: 6, files: 4, repositories: 4)))
    /// Whether three texts are marked that share a width longer than each of them (F85).
    static let threeTexts = VersionTable<Bool>(
        .from(0, false, .assumed), .from(19000, true, .seen(3, of: 3, files: 3, repositories: 2)))

    /// All reasons of a version.
    static func marks(_ version: ToolsVersion) -> AmbiguityMarks {
        var marks: AmbiguityMarks = []
        if farRows[version] { marks.insert(.farRows) }
        if betweenPixels[version] { marks.insert(.betweenPixels) }
        if threeTexts[version] { marks.insert(.threeTexts) }
        return marks
    }
}
