import CSolver
import Testing

@Test func statusSpeaksEnglish() { #expect(String(cString: quoin_status_text(QUOIN_NOT_SOLVED)) == "Solve first.") }
