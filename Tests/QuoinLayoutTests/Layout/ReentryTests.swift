import QuoinLayout
import Testing

/// Every entry of the engine may be called from every callback: it works, or has no effect until the layout is done.
struct ReentryTests {
    /// A callback of the program.
    enum Callback: CaseIterable {
        case constraints, contentSize, wrappedContentSize, didLayOut, wantsDidLayOut, adjustedContentSize, frameDidChange
        case childFrameDidChange, visitor, safeArea, margins
    }

    /// The function that the callback calls during the layout.
    enum Entry: CaseIterable {
        case layOut, layOutVisiting, fittingSizeOfItem, fittingSizeOfRoot, fittingSizeOfSibling, ambiguousItems
        case ambiguousDimensions, influence, constraints, insets, removeItem, removeSibling, removeBoth, addChild, addSibling
        case install, removeConstraint, changeConstant, changePriority, changeContent, changeMargins, changeSafeArea
        case changeSize, changeEnvironment, changeBehavior, scroll, contentArea, mask, alignment, direction, read
    }

    /// Runs an action once, in the callback under test.
    final class Hook {
        let callback: Callback
        var action: (() -> Void)?
        private(set) var hasRun = false
        init(_ callback: Callback) { self.callback = callback }

        func run(_ callback: Callback) {
            guard callback == self.callback, let action, !hasRun else { return }
            hasRun = true
            action()
        }
    }

    final class Behavior: LayoutBehavior {
        let hook: Hook
        init(_ hook: Hook) { self.hook = hook }

        func constraints(for item: Item) -> [Constraint] {
            hook.run(.constraints)
            return item.children.prefix(2).map { $0.left.equal(to: item.left, plus: 2) }
        }
        func contentSize(of item: Item, width: Double?) -> ContentSize {
            hook.run(width == nil ? .contentSize : .wrappedContentSize)
            return ContentSize(width: min(width ?? 90, 90), height: width.map { $0 < 60 ? 40.0 : 20 } ?? 20, followsWidth: true)
        }
        func didLayOut(_ item: Item) { hook.run(.didLayOut) }
        var wantsDidLayOut: Bool {
            hook.run(.wantsDidLayOut)
            return true
        }
    }

    final class Node: Item {
        var hook: Hook?
        override func adjustedContentSize(_ size: ContentSize, width: Double?) -> ContentSize {
            hook?.run(.adjustedContentSize)
            return size
        }
        override func frameDidChange() { hook?.run(.frameDidChange) }
        override func childFrameDidChange() { hook?.run(.childFrameDidChange) }
    }

    struct HookedEnvironment: LayoutEnvironment {
        let hook: Hook
        var scale: Double { 2 }
        var direction: LayoutDirection { .leftToRight }
        func safeArea(of item: Item, frame: Rect, in size: Size, parent: Insets) -> Insets {
            hook.run(.safeArea)
            return StandardEnvironment().safeArea(of: item, frame: frame, in: size, parent: parent)
        }
        func margins(of item: Item, safeArea: Insets, reaching: Insets) -> Insets {
            hook.run(.margins)
            return StandardEnvironment().margins(of: item, safeArea: safeArea, reaching: reaching)
        }
    }

    /// A tree in which every callback is called.
    final class Tree {
        let root = Item("root"), node = Node("node"), sibling = Item("sibling"), child = Item("child")
        let layout: Layout
        let hook: Hook
        let edge: InstalledConstraint
        let optional: InstalledConstraint

        init(_ callback: Callback) throws {
            hook = Hook(callback)
            node.hook = hook
            node.hasLayoutCallbacks = true
            node.behavior = Behavior(hook)
            try root.add(node)
            try root.add(sibling)
            try node.add(child)
            root.safeAreaOverride = Insets(all: 10)
            child.fixedContentSize = ContentSize(width: 8, height: 8)
            sibling.fixedContentSize = ContentSize(width: 30, height: 8)
            try node.left.equal(to: root.guide(for: .safeArea).left).install()
            try node.top.equal(to: root.guide(for: .margins).top).install()
            try child.top.equal(to: node.guide(for: .margins).top).install()
            try node.width.atMost(50).install()
            edge = try sibling.left.equal(to: node.right, plus: 5).install()
            optional = try sibling.top.equal(to: node.top, plus: 3).at(700).install()
            layout = try Layout(root: root, width: 200, height: 100, environment: HookedEnvironment(hook: hook))
        }

