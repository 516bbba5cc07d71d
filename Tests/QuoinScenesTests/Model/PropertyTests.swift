import QuoinBehaviors
import QuoinLayout
import QuoinText
import Testing

@testable import QuoinScenes

extension PropertyKey where Value == Double {
    fileprivate static var glow: Self { Self("glow") }
}

private enum Corner: String, CaseIterable, PropertyWord { case round, cut }

extension PropertyKey where Value == Corner {
    fileprivate static var corner: Self { Self("corner") }
}

@Suite("Properties")
struct PropertyTests {
    @Test("a value is read as the type of its key, and as no other") func types() {
        var properties = Properties()
        properties[.spacing] = 8
        properties["hidden"] = 1
        properties["axis"] = 3
        #expect(properties["spacing"] == 8)
        #expect(properties[.hidden] == true, "numbers count as in C")
        #expect(properties[.axis] == nil)
        #expect(properties.has(.axis))
        #expect(!properties.has(.alignment))
    }

    @Test("setting nil removes a value; the order of the others stays") func removal() {
        var properties = Properties()
        properties[.text] = "a"
        properties[.spacing] = 1
        properties[.glow] = 2
        properties[.spacing] = nil
        properties[.margins] = nil
        #expect(properties.allNames == ["text", "glow"])
    }

    @Test("merging replaces what both have, and adds the rest") func merge() {
        var one = Properties(), other = Properties()
        (one[.text], one[.spacing]) = ("a", 1)
        (other[.spacing], other[.glow]) = (2, 3)
        one.merge(other)
        #expect(one.allNames == ["text", "spacing", "glow"])
        #expect(one[.spacing] == 2)
    }

    @Test("values of every type read back as they were written") func roundTrip() {
        func check<Value: PropertyRepresentable & Equatable>(_ values: Value...) {
            for value in values { #expect(Value(value.propertyValue) == value) }
        }
        check(true, false)
        check(1.5)
        check("a", "")
        check(["a", "b"], [])
        check([1.0])
        check(Insets(top: 1, left: 2, bottom: 3, right: 4))
        check(Size(width: 1, height: 2))
        check(Point(x: 1, y: 2))
        check(AxisPair(horizontal: true, vertical: false))
        check(Axis.horizontal, .vertical)
        check(Corner.cut)
        for mode in LineBreakMode.allCases { check(mode) }
        for style in TextStyle.allCases { check(style) }
        for weight in FontWeight.allCases { check(weight) }
        for alignment in StackView.Alignment.allCases { check(alignment) }
        for distribution in StackView.Distribution.allCases { check(distribution) }
        check(Autoresizing([.width, .topMargin]), [])
        check(Button.Style.custom, .system, .configuration)
        check(TextField.Border.none, .line, .bezel, .rounded)
    }

    @Test(
        "a list of the wrong length or with a stranger in it is no value",
        arguments: [[1, 2, 3], [1, 2, 3, "x"], 4] as [PropertyValue])
    func wrong(_ value: PropertyValue) {
        #expect(Insets(value) == nil)
        #expect(Size(value) == nil)
        #expect(AxisPair<Bool>(value) == nil)
    }

    @Test("words that mean the same are read, and the first one is written") func words() {
        #expect(Axis(propertyWord: "v") == .vertical)
        #expect(Axis.vertical.propertyValue == "vertical")
        #expect(StackView.Alignment(propertyWord: "bottom") == .trailing)
        #expect(Corner(propertyWord: "square") == nil)
        #expect(Corner.propertyShape == .choice(["round", "cut"]))
    }

    @Test("a schema has its keys' names and shapes; of two the later one counts") func schema() {
        let schema = PropertySchema(.glow, .hidden) + PropertySchema(PropertyKey<String>("glow", choices: ["dim"]))
        #expect(schema.shapes == ["glow": .choice(["dim"]), "hidden": .bool])
    }

    @Test("no two kinds' keys of one name and different shapes meet in one kind") func standardKinds() {
        for kind in KindTable.standard.kinds {
            for (name, shape) in kind.properties.shapes {
                if let common = PropertySchema.view.shapes[name] { #expect(common == shape, "\(kind.name).\(name)") }
            }
        }
    }
}
