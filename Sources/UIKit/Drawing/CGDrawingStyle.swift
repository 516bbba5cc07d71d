public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding, evenOdd
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, high, medium
}

/// The way in which colors are blended.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
    case saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}
