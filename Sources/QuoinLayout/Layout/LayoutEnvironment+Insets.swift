// The insets of an item, by an environment's rules: from the nearest ancestor whose insets are known, downward.

extension LayoutEnvironment {
    func insets(of item: Item) -> InsetSet {
        guard dependOnAncestors(item) else { return insetsAlone(item) }
        var path = [item]
        while let above = path[path.count - 1].parent { path.append(above) }
        var current = InsetSet()
        for item in path.reversed() { current = insets(of: item, parentInsets: current) }
        return current
    }

    func insets(of item: Item, known: inout [ObjectIdentifier: InsetSet]) -> InsetSet {
        guard dependOnAncestors(item) else { return insetsAlone(item) }
        var path: [Item] = []
        var walker: Item? = item
        var current = InsetSet()
        while let above = walker {
            if let insets = known[ObjectIdentifier(above)] {
                current = insets
                break
            }
            path.append(above)
            walker = above.parent
        }
        for item in path.reversed() {
            current = insets(of: item, parentInsets: current)
            known[ObjectIdentifier(item)] = current
        }
        return current
    }

    /// Whether any item of the layout has insets of its own, which others may inherit.
    private func dependOnAncestors(_ item: Item) -> Bool { item.layout?.insets.hasSources ?? true }

    func insetsAlone(_ item: Item) -> InsetSet {
        InsetSet(margins: margins(of: item, safeArea: .zero, reaching: .zero), safeArea: .zero)
    }

    func insets(of item: Item, parentInsets: InsetSet) -> InsetSet {
        var frame = item.frame
        let parentSize = item.parent?.frame.size ?? .zero
        if let above = item.parent, above.hasContentArea {
            frame.x -= above.contentOffset.x
            frame.y -= above.contentOffset.y
        }
        var safeArea = item.safeAreaOverride ?? .zero
        if item.safeAreaOverride == nil, item.parent != nil, item.hasFrame {
            safeArea = self.safeArea(of: item, frame: frame, in: parentSize, parent: parentInsets.safeArea)
        }
        safeArea = safeArea + item.additionalSafeArea
        var reaching = Insets.zero
        if item.preservesParentMargins, item.parent != nil, item.hasFrame {
            // MG-3: the parent's margin less the distance from its edge to the item's.
            reaching = Insets(
                top: parentInsets.margins.top - max(frame.y, 0), left: parentInsets.margins.left - max(frame.x, 0),
                bottom: parentInsets.margins.bottom - max(parentSize.height - frame.maxY, 0),
                right: parentInsets.margins.right - max(parentSize.width - frame.maxX, 0))
            reaching = .greater(reaching, .zero)
        }
        return InsetSet(margins: margins(of: item, safeArea: safeArea, reaching: reaching), safeArea: safeArea)
    }
}

extension Item {
    /// Whether the item has a valid frame: an item that was never laid out starts without insets.
    fileprivate final var hasFrame: Bool { layout.map { slot >= 0 && $0.frames.isLaidOut(slot) } ?? true }

    /// The rectangle of an area in its parent's inside coordinates.
    final func areaFrame(_ area: Area) -> Rect {
        guard let parent else { return .zero }
        let size = parent.frame.size
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return switch area {
        case .margins: bounds.inset(by: parent.effectiveMargins)
        case .safeArea: bounds.inset(by: parent.safeArea)
        case .custom: bounds.inset(by: parent.customInsets)
        case .content: Rect(x: 0, y: 0, width: parent.contentAreaSize.width, height: parent.contentAreaSize.height)
        case .visible: Rect(x: parent.contentOffset.x, y: parent.contentOffset.y, width: size.width, height: size.height)
        }
    }
}
