import Foundation
import QuoinDiagnosis
import Testing

@testable import quoin

@Suite("Differences")
struct UnifiedDifferenceTests {
    private func difference(_ old: String, _ new: String) -> String {
        UnifiedDifference(Array(old.utf8), Array(new.utf8), path: "/App/a.xib").text
    }

    private func numbered(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

    @Test("show three lines around a change, and those that are near in one piece") func context() {
        let old = numbered(1...30)
        let new = old.replacing("10\n", with: "ten\n").replacing("14\n", with: "").replacing("25\n", with: "25\nmore\n")
        #expect(
            difference(old, new) == """
                --- a/App/a.xib
                +++ b/App/a.xib
                @@ -7,11 +7,10 @@
                 7
                 8
                 9
                -10
                +ten
                 11
                 12
                 13
                -14
                 15
                 16
                 17
                @@ -23,6 +22,7 @@
                 23
                 24
                 25
                +more
                 26
                 27
                 28

                """)
    }

    @Test("say where the last line does not end") func ends() {
        #expect(
            difference("a\nb", "a\nc")
                == "--- a/App/a.xib\n+++ b/App/a.xib\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
        )
        #expect(difference("", "a\n") == "--- a/App/a.xib\n+++ b/App/a.xib\n@@ -0,0 +1,1 @@\n+a\n")
        #expect(difference("a\n", "a\n").isEmpty)
    }
}
