import QuoinScenes
import Testing

@testable import QuoinInterfaceBuilder

@Suite("Outlines")
struct OutlineTests {
    /// A document with a scene of one view, and what is in it.
    static func document(_ content: String, constraints: String = "", head: String = "", more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES">
            \(head)
            <scenes><scene sceneID="s1"><objects>
                <viewController title="Login" id="vc" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>\(content)</subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <constraints>\(constraints)</constraints>
                    </view>
                    \(more)
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            </objects><point key="canvasLocation" x="10" y="20"/></scene></scenes>
        </document>
        """
    }

    static func difference(_ old: String, _ new: String) throws -> OutlineDifference {
        OutlineDifference(
            try #require(InterfaceBuilderFile.outline(Array(old.utf8))), try #require(InterfaceBuilderFile.outline(Array(new.utf8))))
    }

    private static let title = """
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="16" y="20" width="343" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <color key="textColor" red="0.99999999" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
        </label>
        """
    private static let button = """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="button"><rect key="frame" x="1" y="2" width="3" height="4"/>
            <state key="normal" title="Sign in"/></button>
        """
    private static let lead = """
        <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="lead"/>
        """

    @Test("what Xcode writes for itself is no difference") func noise() throws {
        let old = OutlineTests.document(OutlineTests.title + OutlineTests.button, constraints: OutlineTests.lead)
        let moved = OutlineTests.title.replacing("x=\"16\"", with: "x=\"18\"").replacing("0.99999999", with: "1.0")
        let other = OutlineTests.document(
            moved + OutlineTests.button,
            constraints: """
                <constraint id="new" firstItem="root" firstAttribute="leading" secondItem="title" secondAttribute="leading" constant="-16.0000001"/>
                """,
            head: #"<device id="retina6_1"/><dependencies><plugIn identifier="x" version="9"/></dependencies>"#
        ).replacing("toolsVersion=\"22154\"", with: "toolsVersion=\"23094\"").replacing("x=\"10\" y=\"20\"", with: "x=\"90\" y=\"80\"")
        #expect(try OutlineTests.difference(old, other).changes.isEmpty)
    }

    @Test("each added, removed, moved and changed object is named once") func operations() throws {
        let stack = #"<stackView id="stack"><subviews>\#(OutlineTests.title)</subviews></stackView>"#
        let old = OutlineTests.document(OutlineTests.title + OutlineTests.button, constraints: OutlineTests.lead)
        let new = OutlineTests.document(
            OutlineTests.button.replacing("Sign in", with: "Log in") + stack,
            constraints: OutlineTests.lead.replacing("constant=\"16\"", with: "constant=\"24\" priority=\"750\""),
            more: #"<connections><outlet property="stack" destination="stack" id="o1"/></connections>"#)
        let difference = try OutlineTests.difference(old, new)
        #expect(
            difference.changes.map { "\($0.operation) \($0.object.id)" } == [
                "changed button", "added stack", "moved title", "changed lead", "added o1",
            ])
        #expect(difference.changes[0].attributes == [.init(path: "normal state.title", old: "Sign in", new: "Log in")])
        let names = OutlineNames(difference.new)
        #expect(difference.changes[3].object.equation.map(names.equation) == "Hello.leading = View.leading + 24 (priority 750)")
        #expect(names.title("o1") == "outlet stack of Login to Stack View")
        // The way back; the outlet went with its stack view.
        let back = try OutlineTests.difference(new, old)
        #expect(
            Set(back.changes.map { "\($0.operation) \($0.object.id)" }) == [
                "changed button", "removed stack", "moved title", "changed lead",
            ])
    }

    @Test("a button with a configuration has the title of the configuration") func configuredButton() throws {
        let button = """
            <button id="b"><rect key="frame" x="1" y="2" width="3" height="4"/>
                <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Sign in"/></button>
            """
        let text = OutlineTests.document(button)
        let outline = try #require(InterfaceBuilderFile.outline(Array(text.utf8)))
        #expect(OutlineNames(outline).title("b") == "Button “Sign in”")
    }

    @Test("of siblings that changed places as few as possible moved") func order() throws {
        func list(_ ids: String) -> String { OutlineTests.document(ids.map { "<view id=\"\($0)\"/>" }.joined()) }
        let difference = try OutlineTests.difference(list("abcdef"), list("afbcde"))
        #expect(difference.changes.map { "\($0.operation) \($0.object.id) after \($0.follows ?? "")" } == ["moved f after a"])
    }

    @Test("a frame counts where no constraint places the view, by what stays when the canvas grows") func frames() throws {
        func view(_ x: Int, _ width: Int, mask: String, outer: Int) -> String {
            OutlineTests.document(
                """
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <rect key="frame" x="\(x)" y="0" width="\(width)" height="10"/><autoresizingMask key="autoresizingMask" \(mask)/></view>
                """
            ).replacing("width=\"375\"", with: "width=\"\(outer)\"")
        }
        let stretched = #"widthSizable="YES""#
        #expect(
            try OutlineTests.difference(view(10, 355, mask: stretched, outer: 375), view(10, 394, mask: stretched, outer: 414)).changes
                .isEmpty)
        let right = #"flexibleMinX="YES""#
        let difference = try OutlineTests.difference(view(10, 20, mask: right, outer: 375), view(50, 20, mask: right, outer: 414))
        #expect(difference.changes.map(\.attributes) == [[.init(path: "right margin", old: "345", new: "344")]])
    }

    @Test("an outlet made anew is the same, or leads elsewhere") func outlets() throws {
        func document(_ outlet: String) -> String {
            OutlineTests.document(OutlineTests.title + OutlineTests.button, more: "<connections>\(outlet)</connections>")
        }
        let old = document(#"<outlet property="name" destination="title" id="a"/>"#)
        #expect(try OutlineTests.difference(old, document(#"<outlet property="name" destination="title" id="b"/>"#)).changes.isEmpty)
        let elsewhere = try OutlineTests.difference(old, document(#"<outlet property="name" destination="button" id="b"/>"#))
        #expect(elsewhere.changes.map(\.attributes) == [[.init(path: "destination", old: "title", new: "button")]])
    }
}
