import Foundation
import Testing

@testable import quoin

/// Values and pictures that try to leave the place they are written to: each is drawn as text or as a placeholder, or left out.
@Suite("drawings of hostile values and pictures")
final class HostileValueTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private static let start =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"10\" height=\"10\">"

    private static let pictures = [
        start + "<use xlink:href=\"data:image/svg+xml;base64,PHN2Zy8+#a\"/></svg>",
        start + "<foreignObject><iframe xmlns=\"http://www.w3.org/1999/xhtml\" src=\"javascript:alert(1)\"/></foreignObject></svg>",
        start + "<style>@import \"http://evil.example/x.css\"; rect{fill:url(http://evil.example/a#b)}</style><rect/></svg>",
        start + "<a><set attributeName=\"href\" to=\"javascript:alert(1)\"/><rect/></a></svg>",
        start + "<style><![CDATA[</style><script>alert(1)</script>]]></style></svg>",
        "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + start + "<text>&x;</text></svg>",
        "<x:svg xmlns:x=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"><x:script>alert(1)</x:script></x:svg>",
    ]

    private func drawn(_ views: String, title: String = "Title") async throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
            <viewController id="c" title="\(title)" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views)</subviews></view></viewController></objects>
            </scene></scenes></document>
            """
        try folder.write("", "Package.swift")
        let file = try folder.write(text, "Main.storyboard")
        let status = await Quoin.run(["draw", "--board", "--output", folder.path("drawn.svg"), file], ProcessEnvironment())
        #expect(status == .done)
        let svg = try folder.read("drawn.svg")
        for word in ["<script", "<iframe", "<foreignObject", "evil.example/x", "attributeName", "passwd", "=\"javascript:", "NaN"] {
            #expect(!svg.contains(word), "\(word)")
        }
        return svg
    }

    private func place(_ y: String = "40") -> String { "<rect key=\"frame\" x=\"20\" y=\"\(y)\" width=\"300\" height=\"30\"/>" }

    @Test("a picture that could run or fetch is a placeholder", arguments: pictures) func picture(_ picture: String) async throws {
        let set = "Assets.xcassets/logo.imageset"
        try folder.write("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}]}", "\(set)/Contents.json")
        try folder.write(picture, "\(set)/a.svg")
        let svg = try await drawn(
            "<imageView image=\"logo\" id=\"i\"><rect key=\"frame\" x=\"20\" y=\"40\" width=\"99\" height=\"99\"/></imageView>")
        #expect(!svg.contains("<image"))
    }

    @Test("the text of a URL is text, wherever it is written") func urls() async throws {
        let url = "javascript:alert(1)"
        let views = """
            <label text="\(url)" customClass="\(url)" id="\(url)">\(place())</label><imageView image="\(url)" id="i">\(place("90"))</imageView>
            <imageView image="data:text/html,&lt;script&gt;" id="j">\(place("140"))</imageView>
            """
        let svg = try await drawn(views, title: url)
        #expect(svg.contains("\(url)</text>") && !svg.contains("href"))
    }

    @Test("a color or a font does not end its attribute") func styles() async throws {
        let style = "red&quot;/&gt;&lt;script&gt;;} *{background:url(http://evil.example/x)} {"
        let svg = try await drawn(
            """
            <label text="a" id="a">\(place())<color key="textColor" systemColor="\(style)"/></label>
            <label text="b" id="b">\(place("80"))<color key="textColor" name="url(#x)"/></label>
            <label text="c" id="c">\(place("120"))<fontDescription key="fontDescription" name="x&quot;;'" family="'" pointSize="20"/></label>
            <label text="d" id="d">\(place("160"))<color key="textColor" red="expression(1)" green="NaN" blue="1e999" alpha="inf"/></label>
            """)
        for letter in ["a", "b", "c", "d"] { #expect(svg.contains(">\(letter)</text>")) }
    }

    @Test("a title with controls of direction and the end of a section is one text") func direction() async throws {
        let title = "\u{202E}gnp.exe\u{202C} ]]&gt; \u{2066}x\u{2069} --&gt;"
        #expect(try await drawn("<label text=\"\(title)\" id=\"a\">\(place())</label>", title: title).contains("]]&gt;"))
    }

    @Test("numbers that are none, and enormous ones", arguments: ["NaN", "inf", "-inf", "1e308", "1e400", "-1e308", "0x7FF", "1e-320", ""])
    func numbers(_ number: String) async throws {
        let frame = "<rect key=\"frame\" x=\"\(number)\" y=\"\(number)\" width=\"\(number)\" height=\"\(number)\"/>"
        let svg = try await drawn(
            """
            <slider value="\(number)" minValue="\(number)" maxValue="\(number)" alpha="\(number)" id="a">\(frame)</slider>
            <slider value="\(number)" minValue="\(number)" maxValue="\(number)" id="b">\(place())</slider>
            <label text="n" numberOfLines="\(number)" minimumScaleFactor="\(number)" id="c">\(frame)
            <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
            <pageControl numberOfPages="\(number)" currentPage="\(number)" id="d">\(place("90"))</pageControl>
            <segmentedControl selectedSegmentIndex="\(number)" id="e">\(place("140"))<segments><segment title="a"/></segments></segmentedControl>
            <navigationBar id="f">\(place("180"))<items><navigationItem title="a"/><navigationItem title="b">
            <barButtonItem key="leftBarButtonItem" width="\(number)" title="w"/></navigationItem></items></navigationBar>
            <label text="last" id="z">\(place("400"))</label>
            """)
        #expect(svg.contains(">last</text>"))
    }
}
