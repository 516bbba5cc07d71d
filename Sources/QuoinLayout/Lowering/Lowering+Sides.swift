import QuoinSolver

// What an attribute of an item is, as a sum over edges.

extension Lowering {
    /// The item's own edges; nil where it is not in the book, as areas never are.
    @inline(__always)
    func edges(of item: Item) -> Edges? {
        let index = index(of: item)
        return index >= 0 && index < edges.count ? edges[Int(index)] : nil
    }

    /// The same without counting the item.
    @inline(__always)
    func edges(of link: InstalledConstraint.ItemLink) -> Edges? { link._withUnsafeGuaranteedRef { edges(of: $0) } }

    func side(_ item: Item, _ attribute: Attribute, isInside: Bool) -> Side? {
        switch attribute {
        case .firstBaseline: return baseline(item, isFirst: true)
        case .lastBaseline: return baseline(item, isFirst: false)
        default: break
        }
        // Sizes and centers keep meaning the frame, from wherever one looks (SC-2, SC-4).
        let isEdge = attribute.isLocation && !attribute.isCenter
        guard var box = box(of: item, isInside: isInside && isEdge) else { return nil }
        if attribute.usesMargins, !item.isArea { box.insets = box.insets + book.insets(of: item).margins }
        return box.side(attribute)
    }

    private func box(of item: Item, isInside: Bool) -> Box? {
        guard case .area(let area) = item.kind else {
            guard let edges = edges(of: item) else { return nil }
            return isInside ? contentBox(item, edges) : Box(edges: edges)
        }
        guard let carrier = item.parent, let edges = edges(of: carrier) else { return nil }
        switch area {
        case .content: return contentBox(carrier, edges)
        case .visible: return visibleBox(carrier, edges)
        case .margins:
            let box = isInside ? contentBox(carrier, edges) : Box(edges: edges)
            return Box(edges: box.edges, insets: box.insets + book.insets(of: carrier).margins)
        case .safeArea: return Box(edges: edges, insets: book.insets(of: carrier).safeArea)
        case .custom: return Box(edges: edges, insets: carrier.customInsets)
        }
    }

    /// From the origin of the inside coordinates, the frame's corner, to the content's own far edges (SC-3).
    private func contentBox(_ item: Item, _ edges: Edges) -> Box {
        guard let far = content[index(of: item)] else { return Box(edges: edges) }
        let inset = item.alignmentInsets
        return Box(
            edges: Edges(left: edges.left, top: edges.top, right: far.right, bottom: far.bottom),
            insets: Insets(top: -inset.top, left: -inset.left, bottom: 0, right: 0))
    }

    /// The frame, floating over the content (SC-6).
    private func visibleBox(_ item: Item, _ edges: Edges) -> Box {
        let offset = item.contentOffset
        let inset = item.alignmentInsets
        return Box(
            edges: edges,
            insets: Insets(
                top: offset.y - inset.top, left: offset.x - inset.left, bottom: -offset.y - inset.bottom,
                right: -offset.x - inset.right))
    }

    /// An edge and the distance that the content gives, or that of the item that stands in for this one (BL-1).
    private func baseline(_ item: Item, isFirst: Bool) -> Side? {
        var source = item
        while let next = isFirst ? source.firstBaselineItem : source.lastBaselineItem {
            guard next !== source, source.contains(next), edges(of: next) != nil else { break }
            source = next
        }
        guard let box = box(of: source, isInside: false) else { return nil }
        if source.isArea { return box.side(isFirst ? .top : .bottom) }
        return isFirst
            ? .edge(box.edges.top, box.insets.top + (book.contentSize(of: source).firstBaseline ?? 0))
            : .edge(box.edges.bottom, -box.insets.bottom - (book.contentSize(of: source).lastBaseline ?? 0))
    }
}

extension Attribute {
    var isCenter: Bool {
        self == .centerX || self == .centerY || self == .centerXWithinMargins || self == .centerYWithinMargins
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
