import QuoinLayout
import QuoinScenes
import QuoinSolver

/// The conditions under which a scroll view scrolls as intended, read from the computed layout.
///
/// ```text
///   ✓ 1   The scroll view is fixed to its superview by constraints.
///   ✓ 2   One content view holds everything in it.
///   ✗ 3   The content view decides the content's size:
///   ✓ 3a    its four edges are connected to the content's,
///   ✗ 3b    its width or its height is tied to the frame.          nothing follows the frame's width
///   ✓ 4   What is in it is connected from top to bottom without a gap.
///   ✓ 5   Nobody sets contentSize by hand.
/// ```
public struct ScrollChecklist: Hashable, Sendable {
    /// The scroll view's names from the root down.
    public let name: String
    /// The id of the scroll view.
    public let object: String
    /// The line of the scroll view in its file, from 1; 0 if it has none.
    public let line: Int
    /// The seven conditions, in their order.
    public let points: [Point]

    /// A condition, and whether it is met.
    public struct Point: Hashable, Sendable {
        /// The number of the condition, such as `1` or `3a`.
        public let number: String
        /// The condition in one sentence.
        public let text: String
        /// Whether the condition is met in all environments that were checked.
        public let isMet: Bool
        /// The reason why the condition fails, or holds in spite of appearances; may be empty.
        public let remark: String
    }

    /// Whether all conditions are met.
    public var isPassed: Bool { points.allSatisfy(\.isMet) }

    /// Returns the checklists of a document's scroll views, without tables and collections. Costs a layout for each scene and environment.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - environments: A point is met where it is met in all of them; if there are none, where the document was drawn.
    public static func all(in document: Document, environments: [EnvironmentOverride] = []) -> [ScrollChecklist] {
        document.scenes.flatMap { scene -> [ScrollChecklist] in
            var found: [ScrollChecklist] = []
            for environment in environments.isEmpty ? [.unchanged] : environments {
                for list in lists(scene, environment) {
                    if let index = found.firstIndex(where: { $0.object == list.object }) {
                        found[index] = found[index].and(list)
                    } else {
                        found.append(list)
                    }
                }
            }
            return found
        }
    }

    private static func lists(_ scene: Scene, _ environment: EnvironmentOverride) -> [ScrollChecklist] {
        do throws(LayoutError) {
            return try SceneAnalysis(scene, in: environment).scrolls.map { ScrollChecklist($0) }
        } catch {
            return []  // a machine without memory: the linter reports it
        }
    }

    /// Combines two checklists: a condition holds if it holds in both.
    private func and(_ other: ScrollChecklist) -> ScrollChecklist {
        ScrollChecklist(
            name: name, object: object, line: line, points: zip(points, other.points).map { $0.isMet && !$1.isMet ? $1 : $0 })
    }

    private init(name: String, object: String, line: Int, points: [Point]) {
        self.name = name
        self.object = object
        self.line = line
        self.points = points
    }
}

extension ScrollChecklist {
    private init(_ scroll: ScrollContent) {
        let edges = scroll.edgesPoint, tie = scroll.tiePoint
        self.init(
            name: scroll.view.path, object: scroll.view.id ?? "", line: scroll.view.line,
            points: [
                scroll.anchorPoint, scroll.containerPoint,
                Point(number: "3", text: "The content view decides the content's size:", isMet: edges.isMet && tie.isMet, remark: ""),
                edges,
                tie, scroll.chainPoint, scroll.sizePoint,
            ])
    }
}
