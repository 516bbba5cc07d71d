import QuoinSolver

/// Computes the frames of a tree of items.
///
/// ```swift
/// let layout = try Layout(root: root, width: 375, height: 667)
/// try layout.layOut()
/// layout.width = 414                 // the window turned
/// try layout.layOut()                // costs what moves, not what there is
/// ```
///
/// Marking is O(1) for whatever changes; nothing is solved before ``layOut()``. One tree and its layout are used by one
/// thread at a time; any number of layouts run side by side.
public final class Layout {
    /// The topmost item.
    public let root: Item
    let system: System

    /// A layout for the tree under `root`.
    ///
    /// - Parameters:
    ///   - width: The root's width; nil: what its content asks for, and 0 where nothing does.
    ///   - height: The root's height.
    ///   - solver: What solves, one argument away from another: `Layout(root: window, solver: .glpk)`.
    ///   - environment: Scale, direction and the rules for insets.
    public init(
        root: Item, width: Double? = nil, height: Double? = nil, solver: Backend = .native,
        environment: some LayoutEnvironment = StandardEnvironment()
    ) throws(LayoutError) {
        guard root.parent == nil else { throw .rootHasParent(root.label) }
        guard root.system == nil else { throw .alreadyLaidOut(root.label) }
        self.root = root
        system = try System(root: root, backend: solver, environment: environment)
        system.hostSize = (width, height)
        if width != nil || height != nil {
            root.storedFrame.width = width ?? root.storedFrame.width
            root.storedFrame.height = height ?? root.storedFrame.height
        }
        system.admit(root)
    }

    deinit { system.release() }
}
