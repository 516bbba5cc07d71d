import QuoinBehaviors
import QuoinDiagnosis
import QuoinScenes

/// The options of `quoin diff`, checked.
struct DiffSettings: Sendable {
    enum Format: String, Sendable, CaseIterable { case text, markdown, json }

    var format = Format.text
    var output: String?
    /// The file that the page is written to; nil if none is asked for.
    var page: String?
    /// The environments in which scenes are laid out; nil for those of the configuration, or else the standard ones.
    var environments: [EnvironmentOverride]?
    var comparesLayout: Bool
    var jobs: Int
    var colors: Colors

    var wantsPictures: Bool { page != nil }

    /// A small phone, a large one, large text, and a tablet: where most of what moves is seen.
    static let standardEnvironments = ["retina4_7", "retina6_9", "retina4_7:AX3", "ipad9_7"].compactMap { EnvironmentOverride($0) }

    init(_ invocation: Invocation) throws(UsageError) {
        format = invocation["format"].flatMap { Format(rawValue: $0) } ?? .text
        output = invocation["output"]
        page = invocation["html"]
        let lists = invocation.repeated["device", default: []] + invocation.repeated["devices", default: []]
        var environments: [EnvironmentOverride] = []
        for name in lists.flatMap({ $0.split(separator: ",").map(String.init) }) {
            guard let named = EnvironmentOverride.named(name) else {
                throw UsageError(message: EnvironmentOverride.unknownNameMessage(name))
            }
            environments += named.filter { !environments.contains($0) }
        }
        self.environments = environments.isEmpty ? nil : environments
        comparesLayout = !invocation.has("no-layout")
        jobs = try invocation.jobs
        colors = Colors(invocation)
        if page != nil, !comparesLayout { throw UsageError(message: "--html shows layouts: leave out --no-layout") }
        if let page, page == output ?? "-" { throw UsageError(message: "--html and --output cannot both go to \"\(page)\"") }
    }
}