        func enter(_ entry: Entry) throws {
            switch entry {
            case .layOut: try layout.layOut()
            case .layOutVisiting: try layout.layOut { _ in }
            case .fittingSizeOfItem: _ = try Layout.fittingSize(of: node, target: .zero)
            case .fittingSizeOfRoot: _ = try Layout.fittingSize(of: root, target: Size(width: 70, height: 0), horizontal: .required)
            case .fittingSizeOfSibling: _ = try Layout.fittingSize(of: sibling, target: .expanded)
            case .ambiguousItems: _ = try layout.ambiguousItems()
            case .ambiguousDimensions: _ = try layout.ambiguousDimensions(of: node)
            case .influence: _ = try layout.constraints(affecting: node, along: .horizontal)
            case .constraints: _ = layout.constraints.map(\.description)
            case .insets: _ = layout.insets(of: [root, node, child])
            case .removeItem: node.remove()
            case .removeSibling: sibling.remove()
            case .removeBoth:
                sibling.remove()
                node.remove()
            case .addChild: try node.add(Item("new"))
            case .addSibling: try root.insert(Item("new"), before: node)
            case .install: try sibling.height.equal(to: 12).install()
            case .removeConstraint: edge.remove()
            case .changeConstant: edge.constant = 9
            case .changePriority: try optional.setPriority(300)
            case .changeContent: sibling.fixedContentSize = ContentSize(width: 31, height: nil)
            case .changeMargins: root.margins = Insets(all: 3)
            case .changeSafeArea: node.additionalSafeArea = Insets(all: 2)
            case .changeSize: layout.width = 150
            case .changeEnvironment: layout.environment = HookedEnvironment(hook: hook)
            case .changeBehavior: node.behavior = nil
            case .scroll: node.contentOffset = Point(x: 3, y: 4)
            case .contentArea: node.hasContentArea.toggle()
            case .mask: sibling.autoresizing = .width
            case .alignment: node.alignmentInsets = Insets(all: 1)
            case .direction: root.direction = .rightToLeft
            case .read: _ = (node.frame, node.safeArea, node.effectiveMargins, node.contentAreaSize, layout.counts, layout.needsLayout)
            }
        }

        var frames: [Rect] { [root, node, sibling, child].map(\.frame) }
    }

    static let pairs = Callback.allCases.flatMap { callback in Entry.allCases.map { (callback, $0) } }

    /// After the entry the tree is laid out as one that was changed from outside.
    @Test("Every method can be called from every callback", arguments: pairs)
    func everyEntryCanBeCalledFromEveryCallback(callback: Callback, entry: Entry) throws {
        let tree = try Tree(callback)
        var failure: (any Error)?
        tree.hook.action = { [unowned tree] in
            do { try tree.enter(entry) } catch { failure = error }
        }
        for width in [200.0, 120, 160] {
            tree.layout.width = width
            tree.node.invalidateContentSize()
            tree.node.invalidateConstraints()
            try tree.layout.layOut { _ in tree.hook.run(.visitor) }
        }
        #expect(tree.hook.hasRun && failure == nil, "\(failure.map { "\($0)" } ?? "the callback was not called")")
        try tree.layout.layOut()
        #expect(!tree.layout.needsLayout)
        let frames = tree.frames
        tree.layout.environment = HookedEnvironment(hook: tree.hook)  // sends everything to a new solver
        try tree.layout.layOut()
        #expect(tree.frames == frames)
    }

    /// A view that is as large as its content does this.
    @Test("An item can take its fitting size as its content size") func anItemMayTakeItsFittingSizeAsItsContentSize() throws {
        final class AsLargeAsContent: LayoutBehavior {
            func contentSize(of item: Item, width: Double?) -> ContentSize {
                guard let size = try? Layout.fittingSize(of: item, target: .zero) else { return .none }
                return ContentSize(width: size.width, height: size.height)
            }
        }
        let root = Item("root"), card = Item("card"), inner = Item("inner")
        try root.add(card)
        try card.add(inner)
        card.behavior = AsLargeAsContent()
        inner.fixedContentSize = ContentSize(width: 60, height: 20)
        for (edge, sign) in [(Attribute.left, 1.0), (.top, 1), (.right, -1), (.bottom, -1)] {
            try Constraint(item: inner, attribute: edge, relatedBy: .equal, toItem: card, attribute: edge, constant: 5 * sign).install()
        }
        let layout = try Layout(root: root, width: 300, height: 300)
        try layout.layOut()
        #expect(card.frame.size == Size(width: 70, height: 30))
        #expect(try Layout.fittingSize(of: card, target: .zero) == Size(width: 70, height: 30))
    }
}
