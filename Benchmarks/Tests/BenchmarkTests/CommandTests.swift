import Testing
import Workloads

@testable import quoin_bench

@Suite("The command line")
struct CommandTests {
    @Test("takes what its help says")
    func options() throws {
        let options = try Options(arguments: [
            "--workloads", "A,A2", "--sizes", "10,1000", "--engines", "native,kiwi", "--format", "json", "--time-limit", "2.5", "--runs",
            "3",
            "--edits", "width",
        ])
        #expect(options.workloads == [.a, .a2])
        #expect(options.sizes == [10, 1000])
        #expect(options.engines == ["native", "kiwi"])
        #expect(options.format == .json)
        #expect(options.timeLimit == 2.5)
        #expect(options.runs == 3)
        #expect(options.edits == [.width])
    }

    @Test(
        "names what it does not understand",
        arguments: [
            (["--workloads", "A,Q"], "Q"), (["--sizes", "0"], "0"), (["--sizes", "ten"], "ten"), (["--engines", "kiwi,foo"], "foo"),
            (["--format", "xml"], "xml"), (["--time-limit", "-1"], "-1"), (["--runs", "0"], "0"), (["--sizes"], "--sizes"),
            (["--what"], "--what"),
            (["--workloads", ""], "workload"),
        ])
    func mistakes(arguments: [String], named: String) {
        #expect { try Options(arguments: arguments) } throws: { error in
            (error as? Options.UsageError)?.message.contains(named) ?? false
        }
    }

    @Test("prints figures with three digits that matter")
    func figures() {
        #expect(TextReport.figure(1234.5) == "1235")
        #expect(TextReport.figure(12.34) == "12.3")
        #expect(TextReport.figure(1.005) == "1.00")
        #expect(TextReport.figure(0.1239) == "0.124")
        #expect(TextReport.figure(0.01234) == "0.0123")
        #expect(TextReport.figure(nil) == "")
    }

    @Test("finds the middle of its samples")
    func spread() throws {
        let spread = try #require(Spread([5, 1, 3, 2]))
        #expect((spread.minimum, spread.median, spread.maximum) == (1, 2.5, 5))
        #expect(Spread([]) == nil)
    }
}
