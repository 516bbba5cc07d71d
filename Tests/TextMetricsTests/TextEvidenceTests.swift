import QuoinText
import Testing

@Test func tableIsSurerThanAGuess() { #expect(TextEvidence.table < .guess) }
