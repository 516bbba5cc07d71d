/// A point of a rectangle, such as the middle of an edge, with an offset.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isFractional: false) }
    /// Makes an anchor whose offset is a fraction of the anchored view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The anchored view's origin in a rectangle of size `size` at zero; `own` is the view's size.
    func point(in size: CGSize, own: CGSize) -> CGPoint {
        let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2
        let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2
        let step = isFractionalOffset ? CGPoint(x: offset.x * own.width, y: offset.y * own.height) : offset
        return CGPoint(x: x + step.x, y: y + step.y)
    }
}
