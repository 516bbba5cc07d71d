extension UIImage {
    // System symbols with names of their own, all of one size.

    public static var add: UIImage { symbol("plus.circle.fill") }
    public static var remove: UIImage { symbol("minus.circle.fill") }
    public static var checkmark: UIImage { symbol("checkmark") }
    public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
    public static var actions: UIImage { symbol("ellipsis.circle") }

    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// Whether the image has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
}
