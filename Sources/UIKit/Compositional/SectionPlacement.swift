// How a section lays its groups out, in a layout that scrolls vertically (turned for one that scrolls horizontally):
//
//   ┌────────────────────────────┐ ◀ start
//   │ header                     │      boundary items at the top
//   ├────────────────────────────┤
//   │  top inset                 │
//   │  ┌──────────────────────┐  │      groups, one below the other,
//   │  │ group                │  │      or side by side where the section scrolls by itself
//   │  └──────────────────────┘  │
//   │  bottom inset              │
//   ├────────────────────────────┤
//   │ footer                     │      boundary items at the bottom
//   └────────────────────────────┘ ◀ end            a background lies behind all of it

/// The views of a section and where it ends along the layout.
@MainActor
struct SectionPlacement {
    let axis: NSLayoutConstraint.Axis
    /// The container's size, less the insets for bars and edges.
    let container: CGSize
    let section: NSCollectionLayoutSection
    /// The section's own insets and those that it inherits from the collection view.
    let insets: NSDirectionalEdgeInsets
    private(set) var views: [PlacedView] = []
    private(set) var end: CGFloat = 0

    init(
        _ section: NSCollectionLayoutSection, axis: NSLayoutConstraint.Axis, container: CGSize, reference: NSDirectionalEdgeInsets
    ) {
        (self.section, self.axis, self.container) = (section, axis, container)
        let own = section.contentInsets
        insets = NSDirectionalEdgeInsets(
            top: own.top + reference.top, leading: own.leading + reference.leading, bottom: own.bottom + reference.bottom,
            trailing: own.trailing + reference.trailing)
    }

    /// Places headers, groups, footers and background, beginning at `start`.
    mutating func place(_ groups: GroupPlacement, from start: CGFloat) {
        var groups = groups
        let bounds = CGRect(origin: .zero, size: container).inset(by: insets)
        let boundary = section.boundarySupplementaryItems.enumerated().map { index, item in
            sized(item, in: section.supplementariesFollowContentInsets ? bounds.size : container, index: index, groups: groups)
        }
        let near = boundary.filter { $0.edge == -1 && $0.item.extendsBoundary }.reduce(0) { max($0, axis.length($1.size)) }
        let far = boundary.filter { $0.edge == 1 && $0.item.extendsBoundary }.reduce(0) { max($0, axis.length($1.size)) }
        let beside = boundary.filter { $0.edge == 0 && $0.item.extendsBoundary && $0.side != 0 }
        let before = beside.filter { $0.side == -1 }.reduce(0) { max($0, axis.other.length($1.size)) }
        let after = beside.filter { $0.side == 1 }.reduce(0) { max($0, axis.other.length($1.size)) }
        var room = bounds.size
        room = axis.size(axis.length(room), max(0, axis.other.length(room) - before - after))
        let content = start + near + axis.near(insets)
        let reached = fill(&groups, in: room, along: content, across: axis.other.near(insets) + before)
        let contentEnd = reached + axis.far(insets)
        end = contentEnd + far
        for entry in boundary { views.append(boundaryView(entry, from: start, to: end)) }
        addBackgrounds(start, groups.section)
    }

    private mutating func fill(_ groups: inout GroupPlacement, in room: CGSize, along: CGFloat, across: CGFloat) -> CGFloat {
        let runs = section.orthogonalScrollingBehavior == .none ? axis : axis.other
        var cursor = runs == axis ? along : across, reached = along, isFirst = true
        while !groups.isDone {
            let before = groups.next
            let block = groups.place(section.group, in: room)
            guard groups.next > before else { break }
            let edges = section.group.edgeSpacing
            if isFirst, section.orthogonalScrollingBehavior == .groupPagingCentered {
                cursor += max(0, runs.length(room) - runs.length(block.size)) / 2
            }
            cursor += (isFirst ? 0 : section.interGroupSpacing) + (edges?.near(runs)?.spacing ?? 0)
            isFirst = false
            let aside = edges?.near(runs.other)?.spacing ?? 0
            let origin = runs == axis ? axis.point(cursor, across + aside) : axis.other.point(cursor, along + aside)
            views += block.views.map { $0.moved(by: origin) }
            cursor += runs.length(block.size) + (edges?.far(runs)?.spacing ?? 0)
            let thickness = aside + axis.length(block.size) + (edges?.far(runs.other)?.spacing ?? 0)
            reached = runs == axis ? cursor : max(reached, along + thickness)
        }
        return reached
    }

    // MARK: Headers, footers, backgrounds

    private struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        let path: IndexPath
        let size: CGSize
        /// The end of the layout's axis at which the view lies: -1 start, 1 end, 0 neither; and the same across the axis.
        let edge: Int
        let side: Int
    }

    private func sized(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize, index: Int, groups: GroupPlacement
    ) -> Boundary {
        let path = IndexPath(item: 0, section: groups.section)
        let edges = item.alignment.edges
        let vertical = edges.contains(.top) ? -1 : edges.contains(.bottom) ? 1 : 0
        let horizontal = edges.contains(.leading) ? -1 : edges.contains(.trailing) ? 1 : 0
        return Boundary(
            item: item, path: path,
            size: item.layoutSize.resolved(in: room, fitted: groups.fitted(.init(kind: item.elementKind, path: path))),
            edge: axis == .vertical ? vertical : horizontal, side: axis == .vertical ? horizontal : vertical)
    }

    private func boundaryView(_ entry: Boundary, from start: CGFloat, to end: CGFloat) -> PlacedView {
        func place(_ edge: Int, from: CGFloat, to: CGFloat, length: CGFloat) -> CGFloat {
            edge < 0 ? from : edge > 0 ? to - length : (from + to - length) / 2
        }
        let follows = section.supplementariesFollowContentInsets
        let low = follows ? axis.other.near(insets) : 0
        let high = axis.other.length(container) - (follows ? axis.other.far(insets) : 0)
        let origin = axis.point(
            place(entry.edge, from: start, to: end, length: axis.length(entry.size)),
            place(entry.side, from: low, to: high, length: axis.other.length(entry.size)))
        let size = entry.item.layoutSize
        return PlacedView(
            frame: CGRect(origin: origin, size: entry.size).offsetBy(dx: entry.item.offset.x, dy: entry.item.offset.y), path: entry.path,
            kind: entry.item.elementKind, estimates: (size.widthDimension.isEstimated, size.heightDimension.isEstimated),
            zIndex: entry.item.zIndex)
    }

    private mutating func addBackgrounds(_ start: CGFloat, _ index: Int) {
        let whole = CGRect(origin: axis.point(start, 0), size: axis.size(end - start, axis.other.length(container)))
        for item in section.decorationItems {
            views.append(
                PlacedView(
                    frame: whole.inset(by: item.contentInsets), path: IndexPath(item: 0, section: index), kind: item.elementKind,
                    zIndex: item.zIndex, isDecoration: true))
        }
    }
}
