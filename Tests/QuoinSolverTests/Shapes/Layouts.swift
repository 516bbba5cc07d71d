import QuoinSolver

/// Shapes that look like layouts: one axis of stacks, lists, grids and forms.
extension Sketch {
    mutating func nestedStacks() {
        let window = window()
        stack(in: window, depth: random.roll(1...3))
        maybeContradict()
    }

    /// Children one behind the other (or on top of each other), pinned to the parent and to each other.
    private mutating func stack(in parent: Span, depth: Int) {
        let isCross = random.once(in: 3)
        var previous: Span?
        for _ in 0..<random.roll(1...4) {
            let child = span(in: parent)
            if isCross || previous == nil {
                system.difference(
                    plus: child.low, minus: parent.low, isCross ? relation() : .equal, gap(), at: rank(requiredOnceIn: isCross ? 2 : 1))
            }
            if isCross { system.difference(plus: parent.high, minus: child.high, relation(), gap(), at: rank(requiredOnceIn: 2)) }
            if let previous, !isCross {
                system.difference(
                    plus: child.low, minus: previous.high, random.once(in: 4) ? .greaterOrEqual : .equal, gap(), at: rank(requiredOnceIn: 1)
                )
            }
            if depth > 0 && random.once(in: 2) { stack(in: child, depth: depth - 1) } else { content(child) }
            if random.once(in: 5) { size(child, relation(), to: length(), at: rank(requiredOnceIn: 3)) }
            previous = child
        }
        if let previous, !isCross {
            system.difference(plus: parent.high, minus: previous.high, relation(), gap(), at: rank(requiredOnceIn: 2))
        }
    }

    /// Rows of image, title and detail; many labels at one priority against one stronger width.
    mutating func list() {
        let window = window()
        let content = span(in: window)
        system.difference(plus: content.low, minus: window.low, .equal, gap())
        system.difference(plus: window.high, minus: content.high, .equal, gap())
        let priority = optionalRank()
        for _ in 0..<random.roll(1...6) {
            let (image, title) = (span(in: content), span(in: content))
            system.difference(plus: image.low, minus: content.low, .equal, 16)
            size(image, .equal, to: 40, at: rank(requiredOnceIn: 2))
            system.difference(plus: title.low, minus: image.high, .equal, gap())
            system.difference(plus: content.high, minus: title.high, .greaterOrEqual, gap())
            size(title, .greaterOrEqual, to: length(), at: priority)
            if random.once(in: 2) { size(title, .lessOrEqual, to: length(), at: optionalRank()) }
        }
        if random.once(in: 2) { size(content, .equal, to: length(), at: .priority(50)) }
        maybeContradict()
    }

    /// Columns shared by all rows of cells.
    mutating func grid() {
        let window = window()
        var columns: [Span] = []
        for _ in 0..<random.roll(2...4) {
            let column = span(in: window)
            system.difference(plus: column.low, minus: columns.last?.high ?? window.low, .equal, gap())
            columns.append(column)
        }
        if let last = columns.last {
            system.difference(plus: window.high, minus: last.high, relation(), gap(), at: rank(requiredOnceIn: 2))
        }
        for _ in 0..<random.roll(1...3) {
            for column in columns {
                let cell = span(in: column)
                system.difference(plus: cell.low, minus: column.low, random.once(in: 2) ? .equal : .greaterOrEqual, gap())
                system.difference(plus: column.high, minus: cell.high, random.once(in: 2) ? .equal : .greaterOrEqual, gap())
                content(cell)
            }
        }
        maybeContradict()
    }

