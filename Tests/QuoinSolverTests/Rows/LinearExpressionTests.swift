import QuoinSolver
import Testing

@Suite struct LinearExpressionTests {
    let variables: [Variable]
    let solver: Solver

    init() throws {
        solver = try Solver()
        variables = try solver.addVariables(8)
    }

    @Test("Operators collect terms and constants") func operatorsGatherTermsAndConstants() {
        let (a, b) = (variables[0], variables[1])
        #expect((2 * a + b * 3 - 4).description == "2 * x0 + 3 * x1 - 4")
        #expect((a - b).description == "x0 - x1")
        #expect((8 - a).description == "-x0 + 8")
        #expect((8 + a).description == "x0 + 8")
        #expect((-(a - b) / 2).description == "-0.5 * x0 + 0.5 * x1")
        #expect(((a + 1) - (b + 3)).description == "x0 - x1 - 2")
        #expect(LinearExpression(3).description == "3")
    }

    @Test("Terms of the same variable are added up") func termsOfOneVariableAddUp() {
        let a = variables[0]
        #expect((a + a + 2 * a).terms == [Term(a, 4)])
        #expect((a - a).terms == [Term(a, 0)])
    }

    @Test("Any number of terms is kept in order", arguments: 0...8) func anyNumberOfTermsIsKeptInOrder(_ count: Int) {
        var sum = LinearExpression(1)
        for (index, variable) in variables.prefix(count).enumerated() { sum += Double(index + 1) * variable }
        #expect(sum.count == count)
        #expect(sum.terms == variables.prefix(count).enumerated().map { Term($1, Double($0 + 1)) })
        #expect(sum.constant == 1)
        #expect((sum * 2).terms == variables.prefix(count).enumerated().map { Term($1, Double($0 + 1) * 2) })
        #expect((sum / 2).terms == variables.prefix(count).enumerated().map { Term($1, Double($0 + 1) / 2) })
        sum -= sum
        #expect(sum.terms.allSatisfy { $0.coefficient == 0 } || count > 4)
    }

    @Test("Division by three divides instead of multiplying by a rounded third") func aThirdIsDividedNotMultiplied() {
        #expect((variables[0] * 5 / 3).terms == [Term(variables[0], 5.0 / 3)])
    }

    /// Would take the compiler minutes, or fail, with an overload for every pair of operands.
    @Test("Long expressions compile quickly") func longExpressionsTypeCheck() throws {
        let (a, b, c, d) = (variables[0], variables[1], variables[2], variables[3])
        let row: Row = 2 * a + 3 * b - 4 * c + 5 * d - 7 <= 8 * a - 9 * b + 10 * (c + d) / 2 - 3.5 + a * 2 + b / 4 - 5 + 6 - 7 * (d - a)
        #expect(row.expression.terms.map(\.coefficient) == [-15, 11.75, -9, 7])
        #expect(row.constant == 4.5)
    }
}

@Suite struct RowTests {
    let solver: Solver
    let a: Variable
    let b: Variable

    init() throws {
        solver = try Solver()
        (a, b) = (try solver.addVariable(), try solver.addVariable())
    }

    @Test("Comparisons make rows") func comparisonsMakeRows() {
        #expect((b - a >= 8).description == "x1 - x0 >= 8")
        #expect((b >= a + 8).description == "x1 - x0 >= 8")
        #expect((8 <= b - a).description == "x1 - x0 >= 8")
        #expect((b - 8 <= 2 * a).description == "x1 - 2 * x0 <= 8")
        #expect((8 == b).description == "x1 == 8")
        #expect((8 >= b).description == "x1 <= 8")
        let equal: Row = a == b
        #expect(equal.description == "x0 - x1 == 0")
    }

    @Test("Rows hold their priority, tie level and key") func rowsSayWhatTheyMatter() {
        #expect((a == 1).at(.high).description == "x0 == 1 @750")
        #expect((a == 1).at(333.25).description == "x0 == 1 @333.25")
        #expect((a == 1).at(tie: 2).description == "x0 == 1 @tie 2")
        #expect((a == 1).at(tie: 2).at(.required).description == "x0 == 1")
        #expect((a == 1).isRequired)
        #expect(!(a == 1).at(.low).isRequired)
        #expect((a == 1).key == nil)
        #expect((a == 1).keyed(7).key == 7)
    }

    @Test("Variables compare as handles where a Bool is expected") func variablesCompareAsHandlesWhereABoolIsMeant() {
        let isSame: Bool = a == b
        #expect(!isSame)
        #expect(Set([a, b, a]).count == 2)
    }

    @Test("The solver returns every row as it was given") func theSolverRebuildsEveryRowItWasGiven() throws {
        let more = try solver.addVariables(4)
        let long = more.reduce(a - b / 3) { $0 + 2 * $1 }
        let rows = [
            (b - a >= 8).at(.high).keyed(3), (a == -4).keyed(4).edited(), (2 * a <= b).at(tie: 8).keyed(5), (a - b <= 0).guarded().keyed(6),
            (long >= 12.5).at(0.25).keyed(7), (-b == 3).at(1).keyed(8),
        ]
        for row in rows {
            let rebuilt = try #require(solver.row(try solver.add(row)))
            #expect(rebuilt.description == row.description)
            #expect(rebuilt.key == row.key)
            #expect(rebuilt.isGuard == row.isGuard)
            #expect(rebuilt.isEdit == row.isEdit)
        }
        #expect(solver.rows.compactMap { solver.row($0)?.key } == [3, 4, 5, 6, 7, 8])
    }
}
