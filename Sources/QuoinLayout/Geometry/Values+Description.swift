import QuoinSolver

// Descriptions of small values, for debugging.

extension HorizontalAnchor: CustomStringConvertible {
    /// A text such as `title.leading`.
    public var description: String { "\(item.label).\(attribute.name)" }
}

extension VerticalAnchor: CustomStringConvertible {
    /// A text such as `title.top`.
    public var description: String { "\(item.label).\(attribute.name)" }
}

extension SizeAnchor: CustomStringConvertible {
    /// A text such as `title.width`, or `title.left … icon.right` for a distance.
    public var description: String {
        let own = "\(item.label).\(attribute.name)"
        return start.map { "\($0.item.label).\($0.attribute.name) … \(own)" } ?? own
    }
}

extension Autoresizing: CustomStringConvertible {
    /// The mask as UIKit's logs write it: `h=--& v=-&-`.
    public var description: String { notation }
}

extension AxisPair: CustomStringConvertible {
    /// A text such as `horizontal 250, vertical 251`.
    public var description: String { "horizontal \(horizontal), vertical \(vertical)" }
}

extension ItemKind: CustomStringConvertible {
    /// The word "view" or "guide", or the name of the area.
    public var description: String {
        switch self {
        case .view: "view"
        case .guide: "guide"
        case .area(let area): "\(area)"
        }
    }
}

extension Item.Children: CustomStringConvertible {
    /// A text such as `[icon (16, 18, 24 × 24), title (48, 20, 120 × 20)]`.
    public var description: String { "\(Array(self))" }
}

extension PixelGrid: CustomStringConvertible {
    /// A text such as `3 pixels per point`.
    public var description: String { "\(shortest(scale)) pixels per point" }
}

extension StandardEnvironment: CustomStringConvertible {
    /// A text such as `3 pixels per point, right to left`.
    public var description: String {
        "\(PixelGrid(scale: scale)), \(direction == .rightToLeft ? "right to left" : "left to right")"
    }
}

extension VisualFormat: CustomStringConvertible {
    /// The format's text.
    public var description: String { text }
}

extension VisualFormat.EdgeSpacing: CustomStringConvertible {
    /// The word "margin", or the distance.
    public var description: String {
        switch self {
        case .margin: "margin"
        case .distance(let distance): shortest(distance)
        }
    }
}

extension VisualFormat.Options: CustomStringConvertible {
    /// The options by their names: `[alignAllTop, rightToLeft]`
    public var description: String {
        let named: [(VisualFormat.Options, String)] = [
            (.alignAllLeft, "alignAllLeft"), (.alignAllRight, "alignAllRight"), (.alignAllTop, "alignAllTop"),
            (.alignAllBottom, "alignAllBottom"), (.alignAllLeading, "alignAllLeading"), (.alignAllTrailing, "alignAllTrailing"),
            (.alignAllCenterX, "alignAllCenterX"), (.alignAllCenterY, "alignAllCenterY"),
            (.alignAllLastBaseline, "alignAllLastBaseline"), (.alignAllFirstBaseline, "alignAllFirstBaseline"),
            (.leftToRight, "leftToRight"), (.rightToLeft, "rightToLeft"), (.baselineToBaseline, "baselineToBaseline"),
        ]
        return "[\(named.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension ConstraintException: CustomStringConvertible {
    /// A text such as `NSGenericException: Unable to …`.
    public var description: String { "\(name): \(reason)" }
}

extension LayoutReport.Refusal: CustomStringConvertible {
    /// A text such as `Refused from gallery: a.left == b.top: …`.
    public var description: String { "Refused from \(item.label): \(constraint): \(error)" }
}
