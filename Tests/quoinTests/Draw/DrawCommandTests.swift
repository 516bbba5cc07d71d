import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinScenes
import Testing

@testable import quoin

/// Every option of `quoin draw`, right and wrong.
@Suite("quoin draw")
final class DrawCommandTests {
    private let folder: Folder
    private let file: String

    /// Two controllers and a segue: a label tied to the safe area, and a hidden one.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES" useSafeAreas="YES" initialViewController="c0">
        <device id="retina4_7" orientation="portrait"/><scenes>
        <scene sceneID="s0"><objects><viewController id="c0" title="Login" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v0"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <label opaque="NO" text="Good morning" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l0">
        <rect key="frame" x="16" y="40" width="108" height="20.5"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label hidden="YES" opaque="NO" text="Not seen" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
        <rect key="frame" x="16" y="300" width="100" height="21"/></label>
        </subviews><viewLayoutGuide key="safeArea" id="a0"/><color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints>
        <constraint firstItem="l0" firstAttribute="leading" secondItem="a0" secondAttribute="leading" constant="16" id="k0"/>
        <constraint firstItem="l0" firstAttribute="top" secondItem="a0" secondAttribute="top" constant="20" id="k1"/>
        </constraints></view>
        <connections><segue destination="c1" kind="show" identifier="open" id="g0"/></connections></viewController></objects></scene>
        <scene sceneID="s1"><objects><viewController id="c1" title="Home" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </viewController></objects></scene></scenes></document>
        """

    init() throws {
        folder = try Folder()
        file = try folder.write(Self.storyboard, "Main.storyboard")
    }

    private func run(_ words: [String]) async -> quoin.ExitStatus { await Quoin.run(["draw"] + words, ProcessEnvironment()) }

    /// All scenes on one picture.
    private func draw(_ words: String...) async throws -> String {
        #expect(await run(words + ["--output", folder.path("one.svg"), file]) == .done)
        return try folder.read("one.svg")
    }

    @Test("writes a picture a scene into a folder that it makes") func folderOfPictures() async throws {
        #expect(await run(["--output", folder.path("new/pictures"), file]) == .done)
        let names = try folder.names("new/pictures")
        #expect(names.count == 2)
        #expect(names.allSatisfy { $0.hasSuffix(".svg") })
        #expect(names.contains { $0.contains("Login") } && names.contains { $0.contains("Home") })
    }

    @Test("names of pictures are all different, not hidden, and short enough for file systems") func names() async throws {
        for module in ["Shop", "Mail"] { try folder.write(Self.storyboard, "\(module)/Sources/App/UI/Base.lproj/Main.storyboard") }
        #expect(await run(["--output", folder.path("all"), folder.path("Shop"), folder.path("Mail")]) == .done)
        #expect(try folder.names("all").count == 4)
        let stems = PictureStems(["a b.xib", "a-b.xib", "x/1/2/3/c.xib", "y/1/2/3/c.xib", "-"])
        #expect(stems["a b.xib"] == "a-b" && stems["a-b.xib"] == "a-b-2")
        #expect(stems["x/1/2/3/c.xib"] == "x-1-2-3-c" && stems["-"] == "scene")
        let long = PictureFile.name([String(repeating: "視", count: 300), "." + String(repeating: "x", count: 199)])
        #expect(long.utf8.count == 199 && long.hasPrefix("x"))
        #expect(PictureFile.name([".-", ""]) == "scene" && PictureFile.name(["Main", "✍︎"]) == "Main")
    }

    @Test("puts all scenes of a run on one file that it is given") func oneFile() async throws {
        let svg = try await draw()
        #expect(svg.contains(">Login</text>") && svg.contains(">Home</text>") && svg.contains(">Good morning</text>"))
        #expect(!svg.contains("Not seen"))
    }

    @Test("--format, --scale: a PNG has as many pixels per point as wanted") func png() async throws {
        guard PNGFile.isAvailable else {
            #expect(await run(["--format", "png", "--output", folder.path("x"), file]) == .usage)
            return
        }
        var widths: [Int] = []
        for scale in ["1", "3"] {
            let output = folder.path("at\(scale)")
            #expect(await run(["--format", "png", "--bare", "--scale", scale, "--output", output, file]) == .done)
            let name = try #require(try folder.names("at\(scale)").first { $0.contains("Login") })
            let bytes = [UInt8](try #require(FileManager.default.contents(atPath: output + "/" + name)))
            #expect(name.hasSuffix(".png") && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            widths.append(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) })
        }
        #expect(widths == [375, 1125])
    }

    @Test("--devices: one picture a scene and device, by id, name and all") func devices() async throws {
        #expect(
            await run(["--devices", "retina4_7,ipad9_7:landscape", "-d", "retina6_12:rtl", "--output", folder.path("d"), file]) == .done)
        #expect(try folder.names("d").count == 6)
        #expect(await run(["--devices", "all", "--output", folder.path("all"), file]) == .done)
        #expect(try folder.names("all").count >= 20)
    }

    @Test("--content-size, --rtl, --dark, --pseudo-language: each changes the picture as it says") func appearance() async throws {
        let plain = try await draw("--bare")
        let large = try await draw("--bare", "--content-size", "AX3")
        #expect(large.contains("font-size=\"40\""))
        #expect(!plain.contains("font-size=\"40\""))
        let mirrored = try await draw("--bare", "--rtl")
        #expect(mirrored != plain)
        #expect(plain.contains("x=\"16\""))
        let dark = try await draw("--bare", "--dark")
        #expect(try await draw("--bare", "--light") == plain)
        #expect(plain.contains("fill=\"#FFFFFF\"") && dark.contains("fill=\"#000000\""))
        let long = try await draw("--bare", "--pseudo-language")
        #expect(!long.contains(">Good morning</text>") && long.components(separatedBy: "Good morning").count > 2)
    }

    @Test("a file that was drawn dark stays dark unless --light or --dark says otherwise") func ownAppearance() async throws {
        let text = Self.storyboard.replacing("orientation=\"portrait\"/>", with: "orientation=\"portrait\" appearance=\"dark\"/>")
        let night = try folder.write(text, "Night.storyboard")
        func drawn(_ words: String...) async throws -> String {
            #expect(await run(words + ["--bare", "--output", folder.path("night.svg"), night]) == .done)
            return try folder.read("night.svg")
        }
        #expect(try await drawn() == drawn("--dark"))
        #expect(try await drawn("--light") == draw("--bare"))
        #expect(try await drawn() != drawn("--light"))
    }

    /// The notes of a process of its own, because fontconfig reads its configuration once.
    private func notes(fontConfiguration: String?) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("quoin")
        process.arguments = ["draw", "--format", "png", "--bare", "--output", folder.path("fonts"), file]
        process.environment = ProcessInfo.processInfo.environment.merging(
            fontConfiguration.map { ["FONTCONFIG_FILE": $0] } ?? [:], uniquingKeysWith: { $1 })
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("a PNG that is drawn without Inter comes with a note, and one with it does not") func missingInter() throws {
        guard PNGFile.isAvailable else { return }
        let withoutInter = try folder.write(
            """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
            <selectfont><rejectfont><pattern><patelt name="family"><string>Inter</string></patelt></pattern></rejectfont></selectfont>
            </fontconfig>
            """, "fonts.conf")
        #expect(try notes(fontConfiguration: withoutInter).contains("note: the font Inter is not installed"))
        #expect(try notes(fontConfiguration: nil).contains("Inter") == !PNGFile.hasInter)
    }

    @Test("letters that no font has are reported") func boxes() throws {
        guard PNGFile.isAvailable else { return }
        var drawing = Drawing(size: Size(width: 90, height: 20))
        let font = DrawnFont(size: 12)
        drawing.add(.text(TextMark("a\u{10FFFD}\u{10FFFC}\u{200B}\u{FE0F}", at: Point(x: 0, y: 12), font: font, paint: .black)))
        let outcome = PictureFile(appearance: .light, isPNG: true, scale: 1).write(drawing, to: folder.path("boxes.png"))
        #expect(outcome.missingLetters == ["\u{10FFFC}", "\u{10FFFD}"])
        #expect(InstalledFonts.note(outcome.missingLetters)?.hasPrefix("note: 2 letters are in no installed font") == true)
        #expect(InstalledFonts.note([]) == nil)
    }

    @Test("--hidden, --bare: hidden views are faint, and the page around the screen goes") func parts() async throws {
        #expect(try await draw("--hidden").contains("Not seen"))
        let bare = try await draw("--bare")
        #expect(!bare.contains(">Login</text>"))
    }

    @Test("--constraints, --findings, --layers: each adds its layer", arguments: DrawSettings.layerNames.map(\.name))
    func layers(_ name: String) async throws {
        let plain = try await draw()
        let drawn = try await draw("--layers", name)
        // Nothing is ambiguous or elsewhere in this file, it has no guides, and nothing scrolls.
        let empty = ["ambiguity", "stored-frames", "guides", "scroll-content"].contains(name)
        #expect(drawn.contains("data-layer=") != empty || drawn != plain, "\(name)")
        #expect(try await draw("--constraints").contains("data-layer=\"constraints\""))
    }

    @Test("--findings marks what lint finds and lists it below") func findings() async throws {
        let text = Self.storyboard.replacing(
            "<constraint firstItem=\"l0\" firstAttribute=\"top\"",
            with:
                "<constraint firstItem=\"l0\" firstAttribute=\"width\" constant=\"10\" id=\"k2\"/><constraint firstItem=\"l0\" firstAttribute=\"width\" constant=\"20\" id=\"k3\"/><constraint firstItem=\"l0\" firstAttribute=\"top\""
        )
        let broken = try folder.write(text, "Broken.storyboard")
        #expect(await run(["--findings", "--output", folder.path("found.svg"), broken]) == .done)
        #expect(try folder.read("found.svg").contains("data-layer=\"finding\""))
    }

    @Test("--sheet, --board: all devices of a scene, all scenes of a storyboard") func pages() async throws {
        let sheet = try await draw("--sheet")
        for word in ["Devices", "Text sizes", "Right to left", "iPad"] { #expect(sheet.contains(word), "\(word)") }
        let board = try await draw("--board")
        #expect(board.contains(">open</text>") && board.contains(">Home</text>"))
        #expect(await run(["--sheet", "--board", file]) == .usage)
    }

    @Test(
        "wrong words are wrong usage, and nothing is written",
        arguments: [
            ["--format", "gif"], ["--scale", "0"], ["--scale", "wide"], ["--scale", "1e9"], ["--scale", "3"], ["--devices", "iphone99"],
            ["--content-size", "HUGE"], ["--light", "--dark"], ["--layers", "constraint"], ["--jobs", "none"], ["--no-such-option"],
        ])
    func usage(_ words: [String]) async throws {
        #expect(await run(words + ["--output", folder.path("none"), file]) == .usage)
        #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
    }

    @Test("a file that cannot be read is said, and the others are drawn") func broken() async throws {
        let bad = try folder.write("<document><scenes>", "Bad.storyboard")
        #expect(await run(["--output", folder.path("some"), bad, file, folder.path("missing.xib")]) == .input)
        #expect(try folder.names("some").count == 2)
        #expect(await run(["--output", file + "/under/a/file", file]) == .output)
    }

    @Test("names of segues lie on nothing, those of opposite ones apart, and one without room is left out and counted")
    func segueNames() throws {
        func page(_ distance: Double) -> StoryboardPage {
            var storyboard = Storyboard()
            storyboard.controllers = ["a", "b"].enumerated().map { index, id in
                let size = Size(width: 300, height: 600)
                var controller = StoryboardController(id: id, element: "navigationController", name: id, size: size)
                controller.location = Point(x: 0, y: Double(index) * distance)
                return controller
            }
            storyboard.segues = [("a", "b", "there"), ("b", "a", "back")].map { source, destination, name in
                var segue = Segue(kind: "show", source: source, trigger: source, destination: destination)
                segue.identifier = name
                return segue
            }
            return StoryboardPage(storyboard, scenes: [:], title: "")
        }
        func names(_ page: StoryboardPage) -> [String: Point] {
            var found: [String: Point] = [:]
            for case .text(let mark) in page.drawing.marks where ["there", "back"].contains(mark.text) { found[mark.text] = mark.origin }
            return found
        }
        let wide = names(page(1500))
        let there = try #require(wide["there"]), back = try #require(wide["back"])
        #expect(abs(there.x - back.x) > 20 || abs(there.y - back.y) > 12)
        let tight = page(700)
        #expect(names(tight).count + tight.omittedLabels == 2)
    }

    @Test("a container shows its bar unless it is hidden, and its tabs below, on a television above") func containers() {
        func marks(_ element: String, width: Double = 375, isHidden: Bool = false) -> [Mark] {
            var controller = StoryboardController(id: "c", element: element, name: "", size: Size(width: width, height: 1000))
            controller.isNavigationBarHidden = isHidden
            controller.barContents.tabs = [BarItem(title: "One")]
            var storyboard = Storyboard()
            storyboard.controllers = [controller]
            return StoryboardPage(storyboard, scenes: [:], title: "").drawing.marks
        }
        func tab(_ marks: [Mark]) -> Double? {
            marks.lazy.compactMap { if case .text(let mark) = $0, mark.text == "One" { mark.origin.y } else { nil } }.first
        }
        #expect(marks("navigationController").count == marks("navigationController", isHidden: true).count + 2)
        #expect(tab(marks("tabBarController")).map { $0 > 400 } == true)
        #expect(tab(marks("tabBarController", width: 1920)).map { $0 < 400 } == true)
    }

    @Test("a page is as large as the marks on it: a view beyond its screen, its constraints and its number") func extent() async throws {
        let text = Self.storyboard.replacing(
            "secondAttribute=\"leading\" constant=\"16\" id=\"k0\"", with: "secondAttribute=\"leading\" constant=\"300\" id=\"k0\"")
        let wide = try folder.write(text, "Wide.storyboard")
        func width(_ words: String...) async throws -> Double {
            #expect(await run(words + ["--output", folder.path("wide.svg"), wide]) == .done)
            let head = try folder.read("wide.svg").components(separatedBy: "width=\"").dropFirst().first?.prefix { $0 != "\"" }
            return try #require(head.flatMap { Double($0) })
        }
        let plain = try await width()
        #expect(try await width("--layers", "names") >= plain)
        #expect(try await width("--layers", "constraints") > plain)
    }
}
