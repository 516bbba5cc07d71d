import QuoinLayout
import QuoinScenes

// Rules about documents whose parts do not go together.

extension Rule {
    static let constraintOnUninstalled = Rule(
        "constraint-on-uninstalled", .info, summary: "A constraint is installed for a size class, and the view that it names is not.",
        explanation: """
            Each view and each constraint is installed for certain size classes. A constraint to a view that is not installed is left \
            out, and nothing replaces it. Xcode says that it "is referencing items turned off in current configuration".
            """,
        shows: "A label that is not installed for compact widths, and a constraint to it that is.",
        nearly: "Both not installed."
    ) { scene in
        let screen = scene.layout.screen
        guard scene.original.nodes.contains(where: { !$0.isInstalled || !$0.variations.isEmpty }), screen.device != nil else {
            return []
        }
        let there = Set(scene.scene.nodes.map(\.id))
        let all = Set(scene.original.nodes.map(\.id))
        var seen: Set<String> = []
        return scene.original.constraints.compactMap { constraint -> Detection? in
            let resolved = constraint.resolved(on: screen)
            let names = [constraint.first.node, constraint.second?.node].compactMap { $0 }
            guard resolved.isInstalled, let missing = names.first(where: { all.contains($0) && !there.contains($0) }),
                let other = names.first(where: { there.contains($0) }), seen.insert(missing).inserted
            else { return nil }
            return Detection(
                object: constraint.id,
                "A constraint between \(scene.view(other)?.title ?? other) and \(missing) is installed here, and "
                    + "\(missing) is not: the constraint is left out.",
                advice: "Turn the constraint off for these size classes as well.")
        }
    }

    static let deploymentTarget = Rule(
        "deployment-target", .error, summary: "The document uses a feature that its deployment target does not have.",
        explanation: """
            Stack views came with iOS 9, the content and frame layout guides of scroll views with iOS 11. A document that names an older \
            target does not compile, or crashes when it is loaded there. Safe area guides came with iOS 11 too; from iOS 9 on Xcode \
            replaces them by the controller's top and bottom layout guides, which only the view of a controller has.
            """,
        shows: "Deployment target iOS 8 and a constraint to a scroll view's frame layout guide.",
        nearly: "The same with deployment target iOS 11."
    ) { scene in
        guard let target = scene.root.properties[.deploymentTarget] else { return [] }
        var found: [Detection] = []
        if target < 11, let constraint = scene.scene.constraints.first(where: { $0.names(["content", "frame"]) }) {
            found.append(older(than: target, object: constraint.id, what: "the layout guides of scroll views came with iOS 11"))
        }
        if target < 9, let stack = scene.scene.nodes.first(where: { $0.kind == "stackView" }) {
            found.append(older(than: target, object: stack.id, what: "stack views came with iOS 9"))
        }
        return found + safeAreas(target, scene)
    }

    /// Safe areas in documents for systems that have none. The guides that old documents name beside the view are of their time.
    private static func safeAreas(_ target: Double, _ scene: SceneAnalysis) -> [Detection] {
        guard target < 11 else { return [] }
        let guided = Set(scene.scene.nodes.lazy.filter { $0.properties[.hasSafeAreaGuide] == true }.map(\.id))
        let root = scene.scene.controllers.first { $0.id != nil }?.root
        let detections = scene.scene.constraints.compactMap { constraint -> Detection? in
            let items = [constraint.first, constraint.second].compactMap { $0 }.filter { $0.part == "safeArea" && guided.contains($0.node) }
            if target < 9, !items.isEmpty {
                return older(
                    than: target, object: constraint.id,
                    what: "safe area guides came with iOS 11, and Xcode has others for them from iOS 9 on")
            }
            guard items.contains(where: { $0.node != root }) else { return nil }
            var detection = older(
                than: target, object: constraint.id, what: "before iOS 11 only a controller's own view has something like a safe area")
            detection.severity = .warning
            return detection
        }
        return Array(detections.prefix(1))
    }

    static let unsupportedAttributes = Rule(
        "unsupported-attributes", .warning, summary: "A document of Xcode 5.0 contains a constraint that this version does not support.",
        explanation: """
            Before Xcode 5.1 a constraint in a document could not have a multiplier, nor align two different attributes, such as a \
            center with an edge. Documents of that version that contain one were edited by hand or by a later Xcode, and behave \
            differently at run time if the older one compiles them. Xcode says: "Unsupported configuration of constraint attributes."
            """,
        shows: "In a document of Xcode 5, width = 0.5 × superview.width.",
        nearly: "The same in a document of Xcode 6 or later."
    ) { scene in
        guard scene.original.canvas != nil, scene.original.environment.era.map({ $0 <= .ios7 }) ?? false else { return [] }
        return scene.constraints.compactMap { constraint -> Detection? in
            guard constraint.isUser, let second = constraint.second else { return nil }
            let isAlignment = constraint.first.attribute.isLocation && constraint.first.attribute.isCenter != second.attribute.isCenter
            guard constraint.multiplier != 1 || isAlignment else { return nil }
            return Detection(
                constraint,
                "\(constraint) \(constraint.multiplier != 1 ? "has a multiplier" : "aligns different attributes"), which documents "
                    + "could not hold before Xcode 5.1.",
                advice: "Save the document with a current Xcode.")
        }
    }

    private static func older(than target: Double, object: String?, what: String) -> Detection {
        Detection(
            object: object, aspect: what, "The deployment target is iOS \(inPoints(target)), and \(what).",
            advice: "Raise the deployment target of the document, or do without.")
    }
}

extension SceneConstraint {
    fileprivate func names(_ parts: Set<String>) -> Bool {
        [first.part, second?.part].contains { $0.map { parts.contains($0) } ?? false }
    }
}
