import Foundation
import QuoinDiagnosis
import QuoinInterfaceBuilder
import Testing

/// Cases in which a rule reports nothing. Each is a mistake from the pairs, changed in one place.
@Suite("Never cry wolf")
struct JudgmentTests {
    private func rules(_ rule: String, _ changes: [(String, String)]) throws -> [String] {
        let file = MistakePair.folder.appending(path: "\(rule)/shows.storyboard")
        var text = try String(contentsOf: file, encoding: .utf8)
        for (old, new) in changes {
            #expect(text.contains(old), "\(old) is not in the file")
            text = text.replacingOccurrences(of: old, with: new)
        }
        return try MistakePair.findings(Array(text.utf8), of: file).map(\.rule)
    }

    @Test("a view that is not to be verified is not") func verifyOff() throws {
        let view = "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\""
        #expect(
            try rules("ambiguous-layout", [(view, view.replacingOccurrences(of: "<view ", with: "<view verifyAmbiguity=\"off\" "))]) == [])
        #expect(
            try rules("ambiguous-layout", [(view, view.replacingOccurrences(of: "<view ", with: "<view verifyAmbiguity=\"ignoreSizes\" "))])
                == [])
        #expect(
            try rules("ambiguous-layout", [(view, view.replacingOccurrences(of: "<view ", with: "<view verifyAmbiguity=\"always\" "))]) == [
                "ambiguous-layout"
            ])
    }

    @Test("a placeholder for the size that comes at run time is a size") func placeholder() throws {
        let image = "misplaced=\"YES\" translatesAutoresizingMaskIntoConstraints"
        let placeholder = "placeholderIntrinsicWidth=\"240\" placeholderIntrinsicHeight=\"128\" translatesAutoresizingMaskIntoConstraints"
        #expect(try rules("unknown-image-size", [(image, placeholder)]) == [])
    }

    @Test("a frame that is off by a point is where it belongs") func onePoint() throws {
        #expect(
            try rules("misplaced", [("x=\"24\" y=\"160\" width=\"345\" height=\"150\"", "x=\"16\" y=\"76\" width=\"361\" height=\"180\"")])
                == [])
    }

    @Test("a mistake in a view that is not installed is none") func uninstalled() throws {
        let file = MistakePair.folder.appending(path: "conflict/shows.storyboard")
        let text = try String(contentsOf: file, encoding: .utf8)
        let id = try #require(text.firstMatch(of: /NO" id="([^"]+)" userLabel="Card"/)).output.1
        let mask = "<variation key=\"default\">\n<mask key=\"subviews\">\n<exclude reference=\"\(id)\"/>\n</mask>\n</variation>"
        let found = try rules("conflict", [("<viewLayoutGuide key=\"safeArea\"", "\(mask)\n<viewLayoutGuide key=\"safeArea\"")])
        #expect(!found.contains("conflict"))
    }

    @Test("a text that nearly fits may be measured too wide") func tolerance() throws {
        #expect(try rules("truncated-text", [("constant=\"120\"", "constant=\"218\"")]) == [])
    }

    @Test("what is missing is said once, and not again for every view in it") func oneCause() throws {
        let findings = try rules("scroll-content-width", [])
        #expect(findings == ["scroll-content-width"])
    }

    @Test("numbers need no room for another language") func numbers() throws {
        #expect(try rules("fixed-width-text", [("Sign in", "12:45")]) == [])
        #expect(try rules("fixed-width-text", [("Sign in", "1200000 €")]) == [])
        #expect(try rules("fixed-width-text", [("Sign in", "120 km")]) == ["fixed-width-text"])
    }

    @Test("a text that may become smaller is not cut off") func shrinks() throws {
        let label = "adjustsFontSizeToFit=\"NO\""
        #expect(try rules("truncated-text", [(label, label)]) == ["truncated-text"])
        #expect(try rules("truncated-text", [(label, "minimumFontSize=\"9\"")]) == [])
        #expect(try rules("truncated-text", [(label, "minimumScaleFactor=\"0.5\"")]) == [])
    }

    @Test("a view of a xib that says how large it is may be drawn in another size") func ownSize() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" toolsVersion="22505"><device id="retina4_7"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="t"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="u"/>
            <constraint firstItem="box" firstAttribute="height" constant="20" id="h"/>
            <constraint firstAttribute="width" constant="63" id="w"/></constraints></view></objects></document>
            """
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Box.xib")
        #expect(Linter().findings(in: document).map(\.rule) == [])
        let inner = InterfaceBuilderFile.read(
            Array(
                text.replacing("<constraint firstAttribute=\"width\"", with: "<constraint firstItem=\"box\" firstAttribute=\"width\"").utf8),
            path: "Box.xib")
        #expect(Linter().findings(in: inner).map { "\($0.rule) \($0.severity)" } == ["conflict warning"])
    }
}
