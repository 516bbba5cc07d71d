import QuoinLayout
import Testing

@Test func aBoxIsCenteredInItsParent() throws {
    let root = Item("root"), box = Item("box")
    try root.add(box)
    try box.centerX.equal(to: root.centerX).install()
    try box.top.equal(to: root.top, plus: 20).install()
    try box.width.equal(to: 120).install()
    let layout = try Layout(root: root, width: 375, height: 667)
    let report = try layout.layOut()
    #expect(box.frame == Rect(x: 128, y: 20, width: 120, height: 0))
    #expect(report.solves == 1)
    #expect(try layout.layOut().solves == 0)
}
