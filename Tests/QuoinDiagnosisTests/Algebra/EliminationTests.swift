import Testing

@testable import QuoinDiagnosis

private enum Letter: EliminationQuantity {
    case given(Int)
    case unknown(Int)

    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

@Suite("Elimination")
struct EliminationTests {
    private typealias Form = LinearForm<Letter>

    private func x(_ index: Int, _ factor: Double = 1) -> Form { Form(.unknown(index), times: factor) }
    private func number(_ value: Double) -> Form { Form(.given(0), times: value) }

    @Test("a chain of equations reduces to what is given") func chain() {
        var elimination = Elimination<Letter>()
        elimination.assume(x(1) - number(8))
        elimination.assume(x(3) - x(2) - number(16))
        #expect(!elimination.reduced(x(3)).isDetermined)
        elimination.assume(x(2) - x(1) - Form(.given(1)))
        #expect(elimination.reduced(x(3)) == number(24) + Form(.given(1)))
    }

    @Test("the order of the equations does not matter") func order() {
        let equations = [x(1) - number(1), x(2) - x(1, 2), x(3) - x(2) - x(1)]
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            var elimination = Elimination<Letter>()
            for index in order { elimination.assume(equations[index]) }
            let form = elimination.reduced(x(3))
            #expect(form.isDetermined && abs(form.coefficient(of: .given(0)) - 3) < 1e-9)
        }
    }

    @Test("a redundant equation reduces to 0, and a contradicting one to the difference") func redundancy() {
        var elimination = Elimination<Letter>()
        #expect(elimination.assume(x(1) - number(5)) == nil)
        #expect(elimination.assume(x(1) - number(5))?.isEmpty == true)
        #expect(elimination.assume(x(1) - number(7)) == number(-2))
        #expect(elimination.reduced(x(1)) == number(5))
    }

    @Test("free unknowns stay, and are distinguished from given ones") func unknowns() {
        var elimination = Elimination<Letter>()
        elimination.assume(x(2) - x(1) - number(3))
        let form = elimination.reduced(x(1) + x(2))
        #expect(form.unknowns.count == 1)
        #expect(!form.isDetermined)
    }
}
