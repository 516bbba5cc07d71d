// How large, and how far apart: the words that compositional layouts are written in.

/// A width or a height: a number, a part of the container's, or a guess that the content corrects.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    let kind: Kind
    /// The number, or the part.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }

    /// A part of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalWidth, fractionalWidth)
    }
    /// A part of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalHeight, fractionalHeight)
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, absoluteDimension) }
    /// A guess, until the view has said how large it would be.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, estimatedDimension) }
    /// A guess; then the size of the largest of the views beside it.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniform, estimate) }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated || kind == .uniform }
    public var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// In points; `fitted` is what an estimate turned out to be.
    func length(in container: CGSize, fitted: CGFloat?) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(0, container.width * dimension)
        case .fractionalHeight: max(0, container.height * dimension)
        case .absolute: max(0, dimension)
        case .estimated, .uniform: fitted ?? max(0, dimension)
        }
    }
}

/// A width and a height.
///
/// ```swift
/// NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
/// ```
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func resolved(in container: CGSize, fitted: CGSize? = nil) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container, fitted: fitted?.width),
            height: heightDimension.length(in: container, fitted: fitted?.height))
    }
    func dimension(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }
}

/// A distance: as given, or at least so much.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
        super.init()
    }
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, isFlexible: false) }
    /// At least that; room that is left over is shared among the flexible distances.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(flexibleSpacing, isFlexible: true) }
}

/// Distances around an item; nothing where nil.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
    func near(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    func far(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}

/// A point of a rectangle: its middle, the middle of an edge or a corner; and a step from there.
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
    /// The step is measured in sizes of the view that is anchored.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Of a rectangle of that size at zero, for a view of size `own`.
    func point(in size: CGSize, own: CGSize) -> CGPoint {
        let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2
        let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2
        let step = isFractionalOffset ? CGPoint(x: offset.x * own.width, y: offset.y * own.height) : offset
        return CGPoint(x: x + step.x, y: y + step.y)
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
    func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func near(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
    func far(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }
    /// A size by its extents along the axis and across it.
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
