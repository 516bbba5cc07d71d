import QuoinLayout
import QuoinScenes
import QuoinSolver

/// Looks for mistakes in a document.
///
/// ```swift
/// let document = InterfaceBuilderFile.read(bytes, path: "Main.storyboard")
/// let surroundings = ["retina4_7", "retina6_12:landscape"].compactMap { Surrounding($0) }
/// let findings = Examination.findings(in: document, surroundings: surroundings, bytes: bytes)
/// ```
///
/// A document that could not be read has no findings; its ``QuoinScenes/Document/error`` says why. Values in, values out: any number of
/// documents may be examined side by side. Costs a layout for each scene and surrounding, and half as much again for the rules.
public enum Examination {
    /// The findings in the order of the file: by line, column and rule.
    ///
    /// - Parameters:
    ///   - rules: Which to look for; ``Rule/standard`` is all that need not be asked for.
    ///   - surroundings: Where to lay the document out; none: where it was drawn.
    ///   - bytes: The file, from which fixes take their edits; without it findings have fixes in words only.
    ///   - solver: What solves.
    public static func findings(
        in document: Document, rules: [Rule] = Rule.standard, surroundings: [Surrounding] = [], bytes: [UInt8] = [],
        solver: Backend = .native
    ) -> [Finding] {
        let places = surroundings.isEmpty ? [.own] : surroundings
        var found: [Finding] = []
        for scene in document.scenes {
            let inspections = inspect(scene, scene.possible(places), solver)
            let writer = FindingWriter(path: document.path, inspections: inspections, bytes: bytes)
            for rule in rules { found += writer.findings(rule) }
        }
        return found.sorted {
            ($0.line, $0.column, $0.rule, $0.object ?? "", $0.message) < ($1.line, $1.column, $1.rule, $1.object ?? "", $1.message)
        }
    }

    private static func inspect(_ scene: Scene, _ places: [Surrounding], _ solver: Backend) -> [Inspection] {
        places.compactMap { place in
            do throws(LayoutError) {
                return Inspection(try SceneLayout(scene, overriding: place.wishes, solver: solver), original: scene, surrounding: place)
            } catch {
                return nil  // a machine without memory, or a backend that this build has not
            }
        }
    }
}

extension Scene {
    /// Without the devices that the document was not made for; where it was drawn if it was made for none of them.
    fileprivate func possible(_ places: [Surrounding]) -> [Surrounding] {
        guard let audience = canvas?.audience else { return places }
        let possible = places.filter { $0.device.map(audience.contains) ?? true }
        return possible.isEmpty ? [.own] : possible
    }
}

extension Rule {
    /// All rules that need not be asked for.
    public static let standard = all.filter { !$0.optIn }
}
