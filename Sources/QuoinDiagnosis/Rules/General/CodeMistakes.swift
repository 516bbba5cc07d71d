import QuoinLayout
import QuoinScenes

// Rules about what code does to views that have constraints.

extension Rule {
    static let frameAndConstraintsMixed = Rule(
        "frame-and-constraints-mixed", .warning, summary: "A frame is assigned to a view that constraints position.",
        explanation: """
            A view that constraints position gets its frame from them in every layout pass. A frame that code assigns lasts until the \
            next pass: it seems to work at first, and is lost after a rotation.
            """,
        shows: "scrollView.frame = view.bounds on a view with constraints.",
        nearly: "The same on a view that translates its autoresizing mask and has no constraints."
    ) { scene in
        scene.fixedScrollViews()
            + scene.views.filter { $0.properties[.frameAssigned] == true && $0.node?.placement == .constraints }.map { view in
                Detection(
                    view,
                    "The frame that is assigned to \(view.title) does not last: constraints place it, at "
                        + "\(view.frameInParent.inWords).",
                    advice: "Remove the assignment and pin the view with constraints; or leave it to its autoresizing mask alone.")
            }
    }

    static let superviewMissing = Rule(
        "superview-missing", .error, summary: "A constraint was made for a view before it was in the tree.",
        explanation: """
            A constraint is installed on the nearest common ancestor of the views that it relates. Before a view has been added there is \
            none, and activating the constraint raises an exception. Add the view first, then constrain it.
            """,
        shows: "NSLayoutConstraint.activate before addSubview.",
        nearly: "addSubview first."
    ) { scene in
        let events = scene.scene.nodes.filter { $0.properties[.constrainedBeforeAdded] == true }.map { node in
            Detection(
                object: node.id,
                "\(scene.view(node.id)?.sentenceTitle ?? "\"\(node.id)\"") was constrained before it was added to a "
                    + "superview.",
                advice: "Call addSubview first, then activate its constraints.")
        }
        return events
            + scene.layout.problems.filter(\.isAboutAncestors).map {
                Detection(
                    object: $0.object, aspect: $0.message,
                    "The constraint \($0.object ?? "") cannot be made, UIKit raises an exception: \($0.message)",
                    advice: "Add both views to the same tree first, then activate the constraint.")
            }
    }

    static let invalidConstraint = Rule(
        "invalid-constraint", .error, summary: "A constraint is invalid: UIKit raises an exception.",
        explanation: """
            A location without a second item, leading related to left, an edge related to a size, a guide that the view does not have: UIKit \
            refuses such a constraint with an exception, and an Interface Builder file that contains one crashes when it is loaded.
            """,
        shows: "top = 20 without a second view.",
        nearly: "top = superview.top + 20."
    ) { scene in
        scene.layout.problems.filter { !$0.isAboutAncestors }.map {
            Detection(
                object: $0.object, aspect: $0.message,
                "The constraint \($0.object ?? "") cannot be made, UIKit raises an exception: \($0.message)",
                advice: "Correct or remove the constraint.")
        }
    }

    static let autoresizingLeftOn = Rule(
        "autoresizing-left-on", .warning, summary: "A view has constraints and still translates its autoresizing mask into constraints.",
        explanation: """
            translatesAutoresizingMaskIntoConstraints is true for every view that is made in code. UIKit then adds required constraints \
            for the frame that the view has at that moment, mostly 0 × 0, and they contradict or repeat those that you write.
            """,
        shows: "A view made in code with constraints, and translatesAutoresizingMaskIntoConstraints never set to false.",
        nearly: "The same with translatesAutoresizingMaskIntoConstraints = false."
    ) { scene in
        scene.views.dropFirst().compactMap { view -> Detection? in
            let constraints = scene.constraintsBesidesMask(view)
            guard !constraints.isEmpty else { return nil }
            let missing = view.missing(with: constraints)
            // Sizes that repeat the frame change nothing.
            let onlyRepeats = constraints.allSatisfy { $0.isFixedSize && $0.holds }
            var detection = Detection(
                view, severity: onlyRepeats ? .info : .warning,
                "\(view.sentenceTitle) has \(constraints.count == 1 ? "a constraint" : "constraints") of its own and still "
                    + "translates its autoresizing mask into constraints, which fix it at \(view.frameInParent.inWords).",
                advice: onlyRepeats
                    ? "Remove \(constraints.count == 1 ? "the constraint" : "the constraints"): the frame says the same."
                    : "Set translatesAutoresizingMaskIntoConstraints = false"
                        + (missing.isEmpty ? "." : ", and add constraints for its \(listed(missing)).")
            )
            detection.related = constraints.prefix(4).map { Finding.Related($0) }
            return detection
        }
    }
}

extension AnalyzedView {
    /// The lengths and positions that some constraints alone would leave open.
    fileprivate func missing(with constraints: [AnalyzedConstraint]) -> [String] {
        Axis.allCases.flatMap { axis -> [String] in
            let own = Set(constraints.filter { $0.axis == axis }.compactMap { $0.side(of: self)?.own.attribute })
            let places = own.filter(\.isLocation).count, hasLength = own.count > places || hasContentLength(axis)
            let position = "\(axis.letter) position"
            if places >= 2 || places == 1 && hasLength { return [] }
            return places == 1 ? [axis.lengthName] : hasLength ? [position] : [position, axis.lengthName]
        }
    }
}

extension SceneProblem {
    fileprivate var isAboutAncestors: Bool { message.includes("ancestor") || message.includes("superview") }
}

extension SceneAnalysis {
    /// The constraints that place a view which its autoresizing mask places already.
    fileprivate func constraintsBesidesMask(_ view: AnalyzedView) -> [AnalyzedConstraint] {
        guard case .frame? = view.node?.placement, view.properties[.fixedFrame] != true, !view.isCellPart, !view.isArranged,
            let parent = view.parent, !parent.isTable, usesAutoLayout
        else { return [] }
        return view.constraints.filter { constraint in
            guard constraint.isUser, constraint.isRequired, constraint.relation == .equal, constraint.places(view) else { return false }
            // A constraint with a neighbor that constraints place belongs to the neighbor.
            guard let other = constraint.side(of: view)?.other?.view, !other.contains(view) else { return true }
            return other.isPlacedByMask
        }
    }

    func isAutoresizingLeftOn(_ view: AnalyzedView) -> Bool { !constraintsBesidesMask(view).isEmpty }
}
