extension UIImage {
    // Symbols with names of their own: as large as all system symbols are here.

    public static var add: UIImage { symbol("plus.circle.fill") }
    public static var remove: UIImage { symbol("minus.circle.fill") }
    public static var checkmark: UIImage { symbol("checkmark") }
    public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
    public static var actions: UIImage { symbol("ellipsis.circle") }

    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// No picture says where its text stands.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
}
