/// An image's size in pixels.
public final class CGImage: Hashable, Sendable {
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    public func cropping(to rect: CGRect) -> CGImage? {
        let kept = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        return kept.isEmpty ? nil : CGImage(width: Int(kept.width), height: Int(kept.height))
    }
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
