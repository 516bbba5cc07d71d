import HouseRules
import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// A rule is tried on a file that shows the mistake and on one that nearly does.
struct HouseRuleTests {
    /// A screen with one button, and the constraints that place it.
    private func findings(_ rules: [Rule], left: Int, width: String) -> [Finding] {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES">
                <device id="retina6_12" orientation="portrait"/>
                <objects>
                    <view contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="go" userLabel="Go">
                                <rect key="frame" x="\(left)" y="100" width="120" height="30"/>
                                <state key="normal" title="Go"/>
                                <constraints><constraint firstAttribute="width" \(width) constant="120" id="w"/></constraints>
                            </button>
                        </subviews>
                        <constraints>
                            <constraint firstItem="go" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(left)" id="l"/>
                            <constraint firstItem="go" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="t"/>
                        </constraints>
                    </view>
                </objects>
            </document>
            """
        let document = InterfaceBuilderFile.read(Array(xib.utf8), path: "Go.xib")
        #expect(document.error == nil)
        return Linter(rules: rules).findings(in: document)
    }

    @Test("A constant off the grid is found") func whatIsOffTheGridIsFound() throws {
        let found = findings([.offGrid], left: 13, width: "")
        #expect(found.map(\.message) == ["\"Go\" starts at 13.0, which is not on the grid of 8 points."])
        #expect(found.first?.line == 8 && found.first?.fix?.description.contains("16") == true)
        #expect(findings([.offGrid], left: 16, width: "").isEmpty)
    }

    @Test("A fixed width of a button is found") func aFixedWidthIsFound() {
        let found = findings([.fixedButton], left: 16, width: "")
        #expect(found.map(\.rule) == ["house-fixed-button"])
        #expect(found.first?.severity == .error && found.first?.related.count == 1)
        #expect(findings([.fixedButton], left: 16, width: #"relation="greaterThanOrEqual""#).isEmpty)
    }

    @Test("House rules run beside Quoin's own") func theyStandBesideQuoinsOwn() {
        let found = findings(.standard + .house, left: 13, width: "")
        #expect(found.contains { $0.rule == "house-off-grid" } && Set([Rule].house.map(\.id)).isDisjoint(with: [Rule].standard.map(\.id)))
    }
}
