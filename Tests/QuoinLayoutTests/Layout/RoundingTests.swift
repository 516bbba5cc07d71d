import QuoinLayout
import Testing

/// PX-1 to PX-5: edges are rounded, once, at read-out.
struct RoundingTests {
    @Test(
        "The edges of a centered width are rounded",
        arguments: [(343.0, 308.7, 2.0, 17.0, 309.0), (375, 42, 2, 166.5, 42), (375, 41, 2, 167, 41), (375, 41, 1, 167, 41)])
    func centeredWidthsRoundTheirEdges(parent: Double, width: Double, scale: Double, x: Double, rounded: Double) throws {  // GV-20, GV-21
        let f = try Fixture("v", width: parent, scale: scale)
        try f.install("v", .width, plus: width)
        try f.install("v", .centerX, .equal, "root", .centerX)
        #expect(try f.frame("v").x == x)
        #expect(f["v"].frame.width == rounded)
    }

    @Test("Thirds leave no gaps") func thirdsLeaveNoGaps() throws {
        let f = try Fixture("a", "b", "c", width: 400, scale: 2)
        var last = f.root.leading
        for name in ["a", "b", "c"] {
            try f[name].leading.equal(to: last).install()
            last = f[name].trailing
        }
        try f.root.trailing.equal(to: last).install()
        try f.install("b", .width, .equal, "a", .width)
        try f.install("c", .width, .equal, "a", .width)
        try f.layout.layOut()
        #expect(f["a"].frame.maxX == f["b"].frame.x && f["b"].frame.maxX == f["c"].frame.x && f["c"].frame.maxX == 400)
        #expect(f["a"].frame.width == 133.5)
    }

    @Test("The pixel grid rounds halves up, and sizes up") func theGridRoundsHalvesUpAndSizesUp() {
        #expect(PixelGrid(scale: 1).round(0.5) == 1 && PixelGrid(scale: 1).round(-0.5) == 0 && PixelGrid(scale: 1).round(-0.6) == -1)
        #expect(PixelGrid(scale: 1).round(10.3) == 10 && PixelGrid(scale: 1).round(20.7) == 21)
        #expect(PixelGrid(scale: 2).round(16.4999999) == 16.5)
        #expect(PixelGrid(scale: 1).round(16.4999999) == 17)  // snapped to the half first
        #expect(PixelGrid(scale: 2).ceil(20.287) == 20.5)
        #expect(PixelGrid(scale: 3).ceil(20.287).description == "20.333333333333332")  // PX-5
        #expect(PixelGrid(scale: 2).ceil(20.5) == 20.5 && PixelGrid(scale: 2).ceil(20.5000000001) == 20.5)
        #expect(PixelGrid(scale: 0).scale == 1 && PixelGrid(scale: .nan).scale == 1)
    }

    @Test("A frame extends beyond its alignment rectangle by the insets")
    func alignmentInsetsReachBeyondTheAlignmentRectangle() throws {  // GV-31, GV-32
        let f = try Fixture("slider", "switch", width: 375)
        f["slider"].alignmentInsets = Insets(top: 0, left: 2, bottom: 1, right: 2)
        f.content("slider", width: nil, height: 30)
        try f.install("slider", .leading, .equal, "root", .leading, plus: 20)
        try f.install("slider", .width, plus: 100)
        f["switch"].alignmentInsets = Insets(top: 0, left: 0, bottom: 0, right: 2)
        f.content("switch", width: 49, height: 31)
        try f.install("switch", .trailing, .equal, "root", .trailing, plus: -20)
        try f.layout.layOut()
        #expect(f["slider"].frame == Rect(18, 0, 104, 31))
        #expect(f["switch"].frame == Rect(306, 0, 51, 31))
        f["slider"].alignmentInsets = .zero
        #expect(try f.frame("slider") == Rect(20, 0, 100, 30))
    }
}
