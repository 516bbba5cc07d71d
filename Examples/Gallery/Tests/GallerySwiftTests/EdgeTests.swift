import Testing

@testable import Gallery

@MainActor
@Suite struct EdgeTests {
    @Test("A pinned subview has a distance to each edge") func pinned() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), child = View()
        root.addSubview(child)
        #expect(child.pin(inset: 10).count == 4)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 60))
        #expect(child.frame.maxX == 10 + 80)
    }

    @Test("A view is on a phone") func idiom() { #expect(UIView().isOnAPhone) }
}
