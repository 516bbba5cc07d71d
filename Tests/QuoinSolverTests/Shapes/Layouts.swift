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
                system.difference(child.low, parent.low, isCross ? relation() : .equal, gap(), rank(requiredOnceIn: isCross ? 2 : 1))
            }
            if isCross { system.difference(parent.high, child.high, relation(), gap(), rank(requiredOnceIn: 2)) }
            if let previous, !isCross {
                system.difference(child.low, previous.high, random.once(in: 4) ? .greaterOrEqual : .equal, gap(), rank(requiredOnceIn: 1))
            }
            if depth > 0 && random.once(in: 2) { stack(in: child, depth: depth - 1) } else { content(child) }
            if random.once(in: 5) { size(child, relation(), length(), rank(requiredOnceIn: 3)) }
            previous = child
        }
        if let previous, !isCross { system.difference(parent.high, previous.high, relation(), gap(), rank(requiredOnceIn: 2)) }
    }

    /// Rows of image, title and detail; many labels at one priority against one stronger width.
    mutating func list() {
        let window = window()
        let content = span(in: window)
        system.difference(content.low, window.low, .equal, gap())
        system.difference(window.high, content.high, .equal, gap())
        let priority = optionalRank()
        for _ in 0..<random.roll(1...6) {
            let (image, title) = (span(in: content), span(in: content))
            system.difference(image.low, content.low, .equal, 16)
            size(image, .equal, 40, rank(requiredOnceIn: 2))
            system.difference(title.low, image.high, .equal, gap())
            system.difference(content.high, title.high, .greaterOrEqual, gap())
            size(title, .greaterOrEqual, length(), priority)
            if random.once(in: 2) { size(title, .lessOrEqual, length(), optionalRank()) }
        }
        if random.once(in: 2) { size(content, .equal, length(), .priority(50)) }
        maybeContradict()
    }

    /// Columns shared by all rows of cells.
    mutating func grid() {
        let window = window()
        var columns: [Span] = []
        for _ in 0..<random.roll(2...4) {
            let column = span(in: window)
            system.difference(column.low, columns.last?.high ?? window.low, .equal, gap())
            columns.append(column)
        }
        if let last = columns.last { system.difference(window.high, last.high, relation(), gap(), rank(requiredOnceIn: 2)) }
        for _ in 0..<random.roll(1...3) {
            for column in columns {
                let cell = span(in: column)
                system.difference(cell.low, column.low, random.once(in: 2) ? .equal : .greaterOrEqual, gap())
                system.difference(column.high, cell.high, random.once(in: 2) ? .equal : .greaterOrEqual, gap())
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
            system.difference(label.low, window.low, .greaterOrEqual, gap())
            system.difference(field.low, label.high, .equal, gap())
            system.difference(window.high, field.high, relation(), gap(), rank(requiredOnceIn: 2))
            content(label)
            content(field)
            if let first {
                system.difference(label.high, first.label.high, .equal, 0)
                if random.once(in: 2) { sameLength(field, first.field, optionalRank()) }
            } else {
                first = (label, field)
            }
        }
    }

    mutating func crossTies() {
        nestedStacks()
        for _ in 0..<random.roll(1...5) {
            system.difference(random.roll(1...system.anchors.count - 1), 0, relation(), length(), optionalRank())
            let (one, other) = (random.roll(0...system.anchors.count - 1), random.roll(0...system.anchors.count - 1))
            if one != other { system.difference(one, other, relation(), gap(), optionalRank()) }
        }
    }

    /// high - low  =  other.high - other.low
    mutating func sameLength(_ span: Span, _ other: Span, _ rank: SystemRow.Rank) {
        system.add([(1, span.high), (-1, span.low), (-1, other.high), (1, other.low)], .equal, 0, rank)
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
            if one != other { system.difference(one, other, relation(), length(), optionalRank()) }
        }
    }

    mutating func equalLengths() {
        let window = window()
        var spans: [Span] = []
        for _ in 0..<random.roll(2...5) {
            let span = span(in: window)
            system.difference(span.low, spans.last?.high ?? window.low, random.once(in: 3) ? .greaterOrEqual : .equal, gap())
            if let first = spans.first { sameLength(span, first, rank(requiredOnceIn: 2)) }
            if random.once(in: 2) { content(span) } else { size(span, relation(), length(), optionalRank()) }
            spans.append(span)
        }
        if let last = spans.last { system.difference(window.high, last.high, relation(), gap(), rank(requiredOnceIn: 2)) }
        center(spans, in: window)
    }

    private mutating func center(_ spans: [Span], in window: Span) {
        guard random.once(in: 2) else { return }
        let span = random.pick(spans)
        system.add([(1, span.low), (1, span.high), (-1, window.low), (-1, window.high)], .equal, 0, rank(requiredOnceIn: 3))
    }

    /// Two axes coupled by aspect ratios, and sizes that are multiples of others.
    mutating func ratios() {
        let (width, height) = (window(), window())
        for _ in 0..<random.roll(1...3) {
            let (across, down) = (span(in: width), span(in: height))
            system.difference(across.low, width.low, .equal, gap())
            system.difference(down.low, height.low, .equal, gap())
            if random.once(in: 2) { system.difference(width.high, across.high, relation(), gap(), optionalRank()) }
            if random.once(in: 2) { system.difference(height.high, down.high, .greaterOrEqual, gap(), optionalRank()) }
            multiple(across, of: down)
            if random.once(in: 2) { content(across) }
            if random.once(in: 3) { multiple(across, of: width) }
        }
    }

    private mutating func multiple(_ span: Span, of other: Span) {
        let times = multiplier()
        system.add(
            [(1, span.high), (-1, span.low), (-times, other.high), (times, other.low)], random.once(in: 4) ? relation() : .equal, gap(),
            rank(requiredOnceIn: 2))
    }
}
