import QuoinInterfaceBuilder
import QuoinLayout
import QuoinScenes
import Testing

@Suite("Contents as the canvas measures them")
struct MeasuredTests {
    /// The fixture with words of it exchanged.
    private func layout(_ name: String = "Measured.xib", _ changes: [(String, String)] = []) throws -> SceneLayout {
        var text = String(decoding: try Fixture.bytes(name), as: UTF8.self)
        for (old, new) in changes { text = text.replacing(old, with: new) }
        let document = InterfaceBuilderFile.read(Array(text.utf8), path: name)
        return try SceneLayout(#require(document.scenes.first))
    }

    @Test(
        "a text style is as large as the canvas of that Xcode drew it",
        arguments: [("8191", 20.0), ("14113", 20.5), ("18122", 17), ("20037", 17), ("21701", 20.5)])
    func textStyle(version: String, height: Double) throws {  // F64
        #expect(try layout("Measured.xib", [("21701", version)]).frame("styled")[3] == height)
    }

    @Test("an attributed text is measured run by run, with its paragraph")
    func attributed() throws {
        let layout = try layout()
        #expect(try layout.frame("attributed")[3] == 24)
        let small = try self.layout("Measured.xib", [("metaFont=\"systemBold\" size=\"20\"", "metaFont=\"system\" size=\"13\"")])
        #expect(try small.frame("attributed")[3] == 16)
        #expect(try small.frame("attributed")[2] < layout.frame("attributed")[2])
        #expect(try layout.frame("spaced")[3] == 52)  // two lines of 23.87, and 4
    }

    @Test("a font comes in the file that the document names, and its lines are as high as in that version")
    func fontFile() throws {
        let font = ("style=\"UICTFontTextStyleBody\"", "name=\"Muli\" family=\"Muli\" pointSize=\"20\"")
        func height(_ file: String) throws -> Double {
            let list = "<customFonts key=\"customFonts\"><array key=\"\(file)\"><string>Muli</string></array></customFonts><objects>"
            return try layout("Measured.xib", [font, ("<objects>", list)]).frame("styled")[3]
        }
        #expect(try height("Muli.ttf") == 29.5)
        #expect(try height("muli.regular.ttf") == 25.5)
    }

    @Test("buttons with a configuration share a row's width; before Xcode 7.1 nothing did")
    func sharedWidth() throws {  // F60
        #expect(try layout().frame("go")[2] == 185)
        #expect(try layout().frame("stay")[2] == 185)
        #expect(try layout("Measured.xib", [("21701", "8191")]).frame("stay")[2] < 185)
    }

    @Test("an ambiguity of less than a point is not reported, a larger one is")
    func smallRanges() throws {  // F63
        #expect(try layout().view("upper").ambiguous.isEmpty)
        let wide = try layout("Measured.xib", [("434.5", "440")])
        #expect(try wide.view("upper").ambiguous == [.height])
        #expect(try wide.view("lower").ambiguous == [.y, .height])
    }

    @Test("a row that is higher than what its constraints require is open in its height, a lower one is not")
    func looseRow() throws {  // F69
        #expect(try layout("LooseRow.xib").view("content").ambiguous == [.height])
        #expect(try layout("LooseRow.xib", [("constant=\"30\"", "constant=\"80\""), ("21701", "14460")]).view("content").ambiguous.isEmpty)
        #expect(try layout("LooseRow.xib", [("constant=\"30\"", "constant=\"44\"")]).view("content").ambiguous.isEmpty)
    }

    @Test("a row of a xib gives up its height where its content contradicts it, from Xcode 11 on")
    func contradictedRow() throws {  // F80
        let high = [
            ("constant=\"30\"", "constant=\"80\""),
            ("firstItem=\"inner\" firstAttribute=\"leading\"", "firstItem=\"inner\" firstAttribute=\"centerX\""),
        ]
        #expect(try layout("LooseRow.xib", high).view("content").ambiguous == [.height])
        #expect(try layout("LooseRow.xib", high).view("inner").ambiguous.isEmpty)
        #expect(try layout("LooseRow.xib", high + [("21701", "14460")]).view("content").ambiguous.isEmpty)
    }

    @Test("in files of Xcode 6 a row without any constraint is open in its height")
    func emptyRow() throws {  // F69
        let cut = [("<constraints>", "<ignored>"), ("</constraints>", "</ignored>")]
        #expect(try layout("LooseRow.xib", cut + [("21701", "6154")]).view("row").ambiguous == [.height])
        #expect(try layout("LooseRow.xib", cut).view("row").ambiguous.isEmpty)
        #expect(try layout("LooseRow.xib", [("21701", "6154")]).view("row").ambiguous.isEmpty)
    }
}