    /// Labels that share a trailing edge, fields that share a width.
    mutating func form() {
        let window = window()
        var first: (label: Span, field: Span)?
        for _ in 0..<random.roll(2...5) {
            let (label, field) = (span(in: window), span(in: window))
            system.difference(plus: label.low, minus: window.low, .greaterOrEqual, gap())
            system.difference(plus: field.low, minus: label.high, .equal, gap())
            system.difference(plus: window.high, minus: field.high, relation(), gap(), at: rank(requiredOnceIn: 2))
            content(label)
            content(field)
            if let first {
                system.difference(plus: label.high, minus: first.label.high, .equal, 0)
                if random.once(in: 2) { sameLength(field, as: first.field, at: optionalRank()) }
            } else {
                first = (label, field)
            }
        }
    }

    mutating func crossTies() {
        nestedStacks()
        for _ in 0..<random.roll(1...5) {
            system.difference(plus: random.roll(1...system.anchors.count - 1), minus: 0, relation(), length(), at: optionalRank())
            let (one, other) = (random.roll(0...system.anchors.count - 1), random.roll(0...system.anchors.count - 1))
            if one != other { system.difference(plus: one, minus: other, relation(), gap(), at: optionalRank()) }
        }
    }

    /// high - low  =  other.high - other.low
    mutating func sameLength(_ span: Span, as other: Span, at rank: SystemRow.Rank) {
        system.add([(1, span.high), (-1, span.low), (-1, other.high), (1, other.low)], .equal, to: 0, at: rank)
    }

    mutating func tangle() {
        for _ in 0..<random.roll(3...6) {
            switch random.roll(0...5) {
            case 0: nestedStacks()
            case 1: list()
            case 2: grid()
            case 3: form()
            case 4: equalLengths()
            default: ratios()
            }
        }
        for _ in 0..<random.roll(4...12) {
            let (one, other) = (random.roll(0...system.anchors.count - 1), random.roll(0...system.anchors.count - 1))
            if one != other { system.difference(plus: one, minus: other, relation(), length(), at: optionalRank()) }
        }
    }

    mutating func equalLengths() {
        let window = window()
        var spans: [Span] = []
        for _ in 0..<random.roll(2...5) {
            let span = span(in: window)
            system.difference(plus: span.low, minus: spans.last?.high ?? window.low, random.once(in: 3) ? .greaterOrEqual : .equal, gap())
            if let first = spans.first { sameLength(span, as: first, at: rank(requiredOnceIn: 2)) }
            if random.once(in: 2) { content(span) } else { size(span, relation(), to: length(), at: optionalRank()) }
            spans.append(span)
        }
        if let last = spans.last { system.difference(plus: window.high, minus: last.high, relation(), gap(), at: rank(requiredOnceIn: 2)) }
        center(spans, in: window)
    }

    private mutating func center(_ spans: [Span], in window: Span) {
        guard random.once(in: 2) else { return }
        let span = random.pick(spans)
        system.add([(1, span.low), (1, span.high), (-1, window.low), (-1, window.high)], .equal, to: 0, at: rank(requiredOnceIn: 3))
    }

    /// Two axes coupled by aspect ratios, and sizes that are multiples of others.
    mutating func ratios() {
        let (width, height) = (window(), window())
        for _ in 0..<random.roll(1...3) {
            let (across, down) = (span(in: width), span(in: height))
            system.difference(plus: across.low, minus: width.low, .equal, gap())
            system.difference(plus: down.low, minus: height.low, .equal, gap())
            if random.once(in: 2) { system.difference(plus: width.high, minus: across.high, relation(), gap(), at: optionalRank()) }
            if random.once(in: 2) { system.difference(plus: height.high, minus: down.high, .greaterOrEqual, gap(), at: optionalRank()) }
            multiple(across, of: down)
            if random.once(in: 2) { content(across) }
            if random.once(in: 3) { multiple(across, of: width) }
        }
    }

    private mutating func multiple(_ span: Span, of other: Span) {
        let times = multiplier()
        system.add(
            [(1, span.high), (-1, span.low), (-times, other.high), (times, other.low)], random.once(in: 4) ? relation() : .equal, to: gap(),
            at: rank(requiredOnceIn: 2))
    }
}
