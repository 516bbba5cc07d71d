import QuoinBehaviors
import QuoinLayout
import Testing

/// Items that are pinned to a guide are as certain as the guide, whoever places it, and fitting sizes take it into account.
struct GuideFindingTests {
    enum Guide: CaseIterable {
        case readable, keyboard, topLayout, bottomLayout, safeArea, margins, custom, plain

        func item(of view: Item) throws -> Item {
            switch self {
            case .safeArea: return view.guide(for: .safeArea)
            case .margins: return view.guide(for: .margins)
            case .custom: return view.guide(for: .custom)
            default: break
            }
            let guide = Item("guide", kind: .guide)
            try view.add(guide)
            switch self {
            case .readable: guide.behavior = ReadableGuide()
            case .keyboard: guide.behavior = KeyboardGuide()
            case .topLayout: guide.behavior = EdgeGuide(.top)
            case .bottomLayout: guide.behavior = EdgeGuide(.bottom)
            default:
                try guide.left.equal(to: view.left, plus: 6).install()
                try guide.top.equal(to: view.top, plus: 6).install()
                try guide.width.equal(to: 44).install()
                try guide.height.equal(to: 5).install()
            }
            return guide
        }
    }

    /// A content of 50 × 20 whose top left corner is the guide's, in a card that reaches 3 points beyond it.
    private func content(_ kind: Guide, in card: Item) throws -> Item {
        let content = Item("content")
        try card.add(content)
        content.fixedContentSize = ContentSize(width: 50, height: 20)
        let guide = try kind.item(of: card)
        try content.left.equal(to: guide.left).install()
        try content.top.equal(to: kind == .keyboard || kind == .bottomLayout ? card.top : guide.bottom, plus: 2).install()
        if kind == .keyboard || kind == .bottomLayout {
            try content.bottom.equal(to: guide.top).install()
        } else {
            try card.bottom.equal(to: content.bottom, plus: 3).install()
        }
        try card.right.equal(to: content.right, plus: 3).install()
        return content
    }

    @Test("What is pinned to a guide is not ambiguous", arguments: Guide.allCases)
    func nothingIsAmbiguous(guide: Guide) throws {
        let fixture = try Fixture(200, 100)
        fixture.root.safeAreaOverride = Insets(7, 7, 7, 7)
        let content = try content(guide, in: fixture.root)
        try content.setHugging(1, for: .horizontal)
        #expect(try fixture.layout.ambiguousItems().map(\.item.label) == [])
        #expect(try fixture.layout.constraints(affecting: content, along: .horizontal).contains { $0.description.contains("content.left") })
    }

    /// The fitting size is that of a layout whose root has no size of its own.
    @Test("A fitting size equals that of a layout", arguments: Guide.allCases)
    func aFittingSizeIsThatOfALayout(guide: Guide) throws {
        let (card, free) = (Item("card"), try Fixture(nil, nil, scale: 1))
        _ = try content(guide, in: card)
        try card.width.equal(to: 0).at(50).install()
        try card.height.equal(to: 0).at(50).install()
        let fitting = try Layout.fittingSize(of: card, target: .zero)
        _ = try content(guide, in: free.root)
        try free.root.width.equal(to: 0).at(50).install()
        try free.root.height.equal(to: 0).at(50).install()
        try free.layout.layOut()
        #expect(fitting == free.root.frame.size)
        #expect(fitting.width >= 53)
    }
}
