import QuoinDiagnosis
import QuoinScenes
import Testing

/// Findings about views and constraints that code may change through an outlet, about items that their layout sizes, and about lines that
/// were broken by hand.
@Suite("What code decides")
struct OwnedByCodeTests: MarkupSuite {
    private func outlet(to id: String) -> String {
        "<connections><outlet property=\"property\" destination=\"\(id)\" id=\"outlet-\(id)\"/></connections>"
    }

    @Test("a conflict with a constraint that an outlet connects is a warning, and no edit removes that constraint") func outlets() throws {
        func found(_ connected: String) throws -> Finding {
            let card = """
                <view \(off) id="card">\(frame(20, 20, 335, 80))<constraints>\(length("w", "width", of: 200))</constraints>
                \(outlet(to: connected))</view>
                """
            let place =
                tie("l", "card.leading", to: "root.leading", plus: 20) + tie("t", "root.trailing", to: "card.trailing", plus: 20)
                + tie("u", "card.top", to: "root.top", plus: 20) + length("unused", "width", of: 375)
            return try #require(try findings("conflict", in: card, place).first)
        }
        let free = try found("nobody"), owned = try found("w")
        #expect(free.severity == .error && free.fix?.description.hasPrefix("Remove") == true)
        #expect(owned.severity == .warning && owned.fix?.description.hasPrefix("Lower") == true, "\(owned)")
    }

    @Test("two buttons in one place that outlets connect are shown in turn") func states() throws {
        func severity(_ connections: String) throws -> [Severity] {
            func button(_ id: String, _ width: Double) -> String {
                "<button \(off) id=\"\(id)\"><state key=\"normal\" title=\"\(id)\"/>\(frame(100, 100, width, 40))\(connections)"
                    + "<constraints>\(length("w\(id)", "width", of: width))\(length("h\(id)", "height", of: 40))</constraints></button>"
            }
            let place = ["done", "approve"].map { id in
                tie("l\(id)", "\(id).leading", to: "root.leading", plus: 100) + tie("u\(id)", "\(id).top", to: "root.top", plus: 100)
            }
            return try findings("overlapping-controls", in: button("done", 60) + button("approve", 90), place.joined()).map(\.severity)
        }
        #expect(try severity("") == [.warning])
        #expect(try severity(outlet(to: "done") + outlet(to: "approve")) == [.info])
    }

    @Test("a label whose lines were broken by hand need not wrap") func lines() throws {
        func count(_ text: String) throws -> Int {
            let label = """
                <label \(off) text="\(text)" numberOfLines="0" id="label">\(frame(20, 20, 340, 41))
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                """
            return try findings(
                "multiline-no-wrap", in: label,
                tie("l", "label.leading", to: "root.leading", plus: 20) + tie("u", "label.top", to: "root.top", plus: 20)
            ).count
        }
        #expect(try count("A sentence of many words that is far too long for the screen") == 1)
        #expect(try count("A sentence of some words that is just&#10;as long as the screen") == 0)
    }

    @Test("a button too narrow for its title beside its image shows no letter that could be cut") func icon() throws {
        func count(_ width: Double) throws -> Int {
            let button = """
                <button \(off) id="icon">\(frame(20, 20, width, 8))<state key="normal" title="Button" image="picture"/>
                <constraints>\(length("w", "width", of: width))\(length("h", "height", of: 8))</constraints></button>
                """
            let resources = "<image name=\"picture\" width=\"12\" height=\"12\"/>"
            let (document, _) = Given.storyboard(
                button, tie("l", "icon.leading", to: "root.leading", plus: 20) + tie("u", "icon.top", to: "root.top", plus: 20),
                resources: resources)
            return Linter(rules: Rule.all.filter { $0.id == "control-too-low" }).findings(in: document).count
        }
        #expect(try count(90) == 1)
        #expect(try count(12) == 0)
    }

    @Test("an item whose layout estimates sizes shows all of its text, and its size on the canvas contradicts nothing") func items() throws
    {
        func rules(_ layout: String) throws -> Set<String> {
            let collection = """
                <collectionView \(off) id="list">\(frame(0, 0, 375, 667))<collectionViewFlowLayout key="collectionViewLayout" \(layout) id="flow">
                <size key="itemSize" width="128" height="30"/></collectionViewFlowLayout><cells>
                <collectionViewCell id="cell">\(frame(0, 0, 128, 30))<collectionViewCellContentView key="contentView" id="content">
                \(frame(0, 0, 128, 30))<subviews><view \(off) id="box">\(frame(0, 0, 64, 30))<constraints>\(length("w", "width", of: 64))
                </constraints></view></subviews></collectionViewCellContentView><constraints>
                \(tie("cl", "box.leading", to: "content.leading"))\(tie("ct", "box.trailing", to: "content.trailing"))
                \(tie("cu", "box.top", to: "content.top"))\(tie("cb", "box.bottom", to: "content.bottom"))</constraints>
                </collectionViewCell></cells></collectionView>
                """
            let place =
                tie("l", "list.leading", to: "root.leading") + tie("t", "list.trailing", to: "root.trailing")
                + tie("u", "list.top", to: "root.top") + tie("b", "list.bottom", to: "root.bottom")
            let (document, _) = Given.storyboard(collection, place)
            return Set(Linter(rules: Rule.all.filter { $0.id.contains("conflict") }).findings(in: document).map(\.rule))
        }
        #expect(try rules("") == ["conflict"])
        #expect(try rules("automaticEstimatedItemSize=\"YES\"") == [])
    }

    @Test("a button that fills the view behind a card takes the touches beside it") func backdrop() throws {
        func count(_ height: Double) throws -> Int {
            let backdrop =
                "<button \(off) id=\"close\">\(frame(0, 0, 375, height))<state key=\"normal\" title=\"Close\"/>"
                + "<constraints>\(length("h", "height", of: height))</constraints></button>"
            let card =
                "<button \(off) id=\"ok\">\(frame(100, 300, 120, 40))<state key=\"normal\" title=\"OK\"/>"
                + "<constraints>\(length("w", "width", of: 120))\(length("k", "height", of: 40))</constraints></button>"
            let place =
                tie("l", "close.leading", to: "root.leading") + tie("t", "close.trailing", to: "root.trailing")
                + tie("u", "close.top", to: "root.top") + tie("x", "ok.leading", to: "root.leading", plus: 100)
                + tie("y", "ok.top", to: "root.top", plus: 300)
            return try findings("overlapping-controls", in: backdrop + card, place).count
        }
        #expect(try count(667) == 0)
        #expect(try count(400) == 1)
    }

    @Test("a height that an outlet connects with code is no certain mistake") func height() throws {
        func severity(_ connections: String) throws -> [Severity] {
            let label = """
                <label \(off) text="Text" id="label">\(frame(20, 20, 100, 8))<fontDescription key="fontDescription" type="system" pointSize="17"/>
                <constraints>\(length("h", "height", of: 8))</constraints>\(connections)</label>
                """
            return try findings(
                "control-too-low", in: label,
                tie("l", "label.leading", to: "root.leading", plus: 20) + tie("u", "label.top", to: "root.top", plus: 20)
            ).map(\.severity)
        }
        #expect(try severity("") == [.warning])
        #expect(try severity(outlet(to: "h")) == [.info])
    }
}
