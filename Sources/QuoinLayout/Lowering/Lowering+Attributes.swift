import QuoinSolver

// An attribute of an item as a sum over edges.

extension Lowering {
    /// The item's own edges; nil if it is not in the model, as for areas.
    @inline(__always)
    func edges(of item: Item) -> ItemEdges? {
        let index = model.index(of: item)
        return index >= 0 && index < edges.count ? edges[Int(index)] : nil
    }

    /// An attribute as a sum of edges: of the item, or of its content area where it is seen from inside.
    func sum(of item: Item, _ attribute: Attribute, isInside: Bool) -> EdgeSum? {
        switch attribute {
        case .firstBaseline: return baseline(item, isFirst: true)
        case .lastBaseline: return baseline(item, isFirst: false)
        default: break
        }
        // Sizes and centers are the frame's, also for an item inside (SC-2, SC-4).
        let isEdge = attribute.isLocation && !attribute.isCenter
        guard var box = box(of: item, isInside: isInside && isEdge) else { return nil }
        if attribute.usesMargins, !item.isArea { box.insets = box.insets + insets(of: item).margins }
        return box.sum(attribute)
    }

    private func insets(of item: Item) -> InsetSet { insets.loweredInsets(of: item, environment) }

    private func box(of item: Item, isInside: Bool) -> EdgeBox? {
        guard case .area(let area) = item.kind else {
            guard let edges = edges(of: item) else { return nil }
            return isInside ? contentBox(item, edges) : EdgeBox(edges: edges)
        }
        guard let carrier = item.parent, let edges = edges(of: carrier) else { return nil }
        switch area {
        case .content: return contentBox(carrier, edges)
        case .visible: return visibleBox(carrier, edges)
        case .margins:
            var box = isInside ? contentBox(carrier, edges) : EdgeBox(edges: edges)
            box.insets = box.insets + insets(of: carrier).margins
            return box
        case .safeArea: return EdgeBox(edges: edges, insets: insets(of: carrier).safeArea)
        case .custom: return EdgeBox(edges: edges, insets: carrier.customInsets)
        }
    }

    /// The content area: from the origin of the inside coordinates, the frame's corner, to its own far edges (SC-3).
    private func contentBox(_ item: Item, _ edges: ItemEdges) -> EdgeBox {
        guard let far = contentAreas[model.index(of: item)] else { return EdgeBox(edges: edges) }
        let inset = item.alignmentInsets
        return EdgeBox(
            edges: ItemEdges(left: edges.left, top: edges.top, right: far.right, bottom: far.bottom),
            insets: Insets(top: -inset.top, left: -inset.left, bottom: 0, right: 0))
    }

    /// The visible area: the frame, in coordinates of the content over which it floats (SC-6).
    private func visibleBox(_ item: Item, _ edges: ItemEdges) -> EdgeBox {
        let offset = item.contentOffset
        let inset = item.alignmentInsets
        return EdgeBox(
            edges: edges,
            insets: Insets(
                top: offset.y - inset.top, left: offset.x - inset.left, bottom: -offset.y - inset.bottom,
                right: -offset.x - inset.right))
    }

    /// An edge and the distance of the baseline of the item's content, or of the item's baseline provider (BL-1).
    private func baseline(_ item: Item, isFirst: Bool) -> EdgeSum? {
        var source = item
        while let next = isFirst ? source.firstBaselineItem : source.lastBaselineItem {
            guard next !== source, source.contains(next), edges(of: next) != nil else { break }
            source = next
        }
        guard let box = box(of: source, isInside: false) else { return nil }
        if source.isArea { return box.sum(isFirst ? .top : .bottom) }
        let size = model.contentSize(of: source)
        return isFirst
            ? EdgeSum(edge: box.edges.top, plus: box.insets.top + (size.firstBaseline ?? 0))
            : EdgeSum(edge: box.edges.bottom, plus: -box.insets.bottom - (size.lastBaseline ?? 0))
    }
}

extension Attribute {
    var isCenter: Bool {
        self == .centerX || self == .centerY || self == .centerXWithinMargins || self == .centerYWithinMargins
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
