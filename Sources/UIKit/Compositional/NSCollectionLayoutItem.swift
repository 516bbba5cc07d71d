// What a compositional layout is put together from: items, and views that belong to something else.

/// A cell's size, and the room around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
    private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Taken off the cell on all axes that are not estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Added around the cell.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// The rectangle of a size at zero, less the insets.
    func inset(_ size: CGSize) -> CGRect {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return CGRect(origin: .zero, size: size).inset(by: insets)
    }
}

/// A view anchored to an item or a group: a badge, a frame.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    public final let containerAnchor: NSCollectionLayoutAnchor
    public final let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }
    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Where the view lies on a container of that size: anchor upon anchor.
    func frame(on container: CGSize, fitted: CGSize?) -> CGRect {
        let size = layoutSize.resolved(in: container, fitted: fitted)
        let there = containerAnchor.point(in: container, own: size)
        let here = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(in: size, own: size)
        return CGRect(origin: CGPoint(x: there.x - here.x, y: there.y - here.y), size: size)
    }
}

/// A view at an edge of a section or of everything: a header, a footer.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether the content makes room for the view, or lies under it.
    public var extendsBoundary = true
    /// Whether the view stays in sight while its section is.
    public var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }
}

/// A view behind a section's content that the layout itself brings.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }
    /// As large as the section, with its headers and footers.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind) }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Hashable, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

extension CGRect {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
