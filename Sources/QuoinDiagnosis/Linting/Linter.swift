import QuoinLayout
import QuoinScenes
import QuoinSolver

/// A linter, which finds mistakes in documents.
///
/// ```swift
/// let document = InterfaceBuilderFile.read(bytes, path: "Main.storyboard")
/// let linter = Linter(environments: ["retina4_7", "retina6_12:landscape"].compactMap { EnvironmentOverride($0) })
/// for finding in linter.findings(in: document) { print(finding.line, finding.message) }
/// ```
///
/// ```text
///   document ──▶ scenes ──▶ SceneAnalysis in each environment ──rules──▶ detections ──▶ findings, each mistake once
/// ```
///
/// A value; any number of threads may use one. A document that could not be read has no findings; its `error`
/// says why. Costs a layout for each scene and environment, and about as much again for the rules.
public struct Linter: Sendable {
    /// The rules that are checked.
    public var rules: [Rule]
    /// The environments to lay scenes out in. If there are none, each scene is laid out in the environment that it was drawn in, and for
    /// rules of a larger scope on a small phone, on a large phone and at the largest text size, too.
    public var environments: [EnvironmentOverride]

    /// Creates a linter. Without environments each scene is laid out as it was drawn, and on further devices where a rule asks for it.
    public init(rules: [Rule] = .standard, environments: [EnvironmentOverride] = []) {
        self.rules = rules
        self.environments = environments
    }

    /// The findings of a document, and the scenes that were not examined.
    public struct Result: Sendable {
        /// The findings, sorted by line, column and rule.
        public var findings: [Finding] = []
        /// The scenes that could not be laid out.
        public var failures: [Failure] = []
    }

    /// A scene that could not be laid out, so that no rule saw it.
    public struct Failure: Equatable, Sendable, CustomStringConvertible {
        /// The scene's id; nil if it has none.
        public var scene: String?
        /// The name of the environment; empty for the document's own.
        public var environment: String
        /// The error of the layout.
        public var error: LayoutError

        public var description: String {
            let name = scene.map { "scene \($0)" } ?? "the scene"
            let device = environment.isEmpty ? "" : " on \(environment)"
            return "\(name) was not examined\(device): \(error)"
        }
    }

    /// Returns the findings alone, in the order of the file. A scene that cannot be laid out is missing: ``lint(_:solver:)`` says which.
    public func findings(in document: Document) -> [Finding] { lint(document).findings }

    /// Returns the findings, and the scenes that could not be laid out: by a machine without memory, or with a backend that fails or that
    /// this build has not. All others are examined.
    ///
    /// ```swift
    /// let result = Linter().lint(document, solver: .glpk)
    /// for failure in result.failures { print(failure) }   // scene tne-QT-ifu was not examined on retina4_7: …
    /// ```
    public func lint(_ document: Document, solver: Backend = .native) -> Result {
        var result = Result()
        for scene in document.scenes {
            let found = findings(in: scene, path: document.path, solver, &result.failures)
            result.findings += Verification(linter: self, scene: scene, path: document.path, solver: solver).verified(found)
        }
        result.findings.sort {
            ($0.line, $0.column, $0.rule, $0.object ?? "", $0.message) < ($1.line, $1.column, $1.rule, $1.object ?? "", $1.message)
        }
        return result
    }

    /// The findings of the rules in a scene, one for each cause.
    ///
    /// - Parameter isEnough: Whether the findings where the scene is checked anyway suffice, so that it need not be
    ///   laid out on other screens.
    func findings(
        in scene: Scene, path: String, _ solver: Backend, _ failures: inout [Failure], isEnough: ([Finding]) -> Bool = { _ in false }
    ) -> [Finding] {
        let analyses = analyze(scene, solver: solver, failures: &failures)
        let assembly = FindingAssembly(path: path, analyses: analyses)
        let detected = rules.map { assembly.detections($0) }
        func findings(_ beside: [Rule.Scope: [SceneAnalysis]]) -> [Finding] {
            FindingMerger.merge(
                zip(rules, detected).flatMap { rule, detected in
                    assembly.findings(rule, detected + FindingAssembly.detections(rule, in: beside[rule.scope] ?? []))
                })
        }
        let drawn = findings([:])
        guard environments.isEmpty, !isEnough(drawn) else { return drawn }
        let beside = analyzeBeside(scene, analyses.first, solver: solver, failures: &failures)
        return beside.isEmpty ? drawn : findings(beside)
    }

    /// The scene where rules look that reach beyond the drawn device.
    private func analyzeBeside(
        _ scene: Scene, _ drawn: SceneAnalysis?, solver: Backend, failures: inout [Failure]
    ) -> [Rule.Scope: [SceneAnalysis]] {
        var found: [Rule.Scope: [SceneAnalysis]] = [:]
        for scope in Set(rules.map(\.scope)) {
            for environment in scene.environments(beside: scope) {
                do throws(LayoutError) {
                    let analysis = try SceneAnalysis(scene, in: environment, solver: solver)
                    analysis.tree.sibling = drawn?.tree
                    found[scope, default: []].append(analysis)
                } catch {
                    failures.append(Failure(scene: scene.id, environment: environment.name, error: error))
                }
            }
        }
        return found
    }

    private func analyze(_ scene: Scene, solver: Backend, failures: inout [Failure]) -> [SceneAnalysis] {
        var analyses: [SceneAnalysis] = []
        for environment in scene.possible(environments) {
            do throws(LayoutError) {
                analyses.append(try SceneAnalysis(scene, in: environment, solver: solver))
            } catch {
                failures.append(Failure(scene: scene.id, environment: environment.name, error: error))
            }
        }
        return analyses
    }
}

extension Scene {
    /// The environments whose devices the document was made for; if there are none, the one that it was drawn in.
    package func possible(_ environments: [EnvironmentOverride]) -> [EnvironmentOverride] {
        let supportedDevices = canvas?.supportedDevices
        let possible = environments.filter { environment in
            guard let supportedDevices, let device = environment.device else { return true }
            return supportedDevices.contains(device)
        }
        return possible.isEmpty ? [.unchanged] : possible
    }
}

extension Scene {
    /// The environments beside the drawn one that a rule looks at by default. A scene of a file without an editor has its own environment
    /// alone, and what is no whole screen has no other screen.
    fileprivate func environments(beside scope: Rule.Scope) -> [EnvironmentOverride] {
        guard let canvas else { return [] }
        switch scope {
        case .drawn: return []
        case .screens:
            let isPhone = environment.device.map { $0.idiom == .phone } ?? (canvas.frame.width < 500)
            guard !canvas.keepsSize, isPhone, controllers.contains(where: { $0.id != nil }), environment.orientation != .landscape else {
                return []
            }
            return ["retina4_7", "retina6_7"].compactMap { EnvironmentOverride($0) }
                .filter { $0.device != environment.device && $0.device.map { canvas.supportedDevices.contains($0) } ?? true }
        case .largeText:
            // A television has one text size.
            guard canvas.supportedDevices.family != .televisions, nodes.contains(where: { $0.properties[.textStyle] != nil }) else {
                return []
            }
            return [EnvironmentOverride(category: .accessibilityExtraExtraExtraLarge)]
        }
    }
}
