import QuoinSolver

extension Layout {
    /// The size an item would take by its own constraints alone, whatever is around it (SZ-1 to SZ-6). Frames stay as they
    /// are.
    ///
    /// ```swift
    /// let height = try Layout.fittingSize(of: cell, target: Size(width: 375, height: 0), horizontal: .required).height
    /// ```
    ///
    /// - Parameters:
    ///   - target: The size to come near to: zero for the smallest, ``Size/expanded`` for the largest that fits.
    ///   - horizontal: How much the target's width matters; 50 gives way to all content.
    ///   - vertical: How much the target's height matters.
    ///   - environment: Nil: that of the item's layout, else the standard one.
    ///
    /// The cost is that of a first layout of the subtree.
    public static func fittingSize(
        of item: Item, target: Size, horizontal: Priority = .fitting, vertical: Priority = .fitting,
        solver: Backend = .native, environment: (any LayoutEnvironment)? = nil
    ) throws(LayoutError) -> Size {
        item.bringBehaviorsUpToDate()
        let environment = environment ?? item.system?.environment ?? StandardEnvironment()
        defer { RowBook.dismissAll(below: item) }
        do throws(SolverError) {
            let book = try RowBook.temporary(below: item, backend: solver, environment: environment) { $0.measure(width: nil) }
            return try book.fit(item, target, AxisPair(horizontal: horizontal, vertical: vertical))
        } catch {
            throw .solver(error)
        }
    }
}

extension Size {
    /// A target that nothing reaches, for the largest size that fits (SZ-3).
    public static let expanded = Size(width: 10000, height: 10000)
}

extension RowBook {
    fileprivate func fit(_ item: Item, _ target: Size, _ priorities: AxisPair<Priority>) throws(SolverError) -> Size {
        guard let own = edges(of: item) else { return .zero }
        let insets = item.alignmentInsets
        let sizes = AxisPair(horizontal: target.width - insets.left - insets.right, vertical: target.height - insets.top - insets.bottom)
        for axis in Axis.allCases {
            let key = { (place: UInt64) in Key.placement(self.order(of: item), place) }
            try solver.add(Row(Expression(own[false, axis]), .equal, 0).keyed(key(axis.bit)))
            guard sizes[axis].isFinite, priorities[axis].isLegal else { continue }
            let wish = Difference(
                plus: own[true, axis], minus: own[false, axis], .equal, RowBook.sane(sizes[axis]), at: priorities[axis],
                key: key(2 + axis.bit))
            try solver.add(differences: [wish])
        }
        try solver.solve()
        if try measureAgain(below: item) { try solver.solve() }
        let grid = PixelGrid(scale: environment.scale)
        let width = value(own.right) - value(own.left) + insets.left + insets.right
        let height = value(own.bottom) - value(own.top) + insets.top + insets.bottom
        return Size(width: grid.ceil(width), height: grid.ceil(height))
    }

    /// Text at the width it was given (PW-5). False: nothing was any different.
    private func measureAgain(below top: Item) throws(SolverError) -> Bool {
        let grid = PixelGrid(scale: environment.scale)
        var changed = false
        var walker: Item? = top
        while let item = walker {
            walker = item.following(below: top)
            guard !item.isArea, contents[Int(item.scratch)].followsWidth, let own = edges(of: item) else { continue }
            let left = grid.round(value(own.left)), right = grid.round(value(own.right))
            let measured = item.measure(width: right - left)
            var size = contents[Int(item.scratch)]
            if let limited = measured.width, let whole = size.width { size.width = min(whole, limited) }
            size.height = measured.height
            guard size != contents[Int(item.scratch)] else { continue }
            contents[Int(item.scratch)] = size
            write(size, of: item)
            changed = true
        }
        if changed { try send() }
        return changed
    }
}

extension Item {
    /// Stale behaviors of the subtree are asked; in a layout, all of them.
    fileprivate final func bringBehaviorsUpToDate() {
        if let system {
            var report = LayoutReport()
            system.askBehaviors(&report)
            return
        }
        for _ in 0..<System.roundLimit {
            var stale: [Item] = []
            var walker: Item? = self
            while let item = walker {
                if item.state.contains(.behaviorIsStale) { stale.append(item) }
                walker = item.following(below: self)
            }
            if stale.isEmpty { return }
            for item in stale.reversed() { _ = item.askBehavior() }
        }
    }
}
