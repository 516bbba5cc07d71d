import QuoinBehaviors
import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// The devices on which a document is laid out, and the findings in a view that is only part of a screen.
@Suite("Supported devices")
struct SupportedDevicesTests {
    /// A controller with one view: 20 from the safe area's edges, and as wide as it says.
    private func document(head: String, controller: String = "", root: String = "width=\"375\" height=\"667\"", width: String = "335")
        -> Document
    {
        InterfaceBuilderFile.read(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" useSafeAreas="YES" \(head)
                <scenes><scene sceneID="scene"><objects><viewController id="controller">\(controller)
                <view key="view" id="root"><rect key="frame" x="0" y="0" \(root)/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <constraints><constraint firstAttribute="width" constant="\(width)" id="wide"/></constraints></view></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="top"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="left"/>
                <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="5" id="bottom"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="right"/>
                </constraints></view></viewController></objects></scene></scenes></document>
                """.utf8), path: "Main.storyboard")
    }

    private func devices(_ document: Document, _ names: [String]) -> [String] {
        Linter(environments: names.compactMap { EnvironmentOverride($0) }).findings(in: document).filter { $0.severity == .error }
            .flatMap { $0.devices.isEmpty ? ["everywhere"] : $0.devices }
    }

    private let phone = "toolsVersion=\"14460\"><device id=\"retina4_7\"/>"

    @Test("a width that fits one device only is an error on the others") func plain() {
        #expect(devices(document(head: phone), ["retina4_7", "ipad9_7"]) == ["ipad9_7"])
    }

    @Test("a document for iPads is not laid out on phones") func pads() {
        let pad = document(
            head: "toolsVersion=\"5056\" targetRuntime=\"iOS.CocoaTouch.iPad\">", root: "width=\"768\" height=\"1024\"", width: "728")
        #expect(devices(pad, ["retina4_7", "ipad9_7", "ipad12_9"]) == ["ipad12_9"])
        #expect(devices(pad, ["retina4_7"]) == [])
    }

    @Test("a document for televisions is laid out only as it was drawn") func television() {
        let screen = document(
            head: "toolsVersion=\"14460\"><device id=\"appleTV\"/>", root: "width=\"1920\" height=\"1080\"", width: "1700")
        #expect(devices(screen, ["retina4_7", "ipad9_7"]) == [])
    }

    @Test("a document is not laid out on a phone that cannot run what its Xcode builds") func old() {
        let names = ["retina3_5", "retina4_0", "retina4_7", "retina6_12"]
        #expect(devices(document(head: phone), names) == ["retina3_5", "retina4_0", "retina6_12"])
        #expect(devices(document(head: "toolsVersion=\"22505\"><device id=\"retina4_7\"/>"), names) == ["retina4_0", "retina6_12"])
        let target =
            "toolsVersion=\"22505\"><device id=\"retina4_7\"/><dependencies><deployment version=\"4096\" identifier=\"iOS\"/></dependencies>"
        #expect(devices(document(head: target), names) == ["retina6_12"])
    }

    @Test("nothing covers a small view of free form on another device, and that it does not fit its size is a warning")
    func part() throws {
        let free =
            "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/><size key=\"freeformSize\" width=\"320\" height=\"37\"/>"
        let small = document(head: phone, controller: free, root: "width=\"320\" height=\"37\"", width: "280")
        var environment = EnvironmentOverride()
        environment.device = Device(id: "retina6_12")
        let views = try SceneLayout(try #require(small.scenes.first), overriding: environment).views()
        #expect(views.first { $0.id == "box" }?.frame.height == 27)
        let tight = document(head: phone, controller: free, root: "width=\"320\" height=\"37\"", width: "300")
        let findings = Linter(environments: [.unchanged, EnvironmentOverride("retina6_12")].compactMap { $0 }).findings(in: tight)
        #expect(findings.filter { $0.rule == "conflict" }.map(\.severity) == [.warning])
    }

    @Test("what is pressed together on a small screen is not said to be open as well") func consequence() {
        var wide = document(head: "toolsVersion=\"14460\"><device id=\"ipad9_7\"/>", root: "width=\"768\" height=\"1024\"", width: "728")
        // Its own width gone, the box is open where the margins no longer fit.
        for index in wide.scenes.indices {
            wide.scenes[index].constraints.removeAll { $0.id == "wide" }
            for place in wide.scenes[index].constraints.indices where ["left", "right"].contains(wide.scenes[index].constraints[place].id) {
                wide.scenes[index].constraints[place].constant = 200
            }
        }
        let found = Linter(environments: ["ipad9_7", "retina4_7"].compactMap { EnvironmentOverride($0) }).findings(in: wide)
        #expect(found.filter { $0.severity == .error }.map(\.rule) == ["conflict"])
    }
}
