import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Findings about rooms for texts and cells: which views they name, how sure they are, and that their edits give the room they promise.
@Suite("Room for texts and in cells")
struct RoomTests: MarkupSuite {
    private func label(_ id: String, _ text: String, _ place: String, _ constraints: String = "") -> String {
        """
        <label \(off) text="\(text)" horizontalHuggingPriority="251" id="\(id)">\(place)
        <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>\(constraints)</constraints></label>
        """
    }

    private func table(_ content: String, _ constraints: String) -> String {
        """
        <tableView \(off) rowHeight="60" id="table">\(frame(0, 0, 375, 667))<prototypes>
        <tableViewCell rowHeight="60" id="cell">\(frame(0, 0, 375, 60))<tableViewCellContentView key="contentView" id="content">
        \(frame(0, 0, 375, 60))<subviews>\(content)</subviews></tableViewCellContentView><constraints>\(constraints)</constraints>
        </tableViewCell></prototypes></tableView>
        """
    }

    private var tableEdges: String { tieEdges("t", of: "table", to: "root") }

    @Test("a width that does not fit a row is a conflict with the cell") func width() throws {
        let box = "<view \(off) id=\"box\">\(frame(20, 8, 400, 44))<constraints>\(length("w", "width", of: 400))</constraints></view>"
        let place =
            tie("l", "box.leading", to: "content.leading", plus: 20) + tie("r", "content.trailing", to: "box.trailing", plus: 20)
            + tie("u", "box.top", to: "content.top", plus: 8) + tie("d", "content.bottom", to: "box.bottom", plus: 8)
        let found = try findings("conflict", in: table(box, place), tableEdges)
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.first?.message
                == "The cell (content) is given 375 points of width, but the other 3 constraints make it 440 (20 + 20 + 400).")
    }

    @Test("a constraint to the cell matters at the sides") func cell() throws {
        func severity(_ first: String, _ second: String) throws -> [Severity] {
            return try findings(
                "constraint-to-cell", in: table(label("box", "Title", frame(20, 8, 40, 21)), tie("c", first, to: second)), tableEdges
            ).map(\.severity)
        }
        #expect(try severity("box.leading", "cell.leading") == [.warning])
        #expect(try severity("box.top", "cell.top") == [.info])
        #expect(try severity("box.centerY", "cell.centerY") == [.info])
        #expect(try severity("box.width", "cell.width") == [.info])
    }

    @Test("a text that is cut is a warning, and one that a translation would be is information") func translations() throws {
        func severity(_ width: Double, _ outlet: String = "", font: String = "") throws -> [Severity] {
            let plain = label("a", "Delivery address", frame(20, 20, width, 21), length("w", "width", of: width))
            let text = font.isEmpty ? plain : plain.replacing("type=\"system\"", with: "name=\"\(font)\"")
            let place = tie("l", "a.leading", to: "root.leading", plus: 20) + tie("u", "a.top", to: "root.top", plus: 20)
            let owner = "<view \(off) id=\"owner\">\(frame(0, 600, 9, 9))<connections>\(outlet)</connections></view>"
            let corner =
                tieEdges("o", of: "owner", to: "root", at: ["leading", "bottom"]) + tie("ow", "owner.width", to: "owner.height")
                + tie("ot", "root.trailing", to: "owner.trailing", plus: 366)
            return try findings("fixed-width-text", in: text + owner, place + corner).map(\.severity)
        }
        #expect(try severity(130) == [.info])
        #expect(try severity(100) == [.warning])
        // In a font that is measured by averages a text may be as wide as its room.
        #expect(try severity(125, font: "Optima-Regular") == [.info])
        #expect(try severity(100, "<outlet property=\"title\" destination=\"a\" id=\"o\"/>") == [.info])
    }

    @Test("an edit that gives a text no room, or moves another view, is not given") func room() throws {
        // The gaps beside it make the label as wide as its width does.
        func fix(_ more: String) throws -> Fix? {
            let text = label("a", "Set address", frame(20, 20, 90, 21), length("w", "width", of: 90))
            let place = tie("l", "a.leading", to: "root.leading", plus: 20) + tie("u", "a.top", to: "root.top", plus: 20)
            return try findings("fixed-width-text", in: text, place + more).first?.fix
        }
        #expect(try fix("")?.isVerified == true)
        let held = try fix(tie("r", "root.trailing", to: "a.trailing", plus: 265))
        #expect(held?.isVerified == true)
        #expect(held?.description.contains("Set address.trailing + 265") == true, "\(String(describing: held))")
    }

    @Test("a configured title is lengthened, too: freeing the width between two fixed edges is no advice") func configured() throws {
        let button = """
            <button \(off) id="b">\(frame(300, 20, 60, 29))<constraints>\(length("w", "width", of: 60))</constraints>
            <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain">
            <attributedString key="attributedTitle"><fragment content="Forget it ?"/></attributedString></buttonConfiguration></button>
            """
        let place =
            tie("l", "b.leading", to: "root.leading", plus: 300) + tie("r", "root.trailing", to: "b.trailing", plus: 15)
            + tie("u", "b.top", to: "root.top", plus: 20)
        let fix = try findings("fixed-width-text", in: button, place).first?.fix
        #expect(fix?.description.hasPrefix("Make the width at least 60 (≥), and Forget it ?.leading") == true, "\(String(describing: fix))")
    }

    @Test("where no edit makes room, words say what else holds the text") func words() throws {
        func fix(_ parentHeight: String) throws -> Fix? {
            let box = """
                <view \(off) id="box">\(frame(0, 0, 375, 24))<subviews><label \(off) text="Address" id="a">\(frame(0, 0, 375, 24))
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><constraints>\(length("h", "height", of: 24))</constraints>
                </label></subviews><constraints>\(tieEdges("a", of: "a", to: "box"))\(parentHeight)</constraints></view>
                """
            let document = Given.storyboard(box, tieEdges("b", of: "box", to: "root", at: ["top", "leading", "trailing"])).document
            let large = try #require(EnvironmentOverride("retina4_7:AX5"))
            return Linter(rules: Rule.all.filter { $0.id == "fixed-height-text" }, environments: [large]).findings(in: document).first?.fix
        }
        #expect(try fix("")?.isVerified == true)
        let held = try fix(tie("bh", "box.height", to: "box.width", more: "multiplier=\"0.064\""))
        #expect(held?.isVerified == false, "\(String(describing: held))")
        #expect(held?.description.hasPrefix("Make the height at least 24 (≥). Make View.height = ") == true, "\(String(describing: held))")
    }

    @Test("a text that hangs from the bottom of its row is kept below the top") func bottomText() throws {
        let text = """
            <label \(off) text="Updated" id="a">\(frame(20, 31, 335, 21))<fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>
            <constraints>\(length("h", "height", of: 21))</constraints></label>
            """
        let place =
            tie("l", "a.leading", to: "content.leading", plus: 20) + tie("r", "content.trailing", to: "a.trailing", plus: 20)
            + tie("d", "content.bottom", to: "a.bottom", plus: 8)
        let document = Given.storyboard(table(text, place), tableEdges).document
        let large = try #require(EnvironmentOverride("retina4_7:AX5"))
        let found = Linter(rules: Rule.all.filter { $0.id == "fixed-height-text" }, environments: [large]).findings(in: document)
        #expect(
            found.first?.fix?.description
                == "Make the height at least 21 (≥), keep its top inside the row (≥), and let the row size itself: make its height automatic."
        )
    }

    @Test("a text under a bar is covered by as much of it as there is, without the space around it") func covered() throws {
        let text = label("a", "Title", frame(20, 0, 200, 60), length("h", "height", of: 60))
        let place = tie("l", "a.leading", to: "root.leading", plus: 20) + tie("u", "a.top", to: "root.top", plus: -20)
        let document = Given.storyboard(text, place).document
        let phone = try #require(EnvironmentOverride("retina6_1"))
        let found = Linter(rules: Rule.all.filter { $0.id == "outside-safe-area" }, environments: [phone]).findings(in: document)
        #expect(found.first?.message.contains("lies wholly under the notch") == true, "\(found)")
    }

    @Test("the height that a text lacks is that of its lines as they wrap") func lines() throws {
        // No two of these words fit into a line.
        let text = Array(repeating: "Building", count: 24).joined(separator: " ")
        let cut = """
            <label \(off) text="\(text)" numberOfLines="0" id="a">\(frame(20, 20, 120, 40))<fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints>\(length("w", "width", of: 120))\(length("h", "height", of: 40))</constraints></label>
            """
        let place = tie("l", "a.leading", to: "root.leading", plus: 20) + tie("u", "a.top", to: "root.top", plus: 20)
        let found = try findings("truncated-text", in: cut, place)
        #expect(found.first?.message.contains("needs 487") == true, "\(found)")
    }

    @Test("a text that equal distances center stays in the middle") func centered() throws {
        let text = label("a", "Delivery address", frame(122, 20, 131, 21))
        let place =
            tie("l", "a.leading", to: "root.leading", plus: 122) + tie("r", "root.trailing", to: "a.trailing", plus: 122)
            + tie("u", "a.top", to: "root.top", plus: 20)
        let fix = try findings("fixed-both-sides", in: text, place).first?.fix
        #expect(fix?.description.hasPrefix("Center") == true && fix?.isVerified == true, "\(String(describing: fix))")
    }

    @Test("what a mask alone gives a view is named") func masks() throws {
        let box = "<view id=\"box\">\(frame(20, 20, 100, 94))<autoresizingMask key=\"autoresizingMask\"/></view>"
        let place = tie("l", "box.leading", to: "root.leading", plus: 20) + tie("r", "root.trailing", to: "box.trailing", plus: 255)
        let found = try findings("autoresizing-left-on", in: box, place + tie("u", "box.top", to: "root.top", plus: 20))
        #expect(
            found.first?.fix?.description
                == "Set translatesAutoresizingMaskIntoConstraints = false, and add constraints for its height.", "\(found)")
    }

    @Test("a button in a row of a fixed height does not grow alone") func rows() throws {
        let button = """
            <button \(off) id="b">\(frame(20, 8, 335, 44))<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <state key="normal" title="Register"/><constraints>\(length("h", "height", of: 44))</constraints></button>
            """
        let place =
            tie("l", "b.leading", to: "content.leading", plus: 20) + tie("r", "content.trailing", to: "b.trailing", plus: 20)
            + tie("u", "b.top", to: "content.top", plus: 8) + tie("d", "content.bottom", to: "b.bottom", plus: 8)
        let found = try findings("fixed-height-text", in: table(button, place), tableEdges)
        #expect(found.first?.fix?.description.contains("let the row size itself") == true, "\(found)")
    }

    @Test("a class of the program's may place the image above the title") func ownClass() throws {
        func severity(_ more: String) throws -> [Severity] {
            let button = """
                <button \(off) \(more) id="b">\(frame(20, 100, 48, 64))<state key="normal" title="Return" image="picture"/>
                <constraints>\(length("w", "width", of: 48))</constraints></button>
                """
            let place = tie("l", "b.leading", to: "root.leading", plus: 20) + tie("u", "b.top", to: "root.top", plus: 100)
            let document = Given.storyboard(button, place, resources: "<image name=\"picture\" width=\"30\" height=\"30\"/>").document
            return Linter(rules: Rule.all.filter { $0.id == "fixed-width-text" }).findings(in: document).map(\.severity)
        }
        #expect(try severity("") == [.warning])
        #expect(try severity("customClass=\"VerticalButton\"") == [.info])
    }
}
