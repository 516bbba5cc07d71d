import QuoinLayout

// CoreGraphics' geometry to and from the layout engine's, for programs that use both.
//
//     layer.frame = CGRect(item.frame)
//     let size = try Layout.fittingSize(of: item, target: Size(view.bounds.size))

extension CGRect {
    public init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

    var layoutRect: Rect {
        Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
    }
}

extension CGSize {
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }

    var layoutSize: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGPoint {
    /// Adding 0 turns -0 into 0, so that it is printed without a sign.
    public init(_ point: Point) { self.init(x: point.x + 0, y: point.y + 0) }

    var layoutPoint: Point { Point(x: Double(x), y: Double(y)) }
}

extension UIEdgeInsets {
    public init(_ insets: Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    var layoutInsets: Insets { Insets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right)) }
}

extension Rect {
    public init(_ rect: CGRect) { self = rect.layoutRect }
}

extension Size {
    public init(_ size: CGSize) { self = size.layoutSize }
}

extension Point {
    public init(_ point: CGPoint) { self = point.layoutPoint }
}

extension Insets {
    public init(_ insets: UIEdgeInsets) { self = insets.layoutInsets }
}
