import QuoinLayout
import QuoinScenes

// The rule about constraints that are there for the editor only.

extension Rule {
    static let placeholderConstraint = Rule(
        "placeholder-constraint", .info,
        summary: "Without a constraint that is removed at build time, a view's position or size is undetermined.",
        explanation: """
            A constraint marked "Remove at build time" suppresses Xcode's warnings, but does not exist when the program runs. Something \
            has to replace it: a constraint added in code, or content that is loaded later. Without either, the view may be anywhere.
            """,
        shows: "A view whose only height is a constraint that is removed at build time.",
        nearly: "The same on a label, whose text decides its height."
    ) { scene in
        let placeholders = scene.original.constraints.filter(\.isPlaceholder)
        guard scene.isDrawn, !placeholders.isEmpty else { return [] }
        var bare = scene.original
        bare.constraints.removeAll(where: \.isPlaceholder)
        guard let without = try? SceneAnalysis(bare, in: scene.environment) else { return [] }
        let known = Set(scene.ambiguities.map(\.view.id))
        return without.ambiguities.compactMap { ambiguity -> Detection? in
            let view = ambiguity.view
            guard ambiguity.rivals.isEmpty, let id = view.id, !known.contains(id), !view.isHidden else { return nil }
            let names = Set(([view] + ambiguity.dependents).compactMap(\.id))
            guard
                let placeholder = placeholders.first(where: {
                    names.contains($0.first.node) || $0.second.map { names.contains($0.node) } ?? false
                })
            else { return nil }
            var detection = Detection(
                object: id, aspect: ambiguity.axis.lengthName,
                "\(view.sentenceTitle) has no \(ambiguity.length ? ambiguity.axis.lengthName : "\(ambiguity.axis.letter) position") at run time "
                    + "unless code gives it one: its constraint is removed at build time.",
                advice: "Add the constraint in code, or keep this one (clear Remove at build time).")
            detection.related = [
                Finding.Related(
                    object: placeholder.id, line: placeholder.source?.start.line ?? 0, message: "The constraint that is removed")
            ]
            return detection
        }
    }
}
