import QuoinLayout

// Room in proportion to content sizes (ST-22).

extension StackRows {
    mutating func fillProportionally() {
        let lengths = visible.map { length(of: $0) }
        let sized = lengths.filter { $0 > 0 }
        if sized.isEmpty {
            if view.policy.unsized == .zero { fillEqually() }
            return
        }
        // The gaps are in the whole but the share is of the full length: so the last view takes the difference. UIKit's bug.
        let whole = sized.reduce(0, +) + gaps
        let isAlone = sized.count == 1 && (visible.count == 1 || gaps == 0 && view.policy.unsized == .zero)
        for (place, (item, length)) in zip(visible, lengths).enumerated() {
            if length > 0 {
                let priority = Priority(max(1, Stack.proportionPriority - Double(place)))
                add(
                    Stack.proportionally, item, along.size, .equal, stack, along.size, times: length / whole,
                    at: isAlone ? .required : priority)
            } else if view.policy.unsized == .zero {
                add(Stack.proportionally, item, along.size)
            }
        }
    }

    private func length(of item: Item) -> Double {
        if let length = item.measuredContentSize()[along.axis] { return length }
        guard view.policy.unsized == .free, let inner = item.behavior as? StackView else { return 0 }
        for child in inner.arranged(in: item) { child.reportsContentSize = true }
        guard let size = try? Layout.fittingSize(of: item, .zero) else { return 0 }
        return along.axis == .horizontal ? size.width : size.height
    }
}
