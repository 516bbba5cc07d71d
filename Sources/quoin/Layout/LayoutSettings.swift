import QuoinBehaviors
import QuoinLayout
import QuoinScenes

/// The options of `quoin layout`, checked.
struct LayoutSettings: Sendable {
    var format = OutputFormat.text
    var environment = EnvironmentOverride()
    /// The solver's name, because a backend may hold a solver of its own.
    var solver = "native"
    /// The source of content sizes.
    var sizes = ContentSizes.measured
    var showsConstraints = false
    var showsStatistics = false
    var jobs = 1
    var colors: Colors

    init(_ invocation: Invocation) throws(UsageError) {
        colors = Colors(invocation)
        format = invocation["format"].flatMap { OutputFormat(rawValue: $0) } ?? .text
        sizes = invocation["intrinsics"].flatMap { ContentSizes(rawValue: $0) } ?? .measured
        showsConstraints = invocation.has("constraints")
        showsStatistics = invocation.has("stats")
        environment = try LayoutSettings.environment(invocation)
        solver = try LayoutSettings.solver(invocation)
        jobs = try invocation.jobs
    }

    private static func environment(_ invocation: Invocation) throws(UsageError) -> EnvironmentOverride {
        var environment = EnvironmentOverride()
        if let id = invocation["device"] {
            guard let device = Device(named: id) else { throw UsageError(message: Device.unknownNameMessage(id)) }
            environment.device = device
        }
        if let text = invocation["size"] { environment.size = try size(text) }
        environment.orientation = invocation["orientation"].flatMap { Orientation(rawValue: $0) }
        environment.category = invocation["content-size"].flatMap { TextCategory(named: $0) }
        environment.era = invocation["era"].flatMap { Era(named: $0) }
        if invocation.has("rtl") { environment.direction = .rightToLeft }
        return environment
    }

    /// `375x667`
    private static func size(_ text: String) throws(UsageError) -> Size {
        let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (0...1e6).contains(width), (0...1e6).contains(height)
        else { throw UsageError(message: "--size must be a width and a height such as 375x667, not \"\(text)\"") }
        return Size(width: width, height: height)
    }

    private static func solver(_ invocation: Invocation) throws(UsageError) -> String {
        let fromVariable = invocation.environment.variables["QUOIN_SOLVER"].flatMap { $0.isEmpty ? nil : $0 }
        let name = invocation["solver"] ?? fromVariable ?? "native"
        guard let backend = Backend(named: name) else {
            let known = Backend.builtIn.map(\.name).joined(separator: ", ")
            throw UsageError(message: "QUOIN_SOLVER must be one of \(known), not \"\(name)\"")
        }
        guard backend.isAvailable else {
            throw UsageError(
                message: """
                    this quoin was built without \(name), as the installed command is: leave --solver out, or run 'swift run quoin layout' in \
                    the sources, whose trait GLPK is on by default
                    """)
        }
        return name
    }
}

extension Invocation {
    /// `--jobs`, else as many as processors.
    var jobs: Int {
        get throws(UsageError) {
            guard let text = self["jobs"] else { return System.processors }
            guard let count = Int(text), count > 0 else { throw UsageError(message: "--jobs must be a number above 0, not \"\(text)\"") }
            return count
        }
    }
}
