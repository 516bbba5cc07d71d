import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes
import Testing

/// Findings that are only information where code, or the text itself, may well be as it should.
@Suite("How sure a warning is")
struct SeverityTests: MarkupSuite {
    private func severities(_ rule: String, in views: String, _ constraints: String, outlet: String = "nobody") throws -> [Severity] {
        let owner = """
            <view \(off) id="owner">\(frame(0, 600, 375, 9))<constraints>\(length("oh", "height", of: 9))</constraints>
            <connections><outlet property="property" destination="\(outlet)" id="outlet"/></connections></view>
            """
        let place =
            tie("ol", "owner.leading", to: "root.leading") + tie("ot", "root.trailing", to: "owner.trailing")
            + tie("ob", "root.bottom", to: "owner.bottom", plus: 58)
        let document = Given.storyboard(views + owner, constraints + place).document
        if let error = document.error { throw error }
        let linter = Linter(
            rules: Rule.all.filter { $0.id == rule }, environments: [.unchanged, EnvironmentOverride("AX5")].compactMap { $0 })
        return linter.findings(in: document).map(\.severity)
    }

    private func label(_ id: String, _ text: String, _ place: String, _ constraints: String = "", more: String = "") -> String {
        """
        <label \(off) text="\(text)" horizontalHuggingPriority="251" \(more) id="\(id)">\(place)
        <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>\(constraints)</constraints></label>
        """
    }

    private func button(_ id: String, _ title: String, _ place: String) -> String {
        """
        <button \(off) id="\(id)">\(place)<state key="normal" title="\(title)"/>
        <constraints>\(length("\(id)w", "width", of: 100))\(length("\(id)h", "height", of: 44))</constraints></button>
        """
    }

    private func corner(_ id: String, _ x: Double, _ y: Double) -> String {
        tie("\(id)x", "\(id).leading", to: "root.leading", plus: x) + tie("\(id)y", "\(id).top", to: "root.top", plus: y)
    }

    @Test("a caption that fits stays on its line until it is translated, unless code or the text size changes it") func caption() throws {
        func severity(_ title: String = "Number of sold", outlet: String = "nobody", centered: Bool = false) throws -> [Severity] {
            let text = label("a", title, frame(225, 20, 120, 21), more: "numberOfLines=\"0\"")
            let place =
                centered ? tie("x", "a.centerX", to: "root.centerX") + tie("y", "a.top", to: "root.top", plus: 20) : corner("a", 225, 20)
            return try severities("multiline-no-wrap", in: text, place, outlet: outlet)
        }
        #expect(try severity() == [.info])
        #expect(try severity(outlet: "a") == [.warning])
        #expect(try severity("Number of sold articles") == [.warning])
        #expect(try severity("Number of sold articles", centered: true) == [])
    }

    @Test("a container that code fills may have a size") func filled() throws {
        let container = "<containerView opaque=\"NO\" \(off) id=\"box\">\(frame(0, 20, 375, 128))</containerView>"
        let edges = tieEdges("b", of: "box", to: "root", at: ["top", "leading", "trailing"])
        #expect(try severities("ambiguous-layout", in: container, edges) == [.error])
        #expect(try severities("ambiguous-layout", in: container, edges, outlet: "box") == [.info])
    }

