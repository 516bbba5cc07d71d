import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// The view, the constraint and the edit that a finding names.
@Suite("The cause that a finding names")
struct CauseTests: MarkupSuite {
    @Test("a stack view's height is missing where a view deep in it has none")
    func deepCulprit() throws {
        let inner = """
            <view \(off) id="box" userLabel="Box"><subviews><collectionView \(off) id="grid" userLabel="Grid">
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"/></collectionView></subviews><constraints>
            \(tie("g1", "grid.top", to: "box.top"))\(tie("g2", "box.bottom", to: "grid.bottom"))
            \(tie("g3", "grid.leading", to: "box.leading"))\(tie("g4", "box.trailing", to: "grid.trailing"))</constraints></view>
            """
        let scroll = """
            <scrollView \(off) id="scroll"><subviews><stackView axis="vertical" \(off) id="stack" userLabel="Column"><subviews>\(inner)
            </subviews></stackView></subviews><constraints>\(tie("s1", "stack.top", to: "scroll.top"))
            \(tie("s2", "scroll.bottom", to: "stack.bottom"))\(tie("s3", "stack.leading", to: "scroll.leading"))
            \(tie("s4", "scroll.trailing", to: "stack.trailing"))\(tie("s5", "stack.width", to: "scroll.width"))</constraints></scrollView>
            """
        let edges = tieEdges("r", of: "scroll", to: "root")
        let found = try findings("scroll-content-height", in: scroll, edges)
        #expect(found.map { $0.message.contains("Grid") } == [true], "\(found.map(\.message))")
    }

    @Test("an empty stack view in a stack view lacks the height itself, and code may fill it")
    func emptyStack() throws {
        let scroll = """
            <scrollView \(off) id="scroll"><subviews><stackView axis="vertical" \(off) id="stack" userLabel="Column"><subviews>
            <label text="Volume" \(off) id="title"/><stackView axis="vertical" \(off) id="empty" userLabel="Devices" customClass="DeviceList"/>
            </subviews></stackView></subviews><constraints>\(tie("s1", "stack.top", to: "scroll.top"))
            \(tie("s2", "scroll.bottom", to: "stack.bottom"))\(tie("s3", "stack.leading", to: "scroll.leading"))
            \(tie("s4", "scroll.trailing", to: "stack.trailing"))\(tie("s5", "stack.width", to: "scroll.width"))</constraints></scrollView>
            """
        let edges = tieEdges("r", of: "scroll", to: "root")
        let found = try findings("scroll-content-height", in: scroll, edges)
        #expect(found.map { $0.message.contains("Devices") && $0.severity == .warning } == [true], "\(found.map(\.message))")
    }

    private func label(_ text: String, left: Double, right: Double, more: String = "") throws -> [Finding] {
        let label = "<label text=\"\(text)\" \(off) id=\"label\">\(frame(left, 100, 375 - left - right, 20.5))</label>"
        return try findings(
            "fixed-both-sides", in: label + more,
            tie("top", "label.top", to: "root.top", plus: 100) + tie("left", "label.leading", to: "root.leading", plus: left)
                + tie("right", "root.trailing", to: "label.trailing", plus: right))
    }

    @Test("the side of a text that has room to give becomes a least distance of 20")
    func roomToGrow() throws {
        let fix = try #require(try label("Email address", left: 29, right: 240).first?.fix)
        #expect(fix.isVerified)
        #expect(fix.edits == [.setRelation(.greaterOrEqual, of: "right"), .setConstant(20, of: "right")])
    }

    @Test("no edit is advised where neither side has room for a longer text")
    func noRoomToGrow() throws {
        let found = try label("A rather long title across the screen ok", left: 30, right: 30)
        #expect(found.count == 1 && found.first?.fix?.edits == [], "\(found)")
    }

    @Test("a neighbor that hangs on a text does not hold it")
    func neighborIsNoSide() throws {
        let labels = """
            <label text="View map" \(off) id="label">\(frame(284, 100, 61, 20.5))</label>
            <label text="" \(off) id="other">\(frame(284, 130, 61, 0))</label>
            """
        let found = try findings(
            "fixed-both-sides", in: labels,
            tie("top", "label.top", to: "root.top", plus: 100) + tie("right", "root.trailing", to: "label.trailing", plus: 30)
                + tie("o1", "other.leading", to: "label.leading") + tie("o2", "other.top", to: "label.bottom", plus: 5)
                + "<constraint firstItem=\"label\" firstAttribute=\"width\" constant=\"61\" id=\"w\"/>")
        #expect(found.isEmpty)
    }

