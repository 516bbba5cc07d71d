import QuoinLayout

extension Axis {
    var lengthName: String { self == .horizontal ? "width" : "height" }
    var startName: String { self == .horizontal ? "leading" : "top" }
    var endName: String { self == .horizontal ? "trailing" : "bottom" }
    var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
    var letter: String { self == .horizontal ? "X" : "Y" }
    /// `wide` or `high`
    var dimensionName: String { self == .horizontal ? "wide" : "high" }
    var longer: String { self == .horizontal ? "wider" : "higher" }
    var shorter: String { self == .horizontal ? "narrower" : "lower" }
}
