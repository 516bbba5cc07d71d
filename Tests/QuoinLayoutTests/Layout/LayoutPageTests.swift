import Foundation
import QuoinLayout
import Testing

/// The examples of Documentation/Layout.md, compiled and run. Each code block of the page stands here, line by line.
struct LayoutPageTests {
    @Test("The page's first layout has the frames that it states") func aFirstLayout() throws {
        let root = Item("root"), title = Item("title"), icon = Item("icon")
        for item in [icon, title] { try root.add(item) }
        icon.fixedContentSize = ContentSize(width: 24, height: 24)
        title.fixedContentSize = ContentSize(width: 120, height: 20)

        try icon.leading.equal(to: root.leading, plus: 16).install()
        try title.leading.equal(to: icon.trailing, plus: 8).install()
        try icon.centerY.equal(to: root.centerY).install()
        try title.centerY.equal(to: icon.centerY).install()

        let layout = try Layout(root: root, width: 375, height: 60)
        try layout.layOut()
        print(layout)
        #expect(
            layout.description == """
                root (0, 0, 375 × 60)
                  icon (16, 18, 24 × 24)
                  title (48, 20, 120 × 20)
                """)
    }

    @Test("The page's three spellings of a constraint mean the same") func threeSpellings() throws {
        let root = Item("root"), name = Item("name"), photo = Item("photo")
        for item in [name, photo] { try root.add(item) }
        // By anchors: a pair that cannot be does not compile.
        let top = name.top.equal(to: root.top, plus: 20)
        let wide = name.width.atLeast(photo.width, times: 2).at(.high)
        // By attributes: for constraints that come from elsewhere.
        let same = Constraint(item: name, attribute: .width, relatedBy: .equal, toItem: photo, attribute: .width)
        // In the visual format language.
        let row = try VisualFormat("H:|-16-[photo(44)]-8-[name]", items: ["photo": photo, "name": name]).constraints()
        #expect(row.count == 3 && wide.priority == .high && same.second === photo)

        let installed = try top.install()
        installed.constant = 30
        installed.remove()
        #expect(!installed.isInstalled)
    }

    @Test("The page's refused constraints are refused") func refusals() throws {
        let box = Item("box")
        let width = try box.width.equal(to: 40).install()
        do {
            try width.setConstant(.nan)
        } catch {
            print(error)  // The constant is nan: use a finite number.
        }
        width.constant = .nan  // no effect
        #expect(width.constant == 40)
    }

    @Test("The page's passes solve and move what it states") func passes() throws {
        let root = Item("root"), box = Item("box")
        try root.add(box)
        let width = try box.width.equal(to: 40).install()
        let layout = try Layout(root: root, width: 320, height: 480)
        try layout.layOut()

        width.constant = 60
        layout.width = 480
        let report = try layout.layOut()
        for item in report.moved { print(item) }
        for conflict in report.conflicts { print(conflict) }
        #expect(Set(report.moved.map(\.label)) == ["root", "box"] && report.conflicts.isEmpty)

        try layout.layOut { item in print(item.label, item.frame) }
    }

    @Test("The page's fitting sizes are right") func fitting() throws {
        let cell = Item("cell"), label = Item("label")
        try cell.add(label)
        label.fixedContentSize = ContentSize(width: 80, height: 20)
        try label.leading.equal(to: cell.leading, plus: 16).install()
        try label.top.equal(to: cell.top, plus: 8).install()
        try cell.trailing.equal(to: label.trailing, plus: 16).install()
        try cell.bottom.equal(to: label.bottom, plus: 8).install()

        let smallest = try Layout.fittingSize(of: cell, target: .zero)
        let height = try Layout.fittingSize(of: cell, target: Size(width: 375, height: 0), horizontal: .required).height
        #expect(smallest == Size(width: 112, height: 36) && height == 36)
    }

    @Test("The page's findings are found") func findings() throws {
        let root = Item("root"), box = Item("box")
        try root.add(box)
        try box.leading.equal(to: root.leading, plus: 16).install()
        try box.width.equal(to: 100).install()
        try box.width.equal(to: 120).install()
        let layout = try Layout(root: root, width: 320, height: 480)

        let conflict = try layout.layOut().conflicts[0]
        print(conflict)
        // These constraints cannot all hold:
        //     box.width == 100
        //     box.width == 120   ← left out
        #expect(conflict.description == "These constraints cannot all hold:\n    box.width == 100\n    box.width == 120   ← left out")

        for (item, open) in try layout.ambiguousItems() { print(item.label, open) }  // box [y, height]
        for constraint in try layout.constraints(affecting: box, along: .horizontal) { print(constraint) }
        #expect(try "\(layout.ambiguousDimensions(of: box))" == "[y, height]")
    }

    @Test("The page's layout from right to left is right") func rightToLeft() throws {
        let screen = Item("screen"), back = Item("back")
        try screen.add(back)
        back.fixedContentSize = ContentSize(width: 40, height: 20)
        try back.leading.equal(to: screen.guide(for: .safeArea).leading, plus: 8).install()
        let arabic = StandardEnvironment(scale: 3, direction: .rightToLeft)
        let layout = try Layout(root: screen, width: 320, height: 480, environment: arabic)
        screen.safeAreaOverride = Insets(top: 47, left: 0, bottom: 34, right: 0)
        try layout.layOut()
        #expect(back.frame.x == 272)
    }

    /// As wide as its text, and as high as its lines in the width it gets.
    final class Text: AttachedBehavior {
        var letters: Int { didSet { contentSizeChanged() } }

        init(letters: Int) {
            self.letters = letters
            super.init()
        }

        override func contentSize(of item: Item, width: Double?) -> ContentSize {
            let perLine = max(1, Int(min(width ?? 8000, 8000) / 8))
            let lines = max(1, (letters + perLine - 1) / perLine)
            return ContentSize(width: Double(8 * min(letters, perLine)), height: Double(20 * lines), followsWidth: true)
        }
    }

    @Test("The page's changes of state have their effects") func state() throws {
        let root = Item("root"), note = Item("note")
        try root.add(note)
        try note.width.atMost(root.width).install()
        let layout = try Layout(root: root, width: 160, height: 480)
        let text = Text(letters: 50)
        note.behavior = text
        try layout.layOut()
        #expect(note.frame.size == Size(width: 160, height: 60))
        text.letters = 5  // the next layout measures again
        try layout.layOut()
        #expect(note.frame.size == Size(width: 40, height: 20))
    }

    @Test("The page's view into a layout shows what it states") func lookingInside() throws {
        let root = Item("root"), name = Item("name")
        try root.add(name)
        let layout = try Layout(root: root, width: 320, height: 480)
        var passes = 0
        print(layout)  // root (0, 0, 375 × 60) …
        print(layout.constraints)  // all that hold, and who made each
        print(try layout.dump())  // name.right - name.left >= 0  required …
        layout.passDidEnd = { print($0) }  // 3 moved, 1 solve, 1 round in 0.412 ms: preparing 0.100, writing …
        layout.passDidEnd = { _ in passes += 1 }
        try layout.layOut()
        #expect(passes == 1)
        #expect(try layout.dump().contains("name.right - name.left >= 0  required"))
    }

    @Test("The page's layout in the background is right") func background() async throws {
        let frames = try await Task.detached {
            let root = Item("root"), box = Item("box")
            try root.add(box)
            try box.width.equal(to: root.width, times: 0.5).install()
            try Layout(root: root, width: 320, height: 480).layOut()
            return [box.frame]  // values are Sendable, items and layouts are not
        }.value
        #expect(frames[0].width == 160)
    }

    @Test("The code of Documentation/Layout.md is what is compiled and run here")
    func thePage() throws {
        let here = URL(fileURLWithPath: #filePath)
        let path = here.appendingPathComponent("../../../../Documentation/Layout.md").standardizedFileURL
        let page = try String(contentsOf: path, encoding: .utf8)
        let tested = try String(contentsOf: here, encoding: .utf8).split(separator: "\n")
        let known = Set(tested.map { $0.trimmingCharacters(in: .whitespaces) })
        var isCode = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode = line == "```swift"
            } else if isCode, !line.isEmpty {
                #expect(known.contains(line.trimmingCharacters(in: .whitespaces)), "not in the tests: \(line)")
            }
        }
    }
}
