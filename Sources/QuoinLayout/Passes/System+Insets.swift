// Safe areas and margins follow from where things lie, and things lie where they do because of margins: so they are
// computed from the frames, and where one has changed, another round follows (LP-3).

extension System {
    func refreshInsets(afterMoves moved: Bool) {
        guard insetsChanged || (moved && hasInsetSources) else { return }
        insetsChanged = false
        var known: [ObjectIdentifier: InsetSet] = [:]
        for item in book.insetUsers where item.system === self && item.state.contains(.usesInsets) {
            let now = environment.insets(of: item, known: &known)
            guard now != item.details?.loweredInsets else { continue }
            item.ensureDetails().loweredInsets = now
            forEachMention(of: item) { constantChanged($0) }
            for area in [Area.margins, .safeArea] {
                guard let guide = item.existingGuide(for: area) else { continue }
                forEachMention(of: guide) { constantChanged($0) }
            }
        }
    }
}

extension RowBook {
    /// The insets that rows are made with; noted, so that they are looked at again after frames have moved.
    func insets(of item: Item) -> InsetSet {
        if item.state.contains(.usesInsets), let details = item.details { return details.loweredInsets }
        let now = environment.insets(of: item)
        guard !isTemporary else { return now }
        item.state.insert(.usesInsets)
        item.ensureDetails().loweredInsets = now
        insetUsers.append(item)
        return now
    }
}

extension LayoutEnvironment {
    func insets(of item: Item) -> InsetSet {
        var known: [ObjectIdentifier: InsetSet] = [:]
        return insets(of: item, known: &known)
    }

    /// Top-down from the nearest ancestor whose insets are known. Never recurses.
    func insets(of item: Item, known: inout [ObjectIdentifier: InsetSet]) -> InsetSet {
        guard item.system?.hasInsetSources ?? true else {
            return InsetSet(margins: margins(of: item, safeArea: .zero, reaching: .zero), safeArea: .zero)
        }
        var path: [Item] = []
        var walker: Item? = item
        while let above = walker, known[ObjectIdentifier(above)] == nil {
            path.append(above)
            walker = above.parent
        }
        var current = walker.flatMap { known[ObjectIdentifier($0)] } ?? InsetSet()
        for item in path.reversed() {
            current = insets(of: item, below: current)
            known[ObjectIdentifier(item)] = current
        }
        return current
    }

    private func insets(of item: Item, below parent: InsetSet) -> InsetSet {
        // What was never laid out lies nowhere yet: it starts without insets.
        let isPlaced = item.system == nil || item.slot >= 0 && item.system?.tables.traits[Int(item.slot)].contains(.isLaidOut) ?? false
        var frame = item.frame
        let outer = item.parent?.frame.size ?? .zero
        if let above = item.parent, above.hasContentArea {
            frame.x -= above.contentOffset.x
            frame.y -= above.contentOffset.y
        }
        var safe = item.safeAreaOverride ?? .zero
        if item.safeAreaOverride == nil, item.parent != nil, isPlaced {
            safe = safeArea(of: item, frame: frame, in: outer, parent: parent.safeArea)
        }
        safe = safe + item.additionalSafeArea
        var reaching = Insets.zero
        if item.preservesParentMargins, item.parent != nil, isPlaced {
            // MG-3: the parent's margin less the way from its edge to the item's.
            reaching = Insets(
                top: parent.margins.top - max(frame.y, 0), left: parent.margins.left - max(frame.x, 0),
                bottom: parent.margins.bottom - max(outer.height - frame.maxY, 0),
                right: parent.margins.right - max(outer.width - frame.maxX, 0))
            reaching = .greater(reaching, .zero)
        }
        return InsetSet(margins: margins(of: item, safeArea: safe, reaching: reaching), safeArea: safe)
    }
}

extension Item {
    /// Where an area lies in its parent's inside coordinates.
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
