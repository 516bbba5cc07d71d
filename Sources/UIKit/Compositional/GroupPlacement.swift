// The layout of a group's items:
//
//   horizontal group                                     room: the group less its insets
//   ┌──────────────────────────────────────────┐
//   │ ┌──────┐ gap ┌──────┐ gap ┌────────────┐ │         Items come one after the other while there is room. What is left
//   │ │ item │     │ item │     │ ┌────────┐ │ │         over goes to the flexible distances. An estimated group is as large
//   │ └──────┘     └──────┘     │ │ nested │ │ │         as what is in it; everything else is known before.
//   │                           └─┴────────┴─┘ │
//   └──────────────────────────────────────────┘

/// A view of a collection with its frame.
struct PlacedView {
    var frame: CGRect
    let path: IndexPath
    /// The kind of a supplementary or decoration view; nil for a cell.
    var kind: String?
    var estimates = (width: false, height: false)
    var zIndex = 0
    var isDecoration = false

    func moved(by point: CGPoint) -> PlacedView {
        var moved = self
        moved.frame = frame.offsetBy(dx: point.x, dy: point.y)
        return moved
    }
}

/// Views whose frames are relative to a rectangle at the origin.
struct PlacedBlock {
    var size: CGSize
    var views: [PlacedView]
}

/// Places a section's items into groups, in order.
@MainActor
struct GroupPlacement {
    let section: Int
    let count: Int
    let traits: UITraitCollection
    let fitted: (UICollectionView.SupplementaryElement) -> CGSize?
    private(set) var next = 0

    init(section: Int, count: Int, traits: UITraitCollection, fitted: @escaping (UICollectionView.SupplementaryElement) -> CGSize?) {
        (self.section, self.count, self.traits, self.fitted) = (section, count, traits, fitted)
    }

    var isDone: Bool { next >= count }

    /// Places the next items into a group.
    mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> PlacedBlock {
        let first = IndexPath(item: next, section: section)
        let own = group.layoutSize.resolved(in: container)
        let room = CGRect(origin: .zero, size: own).inset(by: group.contentInsets)
        var block = group.provider.map { custom($0, in: room, own) } ?? line(group, in: room, own)
        let size = block.size
        block.views += group.supplementaryItems.map { view($0, on: CGRect(origin: .zero, size: size), first) }
        return block
    }

    private mutating func custom(_ provider: NSCollectionLayoutGroupCustomItemProvider, in room: CGRect, _ own: CGSize) -> PlacedBlock {
        var views: [PlacedView] = []
        for item in provider(CollectionLayoutEnvironment(size: room.size, insets: .zero, traits: traits)) where !isDone {
            views.append(
                PlacedView(
                    frame: item.frame.offsetBy(dx: room.minX, dy: room.minY), path: IndexPath(item: next, section: section),
                    zIndex: item.zIndex))
            next += 1
        }
        return PlacedBlock(size: own, views: views)
    }

    /// An item or nested group in a row or column.
    private struct Slot {
        var block: PlacedBlock
        let item: NSCollectionLayoutItem
        /// The length that counts when the group decides how many items fit.
        let nominal: CGFloat
    }

    private mutating func line(_ group: NSCollectionLayoutGroup, in room: CGRect, _ own: CGSize) -> PlacedBlock {
        let axis = group.axis
        var slots = slots(of: group, in: room.size)
        alignSiblings(&slots)
        let isOpen = group.layoutSize.dimension(axis).isEstimated
        let share = isOpen ? 0 : flexibleSpacing(of: slots, in: group, length: axis.length(room.size))
        func extent(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            spacing.map { $0.spacing + ($0.isFlexibleSpacing ? share : 0) } ?? 0
        }
        let thickness =
            group.layoutSize.dimension(axis.other).isEstimated
            ? slots.reduce(0) { max($0, breadth($1, axis.other)) } : axis.other.length(room.size)
        var views: [PlacedView] = [], along = axis == .horizontal ? room.minX : room.minY
        let across = axis == .horizontal ? room.minY : room.minX
        for (index, slot) in slots.enumerated() {
            if index > 0 { along += extent(group.interItemSpacing) }
            along += extent(slot.item.edgeSpacing?.near(axis))
            let step = axis.point(along, across + shift(of: slot, axis: axis.other, room: thickness))
            views += slot.block.views.map { $0.moved(by: step) }
            along += axis.length(slot.block.size) + extent(slot.item.edgeSpacing?.far(axis))
        }
        let insets = group.contentInsets
        return PlacedBlock(
            size: axis.size(
                isOpen ? along + axis.far(insets) : axis.length(own),
                group.layoutSize.dimension(axis.other).isEstimated
                    ? thickness + axis.other.near(insets) + axis.other.far(insets) : axis.other.length(own)),
            views: views)
    }

