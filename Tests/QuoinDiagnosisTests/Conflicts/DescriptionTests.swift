import QuoinLayout
import Testing

@testable import QuoinDiagnosis

@Suite("Descriptions of constraints")
struct DescriptionTests {
    /// `first.attribute relation multiplier*second.attribute + constant @priority`, with items by name, text or class.
    private func read(_ body: String, class name: String = "NSLayoutConstraint") -> String {
        do {
            let conflict = try ConflictLog(reading: "<\(name):0x60 \(body)>").conflicts[0]
            let member = conflict.members[0]
            func item(_ index: Int) -> String {
                let item = conflict.items[index]
                return item.name ?? item.text ?? (item.className.isEmpty ? "|" : item.className)
            }
            let second = member.second.map { " \(member.multiplier)*\(item($0)).\(member.secondAttribute.name)" } ?? ""
            return
                "\(item(member.first)).\(member.firstAttribute.name) \(member.relation)\(second) + \(member.constant) @\(member.priority)"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "drawings",
        arguments: [
            ("H:|-(0)-[UIView:0x1]", "UIView.leading == 1.0*|.leading + 0.0 @1000.0"),
            ("H:|-(8)-[UIView:0x1]   (Names: '|':UIWindow:0x2 )", "UIView.leading == 1.0*UIWindow.leading + 8.0 @1000.0"),
            ("V:[UIView:0x1]-(>=11)-|   (active, names: '|':UIWindow:0x2 )", "UIWindow.bottom >= 1.0*UIView.bottom + 11.0 @1000.0"),
            ("H:[UILabel:0x1'A']-(<=8@750)-[UILabel:0x2'B']", "B.leading <= 1.0*A.trailing + 8.0 @750.0"),
            ("V:[UILabel:0x1'text'(44)]", "text.height == + 44.0 @1000.0"),
            ("H:[UILabel:0x1(>=44.5@999)]", "UILabel.width >= + 44.5 @999.0"),
            ("H:[A]-(-2)-[B]   (active, names: A:0x1, B:0x2 )", "B.leading == 1.0*A.trailing + -2.0 @1000.0"),
            ("H:|-(16)-[UIView:0x1](LTR)", "UIView.left == 1.0*|.left + 16.0 @1000.0"),
            ("H:|-(16)-[UIView:0x1](RTL)", "UIView.right == 1.0*|.right + -16.0 @1000.0"),
            ("H:[UIView:0x1]-(>=4)-[UILabel:0x2](RTL)", "UILabel.right <= 1.0*UIView.left + -4.0 @1000.0"),
            ("V:[UIView:0x1]-(NSSpace(8))-[UILabel:0x2]", "UILabel.top == 1.0*UIView.bottom + 8.0 @1000.0"),
            ("V:[UIView:0x1]-(>=NSLayoutAnchorConstraintSpace(20))-[UILabel:0x2]", "UILabel.top >= 1.0*UIView.bottom + 20.0 @1000.0"),
            ("V:[UIView:0x1]-[UILabel:0x2]", "UILabel.top == 1.0*UIView.bottom + 8.0 @1000.0"),
            ("V:|[UIView:0x1]", "UIView.top == 1.0*|.top + 0.0 @1000.0"),
            ("H:[UILabel:0x1'ab [c](d) 'e' f']-(3)-[UILabel:0x2'x']", "x.leading == 1.0*ab [c](d) 'e' f.trailing + 3.0 @1000.0"),
            ("H:[UIButton:0x1(==UILabel:0x2'B')]", "UIButton.width == 1.0*B.width + 0.0 @1000.0"),
            (
                "H:[Save Button]-(8)-|   (active, names: Save Button:0x7f, '|':UIView:0x2 )",
                "UIView.trailing == 1.0*Save Button.trailing + 8.0 @1000.0"
            ),
        ])
    func drawings(_ body: String, _ meaning: String) { #expect(read(body) == meaning) }

    @Test(
        "equations",
        arguments: [
            ("UIView:0x1.leading == UIScrollView:0x2.leading + 8   (active)", "UIView.leading == 1.0*UIScrollView.leading + 8.0 @1000.0"),
            ("UIView:0x1.height == 1.574*UILabel:0x2'a.b'.height - 13.5   (active)", "UIView.height == 1.574*a.b.height + -13.5 @1000.0"),
            ("UIView:0x1.width == UILabel:0x2.width * 0.5 + 2 ^750", "UIView.width == 0.5*UILabel.width + 2.0 @750.0"),
            ("UIView:0x1.width >= 2.22507e-308   (active)", "UIView.width >= + 2.22507e-308 @1000.0"),
            (
                "UIView:0x1.top == UILabel:0x2'1 == 2.top'.bottom priority:999.5   (inactive)",
                "UIView.top == 1.0*1 == 2.top.bottom + 0.0 @999.5"
            ),
            ("UILabel:0x2'a == b'.firstBaseline == UIView:0x1.baseline", "a == b.firstBaseline == 1.0*UIView.lastBaseline + 0.0 @1000.0"),
            ("G.bottom == B.bottom NSSpace(0)   (active, names: G:0x1, B:0x2 )", "G.bottom == 1.0*B.bottom + 0.0 @1000.0"),
            ("UIView:0x1.trailing == UIView:0x2.trailing - NSSpace(20)", "UIView.trailing == 1.0*UIView.trailing + -20.0 @1000.0"),
            (
                "App.Card<App.Title>:0x1.centerXWithinMargins == UIView:0x2.leftMargin",
                "Card.centerXWithinMargins == 1.0*UIView.leftMargin + 0.0 @1000.0"
            ),
            ("_TtGC5MyApp9RowHolderSS_:0x1.width == _TtC5MyApp4Card:0x2.width", "RowHolder.width == 1.0*Card.width + 0.0 @1000.0"),
            ("NSKVONotifying_CardView:0x1.width == 1.79769e+308", "CardView.width == + 1.79769e+308 @1000.0"),
            ("'gap' UIView:0x1.width == 4", "UIView.width == + 4.0 @1000.0"),
            ("'it's a gap' UIView:0x1.width == 4", "UIView.width == + 4.0 @1000.0"),
            ("UIView:0x1.minX == 0   (active, names: '|':UIWindow:0x2 )", "UIView.left == + 0.0 @1000.0"),
        ])
    func equations(_ body: String, _ meaning: String) { #expect(read(body) == meaning) }

    @Test(
        "what an autoresizing mask became",
        arguments: [
            ("h=--& v=--& UIView:0x1.midX == + 187.5", "UIView.centerX == + 187.5 @1000.0"),
            ("h=--- v=--- 'UIView-Encapsulated-Layout-Top' V:|-(0)-[UIView:0x1]", "UIView.top == 1.0*|.top + 0.0 @1000.0"),
            (
                "h=&-& v=--& UIView:0x1.minX == 0.500507*UIWindow:0x2.width - 32.0324",
                "UIView.left == 0.500507*UIWindow.width + -32.0324 @1000.0"
            ),
            ("h=-&- v=-&- UIView:0x1.width == UIWindow:0x2.width + 375", "UIView.width == 1.0*UIWindow.width + 375.0 @1000.0"),
            ("h=--& v=--& NSView:0x1.minY == 12", "NSView.bottom == 1.0*|.bottom + -12.0 @1000.0"),
        ])
    func masks(_ body: String, _ meaning: String) { #expect(read(body, class: "NSAutoresizingMaskLayoutConstraint") == meaning) }

    @Test("SnapKit names the file, Masonry its keys") func libraries() throws {
        #expect(
            read("Shop.V:0x1.left == UIView:0x2.left + 13.0 ^999", class: "SnapKit.LayoutConstraint")
                == "V.left == 1.0*UIView.left + 13.0 @999.0")
        let log = try ConflictLog(
            reading:
                "<SnapKit.LayoutConstraint:0x600@Price.swift#39 V:0x1.left == W:0x2.left><MASLayoutConstraint:top UILabel:title.top == UIView:card.top * 2>"
        )
        let conflict = log.conflicts[0]
        #expect(conflict.members.map(\.id) == ["0x600", "top"])
        #expect(conflict.members[0].identifier == "Price.swift#39")
        #expect(conflict.items.map(\.name) == [nil, nil, "title", "card"])
        #expect(conflict.members[1].multiplier == 2)
    }

    @Test("escapes of property lists are undone") func escapes() throws {
        let log = try ConflictLog(reading: #""<NSLayoutConstraint:0x1 UILabel:0x2'Caf\U00e9 \"x\"'.width == 3>""#)
        #expect(log.conflicts[0].items[0].text == "Café \"x\"")
    }
}
