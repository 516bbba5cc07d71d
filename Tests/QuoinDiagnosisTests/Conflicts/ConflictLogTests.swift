import Testing

@testable import QuoinDiagnosis

@Suite("Console logs of conflicts")
struct ConflictLogTests {
    @Test("each is explained as its golden text says", arguments: LogFiles.names) func golden(_ name: String) throws {
        let texts = try LogFiles.conflicts(name).map { ConflictExplanation($0).text + "\n" }
        let present = texts.joined(separator: "\n----\n\n")
        #expect(try LogFiles.golden(name, present) == present)
    }

    @Test("every line of each is understood", arguments: LogFiles.names.filter { $0 != "cut-off" }) func complete(_ name: String) throws {
        for conflict in try LogFiles.conflicts(name) {
            #expect(conflict.unread == [])
            #expect(!conflict.isCutOff)
            #expect(ConflictExplanation(conflict).isContradiction)
        }
    }

    @Test(
        "what an explanation keeps is minimal: without any one of them the others can hold",
        arguments: LogFiles.names.filter { $0 != "cut-off" })
    func minimal(_ name: String) throws {
        for conflict in try LogFiles.conflicts(name) {
            let smallest = conflict.smallest
            let assumptions = try #require(ConflictCore(smallest)).assumptions
            for member in smallest.members.indices {
                #expect(ConflictSystem(smallest.without(member), assumptions).contradiction() == nil)
            }
        }
    }

    @Test(
        "there are logs of every era",
        arguments: [
            "ios6", "ios7", "ios8", "ios9", "ios10", "ios11", "ios12", "ios13", "ios14", "ios15", "ios16", "ios17", "ios26", "macos",
        ])
    func eras(_ era: String) { #expect(LogFiles.names.contains { $0.hasPrefix(era) }) }

    @Test("the one that was left out is known, wherever the list has it") func broken() throws {
        #expect(try LogFiles.conflicts("ios8-self-sizing-cell").map(\.broken) == [0])
        #expect(try LogFiles.conflicts("ios6-labels-too-wide").map(\.broken) == [3])
        #expect(try LogFiles.conflicts("not-minimal").map(\.broken) == [nil])
        #expect(try LogFiles.conflicts("two-logs-wrapped").map(\.broken) == [1, nil])
    }

    @Test("one that was left out and is not listed joins the list") func unlisted() throws {
        let log = try ConflictLog(
            reading: """
                <NSLayoutConstraint:0x10 UIView:0x1.width == 5   (active)>
                Will attempt to recover by breaking constraint
                <NSLayoutConstraint:0x20 UIView:0x1.width == 6   (active)>
                """)
        #expect(log.conflicts.map(\.members.count) == [2])
        #expect(log.conflicts[0].broken == 1)
    }

    @Test("everything on one line is understood too") func oneLine() throws {
        let text = try LogFiles.text("ios10-aspect-ratio").split(separator: "\n").joined(separator: " ")
        let conflict = try #require(try ConflictLog(reading: text).conflicts.first)
        #expect(conflict.members.count == 5)
        #expect(conflict.broken == 0)
        #expect(try ConflictExplanation(conflict).summary == ConflictExplanation(LogFiles.conflicts("ios10-aspect-ratio")[0]).summary)
    }

    @Test("Windows line ends change nothing", arguments: ["ios9-hidden-in-stack", "macos-window"]) func windows(_ name: String) throws {
        let text = try LogFiles.text(name)
        let turned = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        #expect(
            try ConflictLog(reading: turned).conflicts.map { ConflictExplanation($0).text }
                == LogFiles.conflicts(name).map { ConflictExplanation($0).text })
    }

    @Test("two lists without headings are two conflicts") func withoutHeadings() throws {
        let text = try LogFiles.text("ios8-two-heights").split(separator: "\n").dropFirst(2).joined(separator: "\n")
        #expect(try ConflictLog(reading: text + "\n" + text).conflicts.count == 2)
    }

    @Test("what is no log is said to be none, with what was expected") func errors() {
        #expect(throws: ConflictLogError.empty) { try ConflictLog(reading: " \n\t\r\n") }
        #expect(throws: ConflictLogError.noLog) { try ConflictLog(reading: "fatal error: index out of range <UIView: 0x1>") }
        #expect(throws: ConflictLogError.noConstraints) { try ConflictLog(reading: "Unable to simultaneously satisfy constraints.\n(\n") }
        let error = #expect(throws: ConflictLogError.self) {
            try ConflictLog(reading: "\n\n<NSLayoutConstraint:0x1 UIView:0x2.width is 4>")
        }
        #expect(error?.description == "line 3: expected ==, <= or >= between two sides in <NSLayoutConstraint:0x1 UIView:0x2.width is 4>")
        #expect(ConflictLogError.noLog.description.contains("<NSLayoutConstraint:0x"))
    }

    @Test("lines that cannot be read are reported, the others explained") func partly() throws {
        let log = try ConflictLog(
            reading: """
                <NSLayoutConstraint:0x10 UIView:0x1.width == 5>
                <NSLayoutConstraint:0x11 UIView:0x1.girth == 5>
                <NSLayoutConstraint:0x20 UIView:0x1.width == 6>
                """)
        #expect(log.conflicts[0].members.count == 2)
        #expect(log.conflicts[0].unread.map(\.line) == [2])
        #expect(ConflictExplanation(log.conflicts[0]).isContradiction)
    }
}
