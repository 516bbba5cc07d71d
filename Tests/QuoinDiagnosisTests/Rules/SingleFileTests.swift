import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Findings in files that the tests write themselves, each different from the next in one place.
@Suite("Rows, targets and long chains")
struct SingleFileTests {
    private func rules(_ text: String) -> [String] {
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Main.storyboard")
        #expect(document.error == nil)
        return Linter().findings(in: document).map { "\($0.rule) \($0.severity)" }
    }

    private func document(_ view: String, version: String = "toolsVersion=\"22505\"", dependencies: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" useSafeAreas="YES" \(version)>
        <device id="retina4_7"/><dependencies>\(dependencies)</dependencies>
        <scenes><scene sceneID="scene"><objects><viewController id="controller">\(view)</viewController></objects></scene></scenes></document>
        """
    }

    private func pins(_ inner: String, _ outer: String) -> String {
        ["top", "leading", "bottom", "trailing"].map {
            "<constraint firstItem=\"\(inner)\" firstAttribute=\"\($0)\" secondItem=\"\(outer)\" secondAttribute=\"\($0)\" id=\"\(inner)-\($0)\"/>"
        }.joined()
    }

    private func table(rowHeight: String, height: String = "", label: String = "") -> String {
        document(
            """
            <tableView key="view" rowHeight="\(rowHeight)" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="100"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="100"/>
            <subviews><collectionView translatesAutoresizingMaskIntoConstraints="NO" id="list"><rect key="frame" x="0" y="0" width="375" height="100"/>
            \(height)</collectionView>\(label)</subviews><constraints>\(pins("list", "content"))\(label.isEmpty ? "" : pins("title", "content"))</constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """)
    }

    @Test("a collection view cannot give a row that sizes itself its height") func row() {
        #expect(rules(table(rowHeight: "-1")) == ["scroll-view-without-size warning"])
        #expect(rules(table(rowHeight: "100")) == [])
        let height = "<constraints><constraint firstAttribute=\"height\" constant=\"100\" id=\"high\"/></constraints>"
        #expect(rules(table(rowHeight: "-1", height: height)) == [])
        let label = "<label text=\"Title\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"title\"/>"
        #expect(!rules(table(rowHeight: "-1", label: label)).contains { $0.hasPrefix("scroll-view-without-size") })
    }

    private func guided(target: Int, by owner: String) -> String {
        document(
            """
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="outer"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"><rect key="frame" x="0" y="20" width="375" height="647"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="outer-safe"/></view></subviews><viewLayoutGuide key="safeArea" id="root-safe"/>
            <constraints>\(pins("outer", "root"))\(pins("inner", owner))</constraints></view>
            """, dependencies: "<deployment version=\"\(target * 256)\" identifier=\"iOS\"/>")
    }

    @Test("safe area guides need iOS 9, and before iOS 11 only a controller's own view has them") func target() {
        #expect(rules(guided(target: 8, by: "root-safe")) == ["deployment-target error"])
        #expect(rules(guided(target: 9, by: "root-safe")) == [])
        #expect(rules(guided(target: 9, by: "outer-safe")) == ["deployment-target warning"])
        #expect(rules(guided(target: 11, by: "outer-safe")) == [])
    }

    /// Labels below each other in a scroll view; one link left out.
    private func column(_ count: Int, without gap: Int) -> String {
        let labels = (0..<count).map { "<label text=\"Row\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"row\($0)\"/>" }
        func constraint(_ first: String, _ edge: String, to second: String, _ other: String) -> String {
            "<constraint firstItem=\"\(first)\" firstAttribute=\"\(edge)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" id=\"\(first)\(edge)\"/>"
        }
        var constraints = [constraint("row0", "top", to: "scroll", "top"), constraint("scroll", "bottom", to: "row\(count - 1)", "bottom")]
        for row in 0..<count {
            constraints += [
                constraint("row\(row)", "leading", to: "scroll", "leading"), constraint("row\(row)", "trailing", to: "scroll", "trailing"),
            ]
            if row > 0, row != gap { constraints.append(constraint("row\(row)", "top", to: "row\(row - 1)", "bottom")) }
        }
        constraints.append(constraint("row0", "width", to: "scroll", "width"))
        return document(
            """
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><scrollView id="scroll"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints></scrollView></subviews></view>
            """)
    }

    @Test("the missing link of a long chain is named", arguments: [20, 120]) func chain(_ count: Int) {
        let text = column(count, without: count / 2)
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Main.storyboard")
        let findings = Linter().findings(in: document).filter { $0.severity == .error }
        #expect(findings.count == 1)
        let message = findings.first?.message ?? ""
        #expect(message.contains("(row\(count / 2 - 1))") && message.contains("(row\(count / 2)) are not connected"), "\(message)")
    }
}
