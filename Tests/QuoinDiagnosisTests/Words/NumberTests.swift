import Testing

@testable import QuoinDiagnosis

@Suite("Numbers and lists for people")
struct NumberTests {
    @Test(
        "a number has as many decimals as it needs",
        arguments: [(16.0, "16", "16"), (0.5, "0.5", "0.5"), (76.66667, "76.667", "76.67"), (-3.1, "-3.1", "-3.1"), (-0.0001, "0", "0")])
    func digits(value: Double, three: String, two: String) {
        #expect(points(value) == three)
        #expect(inPoints(value) == two)
    }

    @Test("numbers without end are signs") func infinity() {
        #expect(points(1e300) == "∞" && points(-.infinity) == "-∞")
        #expect(factor(0.333333333) == "0.33333")
    }

    @Test("a list is joined as in a sentence, and a long one is cut") func lists() {
        #expect(listed([]) == "" && listed(["A"]) == "A" && listed(["A", "B"]) == "A and B")
        #expect(listed(["A", "B", "C"]) == "A, B and C")
        #expect(listed(["A", "B", "C", "D", "E"]) == "A, B and 3 more")
    }

    @Test("a sentence begins with a capital") func capital() {
        #expect("the label".capitalizedFirst == "The label" && "\"x\"".capitalizedFirst == "\"x\"" && "".capitalizedFirst == "")
    }
}
