import QuoinDiagnosis
import QuoinScenes

/// A suite that writes views and constraints in Interface Builder's XML.
protocol MarkupSuite {}

extension MarkupSuite {
    /// The attribute of a view without a mask.
    var off: String { "translatesAutoresizingMaskIntoConstraints=\"NO\"" }

    func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// The findings of some rules in the view of a controller that holds these views and constraints: where it was drawn and, if devices are
    /// named, on these as well.
    func findings(_ rules: String..., in views: String, _ constraints: String = "", on devices: [String]? = nil) throws -> [Finding] {
        let document = Given.storyboard(views, constraints).document
        if let error = document.error { throw error }
        let environments = devices.map { [.unchanged] + $0.compactMap { EnvironmentOverride($0) } } ?? []
        return Linter(rules: Rule.all.filter { rules.contains($0.id) }, environments: environments).findings(in: document)
    }

    /// A constraint on a length of the view that contains it.
    func length(_ id: String, _ edge: String, of constant: Double, more: String = "") -> String {
        "<constraint firstAttribute=\"\(edge)\" constant=\"\(constant)\" \(more) id=\"\(id)\"/>"
    }

    /// A constraint between two attributes, such as `title.top` and `root.top`.
    func tie(_ id: String, _ first: String, to second: String, plus constant: Double = 0, more: String = "") -> String {
        "<constraint \(attribute("first", first)) \(attribute("second", second)) constant=\"\(constant)\" \(more) id=\"\(id)\"/>"
    }

    /// Constraints between the same edges of two views; the id of each is a prefix and the edge.
    func tieEdges(
        _ prefix: String, of view: String, to other: String, at edges: [String] = ["top", "bottom", "leading", "trailing"]
    ) -> String {
        edges.map { tie("\(prefix)\($0)", "\(view).\($0)", to: "\(other).\($0)") }.joined()
    }

    private func attribute(_ place: String, _ name: String) -> String {
        let parts = name.split(separator: ".")
        return "\(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\""
    }
}
