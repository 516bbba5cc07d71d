import QuoinLayout

/// A view that constraints leave open, and whom that concerns besides.
struct Ambiguity {
    let place: Int
    let axis: Axis
    /// Its place is open, its length.
    let position: Bool
    let length: Bool
    /// What hangs on it.
    let others: [Int]
    /// Contents that would like room that is left, or too small, at the same priority: which one gets it?
    let rivals: [Int]
}

extension Inspection {
    func dimensions(_ axis: Axis) -> (position: Layout.Dimension, length: Layout.Dimension) {
        axis == .horizontal ? (.x, .width) : (.y, .height)
    }

    func isOpen(_ place: Int, _ axis: Axis) -> Bool {
        let (position, length) = dimensions(axis)
        return open[place].contains(position) || open[place].contains(length)
    }

    /// Which views hang on an open one around them, or on content whose length nothing decides.
    private func consequences(_ axis: Axis) -> [Bool] {
        let content: Layout.Dimension = axis == .horizontal ? .contentWidth : .contentHeight
        return views.indices.reduce(into: []) { known, place in
            known.append(views[place].parent.map { known[$0] || isOpen($0, axis) || open[$0].contains(content) } ?? false)
        }
    }

    func findAmbiguities() -> [Ambiguity] {
        var found: [Ambiguity] = []
        for axis in Axis.allCases {
            let hangs = consequences(axis)
            let suspects = views.indices.filter { isOpen($0, axis) && !hangs[$0] }
            for group in groups(suspects, axis) { if let ambiguity = ambiguity(group, axis) { found.append(ambiguity) } }
        }
        return found.sorted { ($0.place, $0.axis.rawValue) < ($1.place, $1.axis.rawValue) }
    }

    /// Open views that constraints hold together: one of them is the cause.
    private func groups(_ suspects: [Int], _ axis: Axis) -> [[Int]] {
        let all = Set(suspects)
        var seen: Set<Int> = []
        var groups: [[Int]] = []
        for suspect in suspects where seen.insert(suspect).inserted {
            var group: [Int] = []
            var waiting = [suspect]
            while let place = waiting.popLast() {
                group.append(place)
                for index in linksOfView[place] where links[index].axis == axis && links[index].origin != .contentSize {
                    for (own, _) in links[index].sides where all.contains(own.view) && seen.insert(own.view).inserted {
                        waiting.append(own.view)
                    }
                }
            }
            groups.append(group.sorted())
        }
        return groups
    }

    private func ambiguity(_ group: [Int], _ axis: Axis) -> Ambiguity? {
        let named = group.filter { isView($0) }
        let (position, length) = dimensions(axis)
        let asking = named.filter { open[$0].contains(length) && hasOwnLength($0, axis) }
        let rivals = rivals(asking, axis)
        // A view that asks for no length of its own is the likelier cause, then one whose length is open at all.
        let cause =
            rivals.first ?? named.first { open[$0].contains(length) && !hasOwnLength($0, axis) }
            ?? named.first { open[$0].contains(length) } ?? named.first
        guard var cause else { return nil }  // only guides that a stack view made: nobody sees them
        // A stack view is as long as what it arranges: a scroll view in it asks for nothing.
        if rivals.isEmpty, node(cause)?.kind == "stackView" {
            cause = inside(cause).first { isScrollView($0) && isArranged($0) && open[$0].contains(length) && !isHidden($0) } ?? cause
        }
        return Ambiguity(
            place: cause, axis: axis, position: open[cause].contains(position), length: open[cause].contains(length),
            others: named.filter { $0 != cause && !rivals.contains($0) }, rivals: rivals)
    }

    /// Contents with the same priority of which one has to give way.
    private func rivals(_ asking: [Int], _ axis: Axis) -> [Int] {
        guard asking.count > 1 else { return [] }
        let slack = asking.reduce(0.0) { $0 + length($1, axis) - (contentLength($1, axis) ?? 0) }
        let byPriority = Dictionary(grouping: asking) { place -> Double in
            let item = views[place].item
            switch (axis, slack > 0) {
            case (.horizontal, true): return item.horizontalHugging.rawValue
            case (.horizontal, false): return item.horizontalResistance.rawValue
            case (.vertical, true): return item.verticalHugging.rawValue
            case (.vertical, false): return item.verticalResistance.rawValue
            }
        }
        return (byPriority.min { $0.key < $1.key }.map(\.value) ?? []).count > 1 ? (byPriority.min { $0.key < $1.key }?.value ?? []) : []
    }

    /// How much too long or too short the room of some contents is.
    func slack(_ places: [Int], _ axis: Axis) -> Double {
        places.reduce(0.0) { $0 + length($1, axis) - (contentLength($1, axis) ?? 0) }
    }
}
