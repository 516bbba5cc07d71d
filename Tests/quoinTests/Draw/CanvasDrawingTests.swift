import Foundation
import Testing

@testable import quoin

/// Screens as Interface Builder's canvas shows them.
@Suite("drawings of canvases")
final class CanvasDrawingTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// A storyboard of one controller, drawn without a page around it.
    private func draw(
        _ view: String, controller: String = "viewController", extra: String = "", device: String = "", tools: String = "21701",
        more: String = ""
    ) async throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES" useTraitCollections="YES" initialViewController="c0">
            \(device)<scenes><scene sceneID="s0"><objects><\(controller) id="c0" sceneMemberID="viewController">\(view)\(extra)</\(controller)>
            </objects></scene>\(more)</scenes></document>
            """
        let file = try folder.write(text, "Main.storyboard")
        let words = ["draw", "--bare", "--output", folder.path("drawn.svg"), file]
        #expect(await Quoin.run(words, ProcessEnvironment()) == .done)
        return try folder.read("drawn.svg")
    }

    private func view(_ width: Int, _ height: Int, inside: String = "") -> String {
        """
        <view key="view" contentMode="scaleToFill" id="v0"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        <subviews>\(inside)</subviews></view>
        """
    }

    private let phone = "<device id=\"retina4_7\" orientation=\"portrait\"/>"

    /// Returns the y coordinate at which words are drawn.
    private func baseline(of words: String, in svg: String) throws -> Double {
        let line = try #require(svg.components(separatedBy: "\n").first { $0.contains(">\(words)</text>") }, "\(words)")
        let value = try #require(line.components(separatedBy: " y=\"").dropFirst().first?.prefix { $0 != "\"" })
        return try #require(Double(value))
    }

    @Test("a file without a device is shown on the screen that its root fits", arguments: [(375, 667), (414, 736), (600, 600)])
    func screens(_ width: Int, _ height: Int) async throws {
        let svg = try await draw(view(width, height), tools: "11198")
        #expect(svg.contains("viewBox=\"0 0 \(width) \(height)\""))
        #expect(svg.contains(width == 600 ? "9:41 AM  Mon Jun 9" : ">9:41 AM</text>"))
    }

    @Test("a controller of free form has a status bar, but for one that hides it") func freeform() async throws {
        let size = "<size key=\"freeformSize\" width=\"375\" height=\"900\"/>"
        let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>" + size
        let svg = try await draw(view(375, 900), extra: metrics, device: phone, tools: "14460")
        #expect(svg.contains("viewBox=\"0 0 375 900\""))
        #expect(svg.contains(">9:41 AM</text>"))
        let without = "<nil key=\"simulatedStatusBarMetrics\"/>" + metrics
        #expect(!(try await draw(view(375, 900), extra: without, device: phone, tools: "11762").contains("9:41")))
    }

    /// A table controller in a navigation controller; its first row is stored there.
    private func table(rowAt y: Double) async throws -> Double {
        let table = """
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="22" id="t0">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
            <tableViewCell contentMode="scaleToFill" textLabel="l0" style="IBUITableViewCellStyleDefault" id="r0"><rect key="frame" x="0.0" y="\(y)" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="r0" id="k0"><rect key="frame" x="0.0" y="0.0" width="375" height="43"/><subviews>
            <label text="First row" id="l0"><rect key="frame" x="15" y="0.0" width="345" height="43"/><fontDescription key="fontDescription" type="system" pointSize="16"/></label>
            </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let navigation = """
            <scene sceneID="s1"><objects><navigationController id="n0" sceneMemberID="viewController"><navigationBar key="navigationBar" id="b0"/>
            <connections><segue destination="c0" kind="relationship" relationship="rootViewController" id="g0"/></connections></navigationController></objects></scene>
            """
        let svg = try await draw(
            table, controller: "tableViewController", extra: "<navigationItem key=\"navigationItem\" title=\"Rows\" id=\"i0\"/>",
            device: phone, tools: "11762", more: navigation)
        return try baseline(of: "First row", in: svg)
    }

    @Test("before iOS 11 rows begin below a translucent bar, stored with its inset or without") func inset() async throws {
        let with = try await table(rowAt: 86), without = try await table(rowAt: 22)
        #expect(with > 86 && with < 130)
        #expect(abs(with - without) < 0.01)
    }

    @Test("labels of the system's rows are placed by the row's style where the file leaves their frames out") func rows() async throws {
        func row(_ style: String) async throws -> String {
            let table = """
                <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="t0">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
                <tableViewCell contentMode="scaleToFill" textLabel="l0" detailTextLabel="l1" style="IBUITableViewCellStyle\(style)" id="r0">
                <tableViewCellContentView key="contentView" tableViewCell="r0" id="k0"><subviews>
                <label text="Upper" id="l0"><fontDescription key="fontDescription" type="system" pointSize="16"/></label>
                <label text="Lower" textAlignment="right" id="l1"><fontDescription key="fontDescription" type="system" pointSize="11"/></label>
                </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                """
            return try await draw(table, controller: "tableViewController", device: phone, tools: "11762")
        }
        let subtitle = try await row("Subtitle")
        #expect(try baseline(of: "Lower", in: subtitle) - baseline(of: "Upper", in: subtitle) > 12)
        #expect(subtitle.contains("<text x=\"15\""))
        let value = try await row("Value1")
        #expect(abs(try baseline(of: "Lower", in: value) - baseline(of: "Upper", in: value)) < 4)
    }

    @Test("the name of an empty view avoids the views on it, and is readable on dark backgrounds") func textures() async throws {
        let custom = """
            <view contentMode="scaleToFill" customClass="Backdrop" id="b0"><rect key="frame" x="0.0" y="100" width="375" height="400"/>
            <color key="backgroundColor" white="0.1" alpha="1"/></view>
            <label text="In the middle" id="l0"><rect key="frame" x="100" y="289" width="175" height="22"/></label>
            """
        let svg = try await draw(view(375, 667, inside: custom), device: phone)
        #expect(abs(try baseline(of: "Backdrop", in: svg) - baseline(of: "In the middle", in: svg)) > 20)
        let container = """
            <view contentMode="scaleToFill" id="b0"><rect key="frame" x="0.0" y="100" width="375" height="100"/><subviews>
            <containerView opaque="NO" contentMode="scaleToFill" id="k0"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/></containerView>
            </subviews><color key="backgroundColor" white="0.33" alpha="1"/></view>
            """
        let dark = try await draw(view(375, 667, inside: container), device: phone)
        let line = try #require(dark.components(separatedBy: "\n").first { $0.contains("Container View") })
        #expect(line.contains("fill=\"#FFFFFF\""))
    }

    @Test("an image view shows where its image will be") func images() async throws {
        let image =
            "<imageView contentMode=\"scaleAspectFit\" id=\"i0\"><rect key=\"frame\" x=\"20\" y=\"100\" width=\"90\" height=\"70\"/></imageView>"
        #expect(
            try await draw(view(375, 667, inside: image), device: phone).contains("<rect x=\"20\" y=\"100\" width=\"90\" height=\"70\""))
    }

    @Test("a line in an unmeasured font is not cut because its guessed width is too large") func guesses() async throws {
        func label(_ font: String) -> String {
            """
            <label text="Homepage" lineBreakMode="tailTruncation" id="l0"><rect key="frame" x="95" y="100" width="204" height="72"/>
            <fontDescription key="fontDescription" \(font) pointSize="45"/></label>
            """
        }
        let named = try await draw(view(375, 667, inside: label("name=\"Noteworthy-Bold\" family=\"Noteworthy\"")), device: phone)
        #expect(named.contains(">Homepage</text>"))
        #expect(try await draw(view(375, 667, inside: label("type=\"boldSystem\"")), device: phone).contains("…</text>"))
    }

    @Test("tabs stand beside their icons on wide screens from iOS 11 on only") func tabs() async throws {
        let bar = """
            <scene sceneID="s1"><objects><tabBarController id="n0" sceneMemberID="viewController"><tabBar key="tabBar" id="b0"/>
            <connections><segue destination="c0" kind="relationship" relationship="viewControllers" id="g0"/></connections></tabBarController></objects></scene>
            """
        let item = "<tabBarItem key=\"tabBarItem\" title=\"First\" id=\"i0\"/>"
        let svg = try await draw(view(600, 600), extra: item, tools: "6245", more: bar)
        #expect(svg.components(separatedBy: "\n").contains { $0.contains(">First</text>") && $0.contains("font-size=\"10\"") })
    }

    /// A controller in a tab bar controller, whose bar says that about itself.
    private func tabbed(_ inside: String) async throws -> String {
        let bar = """
            <scene sceneID="s1"><objects><tabBarController id="n0" sceneMemberID="viewController"><tabBar key="tabBar" id="b0">\(inside)</tabBar>
            <connections><segue destination="c0" kind="relationship" relationship="viewControllers" id="g0"/></connections></tabBarController></objects></scene>
            """
        let item = "<tabBarItem key=\"tabBarItem\" title=\"First\" id=\"i0\"/>"
        return try await draw(view(375, 667), extra: item, device: phone, tools: "17701", more: bar)
    }

    @Test("the clear background of every tab bar leaves its material, and its image tint is read by both names") func tabColors()
        async throws
    {
        let clear =
            "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        #expect(try await tabbed(clear) == tabbed(""))
        #expect(try await tabbed("<color key=\"backgroundColor\" white=\"0.2\" alpha=\"1\"/>") != tabbed(""))
        for name in ["tintColor", "selectedImageTintColor"] {
            let tint =
                "<color key=\"\(name)\" red=\"1\" green=\"0\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
            let words = try #require(try await tabbed(tint).components(separatedBy: "\n").first { $0.contains(">First</text>") })
            #expect(words.contains("#FF0080"), "\(name)")
        }
    }

    @Test("a navigation bar above content that begins below it has the background for that") func scrollEdge() async throws {
        let standard =
            "<navigationBarAppearance key=\"standardAppearance\"><color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></navigationBarAppearance>"
        let edge = standard.replacing("standard", with: "scrollEdge").replacing("green=\"0\"", with: "green=\"1\"")
        func draw(_ inside: String) async throws -> String {
            let bar = """
                <scene sceneID="s1"><objects><navigationController id="n0" sceneMemberID="viewController"><navigationBar key="navigationBar" id="b0">\(inside)</navigationBar>
                <connections><segue destination="c0" kind="relationship" relationship="rootViewController" id="g0"/></connections></navigationController></objects></scene>
                """
            return try await self.draw(view(375, 667), device: phone, tools: "17701", more: bar)
        }
        #expect(try await draw(standard).contains("#FF0000"))
        let both = try await draw(standard + edge)
        #expect(both.contains("#FFFF00") && !both.contains("#FF0000"))
    }

    @Test("a selected button shows its selected state, and the normal one's for what that leaves open") func selected() async throws {
        func button(_ attributes: String) async throws -> String {
            let text = """
                <button opaque="NO" \(attributes) contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" id="b0">
                <rect key="frame" x="20" y="100" width="200" height="40"/>
                <state key="normal" title="Follow" backgroundImage="plain"><color key="titleColor" red="0" green="0" blue="0.2" alpha="1"/></state>
                <state key="selected"><color key="titleColor" red="1" green="0" blue="0.2" alpha="1"/></state></button>
                """
            let svg = try await draw(view(375, 667, inside: text), device: phone)
            return try #require(svg.components(separatedBy: "\n").first { $0.contains(">Follow</text>") })
        }
        #expect(try await button("").contains("#000033"))
        #expect(try await button("selected=\"YES\"").contains("#FF0033"))
        #expect(try await button("enabled=\"NO\"").contains("#000033"))
    }
}
