// UIKit's values in an `NSValue`. Foundation's holds rectangles, sizes, points and edge insets; values of two or four numbers
// use one of these. Transforms, which have more, are associated with one.

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public var cgRectValue: CGRect { rectValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgPointValue: CGPoint { pointValue }

    // Insets of both kinds are stored alike.

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let found = edgeInsetsValue
        return UIEdgeInsets(top: found.top, left: found.left, bottom: found.bottom, right: found.right)
    }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let found = edgeInsetsValue
        return NSDirectionalEdgeInsets(top: found.top, leading: found.left, bottom: found.bottom, trailing: found.right)
    }

    // Transforms are associated with the value, which holds their first four numbers.

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(rect: CGRect(x: transform.a, y: transform.b, width: transform.c, height: transform.d))
        objc_setAssociatedObject(self, NSValue.transformKey, transform, .OBJC_ASSOCIATION_RETAIN)
    }
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(rect: CGRect(x: transform.m11, y: transform.m12, width: transform.m21, height: transform.m22))
        objc_setAssociatedObject(self, NSValue.transformKey, transform, .OBJC_ASSOCIATION_RETAIN)
    }
    public var cgAffineTransformValue: CGAffineTransform {
        objc_getAssociatedObject(self, NSValue.transformKey) as? CGAffineTransform ?? .identity
    }
    public var caTransform3DValue: CATransform3D {
        objc_getAssociatedObject(self, NSValue.transformKey) as? CATransform3D ?? CATransform3DIdentity
    }
    nonisolated(unsafe) private static let transformKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    // Two numbers are stored as a point.

    public convenience init(uiOffset offset: UIOffset) { self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical)) }
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}

extension NSCoder {
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        (decodeObject(forKey: key) as? String).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
    }
    public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(NSCoder.string(for: transform), forKey: key) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        (decodeObject(forKey: key) as? String).map { NSCoder.cgAffineTransform(for: $0) } ?? .identity
    }
}
