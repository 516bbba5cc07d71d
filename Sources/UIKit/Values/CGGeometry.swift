// Functions on geometry and times that Foundation on Linux lacks, and the texts that UIKit makes of geometry.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A rectangle in UIKit's string format.
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
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

    // Parsing of UIKit's string format. Invalid text gives zero, as in UIKit.

    public class func cgRect(for string: String) -> CGRect {
        let read = numbers(string, 4)
        return CGRect(x: read[0], y: read[1], width: read[2], height: read[3])
    }
    public class func cgSize(for string: String) -> CGSize { CGSize(width: numbers(string, 2)[0], height: numbers(string, 2)[1]) }
    public class func cgPoint(for string: String) -> CGPoint { CGPoint(x: numbers(string, 2)[0], y: numbers(string, 2)[1]) }
    public class func cgVector(for string: String) -> CGVector { CGVector(dx: numbers(string, 2)[0], dy: numbers(string, 2)[1]) }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let read = numbers(string, 4)
        return UIEdgeInsets(top: read[0], left: read[1], bottom: read[2], right: read[3])
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let read = numbers(string, 4)
        return NSDirectionalEdgeInsets(top: read[0], leading: read[1], bottom: read[2], trailing: read[3])
    }
    public class func uiOffset(for string: String) -> UIOffset {
        UIOffset(horizontal: numbers(string, 2)[0], vertical: numbers(string, 2)[1])
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let read = numbers(string, 6)
        return CGAffineTransform(a: read[0], b: read[1], c: read[2], d: read[3], tx: read[4], ty: read[5])
    }
}

/// The numbers in a string of UIKit's format; zeros if their number is wrong.
private func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let read = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return read.count == count ? read : Array(repeating: 0, count: count)
}

// Descriptions in CoreGraphics' format: `(127.5, 20.0, 120.0, 44.0)`.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGPoint {
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
}
extension CGSize {
    public func equalTo(_ size: CGSize) -> Bool { self == size }
}
extension CGRect {
    public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
