import QuoinLayout

// Lengths in proportion to content sizes (ST-22).

extension StackRows {
    /// One visible view's part of the stack's length.
    enum Share {
        /// A factor of the stack's length.
        case factor(Double, Priority)
        /// A length of 0, for a view without a content size.
        case zero
        /// No constraint, for a view without a content size on the canvas (F39).
        case free
        /// A length equal to that of the first view: no view has a content size.
        case equal
    }

    mutating func fillProportionally(_ item: Item, _ index: Int) {
        switch shares[index] {
        case .factor(let factor, let priority):
            add(Stack.proportionally, (item, along.size), to: (stack, along.size), times: factor, at: priority)
        case .zero: add(Stack.proportionally, (item, along.size))
        case .free: break
        case .equal: fillEqually(item, index)
        }
    }

    /// Returns each visible view's share of the stack's length. As in UIKit, the gaps are part of the sum although a share is of the full
    /// length, so the last view takes the difference.
    func proportions() -> [Share] {
        let lengths = visible.map { length(of: $0) }
        let sized = lengths.filter { $0 > 0 }
        let isFree = policy.unsized == .ignored
        if sized.isEmpty { return lengths.map { _ in isFree ? .free : .equal } }
        let gaps = gaps.reduce(0, +)
        let whole = sized.reduce(0, +) + gaps
        let addsUp = sized.count == 1 && (visible.count == 1 || gaps == 0 && !isFree)
        return lengths.enumerated().map { index, length in
            guard length > 0, whole > 0 else { return isFree ? .free : .zero }
            return .factor(length / whole, addsUp ? .required : Priority(max(1, Stack.proportionPriority - Double(index))))
        }
    }

    private func length(of item: Item) -> Double {
        if let length = item.measuredContentSize()[along.axis] { return length }
        guard policy.unsized == .ignored, let inner = item.behavior as? StackView else { return 0 }
        for child in inner.arranged(in: item) { child.contentSizeAffectsParent = true }
        guard let size = try? Layout.fittingSize(of: item, target: .zero) else { return 0 }
        return along.axis == .horizontal ? size.width : size.height
    }
}