    @Test("a line of a font that nobody measured has no height to be lower than") func unmeasured() throws {
        let plain = label("a", "Plus", frame(20, 120, 99, 16), length("h", "height", of: 16))
        #expect(
            try severities("control-too-low", in: plain.replacing("pointSize=\"17\"", with: "pointSize=\"23\""), corner("a", 20, 120)) == [
                .warning
            ])
        let other = plain.replacing(
            "type=\"system\" pointSize=\"17\"", with: "name=\"Unheard-Regular\" family=\"Unheard\" pointSize=\"23\"")
        #expect(try severities("control-too-low", in: other, corner("a", 20, 120)) == [])
    }

    @Test("a conflict in a stack view that code fills is a note") func filledStack() throws {
        let stack = """
            <stackView \(off) id="stack">\(frame(0, 20, 375, 40))<subviews><view \(off) id="box">\(frame(0, 0, 375, 40))
            <constraints>\(length("w", "width", of: 100))</constraints></view></subviews></stackView>
            """
        let place = corner("stack", 0, 20) + tie("t", "root.trailing", to: "stack.trailing")
        #expect(try severities("conflict", in: stack, place) == [.error])
        #expect(try severities("conflict", in: stack, place, outlet: "stack") == [.info])
    }

    @Test("a label without a text is nowhere until code gives it one") func emptyLabel() throws {
        func found(_ text: String) throws -> Int {
            let label = label("a", text, frame(20, 120, 90, 30), more: "misplaced=\"YES\"")
            return try severities("misplaced", in: label, corner("a", 30, 130)).count
        }
        #expect(try found("") == 0)
        #expect(try found("Text") == 1)
    }

    @Test("code replaces the text of a label that an outlet connects with it") func replacedText() throws {
        let texts =
            label("a", "A long sentence that does not fit", frame(20, 130, 105, 20.5)) + button("b", "Send", frame(133, 130, 222, 44))
        let place =
            corner("a", 20, 130) + tie("m", "b.leading", to: "a.trailing", plus: 8) + tie("r", "root.trailing", to: "b.trailing", plus: 142)
            + tie("v", "b.top", to: "root.top", plus: 130)
        #expect(try severities("truncated-text", in: texts, place) == [.warning])
        #expect(try severities("truncated-text", in: texts, place, outlet: "a") == [.info])
    }

    @Test("a button without a title and an image may well lie over another one") func invisible() throws {
        func found(_ title: String) throws -> [Severity] {
            try severities(
                "overlapping-controls", in: button("a", "Send", frame(20, 100, 100, 44)) + button("b", title, frame(80, 100, 100, 44)),
                corner("a", 20, 100) + corner("b", 80, 100))
        }
        #expect(try found("Pay") == [.warning])
        #expect(try found("") == [.info])
    }

    @Test("a bound of a scroll view's content that code may change, and content that only code can size, are notes") func scroll() throws {
        let box = "<view \(off) id=\"box\">\(frame(0, 0, 375, 300))<constraints>\(length("bh", "height", of: 300))</constraints></view>"
        let bound = tie("b", "scroll.bottom", to: "box.bottom", plus: 8, more: "relation=\"greaterThanOrEqual\"")
        let tied =
            tieEdges("s", of: "box", to: "scroll", at: ["top", "leading", "trailing"]) + tie("w", "box.width", to: "scroll.width") + bound
        let loose = "<view id=\"box\">\(frame(0, 0, 375, 900))<autoresizingMask key=\"autoresizingMask\"/></view>"
        func found(_ inner: String, _ constraints: String, outlet: String) throws -> [Severity] {
            let scroll = """
                <scrollView \(off) id="scroll">\(frame(0, 0, 375, 667))<subviews>\(inner)</subviews><constraints>\(constraints)</constraints>
                </scrollView>
                """
            return try severities("scroll-content-height", in: scroll, tieEdges("p", of: "scroll", to: "root"), outlet: outlet)
        }
        #expect(try found(box, tied, outlet: "nobody") == [.warning])
        #expect(try found(box, tied, outlet: "b") == [.info])
        #expect(try found(loose, "", outlet: "nobody") == [.warning])
        #expect(try found(loose, "", outlet: "scroll") == [.info])
    }

    @Test("nobody sees which of two texts grows that are aligned to the outer ends of their row") func outerEnds() throws {
        func found(_ alignment: String) throws -> [Severity] {
            let texts =
                label("a", "Balance", frame(20, 120, 60, 20.5))
                + label("b", "Amount", frame(300, 120, 55, 20.5), more: "textAlignment=\"\(alignment)\"")
            return try severities(
                "content-priority-ambiguity", in: texts,
                corner("a", 20, 120) + tie("m", "b.leading", to: "a.trailing", plus: 8) + tie("v", "b.top", to: "root.top", plus: 120)
                    + tie("r", "root.trailing", to: "b.trailing", plus: 20))
        }
        #expect(try found("left") == [.error])
        #expect(try found("right") == [.info])
    }

    @Test("digits, and a text beside views of the same height, may be lower than a line") func low() throws {
        func found(_ text: String) throws -> [Severity] {
            try severities(
                "control-too-low", in: label("a", text, frame(20, 120, 99, 14), length("h", "height", of: 14)), corner("a", 20, 120))
        }
        #expect(try found("Gruppe") == [.warning])
        #expect(try found("1234") == [.info])
        func beside(_ height: Double) throws -> [Severity] {
            let image = """
                <imageView \(off) id="image">\(frame(99, 0, 20, height))<constraints>\(length("iw", "width", of: 20))
                \(length("ih", "height", of: height))</constraints></imageView>
                """
            let stack = """
                <stackView alignment="\(height == 13 ? "fill" : "center")" \(off) id="stack">\(frame(20, 120, 119, 13))<subviews>
                \(label("a", "Gruppe", frame(0, 0, 99, 13), length("h", "height", of: 13)))\(image)</subviews></stackView>
                """
            return try severities("control-too-low", in: stack, corner("stack", 20, 120))
        }
        #expect(try beside(13) == [.info])
        #expect(try beside(20) == [.warning])
    }

    @Test("a constraint that an outlet connects may hold a view elsewhere when it is seen") func connected() throws {
        func found(_ rule: String, _ y: Double, _ x: Double, outlet: String) throws -> [Severity] {
            try severities(rule, in: label("a", "Title", frame(x, y, 41, 20.5)), corner("a", x, y), outlet: outlet)
        }
        #expect(try found("outside-safe-area", 2, 20, outlet: "nobody") == [.warning])
        #expect(try found("outside-safe-area", 2, 20, outlet: "ay") == [.info])
        #expect(try found("off-screen", 100, -20, outlet: "nobody") == [.warning])
        #expect(try found("off-screen", 100, -20, outlet: "ax") == [.info])
    }

    @Test("what is as high as a bar behind a view may be shown in place of the bar") func backdrop() throws {
        func found(_ height: Double) throws -> [Severity] {
            let views =
                "<imageView \(off) id=\"back\">\(frame(0, 0, 375, height))<constraints>\(length("bh", "height", of: height))</constraints></imageView>"
                + label("a", "Title", frame(20, 30, 41, 20.5))
            let place =
                tieEdges("b", of: "back", to: "root", at: ["top", "leading", "trailing"])
                + tie("x", "a.leading", to: "root.leading", plus: 20)
                + tie("y", "a.top", to: "back.top", plus: 30)
            let text = String(decoding: Given.storyboard(views, place).bytes, as: UTF8.self).replacing(
                "</viewController>",
                with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/></viewController>")
            let document = InterfaceBuilderFile.read(Array(text.utf8), path: "Main.storyboard")
            return Linter(rules: Rule.all.filter { $0.id == "outside-safe-area" }).findings(in: document).map(\.severity)
        }
        #expect(try found(70) == [.info])
        #expect(try found(200) == [.warning])
    }

    @Test("a size that repeats the frame of a mask changes nothing") func repeated() throws {
        func found(_ height: Double) throws -> [Severity] {
            let box = """
                <view id="box">\(frame(20, 20, 100, 94))<autoresizingMask key="autoresizingMask"/>
                <constraints>\(length("h", "height", of: height))</constraints></view>
                """
            return try severities("autoresizing-left-on", in: box, "")
        }
        #expect(try found(80) == [.warning])
        #expect(try found(94) == [.info])
    }

    @Test("a view of a class of the program's that an outlet connects has likely its size from code") func chart() throws {
        let chart = "<view \(off) customClass=\"Chart\" id=\"chart\">\(frame(20, 100, 335, 90))</view>"
        let place = corner("chart", 20, 100) + tie("r", "root.trailing", to: "chart.trailing", plus: 20)
        #expect(try severities("ambiguous-layout", in: chart, place) == [.warning])
        #expect(try severities("ambiguous-layout", in: chart, place, outlet: "chart") == [.info])
    }

    @Test("code sizes the header of a table") func header() throws {
        let text = """
            <label \(off) text="A sentence of many words that needs several lines at the largest text size of all" numberOfLines="0" id="a">
            \(frame(0, 0, 335, 64))<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        func found(_ name: String, _ key: String) throws -> [Severity] {
            let box = """
                <\(name) \(key.isEmpty ? off : key) id="box">\(frame(0, 0, 375, 80))<subviews>\(text)</subviews><constraints>
                \(tie("x", "a.leading", to: "box.leading", plus: 20))\(tie("z", "box.trailing", to: "a.trailing", plus: 20))
                \(tie("y", "a.top", to: "box.top", plus: 8))\(tie("w", "box.bottom", to: "a.bottom", plus: 8))
                \(key.isEmpty ? length("h", "height", of: 80) : "")</constraints></\(name)>
                """
            guard !key.isEmpty else {
                return try severities("large-text-cut", in: box, corner("box", 0, 100) + tie("r", "root.trailing", to: "box.trailing"))
            }
            let table = "<tableView \(off) rowHeight=\"44\" id=\"table\">\(frame(0, 0, 375, 667))\(box)</tableView>"
            return try severities("large-text-cut", in: table, tieEdges("t", of: "table", to: "root"))
        }
        #expect(try found("view", "") == [.warning])
        #expect(try found("view", "key=\"tableHeaderView\"") == [.info])
    }
}
