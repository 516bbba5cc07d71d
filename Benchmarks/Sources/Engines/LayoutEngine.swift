import QuoinBehaviors
import QuoinLayout
import Workloads

/// The layout engine, without UIKit: a tree of items, constraints between them, frames out.
///
/// `layout` installs the picture's constraints. `stacks` draws the same picture with stack views and installs none.
public struct LayoutEngine: Engine, Sendable {
    public let name: String
    public let usesStacks: Bool

    public static let layout = LayoutEngine(name: "layout", usesStacks: false)
    public static let stacks = LayoutEngine(name: "stacks", usesStacks: true)

    public func draws(_ workload: Workload) -> Bool { !usesStacks || workload == .b }

    public func prepare(_ picture: Picture) throws -> any PreparedEngine { PreparedLayoutEngine(picture, usesStacks: usesStacks) }
}

/// A program's own node.
final class Box: Item {
    let view: Int

    init(_ view: Int, kind: ItemKind) {
        self.view = view
        super.init(kind: kind)
    }
}

final class PreparedLayoutEngine: PreparedEngine {
    private let plan: LayoutPlan
    private let usesStacks: Bool
    private var boxes: [Box] = []
    private var installed: [InstalledConstraint] = []
    private var layout: Layout?
    /// The items that have moved since frames were last read.
    private var unread: [Item] = []
    private(set) var moved: Int?
    /// The buffer that holds all frames as they were then.
    private var filled: UnsafeMutablePointer<Double>?

    var variables: LoweredPicture.Variables { .frames }
    var origins: Origins { .parent }

    init(_ picture: Picture, usesStacks: Bool) {
        plan = LayoutPlan(picture)
        self.usesStacks = usesStacks
    }

    func build() throws {
        try makeTree()
        if !usesStacks { try installConstraints() }
        try layOut()
    }

    func edit(_ edit: Edit) throws {
        guard let layout else { throw EngineFailure("nothing was built") }
        let view = Int(edit.view)
        switch edit.kind {
        case .width: layout.width = edit.value
        case .label:
            let box = boxes[view]
            let old = box.fixedContentSize ?? .none
            box.fixedContentSize =
                edit.axis == .width
                ? ContentSize(width: edit.value, height: old.height) : ContentSize(width: old.width, height: edit.value)
        case .structure: try usesStacks ? rearrange(view) : reinstall(view)
        }
        let report = try layout.layOut()
        if unread.isEmpty { unread = report.moved } else { unread += report.moved }
        moved = report.moved.count
    }

    /// All frames, after an edit those that it moved: what a program draws.
    func read(into values: UnsafeMutableBufferPointer<Double>) throws {
        guard values.count >= 4 * boxes.count else { throw EngineFailure("values are missing") }
        if filled == values.baseAddress {
            for item in unread { (item as? Box)?.write(to: values) }
        } else {
            for box in boxes { box.write(to: values) }
            filled = values.baseAddress
        }
        unread = []
    }

    func countAmbiguous() throws -> Int? { try layout?.ambiguousItems().count }

    func clear() {
        layout = nil
        (boxes, installed, unread, filled) = ([], [], [], nil)
    }

    var counts: Counts? { (layout?.counts).map(Counts.init) }
}

// MARK: - Building, in the steps that the baseline counts

extension PreparedLayoutEngine {
    var boxCount: Int { boxes.count }
    var constraintCount: Int { installed.count }

    func makeTree() throws {
        // A local list, because every access to a property of a class is checked.
        var boxes: [Box] = []
        boxes.reserveCapacity(plan.parents.count)
        for view in plan.parents.indices {
            let box = Box(view, kind: plan.kinds[view] == .guide ? .guide : .view)
            if let text = plan.texts[view] { box.fixedContentSize = text }
            if usesStacks, plan.texts[view] == nil { box.behavior = StackView(axis: plan.axis(of: view), spacing: 8) }
            if plan.parents[view] >= 0 { try boxes[plan.parents[view]].add(box) }
            boxes.append(box)
        }
        self.boxes = boxes
    }

    func installConstraints() throws {
        let boxes = boxes
        var installed: [InstalledConstraint] = []
        installed.reserveCapacity(plan.pins.count)
        for pin in plan.pins { installed.append(try pin.install(boxes)) }
        self.installed = installed
    }

    func layOut() throws {
        // Fine pixels: rounding is not part of the question.
        let environment = StandardEnvironment(scale: 1_048_576)
        let layout = try Layout(root: boxes[0], width: plan.width, height: plan.height, environment: environment)
        try layout.layOut()
        self.layout = layout
    }

    /// Removes the constraints of one view, installs them again, and sets its text again.
    private func reinstall(_ view: Int) throws {
        for index in plan.pinsOfView[view] { installed[index].remove() }
        let text = boxes[view].fixedContentSize
        boxes[view].fixedContentSize = nil
        for index in plan.pinsOfView[view] { installed[index] = try plan.pins[index].install(boxes) }
        boxes[view].fixedContentSize = text
    }

    /// One arranged view leaves its stack and comes back to its place.
    private func rearrange(_ view: Int) throws {
        let box = boxes[view], stack = boxes[plan.parents[view]]
        let next = stack.children.drop { $0 !== box }.dropFirst().first { _ in true }
        box.remove()
        try stack.insert(box, before: next)
    }
}

extension Box {
    fileprivate func write(to values: UnsafeMutableBufferPointer<Double>) {
        let frame = frame
        values[4 * view] = frame.x
        values[4 * view + 1] = frame.y
        values[4 * view + 2] = frame.width
        values[4 * view + 3] = frame.height
    }
}
