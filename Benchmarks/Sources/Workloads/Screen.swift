extension Picture {
    /// S: a random screen, a list of boxes in boxes of about N views in all, the same one for the same N.
    ///
    ///     ┌────────────────────────┐
    ///     │ ┌────┐ ┌─────────────┐ │   a box is filled in one of five ways: a chain from side to side, a chain
    ///     │ │text│ │ ┌──┐ ┌────┐ │ │   that may end earlier, children centered, children laid over one another,
    ///     │ └────┘ │ └──┘ └────┘ │ │   children as long as a part of the box
    ///     │        └─────────────┘ │
    ///     ├────────────────────────┤
    ///
    /// Required distances leave every box room in a window of 375, so that nothing contradicts; what texts and the other
    /// optional rows ask for may not fit.
    mutating func drawScreen() {
        var random = SplitMix(state: 0x51_0000 + UInt64(size))
        reserve(views: size + 40, rows: 9 * size + 200)
        let window = addWindow(width: 375, height: nil)
        var previous: Int32?
        while views.count < size {
            let box = addBox(in: window)
            pin(box, .left, to: window, .left)
            pin(box, .right, to: window, .right)
            pin(box, .top, to: previous ?? window, previous == nil ? .top : .bottom, plus: random.pick([0, 8]))
            fill(box, along: Bool.random(using: &random) ? .horizontal : .vertical, depth: 3, using: &random)
            previous = box
        }
        pin(window, .bottom, to: previous ?? window, .bottom)
    }

    /// A box is as small as it may be.
    private mutating func addBox(in parent: Int32) -> Int32 {
        let box = addView(in: parent)
        for length in [Attribute.width, .height] { add(box, length, .equal, at: 50) }
        return box
    }

    private mutating func fill(_ box: Int32, along: Sides, depth: Int, using random: inout SplitMix) {
        var texts: [Int] = []
        var boxes: [Int32] = []
        let children = (0..<Int.random(in: 1...3, using: &random)).map { _ -> Int32 in
            guard depth == 0 || views.count >= size || random.chance(0.4) else {
                boxes.append(addBox(in: box))
                return boxes[boxes.count - 1]
            }
            texts.append(labels.count)
            return addLabel(in: box, width: random.length(20...170), height: random.length(14...44))
        }
        // No view is negative.
        for child in children { for length in [Attribute.width, .height] { add(child, length, .greaterOrEqual) } }
        switch random.pick([Filling.chain, .chain, .openChain, .centered, .overlaid, .parts]) {
        case .chain: chain(children, in: box, along: along, isOpen: false, using: &random)
        case .openChain: chain(children, in: box, along: along, isOpen: true, using: &random)
        case .centered: for child in children { center(child, in: box, along: along, using: &random) }
        case .overlaid: for child in children { inset(child, in: box, along: along, using: &random) }
        case .parts: for child in children { part(child, of: box, along: along, using: &random) }
        }
        for child in children { inset(child, in: box, along: along.across, using: &random) }
        for text in texts {
            addContentRows(of: text)
            if random.chance(0.2) { add(labels[text].view, along.length, .equal, plus: 44, at: random.pick([750, 500, 250])) }
        }
        for child in boxes { fill(child, along: along.across, depth: depth - 1, using: &random) }
    }

    private enum Filling { case chain, openChain, centered, overlaid, parts }

    private mutating func chain(_ children: [Int32], in box: Int32, along: Sides, isOpen: Bool, using random: inout SplitMix) {
        let (first, last) = (children[0], children[children.count - 1])
        pin(first, along.start, to: box, along.start, plus: random.inset)
        for (one, next) in zip(children, children.dropFirst()) {
            add(next, along.start, random.chance(0.7) ? .equal : .greaterOrEqual, to: Anchor(one, along.end), plus: random.inset)
        }
        add(last, along.end, isOpen ? .lessOrEqual : .equal, to: Anchor(box, along.end), plus: -random.inset)
        if first != last, random.chance(0.4) { add(last, along.length, .equal, to: Anchor(first, along.length)) }
    }

    private mutating func center(_ child: Int32, in box: Int32, along: Sides, using random: inout SplitMix) {
        add(child, along.center, .equal, to: Anchor(box, along.center), at: random.pick([1000, 1000, 500]))
        add(child, along.start, .greaterOrEqual, to: Anchor(box, along.start), plus: random.inset)
        add(child, along.end, .lessOrEqual, to: Anchor(box, along.end))
    }

    private mutating func inset(_ child: Int32, in box: Int32, along: Sides, using random: inout SplitMix) {
        add(child, along.start, random.chance(0.7) ? .equal : .greaterOrEqual, to: Anchor(box, along.start), plus: random.inset)
        add(child, along.end, random.chance(0.5) ? .equal : .lessOrEqual, to: Anchor(box, along.end), plus: -random.inset)
    }

    private mutating func part(_ child: Int32, of box: Int32, along: Sides, using random: inout SplitMix) {
        let share = random.pick([0.5, 0.25, 0.75])
        add(child, along.length, .equal, to: Anchor(box, along.length), times: share, at: 750)
        add(child, along.start, .equal, to: Anchor(box, along.start), plus: random.inset)
        add(child, along.end, .lessOrEqual, to: Anchor(box, along.end))
    }
}

/// The attributes of one axis.
struct Sides {
    let start, end, length, center: Attribute

    static let horizontal = Sides(start: .left, end: .right, length: .width, center: .centerX)
    static let vertical = Sides(start: .top, end: .bottom, length: .height, center: .centerY)

    var across: Sides { start == .left ? .vertical : .horizontal }
}

extension SplitMix {
    fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    fileprivate mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    fileprivate mutating func length(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &self)) }

    fileprivate var inset: Double {
        mutating get { pick([0, 4, 8]) }
    }
}