    @Test("a label that a stack view arranges has its place, whatever flag is left of before")
    func arrangedLabel() throws {
        let stack = """
            <stackView \(off) id="stack">\(frame(20, 20, 200, 20.5))<subviews><label fixedFrame="YES" text="Full name" \(off) id="label">
            \(frame(0, 0, 200, 20.5))</label></subviews></stackView>
            """
        #expect(
            try findings(
                "unconstrained-text", in: stack,
                tie("t", "stack.top", to: "root.top", plus: 20) + tie("l", "stack.leading", to: "root.leading", plus: 20)
            ).isEmpty)
    }

    @Test("a conflict of a hidden view is resolved by its constant, not by a subview that is pinned to one edge")
    func hiddenView() throws {
        let stack = """
            <stackView axis="vertical" \(off) id="stack"><subviews><label text="Name" \(off) id="name"/>
            <view hidden="YES" \(off) id="box" userLabel="Box"><subviews><label text="Title" \(off) id="inner"/></subviews><constraints>
            \(tie("pin", "inner.top", to: "box.top", plus: 19))\(tie("x", "inner.centerX", to: "box.centerX"))
            <constraint firstAttribute="height" constant="66" id="height"/></constraints></view></subviews></stackView>
            """
        let found = try findings(
            "hidden-arranged-conflict", in: stack,
            tie("t", "stack.top", to: "root.top", plus: 40) + tie("l", "stack.leading", to: "root.leading", plus: 20)
                + tie("r", "root.trailing", to: "stack.trailing", plus: 20))
        #expect(found.map { $0.fix?.edits } == [[.setPriority(999, of: "height")]], "\(found)")
    }

    @Test("content that ends before its last view ends by a constant of the wrong sign")
    func clippedByConstant() throws {
        let scroll = """
            <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews><view \(off) id="box" userLabel="Box">\(frame(0, 0, 375, 1105))
            <subviews><label text="Last" \(off) id="last">\(frame(20, 1080, 40, 20.5))</label></subviews>
            <constraints>\(tie("b1", "box.bottom", to: "last.bottom", plus: 4.5))\(tie("b2", "last.leading", to: "box.leading", plus: 20))
            <constraint firstAttribute="height" constant="1105" id="h"/></constraints></view></subviews><constraints>
            \(tie("s1", "box.top", to: "scroll.top"))\(tie("s2", "scroll.bottom", to: "box.bottom", plus: -98))
            \(tie("s3", "box.leading", to: "scroll.leading"))\(tie("s4", "scroll.trailing", to: "box.trailing"))
            \(tie("s5", "box.width", to: "scroll.width"))</constraints></scrollView>
            """
        let edges = tieEdges("r", of: "scroll", to: "root")
        let fix = try #require(try findings("clipped-content", in: scroll, edges).first?.fix)
        #expect(fix.edits == [.setConstant(0, of: "s2")] && fix.isVerified, "\(fix)")
        let spacer = scroll.replacing("<label text=\"Last\" \(off) id=\"last\">", with: "<view \(off) id=\"last\">").replacing(
            "</label>", with: "<constraints>\(length("sw", "width", of: 40))\(length("sh", "height", of: 20.5))</constraints></view>")
        #expect(try findings("clipped-content", in: spacer, edges).isEmpty, "nobody misses a part of a view that shows nothing")
    }

    @Test("two buttons of one row under the home indicator are one finding")
    func oneRow() throws {
        let stack = """
            <stackView distribution="fillEqually" \(off) id="row">\(frame(0, 623, 375, 44))<subviews>
            <button buttonType="system" \(off) id="trim"><state key="normal" title="Trim"/></button>
            <button buttonType="system" \(off) id="crop"><state key="normal" title="Crop"/></button></subviews>
            <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints></stackView>
            """
        let found = try findings(
            "outside-safe-area", in: stack,
            tie("b", "root.bottom", to: "row.bottom") + tie("l", "row.leading", to: "root.leading")
                + tie("r", "root.trailing", to: "row.trailing"))
        #expect(found.count == 1 && found.first?.related.contains { $0.object == "crop" } == true, "\(found)")
    }

    @Test("a view pinned to the top is not put under the home indicator by its container's bottom")
    func pushed() throws {
        let box = """
            <view \(off) id="box" userLabel="Box">\(frame(0, 0, 375, 667))<subviews><view \(off) id="gap" userLabel="Gap">
            \(frame(0, 0, 375, 895))<constraints><constraint firstAttribute="height" constant="895" id="g"/></constraints></view>
            <button buttonType="system" \(off) id="go"><state key="normal" title="Go"/></button></subviews><constraints>
            \(tie("g1", "gap.top", to: "box.top"))\(tie("g2", "gap.leading", to: "box.leading"))
            \(tie("g3", "box.trailing", to: "gap.trailing"))\(tie("k1", "go.top", to: "gap.bottom"))
            \(tie("k2", "go.leading", to: "box.leading", plus: 20))</constraints></view>
            """
        let found = try findings(
            "outside-safe-area", in: box,
            tieEdges("r", of: "box", to: "root"))
        #expect(found.map { $0.message.contains("what is above it") } == [true], "\(found.map(\.message))")
        #expect(found.first?.related.map(\.object) == ["rtop"])
    }

    @Test("a text in a class that draws another font is not called cut")
    func ownFont() throws {
        let label = """
            <label text="Launch success or failure" customClass="DetailLabel" \(off) id="label">\(frame(20, 100, 100, 15))
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let ties =
            tie("t", "label.top", to: "root.top", plus: 100) + tie("l", "label.leading", to: "root.leading", plus: 20)
            + "<constraint firstItem=\"label\" firstAttribute=\"width\" constant=\"100\" id=\"w\"/>"
        #expect(try findings("truncated-text", in: label, ties).isEmpty)
        #expect(
            try findings("truncated-text", in: label.replacing("customClass=\"DetailLabel\"", with: ""), ties).count == 1)
    }
}
