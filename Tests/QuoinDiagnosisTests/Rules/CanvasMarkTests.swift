import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Notes about what Xcode marks as ambiguous although the constraints leave nothing open.
@Suite("Notes about Xcode's marks")
struct CanvasMarkTests {
    private func notes(_ scene: String, version: Int = 21701) -> [Finding] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" useAutolayout="YES"
            useTraitCollections="YES"><device id="retina4_7"/><scenes><scene sceneID="scene"><objects>\(scene)</objects></scene></scenes></document>
            """
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Test.storyboard")
        #expect(document.error == nil)
        return Linter().findings(in: document).filter { ["ambiguous-layout", "content-priority-ambiguity"].contains($0.rule) }
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private func pin(_ first: String, _ attribute: String, to second: String, _ constant: Double = 0) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)" \
        constant="\(constant)" id="\(first)-\(attribute)"/>
        """
    }

    private func table(y: Double = 28, _ content: String, _ constraints: String) -> String {
        """
        <tableViewController id="c"><tableView key="view" rowHeight="60" id="table">\(rect(0, 0, 375, 667))<prototypes><tableViewCell rowHeight="60" id="cell">
        \(rect(0, y, 375, 60))<tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(rect(0, 0, 375, 60))
        <subviews>\(content)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell></prototypes>
        </tableView></tableViewController>
        """
    }

    private func label(_ id: String, points: Int, y: Double = 0) -> String {
        """
        <label text="\(id)" verticalHuggingPriority="251" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        \(rect(0, y, 100, 20))<fontDescription key="fontDescription" type="system" pointSize="\(points)"/></label>
        """
    }

    @Test("a row far below its table") func farRow() throws {
        let pins =
            pin("one", "leading", to: "content", 16) + pin("one", "top", to: "content", 16) + pin("one", "trailing", to: "content", -16)
        let found = notes(table(y: 800, label("one", points: 17), pins))
        #expect(found.map(\.severity) == [.info])
        #expect(found.first?.object == "table")
        #expect(notes(table(y: 28, label("one", points: 17), pins)).isEmpty)
    }

    @Test("a stack view between two pixels, and the priority that decides") func betweenPixels() throws {
        let stack = """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(rect(16, 11, 343, 38))<subviews>
            \(label("one", points: 14))\(label("two", points: 17, y: 17))</subviews></stackView>
            """
        let pins =
            pin("stack", "leading", to: "content", 16) + pin("stack", "trailing", to: "content", -16)
            + pin("stack", "centerY", to: "content")
        let found = notes(table(stack, pins))
        #expect(found.map(\.severity) == [.info])
        #expect(found.first?.fix?.edits == [.setContentPriority(751, .verticalResistance, of: "one")])
        #expect(found.first?.fix?.isVerified == true)
    }

    @Test("three buttons that share a width, and equations that say how") func threeTexts() throws {
        let buttons = (0..<3).map {
            """
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b\($0)">\(rect(Double($0) * 100, 0, 100, 35))
            <buttonConfiguration key="configuration" style="plain" title="Go"/></button>
            """
        }
        let stack = """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(rect(37.5, 100, 300, 35))<subviews>\(buttons.joined())</subviews>
            <constraints><constraint firstAttribute="width" constant="300" id="width"/></constraints></stackView>
            """
        let found = notes(
            """
            <viewController id="c"><view key="view" id="root">\(rect(0, 0, 375, 667))<subviews>\(stack)</subviews><constraints>
            \(pin("stack", "centerX", to: "root"))\(pin("stack", "top", to: "root", 100))</constraints></view></viewController>
            """)
        #expect(found.map(\.severity) == [.info])
        #expect(found.first?.fix?.edits.count == 2)
        #expect(found.first?.fix?.isVerified == true)
    }
}
