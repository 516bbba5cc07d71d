import Testing

@testable import QuoinDiagnosis

@Suite("Linear forms")
struct LinearFormTests {
    private typealias Form = LinearForm<Int>

    @Test("terms stand in the order of their quantities, whatever the order of adding") func order() {
        let form = Form(3) + Form(1, times: 2) - Form(2)
        #expect(form.terms.map(\.quantity) == [1, 2, 3])
        #expect(form.terms.map(\.coefficient) == [2, -1, 1])
    }

    @Test("terms that cancel out are gone, also up to rounding") func cancellation() {
        #expect((Form(1) - Form(1)).isEmpty)
        #expect((0.1 * Form(1) + 0.2 * Form(1) - 0.3 * Form(1)).isEmpty)
        #expect(Form(1, times: 0).isEmpty)
        #expect((0 * (Form(1) + Form(2))).isEmpty)
    }

    @Test("a coefficient of a quantity that is not there is 0") func coefficient() {
        #expect(Form(4, times: 1.5).coefficient(of: 4) == 1.5)
        #expect(Form(4).coefficient(of: 5) == 0)
        #expect((Form(4) + Form(5)).removing(4) == Form(5))
    }

    @Test("equal forms are equal however they were made") func equality() {
        #expect(Form(1) + Form(2) == Form(2) + Form(1))
        #expect(2 * Form(1) == Form(1) + Form(1))
        #expect(Form(1) != Form(2))
    }
}
