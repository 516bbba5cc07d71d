import Engines
import Workloads

/// The command line.
struct Options: Equatable {
    enum Format: String { case text, json }

    enum Command: Equatable {
        case measure
        case help
        case writeBaseline(String)
        case checkBaseline(String)
        /// The task of a child process: one cell, reported line by line (see `Child`).
        case child(engine: String, idle: Bool)
    }

    var command = Command.measure
    var workloads = Workload.allCases
    /// The sizes; nil for 10, 100, 1000 and 10,000 of each workload, and 100,000 of the deep ones.
    var sizes: [Int]?
    var engines = Engines.names
    var format = Format.text
    var timeLimit = 10.0
    var runs = 31
    /// The kinds of edits that are measured after the build.
    var edits = Edit.Kind.allCases
    var peers: String?

    /// Wrong usage, in one line.
    struct UsageError: Error, Equatable {
        var message: String
    }

    func sizes(of workload: Workload) -> [Int] {
        sizes ?? [10, 100, 1000, 10_000] + (workload == .a || workload == .a2 ? [100_000] : [])
    }
}

extension Options {
    init(arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() { try take(option, &rest) }
    }

    private mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        switch option {
        case "--help", "-h": command = .help
        case "--idle":
            guard case .child(let engine, _) = command else { throw UsageError(message: "--idle belongs behind --child") }
            command = .child(engine: engine, idle: true)
        case "--workloads", "--sizes", "--engines", "--format", "--time-limit", "--runs", "--edits", "--peers", "--write-baseline",
            "--check-baseline", "--child":
            guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
            try set(option, value)
        default: throw UsageError(message: "unknown option \(option)")
        }
    }

    private mutating func set(_ option: String, _ value: String) throws(UsageError) {
        switch option {
        case "--workloads":
            workloads = try Options.list(value, of: "workload", among: Workload.allCases.map(\.rawValue)) { Workload(rawValue: $0) }
        case "--engines":
            let known = Engines.names
            engines = try Options.list(value, of: "engine", among: known) { known.contains($0) ? $0 : nil }
        case "--sizes":
            sizes = try Options.list(value, of: "size", among: ["whole numbers from 2 to 1000000"]) {
                Options.number($0, in: 2...1_000_000)
            }
        case "--format":
            guard let format = Format(rawValue: value) else { throw UsageError(message: "unknown format \(value): text or json") }
            self.format = format
        case "--time-limit":
            guard let seconds = Double(value), seconds > 0, seconds.isFinite else {
                throw UsageError(message: "--time-limit takes seconds above 0, not \(value)")
            }
            timeLimit = seconds
        case "--runs":
            guard let runs = Options.number(value, in: 1...10_000) else {
                throw UsageError(message: "--runs takes a number from 1 to 10000, not \(value)")
            }
            self.runs = runs
        case "--edits":
            let known = Edit.Kind.allCases
            edits =
                value == "none"
                ? [] : try Options.list(value, of: "edit", among: known.map(\.rawValue) + ["none"]) { Edit.Kind(rawValue: $0) }
        case "--write-baseline": command = .writeBaseline(value)
        case "--check-baseline": command = .checkBaseline(value)
        case "--child": command = .child(engine: value, idle: false)
        default: peers = value
        }
    }

    private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = Int(text), range.contains(number) else { return nil }
        return number
    }

    private static func list<Element>(
        _ value: String, of what: String, among known: [String], element: (String) -> Element?
    ) throws(UsageError) -> [Element] {
        var elements: [Element] = []
        for name in value.split(separator: ",", omittingEmptySubsequences: false) {
            guard let found = element(String(name)) else {
                throw UsageError(message: "unknown \(what) \(name): there are \(known.joined(separator: ", "))")
            }
            elements.append(found)
        }
        return elements
    }
}

extension Options {
    static let usage = """
        OVERVIEW: Measures Quoin's solver beside its peers, in one run, and checks every answer.

        USAGE: quoin-bench [--workloads LIST] [--sizes LIST] [--engines LIST] [--format text|json] [--time-limit SECONDS]

        OPTIONS:
          --workloads LIST      Of \(Workload.allCases.map(\.rawValue).joined(separator: ", ")). Default: all.
          --sizes LIST          Default: 10,100,1000,10000, and 100000 for A and A2.
          --engines LIST        Of \(Engines.names.joined(separator: ", ")). Default: all.
          --format text|json    Tables, or one JSON document. Default: text.
          --time-limit SECONDS  How long one build + first solve + read may take. Default: 10.
          --runs N              Samples of each figure, time permitting. Default: 31.
          --edits LIST          Of width, label, structure; or none. Default: all.
          --peers DIR           Where the peers' shared objects are. Default: the build folder's peers.
          --write-baseline FILE Counts rows, classes, kernels and allocations instead, and writes them down.
          --check-baseline FILE Counts them and says what differs from the file; status 1 where anything does.
          -h, --help            Show this.

        Peers are built by: make peers. What the workloads and columns mean: Documentation/Benchmarks.md.
        Exit status: 0, 1 where an answer was wrong, 64 wrong usage.
        """
}
