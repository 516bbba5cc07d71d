/// The benchmark's pictures. Each is the same list of constraints in the same order for every engine.
///
/// | | picture | views | rows |
/// |---|---|---|---|
/// | S  | a random screen of boxes in boxes | about N | about 9 N |
/// | G  | a list of N cards: icon, centered title, detail | 4 N + 1 | 26 N + 4 |
/// | L  | a list of N rows in two columns | 3 N + 1 | 20 N + 4 |
/// | M  | N pictures in three columns | N + 1 | 4 N + 7 |
/// | T  | a toolbar of N buttons and equal spaces | 2 N + 1 | 10 N + 4 |
/// | A  | N nested views | N | 4 N |
/// | A2 | N nested views, each with a label beside the next | 2 N | 11 N |
/// | B  | stacks in stacks, four children each, N labels as leaves | about 4 N / 3 | about 8.4 N |
/// | C  | a list of N rows: image, title, detail | 4 N + 2 | 24 N + 8 |
/// | D  | N siblings of equal width, with optional rows for their distances | N + 1 | 7 N + 2 |
/// | F  | N labels in one column between the same two guides | N + 3 | 7 N + 12 |
public enum Workload: String, CaseIterable, Sendable {
    case s = "S"
    case g = "G"
    case l = "L"
    case m = "M"
    case t = "T"
    case a = "A"
    case a2 = "A2"
    case b = "B"
    case c = "C"
    case d = "D"
    case f = "F"

    /// The picture with `size` views, rows, pictures, buttons, levels, leaves, siblings or labels; at least 2.
    public func picture(size: Int) -> Picture {
        let size = max(size, 2)
        var picture = Picture(self, size: size)
        switch self {
        case .s: picture.drawScreen()
        case .g: picture.drawCards()
        case .l: picture.drawTwoColumns()
        case .m: picture.drawMasonry()
        case .t: picture.drawToolbar()
        case .a: picture.drawNested()
        case .a2: picture.drawNestedLabels()
        case .b: picture.drawStacks()
        case .c: picture.drawList()
        case .d: picture.drawSiblings()
        case .f: picture.drawColumn()
        }
        return picture
    }
}

extension Workload {
    /// Whether the picture can be drawn as nested flex boxes, too.
    public var isFlex: Bool {
        switch self {
        case .s, .g, .l, .m, .t: false
        case .a, .a2, .b, .c, .d, .f: true
        }
    }

    /// The workload in a few words.
    public var title: String {
        switch self {
        case .s: "a random screen of about N views, boxes in boxes"
        case .g: "a list of N cards: icon, centered title, detail"
        case .l: "a list of N rows in two columns"
        case .m: "N pictures in three columns"
        case .t: "a toolbar of N buttons and equal spaces"
        case .a: "N nested views"
        case .a2: "N nested views, each with a label beside the next"
        case .b: "stacks in stacks, N labels as leaves"
        case .c: "a list of N rows: image, title, detail"
        case .d: "N siblings of equal width, with optional rows for their distances"
        case .f: "N labels in one column between the same two guides"
        }
    }
}
