import UIKit
import Workloads

/// Quoin's UIKit: views made, constraints written with anchors and activated, laid out, frames read, as an app does it.
///
/// `uikit` writes the picture's constraints. `uikit-stacks` draws the same picture with stack views, and writes only the size of the
/// window.
public struct UIKitEngine: Engine {
    public let name: String
    let usesStacks: Bool

    public static var uikit: UIKitEngine { UIKitEngine(name: "uikit", usesStacks: false) }
    public static var stacks: UIKitEngine { UIKitEngine(name: "uikit-stacks", usesStacks: true) }

    public func draws(_ workload: Workload) -> Bool { !usesStacks || workload == .b }

    public func prepare(_ picture: Picture) throws -> any PreparedEngine { PreparedUIKitEngine(picture, usesStacks: usesStacks) }
}

/// The harness calls from the main thread.
final class PreparedUIKitEngine: PreparedEngine {
    private let program: UIKitProgram

    var variables: LoweredPicture.Variables { .frames }
    var origins: Origins { .parent }
    var moved: Int? { MainActor.assumeIsolated { [program] in program.moved } }

    init(_ picture: Picture, usesStacks: Bool) {
        program = MainActor.assumeIsolated { UIKitProgram(picture, usesStacks: usesStacks) }
    }

    func build() throws { MainActor.assumeIsolated { [program] in program.build() } }
    func edit(_ edit: Edit) throws { MainActor.assumeIsolated { [program] in program.edit(edit) } }
    func read(into values: UnsafeMutableBufferPointer<Double>) throws {
        nonisolated(unsafe) let values = values
        guard MainActor.assumeIsolated({ [program] in program.read(into: values) }) else { throw EngineFailure("values are missing") }
    }
    func clear() { MainActor.assumeIsolated { [program] in program.clear() } }
}

/// A view with something to show: its size is known.
private final class Text: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
}

/// A stand-in for a program that draws: it reads the frames of the views that moved.
@MainActor
private final class MoveRecorder {
    @exclusivity(unchecked) var moves: [(offset: Int, frame: CGRect)] = []

    func recordMove(_ view: UIView) { moves.append((4 * view.tag, view.frame)) }
}

@MainActor
private final class UIKitProgram {
    private let picture: Picture
    private let usesStacks: Bool
    /// The text size of each view.
    private var sizes: [CGSize?]
    /// The rows that are constraints, and by view its share of these, and the window's width.
    private let constraintRows: [Int]
    private var constraintsOfView: [[Int]]
    private let widthConstraint: Int?
    private let isRow: [Bool]
    private var views: [UIView] = []
    /// The frames of what moved since they were last read, and the buffer that holds all as they were then.
    private let recorder = MoveRecorder()
    private var filled: UnsafeMutablePointer<Double>?
    /// One for each of the rows.
    private var constraints: [NSLayoutConstraint] = []

    init(_ picture: Picture, usesStacks: Bool) {
        // Fine pixels: rounding is not part of the question.
        UIKitEnvironment.current.scale = 1_048_576
        self.picture = picture
        self.usesStacks = usesStacks
        sizes = Array(repeating: nil, count: picture.views.count)
        for label in picture.labels { sizes[Int(label.view)] = CGSize(width: label.width, height: label.height) }
        // A label's content rows are its content size; no constraint says where the window lies.
        let written = picture.rows.indices.filter { index in
            let row = picture.rows[index]
            switch row.role {
            case .content: return false
            case .window: return row.first.attribute == .width || row.first.attribute == .height
            case .layout: return !usesStacks
            }
        }
        constraintRows = written
        constraintsOfView = Array(repeating: [], count: picture.views.count)
        for (index, row) in written.enumerated() where picture.rows[row].role == .layout {
            constraintsOfView[Int(picture.rows[row].first.view)].append(index)
        }
        widthConstraint = written.firstIndex(of: picture.windowRow)
        var isRow = Array(repeating: false, count: picture.views.count)
        for node in picture.flex where node.view >= 0 { isRow[Int(node.view)] = node.isRow }
        self.isRow = isRow
    }

    func build() {
        makeViews()
        makeConstraints()
        views[0].layoutIfNeeded()
    }

    private func makeViews() {
        var views: [UIView] = []
        views.reserveCapacity(picture.views.count)
        for index in picture.views.indices {
            let view = makeView(index)
            view.tag = index
            view.translatesAutoresizingMaskIntoConstraints = false
            let parent = Int(picture.views[index].parent)
            if parent >= 0 { add(view, to: views[parent]) }
            views.append(view)
        }
        self.views = views
    }

    private func makeConstraints() {
        var constraints: [NSLayoutConstraint] = []
        constraints.reserveCapacity(constraintRows.count)
        for row in constraintRows { constraints.append(makeConstraint(row)) }
        self.constraints = constraints
        NSLayoutConstraint.activate(constraints)
    }

    private func makeView(_ index: Int) -> UIView {
        if let size = sizes[index] {
            let text = Text()
            text.size = size
            return text
        }
        guard usesStacks else { return UIView() }
        let stack = UIStackView()
        stack.axis = isRow[index] ? .horizontal : .vertical
        stack.spacing = 8
        return stack
    }

    private func add(_ view: UIView, to parent: UIView) {
        if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
    }

