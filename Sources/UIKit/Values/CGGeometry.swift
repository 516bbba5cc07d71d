// What CoreGraphics has and Foundation on Linux lacks.

public typealias CFTimeInterval = Double

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// As UIKit writes geometry.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{{\(list([rect.minX, rect.minY]))}, {\(list([rect.width, rect.height]))}}"
}
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(list([size.width, size.height]))}" }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(list([point.x, point.y]))}" }
public func NSStringFromCGVector(_ vector: CGVector) -> String { "{\(list([vector.dx, vector.dy]))}" }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{\(list([insets.top, insets.left, insets.bottom, insets.right]))}"
}
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    "{\(list([insets.top, insets.leading, insets.bottom, insets.trailing]))}"
}
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { "{\(list([offset.horizontal, offset.vertical]))}" }
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
}

private func list(_ numbers: [CGFloat]) -> String { numbers.map { number(Double($0)) }.joined(separator: ", ") }

extension NSCoder {
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String { NSStringFromDirectionalEdgeInsets(insets) }
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
}

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public var cgRectValue: CGRect { rectValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgPointValue: CGPoint { pointValue }
}
