import QuoinLayout
import QuoinScenes
import Testing

@testable import QuoinInterfaceBuilder

@Suite("Edits of Interface Builder files")
struct FileEditorTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
            <objects>
                <view id="root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <scrollView misplaced="YES" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
                            <rect key="frame" x="0.0" y="20" width="375" height="647"/>
                            <subviews>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="contentLayoutGuide" id="content-guide"/>
                            <viewLayoutGuide key="frameLayoutGuide" id="frame-guide"/>
                        </scrollView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private func edited(_ edits: [SceneEdit], _ text: String? = nil) throws -> String? {
        let bytes = Array((text ?? self.text).utf8)
        let document = InterfaceBuilderFile.read(bytes, path: "View.xib")
        return InterfaceBuilderFile.replacements(for: edits, in: document, bytes)?.applied(to: bytes).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private func scene(_ text: String) throws -> Scene {
        try #require(InterfaceBuilderFile.read(Array(text.utf8), path: "View.xib").scenes.first)
    }

    @Test("a constraint goes behind the others of its owner") func append() throws {
        let constraint = SceneConstraint(
            item: "scroll", attribute: .height, relatedBy: .greaterOrEqual, toItem: "root", attribute: .height, multiplier: 0.5,
            constant: -8, priority: 750, id: "new")
        let result = try #require(try edited([.addConstraint(constraint)]))
        let lines = result.split(separator: "\n").map(String.init)
        let index = try #require(lines.firstIndex { $0.contains("id=\"top\"") })
        #expect(
            lines[index + 1]
                == String(lines[index].prefix(while: { $0 == " " }))
                + "<constraint firstItem=\"scroll\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" secondItem=\"root\" "
                + "secondAttribute=\"height\" multiplier=\"0.5\" constant=\"-8\" priority=\"750\" id=\"new\"/>")
        let read = try #require(try scene(result).constraints.last)
        #expect(
            read.id == "new" && read.relation == .greaterOrEqual && read.constant == -8 && read.priority == 750 && read.multiplier == 0.5)
    }

    @Test("without other constraints there is a new list behind the subviews, and guides go by their ids") func list() throws {
        let tie = SceneConstraint(
            item: "content", attribute: .width, relatedBy: .equal, toItem: "scroll#frame", attribute: .width, id: "tie")
        let result = try #require(try edited([.addConstraint(tie)]))
        #expect(result.contains("secondItem=\"frame-guide\" secondAttribute=\"width\" id=\"tie\"/>"))
        #expect(try #require(result.range(of: "<constraints>")).lowerBound > (try #require(result.range(of: "</subviews>"))).lowerBound)
        #expect(try scene(result).constraints.contains { $0.id == "tie" && $0.second == "scroll#frame" })
    }

    @Test("a constraint goes to the innermost view that contains both that it names, or is one of them")
    func owner() throws {
        func owner(_ first: ItemReference, _ second: ItemReference) throws -> String? {
            let tie = SceneConstraint(item: first, attribute: .width, relatedBy: .equal, toItem: second, attribute: .width, id: "tie")
            let read = try scene(try #require(try edited([.addConstraint(tie)])))
            let range = try #require(read.constraints.last?.source?.bytes)
            return read.nodes.last { $0.source.map { $0.bytes.contains(range.lowerBound) } ?? false }?.id
        }
        #expect(try owner("root", "content") == "root" && owner("content", "root") == "root")
        #expect(try owner("scroll", "content") == "scroll" && owner("content", "scroll#frame") == "scroll")
        let siblings = text.replacing(
            "<view translates", with: "<view id=\"beside\"><rect key=\"frame\" width=\"1\" height=\"1\"/></view>\n<view translates")
        let tie = SceneConstraint(item: "beside", attribute: .top, relatedBy: .equal, toItem: "content", attribute: .top, id: "tie")
        let read = try scene(try #require(try edited([.addConstraint(tie)], siblings)))
        let range = try #require(read.constraints.last?.source?.bytes)
        #expect(read.nodes.last { $0.source.map { $0.bytes.contains(range.lowerBound) } ?? false }?.id == "scroll")
    }

    @Test("the frame of a scroll view without a guide is its own size, and another guide cannot be written") func guides() throws {
        let plain = text.replacing("<viewLayoutGuide key=\"frameLayoutGuide\" id=\"frame-guide\"/>", with: "")
        #expect(
            try edited(
                [
                    .addConstraint(
                        SceneConstraint(
                            item: "content", attribute: .width, relatedBy: .equal, toItem: "scroll#frame", attribute: .width, id: "tie"))
                ], plain)?.contains(
                    "secondItem=\"scroll\" secondAttribute=\"width\"") == true)
        #expect(
            try edited(
                [
                    .addConstraint(
                        SceneConstraint(
                            item: "content", attribute: .top, relatedBy: .equal, toItem: "scroll#frame", attribute: .top, id: "tie"))
                ], plain) == nil)
        #expect(
            try edited([
                .addConstraint(
                    SceneConstraint(
                        item: "content", attribute: .top, relatedBy: .equal, toItem: "root#safeArea", attribute: .top, id: "tie"))
            ]) == nil)
    }

    @Test(
        "the edited bytes, read again, are the edited scene",
        arguments: [
            .setPriority(999, of: "top"), .setRelation(.greaterOrEqual, of: "top"), .setConstant(-12.5, of: "top"),
            .removeConstraint("top"),
            .setContentPriority(252, .verticalHugging, of: "scroll"), .setContentPriority(1, .horizontalResistance, of: "content"),
            .setStoredFrame(Rect(x: 1, y: 2, width: 3, height: 4), of: "content"), .removeFlag(.ambiguous, of: "scroll"),
            .addConstraint(
                SceneConstraint(
                    item: "content", attribute: .height, relatedBy: .equal, toItem: "scroll", attribute: .height, multiplier: 0.25,
                    priority: 1, id: "new")),
        ] as [SceneEdit])
    func same(_ edit: SceneEdit) throws {
        let read = try scene(try #require(try edited([edit])))
        let meant = try scene(text).applying([edit])
        func plain(_ scene: Scene) -> [SceneConstraint] {
            scene.constraints.map { constraint in
                var constraint = constraint
                constraint.source = nil
                return constraint
            }
        }
        #expect(plain(read) == plain(meant))
        #expect(read.nodes.map(\.hugging) == meant.nodes.map(\.hugging))
        #expect(read.nodes.map(\.resistance) == meant.nodes.map(\.resistance))
        #expect(read.nodes.map(\.stored?.frame) == meant.nodes.map(\.stored?.frame))
        #expect(read.nodes.map(\.stored?.isAmbiguous) == meant.nodes.map(\.stored?.isAmbiguous))
    }

    @Test("an existing value is replaced, a new one is put where Xcode writes it") func attributes() throws {
        let once = try #require(try edited([.setPriority(750, of: "top")]))
        #expect(once.contains("secondAttribute=\"top\" priority=\"750\" id=\"top\"/>"))
        let twice = try #require(try edited([.setPriority(999, of: "top")], once))
        #expect(twice.contains("secondAttribute=\"top\" priority=\"999\" id=\"top\"/>"))
        #expect(
            try edited([.setRelation(.lessOrEqual, of: "top")])?.contains("firstAttribute=\"top\" relation=\"lessThanOrEqual\"") == true)
    }

    @Test("a constraint that something else in the file names stays") func named() throws {
        let outlet = text.replacing("</objects>", with: "<outlet property=\"tie\" destination=\"top\" id=\"o\"/></objects>")
        #expect(try edited([.removeConstraint("top")], outlet) == nil)
        #expect(try edited([.removeConstraint("top")])?.contains("\"top\" secondItem") == false)
    }

    @Test("an id that the file has already cannot be given again") func taken() throws {
        #expect(try edited([.addConstraint(SceneConstraint(item: "content", attribute: .width, constant: 5, id: "top"))]) == nil)
        #expect(try edited([.addConstraint(SceneConstraint(item: "content", attribute: .width, constant: 5))]) == nil, "nor none at all")
    }

    @Test("a stored frame is written as Xcode does, and its flag goes") func frame() throws {
        let result = try #require(try edited([.setStoredFrame(Rect(x: 0, y: 20.5, width: 375, height: 646.5), of: "scroll")]))
        #expect(result.contains("<rect key=\"frame\" x=\"0.0\" y=\"20.5\" width=\"375\" height=\"646.5\"/>"))
        #expect(!result.contains("misplaced") && result.contains("ambiguous=\"YES\""))
    }

    @Test("a flag is removed with the blank before it") func flag() throws {
        let result = try #require(try edited([.removeFlag(.ambiguous, of: "scroll")]))
        #expect(result.contains("<scrollView misplaced=\"YES\" translatesAutoresizing"))
        #expect(try edited([.removeFlag(.ambiguous, of: "content")]) == nil)
    }

    @Test("half a fix is none: one edit that cannot be written prevents the others") func half() throws {
        #expect(try edited([.removeFlag(.ambiguous, of: "scroll"), .removeFlag(.ambiguous, of: "nobody")]) == nil)
    }

    @Test("the file with the edits written is read as the scene with the edits made")
    func roundTrip() throws {
        let edits: [SceneEdit] = [
            .addConstraint(
                SceneConstraint(item: "content", attribute: .width, relatedBy: .equal, toItem: "scroll#frame", attribute: .width, id: "tie")
            ),
            .setStoredFrame(Rect(x: 1, y: 2, width: 3, height: 4), of: "content"), .removeFlag(.ambiguous, of: "scroll"),
        ]
        let read = try scene(try #require(try edited(edits)))
        let made = try scene(text).applying(edits)
        #expect(read.nodes.map(\.stored) == made.nodes.map(\.stored))
        func plain(_ constraints: [SceneConstraint]) -> Set<SceneConstraint> {
            Set(
                constraints.map {
                    var copy = $0
                    copy.source = nil
                    return copy
                })
        }
        #expect(plain(read.constraints) == plain(made.constraints))
    }
}
