import QuoinLayout
import Testing

struct DescribedByFieldsTests {
    private struct Badge: DescribedByFields {
        var text = ""
        var frame: Rect?
        var isOn = false
        var count = 0
        var words: [String] = []
        var action: @Sendable () -> Void = {}
    }

    @Test("Empty fields are left out") func emptyFieldsAreLeftOut() { #expect("\(Badge())" == "Badge(count: 0)") }

    @Test("Fields are described") func fieldsAreDescribed() {
        let badge = Badge(text: "3", frame: Rect(x: 0, y: 0, width: 20, height: 20.5), isOn: true, words: ["a"])
        #expect("\(badge)" == #"Badge(text: "3", frame: (0, 0, 20 × 20.5), isOn: true, count: 0, words: ["a"])"#)
    }

    @Test("Long collections are described by their count") func longCollectionsAreCounted() {
        #expect("\(Badge(words: Array(repeating: "a", count: 5)))" == "Badge(count: 0, words: 5 elements)")
    }
}
