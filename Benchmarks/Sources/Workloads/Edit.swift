/// A change that is made to a picture after its first solve.
public struct Edit: Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// The window becomes wider or narrower.
        case width
        /// A label's text changes: the two rows of its width, or of its height, get a new constant.
        case label
        /// The rows of one view are removed and added again.
        case structure
    }

    public enum Axis: Int32, Sendable {
        case width, height
    }

    public var kind: Kind
    public var view: Int32
    public var axis: Axis
    public var rows: [Int]
    public var value: Double
}

extension Picture {
    /// The n-th edit of a kind: always a change, always the same one, wandering over all labels. nil where a picture
    /// has nothing to edit that way.
    public func edit(_ kind: Edit.Kind, _ index: Int) -> Edit? {
        switch kind {
        case .width:
            let steps = [16.0, -8, 24, 40, -16, 8, 32]
            return edit(width: originalWidth + steps[index % steps.count])
        case .label:
            guard !labels.isEmpty else { return nil }
            let turn = index / 2
            let label = labels[permuted(turn, over: labels.count)]
            let axis: Edit.Axis = index % 2 == 0 ? .width : .height
            let length = axis == .width ? label.width : label.height
            return edit(label, axis: axis, to: length + (turn / labels.count % 2 == 0 ? 3 : 5))
        case .structure:
            let views = labels.isEmpty ? views.count - 1 : labels.count
            let place = permuted(index, over: views)
            let view = labels.isEmpty ? Int32(place + 1) : labels[place].view
            return Edit(kind: .structure, view: view, axis: .width, rows: rows(of: view), value: 0)
        }
    }

    /// The edits that take back what edits `0 ..< count` of a kind did.
    public func restoring(_ kind: Edit.Kind, _ count: Int) -> [Edit] {
        switch kind {
        case .width: return count > 0 ? [edit(width: originalWidth)] : []
        case .label:
            let touched = (0..<min((count + 1) / 2, labels.count)).map { labels[permuted($0, over: labels.count)] }
            return touched.flatMap { [edit($0, axis: .width, to: $0.width), edit($0, axis: .height, to: $0.height)] }
        case .structure: return []
        }
    }

    /// Applies an edit to the constants of the rows.
    public mutating func apply(_ edit: Edit) {
        guard edit.kind != .structure else { return }
        for row in edit.rows { rows[row].constant = edit.value }
    }

    private func edit(width: Double) -> Edit {
        Edit(kind: .width, view: 0, axis: .width, rows: [windowRow], value: width)
    }

    private func edit(_ label: Label, axis: Edit.Axis, to length: Double) -> Edit {
        let first = Int(label.firstRow) + (axis == .width ? 0 : 2)
        return Edit(kind: .label, view: label.view, axis: axis, rows: [first, first + 1], value: length)
    }

    /// A permutation of `0 ..< count` that starts in the middle and takes long steps.
    private func permuted(_ step: Int, over count: Int) -> Int {
        let prime = 611_953
        return (count / 2 + step % count * (prime % count == 0 ? 1 : prime)) % count
    }
}
