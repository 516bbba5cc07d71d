import QuoinLayout
import QuoinScenes
import QuoinSolver

/// Looks for mistakes in a document.
///
/// ```swift
/// let document = InterfaceBuilderFile.read(bytes, path: "Main.storyboard")
/// let environments = ["retina4_7", "retina6_12:landscape"].compactMap { EnvironmentOverride($0) }
/// let findings = Examination.findings(in: document, environments: environments, bytes: bytes)
/// ```
///
/// A document that could not be read has no findings; its ``QuoinScenes/Document/error`` says why. Values in, values out: any number of
/// documents may be examined side by side. Costs a layout for each scene and environment, and half as much again for the rules.
public enum Examination {
    /// What was found, and where nothing could be looked for.
    public struct Outcome: Sendable {
        /// In the order of the file: by line, column and rule.
        public var findings: [Finding] = []
        public var failures: [Failure] = []
    }

    /// A scene that could not be laid out, so that no rule saw it.
    public struct Failure: Equatable, Sendable, CustomStringConvertible {
        /// The scene's id; nil: it has none.
        public var scene: String?
        /// The name of the ``EnvironmentOverride``; empty: the document's own.
        public var environment: String
        public var error: LayoutError

        public var description: String {
            let name = scene.map { "scene \($0)" } ?? "the scene"
            let place = environment.isEmpty ? "" : " on \(environment)"
            return "\(name) was not examined\(place): \(error)"
        }
    }

    /// The findings alone, in the order of the file. A scene that cannot be laid out is missing in them:
    /// ``examine(_:rules:environments:bytes:solver:)`` says which.
    ///
    /// - Parameters:
    ///   - rules: Which to look for; ``Rule/standard`` is all that need not be asked for.
    ///   - environments: Where to lay the document out; none: where it was drawn.
    ///   - bytes: The file, from which fixes take their edits; without it findings have fixes in words only.
    ///   - solver: What solves.
    public static func findings(
        in document: Document, rules: [Rule] = Rule.standard, environments: [EnvironmentOverride] = [], bytes: [UInt8] = [],
        solver: Backend = .native
    ) -> [Finding] {
        examine(document, rules: rules, environments: environments, bytes: bytes, solver: solver).findings
    }

    /// The findings, and the scenes that could not be laid out: by a machine without memory, or with a backend that fails or that
    /// this build has not. All others are examined.
    ///
    /// ```swift
    /// let outcome = Examination.examine(document, solver: .glpk)
    /// for failure in outcome.failures { print(failure) }   // scene tne-QT-ifu was not examined on retina4_7: …
    /// ```
    ///
    /// The parameters are those of ``findings(in:rules:environments:bytes:solver:)``.
    public static func examine(
        _ document: Document, rules: [Rule] = Rule.standard, environments: [EnvironmentOverride] = [], bytes: [UInt8] = [],
        solver: Backend = .native
    ) -> Outcome {
        let places = environments.isEmpty ? [.unchanged] : environments
        var outcome = Outcome()
        for scene in document.scenes {
            let inspections = inspect(scene, scene.possible(places), solver, &outcome.failures)
            let writer = FindingWriter(path: document.path, inspections: inspections, bytes: bytes)
            for rule in rules { outcome.findings += writer.findings(rule) }
        }
        outcome.findings.sort {
            ($0.line, $0.column, $0.rule, $0.object ?? "", $0.message) < ($1.line, $1.column, $1.rule, $1.object ?? "", $1.message)
        }
        return outcome
    }

    private static func inspect(
        _ scene: Scene, _ places: [EnvironmentOverride], _ solver: Backend, _ failures: inout [Failure]
    ) -> [Inspection] {
        var inspections: [Inspection] = []
        for place in places {
            do throws(LayoutError) {
                let laidOut = try SceneLayout(scene, overriding: place.heldUpright, solver: solver)
                inspections.append(Inspection(laidOut, original: scene, environment: place))
            } catch {
                failures.append(Failure(scene: scene.id, environment: place.name, error: error))
            }
        }
        return inspections
    }
}

extension Scene {
    /// Without the devices that the document was not made for; where it was drawn if it was made for none of them.
    fileprivate func possible(_ places: [EnvironmentOverride]) -> [EnvironmentOverride] {
        guard let audience = canvas?.audience else { return places }
        let possible = places.filter { $0.device.map(audience.contains) ?? true }
        return possible.isEmpty ? [.unchanged] : possible
    }
}

extension Rule {
    /// All rules that need not be asked for.
    public static let standard = all.filter { !$0.optIn }
}