    /// The points that each flexible spacing of a group gets of the length that items and fixed spacings leave.
    private func flexibleSpacing(of slots: [Slot], in group: NSCollectionLayoutGroup, length: CGFloat) -> CGFloat {
        let axis = group.axis, gapCount = max(0, slots.count - 1)
        let edges = slots.flatMap { [$0.item.edgeSpacing?.near(axis), $0.item.edgeSpacing?.far(axis)] }.compactMap { $0 }
        let used =
            slots.reduce(0) { $0 + axis.length($1.block.size) } + edges.reduce(0) { $0 + $1.spacing }
            + (group.interItemSpacing?.spacing ?? 0) * CGFloat(gapCount)
        let count = edges.count(where: \.isFlexibleSpacing) + (group.interItemSpacing?.isFlexibleSpacing == true ? gapCount : 0)
        return count > 0 ? max(0, length - used) / CGFloat(count) : 0
    }

    private func breadth(_ slot: Slot, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let edges = slot.item.edgeSpacing
        return axis.length(slot.block.size) + (edges?.near(axis)?.spacing ?? 0) + (edges?.far(axis)?.spacing ?? 0)
    }

    /// The offset of an item from the group's edge across the axis.
    private func shift(of slot: Slot, axis: NSLayoutConstraint.Axis, room: CGFloat) -> CGFloat {
        guard let near = slot.item.edgeSpacing?.near(axis) else { return 0 }
        let flexible = [near, slot.item.edgeSpacing?.far(axis)].compactMap { $0 }.count(where: \.isFlexibleSpacing)
        guard near.isFlexibleSpacing, flexible > 0 else { return near.spacing }
        return near.spacing + max(0, room - breadth(slot, axis)) / CGFloat(flexible)
    }

    /// The items of a row or column: as many as fit and at least one, so that every group makes progress.
    private mutating func slots(of group: NSCollectionLayoutGroup, in room: CGSize) -> [Slot] {
        let axis = group.axis, gap = group.interItemSpacing?.spacing ?? 0
        let limit = axis.length(room) + 0.001  // thirds of a width add up to a little more
        var slots: [Slot] = [], used: CGFloat = 0
        while !isDone, let item = group.subitem(slots.count) {
            let before = self
            let slot = slot(for: item, of: group, in: room)
            guard next > before.next else { break }
            let edges = item.edgeSpacing
            let needed = slot.nominal + (edges?.near(axis)?.spacing ?? 0) + (edges?.far(axis)?.spacing ?? 0)
            if group.repeats == .asFit, !slots.isEmpty, used + gap + needed > limit {
                self = before
                break
            }
            used += (slots.isEmpty ? 0 : gap) + needed
            slots.append(slot)
        }
        return slots
    }

    private mutating func slot(for item: NSCollectionLayoutItem, of group: NSCollectionLayoutGroup, in room: CGSize) -> Slot {
        let axis = group.axis
        var container = room, share: CGFloat?
        if case .shares(let count) = group.repeats, count > 0 {
            let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
            share = max(0, axis.length(room) - gaps) / CGFloat(count)
        }
        // The number of items in an estimated group follows from the estimate, whatever size the items turn out to have.
        let isOpen = group.layoutSize.dimension(axis).isEstimated
        let guess = axis.length(item.layoutSize.resolved(in: room))
        if let nested = item as? NSCollectionLayoutGroup {
            if let share { container = axis.size(share, axis.other.length(room)) }
            var block = place(nested, in: container)
            if let share { block.size = axis.size(share, axis.other.length(block.size)) }
            return Slot(block: block, item: item, nominal: isOpen ? guess : axis.length(block.size))
        }
        let path = IndexPath(item: next, section: section)
        next += 1
        var size = item.layoutSize.resolved(in: container, fitted: fitted(.init(kind: "", path: path)))
        if let share { size = axis.size(share, axis.other.length(size)) }
        let frame = item.inset(size)
        let cell = PlacedView(
            frame: frame, path: path,
            estimates: (
                item.layoutSize.widthDimension.isEstimated && (share == nil || axis == .vertical),
                item.layoutSize.heightDimension.isEstimated && (share == nil || axis == .horizontal)
            ))
        let badges = item.supplementaryItems.map { view($0, on: frame, path) }
        return Slot(block: PlacedBlock(size: size, views: [cell] + badges), item: item, nominal: isOpen ? guess : axis.length(size))
    }

    private func view(_ item: NSCollectionLayoutSupplementaryItem, on frame: CGRect, _ path: IndexPath) -> PlacedView {
        let own = item.frame(on: frame.size, fitted: fitted(.init(kind: item.elementKind, path: path)))
        return PlacedView(
            frame: own.offsetBy(dx: frame.minX, dy: frame.minY), path: path, kind: item.elementKind,
            estimates: (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated), zIndex: item.zIndex)
    }

    /// Gives uniform siblings the size of the largest of them.
    private func alignSiblings(_ slots: inout [Slot]) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let uniform = slots.indices.filter { slots[$0].item.layoutSize.dimension(axis).isUniformAcrossSiblings }
            guard let largest = uniform.map({ axis.length(slots[$0].block.size) }).max() else { continue }
            for index in uniform {
                slots[index].block.size = axis.size(largest, axis.other.length(slots[index].block.size))
                guard !slots[index].block.views.isEmpty, !(slots[index].item is NSCollectionLayoutGroup) else { continue }
                slots[index].block.views[0].frame.size = slots[index].block.size
            }
        }
    }
}