    private func makeConstraint(_ index: Int) -> NSLayoutConstraint {
        let row = picture.rows[index]
        let first = views[Int(row.first.view)]
        let constraint: NSLayoutConstraint
        switch row.first.attribute {
        case .width: constraint = compare(first.widthAnchor, row)
        case .height: constraint = compare(first.heightAnchor, row)
        case .left, .right, .centerX:
            let second = if let other = row.second { horizontal(other) } else { first.leftAnchor }
            constraint = compare(horizontal(row.first), row, to: second)
        case .top, .bottom, .centerY:
            let second = if let other = row.second { vertical(other) } else { first.topAnchor }
            constraint = compare(vertical(row.first), row, to: second)
        }
        if row.priority < 1000 { constraint.priority = UILayoutPriority(Float(row.priority)) }
        return constraint
    }

    private func horizontal(_ anchor: Anchor) -> NSLayoutXAxisAnchor {
        let view = views[Int(anchor.view)]
        return anchor.attribute == .left ? view.leftAnchor : anchor.attribute == .right ? view.rightAnchor : view.centerXAnchor
    }

    private func vertical(_ anchor: Anchor) -> NSLayoutYAxisAnchor {
        let view = views[Int(anchor.view)]
        return anchor.attribute == .top ? view.topAnchor : anchor.attribute == .bottom ? view.bottomAnchor : view.centerYAnchor
    }

    private func compare<Kind>(_ first: NSLayoutAnchor<Kind>, _ row: Workloads.Row, to second: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
        switch row.relation {
        case .equal: first.constraint(equalTo: second, constant: row.constant)
        case .lessOrEqual: first.constraint(lessThanOrEqualTo: second, constant: row.constant)
        case .greaterOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: row.constant)
        }
    }

    private func compare(_ first: NSLayoutDimension, _ row: Workloads.Row) -> NSLayoutConstraint {
        if let second = row.second {
            let view = views[Int(second.view)]
            return compare(first, row, times: second.attribute == .width ? view.widthAnchor : view.heightAnchor)
        }
        return switch row.relation {
        case .equal: first.constraint(equalToConstant: row.constant)
        case .lessOrEqual: first.constraint(lessThanOrEqualToConstant: row.constant)
        case .greaterOrEqual: first.constraint(greaterThanOrEqualToConstant: row.constant)
        }
    }

    private func compare(_ first: NSLayoutDimension, _ row: Workloads.Row, times second: NSLayoutDimension) -> NSLayoutConstraint {
        switch row.relation {
        case .equal: first.constraint(equalTo: second, multiplier: row.multiplier, constant: row.constant)
        case .lessOrEqual: first.constraint(lessThanOrEqualTo: second, multiplier: row.multiplier, constant: row.constant)
        case .greaterOrEqual: first.constraint(greaterThanOrEqualTo: second, multiplier: row.multiplier, constant: row.constant)
        }
    }

    func edit(_ edit: Edit) {
        guard !views.isEmpty else { return }
        let view = views[Int(edit.view)]
        switch edit.kind {
        case .width: if let widthConstraint { constraints[widthConstraint].constant = edit.value }
        case .label:
            guard let text = view as? Text else { return }
            if edit.axis == .width { text.size.width = edit.value } else { text.size.height = edit.value }
            text.invalidateIntrinsicContentSize()
        case .structure: usesStacks ? rearrange(view) : reinstall(Int(edit.view))
        }
        layOut()
    }

    private func layOut() {
        let before = recorder.moves.count
        UIKitEnvironment.current.viewDidMove = recorder.recordMove
        views[0].layoutIfNeeded()
        UIKitEnvironment.current.viewDidMove = nil
        moved = recorder.moves.count - before
    }

    /// The constraints of one view go and others like them come.
    private func reinstall(_ view: Int) {
        let own = constraintsOfView[view]
        NSLayoutConstraint.deactivate(own.map { constraints[$0] })
        for index in own { constraints[index] = makeConstraint(constraintRows[index]) }
        NSLayoutConstraint.activate(own.map { constraints[$0] })
    }

    /// One arranged view leaves its stack and comes back to its place.
    private func rearrange(_ view: UIView) {
        guard let stack = view.superview as? UIStackView, let index = stack.arrangedSubviews.firstIndex(of: view) else { return }
        view.removeFromSuperview()
        stack.insertArrangedSubview(view, at: index)
    }

    /// The number of frames that the last edit changed.
    private(set) var moved = 0

    /// Every view's frame, after an edit of those views that it moved: what a program draws. False where there is no room.
    func read(into values: UnsafeMutableBufferPointer<Double>) -> Bool {
        guard values.count >= 4 * views.count else { return false }
        if filled == values.baseAddress {
            for (offset, frame) in recorder.moves { write(frame, at: offset, to: values) }
        } else {
            for view in views { write(view.frame, at: 4 * view.tag, to: values) }
            filled = values.baseAddress
        }
        recorder.moves.removeAll(keepingCapacity: true)
        return true
    }

    private func write(_ frame: CGRect, at offset: Int, to values: UnsafeMutableBufferPointer<Double>) {
        values[offset] = frame.origin.x
        values[offset + 1] = frame.origin.y
        values[offset + 2] = frame.size.width
        values[offset + 3] = frame.size.height
    }

    func clear() {
        views = []
        recorder.moves = []
        filled = nil
        constraints = []
    }
}
