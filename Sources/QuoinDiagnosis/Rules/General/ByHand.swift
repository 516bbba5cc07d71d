import QuoinLayout
import QuoinScenes

// Rules about what code or a file does to views that have constraints.

extension Rule {
    static let frameAndConstraintsMixed = Rule(
        "frame-and-constraints-mixed", .warning, summary: "A frame is assigned to a view that constraints place.",
        explanation: """
            A view whose place is a matter of constraints gets its frame from them in every layout pass. A frame that code assigns lasts \
            until then: it seems to work once, and is gone after a rotation.
            """,
        shows: "scrollView.frame = view.bounds on a view with constraints.",
        nearly: "The same on a view that translates its autoresizing mask and has no constraints."
    ) { inspection in
        inspection.fixedScrollViews()
            + inspection.views.indices.compactMap { place -> Sighting? in
                guard let node = inspection.node(place), node.properties[.frameAssigned] == true, node.placement == .constraints
                else {
                    return nil
                }
                return Sighting(
                    node.id,
                    "The frame that is assigned to \(inspection.called(place)) does not last: constraints place it, at "
                        + "\(written(inspection.frameInParent(place))).",
                    advice: "Remove the assignment and pin the view with constraints; or leave it to its autoresizing mask alone.")
            }
    }

    static let superviewMissing = Rule(
        "superview-missing", .error, summary: "A constraint was made for a view before it was in the tree.",
        explanation: """
            A constraint is kept by the nearest common ancestor of the views that it relates. Before a view has been added there is none, \
            and activating the constraint raises an exception. Add the view first, then constrain it.
            """,
        shows: "NSLayoutConstraint.activate before addSubview.",
        nearly: "addSubview first."
    ) { inspection in
        let events = inspection.scene.nodes.filter { $0.properties[.constrainedBeforeAdded] == true }.map { node in
            Sighting(
                node.id,
                "\(inspection.place(node.id).map { inspection.subject($0) } ?? "\"\(node.id)\"") was constrained before it was added to a "
                    + "superview.",
                advice: "Call addSubview first, then activate its constraints.")
        }
        return events
            + inspection.laidOut.problems.filter(\.isAboutAncestors).map {
                Sighting(
                    $0.object, aspect: $0.message,
                    "The constraint \($0.object ?? "") cannot be made, UIKit raises an exception: \($0.message)",
                    advice: "Add both views to the same tree first, then activate the constraint.")
            }
    }

    static let invalidConstraint = Rule(
        "invalid-constraint", .error, summary: "A constraint that cannot be: UIKit raises an exception.",
        explanation: """
            A place compared with a number, leading with left, an edge with a length, a guide that the view has not: UIKit refuses such a \
            constraint with an exception, and an Interface Builder file that holds one crashes when it is loaded.
            """,
        shows: "top = 20 without a second view.",
        nearly: "top = superview.top + 20."
    ) { inspection in
        inspection.laidOut.problems.filter { !$0.isAboutAncestors }.map {
            Sighting(
                $0.object, aspect: $0.message, "The constraint \($0.object ?? "") cannot be made, UIKit raises an exception: \($0.message)",
                advice: "Correct or remove the constraint.")
        }
    }

    static let autoresizingLeftOn = Rule(
        "autoresizing-left-on", .warning, summary: "A view has constraints and still translates its autoresizing mask into constraints.",
        explanation: """
            translatesAutoresizingMaskIntoConstraints is on for every view that code makes. UIKit then adds required constraints for the frame \
            that the view has at that moment, mostly 0 × 0, and they contradict or repeat those that you write.
            """,
        shows: "A view made in code with constraints, and translatesAutoresizingMaskIntoConstraints never set to false.",
        nearly: "The same with translatesAutoresizingMaskIntoConstraints = false."
    ) { inspection in
        inspection.views.indices.dropFirst().compactMap { place -> Sighting? in
            let links = inspection.linksBesidesMask(place)
            guard let first = links.first, let node = inspection.node(place) else { return nil }
            var sighting = Sighting(
                node.id,
                "\(inspection.subject(place)) has \(links.count == 1 ? "a constraint" : "\(links.count) constraints") of its own and still "
                    + "translates its autoresizing mask into constraints, which fix it at \(written(inspection.frameInParent(place))).",
                advice: "Set translatesAutoresizingMaskIntoConstraints = false.")
            sighting.related = [inspection.related(first)]
            return sighting
        }
    }

    static let constraintOnUninstalled = Rule(
        "constraint-on-uninstalled", .warning, summary: "A constraint is installed for a size class, and the view that it names is not.",
        explanation: """
            Views and constraints are installed for size classes one by one. A constraint that names a view which is not there is left out, \
            and whatever it held is held by nothing. Xcode says that it "is referencing items turned off in current configuration".
            """,
        shows: "A label that is not installed for compact widths, and a constraint to it that is.",
        nearly: "Both not installed."
    ) { inspection in
        let screen = inspection.laidOut.screen
        guard inspection.original.nodes.contains(where: { !$0.isInstalled || !$0.variations.isEmpty }), screen.device != nil else {
            return []
        }
        let there = Set(inspection.scene.nodes.map(\.id))
        let all = Set(inspection.original.nodes.map(\.id))
        var seen: Set<String> = []
        return inspection.original.constraints.compactMap { constraint -> Sighting? in
            let resolved = constraint.resolved(on: screen)
            let names = [constraint.first.node, constraint.second?.node].compactMap { $0 }
            guard resolved.isInstalled, let missing = names.first(where: { all.contains($0) && !there.contains($0) }),
                let other = names.first(where: { there.contains($0) }), seen.insert(missing).inserted
            else { return nil }
            return Sighting(
                constraint.id,
                "A constraint between \(inspection.place(other).map { inspection.called($0) } ?? other) and \(missing) is installed here, and "
                    + "\(missing) is not: the constraint is left out.",
                advice: "Turn the constraint off for these size classes as well.")
        }
    }

    static let deploymentTarget = Rule(
        "deployment-target", .error, summary: "The document uses what its deployment target does not have.",
        explanation: """
            Stack views came with iOS 9, the content and frame layout guides of scroll views with iOS 11. A document that names an older \
            target does not compile, or crashes when it is loaded there. Safe area guides came with iOS 11 too; from iOS 9 on Xcode takes \
            the controller's top and bottom layout guides in their place, which only the view of a controller has.
            """,
        shows: "Deployment target iOS 8 and a constraint to a scroll view's frame layout guide.",
        nearly: "The same with deployment target iOS 11."
    ) { inspection in
        guard let target = inspection.node(0)?.properties[.deploymentTarget] else { return [] }
        var found: [Sighting] = []
        if target < 11, let constraint = inspection.scene.constraints.first(where: { $0.names(["content", "frame"]) }) {
            found.append(older(target, constraint.id, "the layout guides of scroll views came with iOS 11"))
        }
        if target < 9, let stack = inspection.scene.nodes.first(where: { $0.kind == "stackView" }) {
            found.append(older(target, stack.id, "stack views came with iOS 9"))
        }
        return found + safeAreas(target, inspection)
    }

    /// The guides that old documents name beside the view are of their time.
    private static func safeAreas(_ target: Double, _ inspection: Inspection) -> [Sighting] {
        guard target < 11 else { return [] }
        let guided = Set(inspection.scene.nodes.lazy.filter { $0.properties[.hasSafeAreaGuide] == true }.map(\.id))
        let root = inspection.scene.controllers.first { $0.id != nil }?.root
        let sights = inspection.scene.constraints.compactMap { constraint -> Sighting? in
            let items = [constraint.first, constraint.second].compactMap { $0 }.filter { $0.part == "safeArea" && guided.contains($0.node) }
            if target < 9, !items.isEmpty {
                return older(target, constraint.id, "safe area guides came with iOS 11, and Xcode has others for them from iOS 9 on")
            }
            guard items.contains(where: { $0.node != root }) else { return nil }
            var sighting = older(target, constraint.id, "before iOS 11 only a controller's own view has something like a safe area")
            sighting.severity = .warning
            return sighting
        }
        return Array(sights.prefix(1))
    }

    static let unsupportedAttributes = Rule(
        "unsupported-attributes", .warning, summary: "A constraint that Xcode 5.0 could not write, in a document of that time.",
        explanation: """
            Before Xcode 5.1 a constraint in a document could not have a multiplier, nor align two different attributes, such as a center \
            with an edge. Documents of that time that hold one were edited by hand or by a later Xcode, and compiled by the older one they \
            behave otherwise at run time. Xcode says: "Unsupported configuration of constraint attributes."
            """,
        shows: "In a document of Xcode 5, width = 0.5 × superview.width.",
        nearly: "The same in a document of Xcode 6 or later."
    ) { inspection in
        guard inspection.original.canvas != nil, inspection.original.environment.era.map({ $0 <= .ios7 }) ?? false else { return [] }
        return inspection.links.compactMap { link -> Sighting? in
            guard link.isUser, let second = link.second else { return nil }
            let isAlignment = link.first.attribute.isLocation && link.first.attribute.isCenter != second.attribute.isCenter
            guard link.multiplier != 1 || isAlignment else { return nil }
            return Sighting(
                link.id,
                "\(inspection.described(link)) \(link.multiplier != 1 ? "has a multiplier" : "aligns different attributes"), which documents "
                    + "could not hold before Xcode 5.1.",
                advice: "Save the document with a current Xcode.")
        }
    }

    private static func older(_ target: Double, _ object: String?, _ what: String) -> Sighting {
        Sighting(
            object, aspect: what, "The deployment target is iOS \(inPoints(target)), and \(what).",
            advice: "Raise the deployment target of the document, or do without.")
    }
}

extension SceneProblem {
    fileprivate var isAboutAncestors: Bool { message.contains("ancestor") || message.contains("superview") }
}

extension SceneConstraint {
    fileprivate func names(_ parts: Set<String>) -> Bool {
        [first.part, second?.part].contains { $0.map { parts.contains($0) } ?? false }
    }
}

extension Inspection {
    /// Constraints that place a view which its autoresizing mask places already.
    fileprivate func linksBesidesMask(_ place: Int) -> [Link] {
        guard let node = node(place), case .frame = node.placement, node.properties[.fixedFrame] != true, !isCellPart(place),
            !isArranged(place), let parent = views[place].parent, !isTable(parent), usesAutoLayout
        else { return [] }
        return linksOfView[place].map { links[$0] }.filter { places($0, place) }
    }

    func isAutoresizingLeftOn(_ place: Int) -> Bool { !linksBesidesMask(place).isEmpty }

    /// A user's constraint that says where a view is, or how large; not where something in it is.
    fileprivate func places(_ link: Link, _ place: Int) -> Bool {
        guard link.isUser, link.isRequired, link.relation == .equal else { return false }
        guard let second = link.second else { return true }
        let other = link.first.view == place ? second.view : link.first.view
        return other != place && !contains(place, other)
    }
}
