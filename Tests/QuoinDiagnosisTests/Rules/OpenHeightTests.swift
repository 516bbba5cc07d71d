import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Heights that nothing in a file decides: of rows, of views that code fills, and of content that frames place.
@Suite("Heights that a file leaves open")
struct OpenHeightTests {
    private func findings(_ text: String) -> [Finding] {
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Test.xib")
        #expect(document.error == nil)
        return Linter().findings(in: document)
    }

    private func rules(_ text: String) -> [String] { findings(text).map { "\($0.rule) \($0.severity) \($0.object ?? "")" } }

    /// A cell of a xib, drawn in some height, with a picture of 65 that is pinned 15 from its top and its bottom.
    private func cell(height: Double, bottom: String = "constant=\"15\"") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <device id="retina6_12"/><objects>
        <tableViewCell rowHeight="\(height)" id="cell"><rect key="frame" x="0" y="0" width="393" height="\(height)"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="393" height="\(height)"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" y="15" width="65" height="65"/>
        <constraints><constraint firstAttribute="width" constant="65" id="w"/><constraint firstAttribute="height" constant="65" id="h"/></constraints>
        </view></subviews><constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="l"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="15" id="t"/>
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" \(bottom) id="b"/>
        </constraints></tableViewCellContentView></tableViewCell></objects></document>
        """
    }

    @Test("a row of a xib that is drawn in another height than its content makes it") func rows() throws {
        #expect(rules(cell(height: 95)) == [])
        #expect(rules(cell(height: 95.5)) == ["ambiguous-layout info content"], "no separator is drawn that could take the half")
        #expect(rules(cell(height: 99)) == ["ambiguous-layout warning content"])
        #expect(rules(cell(height: 99, bottom: "relation=\"greaterThanOrEqual\" constant=\"15\"")) == [])
        #expect(rules(cell(height: 99, bottom: "constant=\"15\" priority=\"999\"")) == [])
        let finding = try #require(findings(cell(height: 99)).first)
        #expect(finding.message.hasSuffix("make it 95."))
        #expect(finding.fix?.isVerified == true)
        #expect(finding.fix?.edits == [.setPriority(999, of: "b")])
    }

    /// A screen with some subviews and constraints.
    private func screen(_ subviews: String, _ constraints: String, device: String = "<device id=\"retina4_7\"/>", side: Int = 375) -> String
    {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        \(device)<scenes><scene sceneID="scene"><objects><viewController id="controller"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="\(side)" height="\(side == 375 ? 667 : side)"/><subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes></document>
        """
    }

    @Test("a view in a stack view of no height that fills proportionally has none; a share of a height is one") func share() {
        let stack = """
            <stackView axis="vertical" distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="0" y="0" width="375" height="80"/><subviews>\(view("", height: 80))</subviews></stackView>
            """
        let edges = ["top", "leading", "trailing"].map { edge in
            "<constraint firstItem=\"stack\" firstAttribute=\"\(edge)\" secondItem=\"root\" secondAttribute=\"\(edge)\" id=\"s\(edge)\"/>"
        }.joined()
        let height = "<constraint firstItem=\"stack\" firstAttribute=\"height\" secondItem=\"root\" secondAttribute=\"height\" id=\"sh\"/>"
        #expect(rules(screen(stack, edges)).contains { $0.hasPrefix("ambiguous-layout") })
        #expect(!rules(screen(stack, edges + height)).contains { $0.hasPrefix("ambiguous-layout") })
    }

    @Test("frames that are older than their constraints do not say that two texts had no room to share") func staleFrames() {
        func severities(drawnGap: Double) -> [String] {
            let labels = ["a", "b"].enumerated().map { index, id in
                """
                <label text="Title" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="16" y="\(index == 0 ? 20 : 40.5 + drawnGap)" width="40" height="20.5"/></label>
                """
            }.joined()
            func pin(_ id: String, _ first: String, _ second: String, _ constant: Double) -> String {
                let (one, two) = (first.split(separator: "."), second.split(separator: "."))
                return "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" secondItem=\"\(two[0])\" "
                    + "secondAttribute=\"\(two[1])\" constant=\"\(constant)\" id=\"\(id)\"/>"
            }
            let constraints =
                pin("l", "a.leading", "root.leading", 16) + pin("m", "b.leading", "root.leading", 16) + pin("t", "a.top", "root.top", 20)
                + pin("g", "b.top", "a.bottom", 8) + pin("e", "root.bottom", "b.bottom", 580)
            return rules(screen(labels, constraints)).filter { $0.hasPrefix("content-priority") }
        }
        #expect(severities(drawnGap: 8) == ["content-priority-ambiguity error a"])
    }

    private func view(_ attributes: String, height: Double = 0) -> String {
        """
        <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="375" height="\(height)"/></view>
        """
    }

    private func pins(of inner: String, _ edges: [String]) -> String {
        edges.map {
            "<constraint firstItem=\"\(inner)\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\(inner)-\($0)\"/>"
        }.joined()
    }

    private let threeEdges = ["top", "leading", "trailing"]

    @Test("a plain view without a height is an error, one of a class of the program's a warning") func classes() {
        // The flag says that Xcode saw it, too.
        let plain = screen(view("ambiguous=\"YES\""), pins(of: "box", threeEdges))
        #expect(rules(plain).contains("ambiguous-layout error box"))
        let custom = screen(view("ambiguous=\"YES\" customClass=\"Chart\""), pins(of: "box", threeEdges))
        #expect(rules(custom).contains("ambiguous-layout warning box"))
        #expect(findings(custom).first?.fix?.edits == [])
        let stack = screen(
            """
            <stackView axis="vertical" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="20" width="375" height="80"/></stackView>
            """, pins(of: "box", threeEdges))
        #expect(rules(stack).contains("ambiguous-layout warning box"))
    }

    @Test("the silence of Xcode about the views of a finding counts, whatever is flagged elsewhere") func silence() {
        let elsewhere = """
            <label text="Title" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="16" y="200" width="40" height="20"/></label>
            """
        let more = pins(of: "title", ["leading"]) + pins(of: "title", ["bottom"])
        let quiet = screen(view("", height: 80) + elsewhere, pins(of: "box", threeEdges) + more)
        #expect(rules(quiet).contains("ambiguous-layout warning box"))
    }

    @Test("a canvas for any size is no device where constraints differ by size class") func anySize() {
        let height = """
            <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="b">
            <variation key="heightClass=regular" constant="20"/></constraint>
            """
        let mask = "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"b\"/></mask></variation>"
        func text(_ constraints: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="6254" useAutolayout="YES"
            useTraitCollections="YES"><scenes><scene sceneID="scene"><objects><viewController id="controller"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="600" height="600"/><subviews>\(view("ambiguous=\"YES\""))</subviews>
            <constraints>\(constraints)</constraints>\(mask)</view></viewController></objects></scene></scenes></document>
            """
        }
        #expect(rules(text(pins(of: "box", threeEdges))).contains("ambiguous-layout error box"))
        #expect(rules(text(pins(of: "box", threeEdges) + height)).contains("ambiguous-layout info box"))
    }

    @Test("content that frames alone place has no size until code sets one") func frames() {
        func scroll(_ attributes: String, _ more: String = "") -> String {
            screen(
                """
                <scrollView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews><view id="inner"><rect key="frame" x="0" y="0" width="800" height="120"/><autoresizingMask key="autoresizingMask"/></view></subviews>
                \(more)</scrollView>
                """, pins(of: "scroll", ["top", "bottom", "leading", "trailing"]))
        }
        #expect(rules(scroll("")).contains("scroll-content-height warning scroll"))
        #expect(!rules(scroll("fixedFrame=\"YES\"")).contains("scroll-content-height warning scroll"))
    }

    @Test("content that nothing connects to its end has none, whatever holds a view in it from outside") func heldFromOutside() throws {
        let label = "<label text=\"Title\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"title\"/>"
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(label)</subviews><constraints>
            <constraint firstItem="title" firstAttribute="top" secondItem="scroll" secondAttribute="top" constant="20" id="t"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="l"/>
            <constraint firstItem="title" firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="r"/>
            </constraints></scrollView>
            """
        let edges = ["top", "bottom", "leading", "trailing"].map { edge in
            "<constraint firstItem=\"scroll\" firstAttribute=\"\(edge)\" secondItem=\"root\" secondAttribute=\"\(edge)\" id=\"e\(edge)\"/>"
        }.joined()
        let tie =
            "<constraint firstItem=\"title\" firstAttribute=\"centerY\" secondItem=\"root\" secondAttribute=\"centerY\" priority=\"250\" id=\"c\"/>"
        let found = rules(screen(scroll, edges + tie))
        #expect(found.contains { $0.hasPrefix("scroll-content-height") && $0.hasSuffix("scroll") }, "\(found)")
    }
}
