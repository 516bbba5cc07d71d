import QuoinDiagnosis
import Testing

@Suite("Findings")
struct FindingTests {
    @Test("an error outranks a warning, and a warning information")
    func severities() {
        #expect(Severity.allCases.sorted(by: >) == [.error, .warning, .info])
    }
}
