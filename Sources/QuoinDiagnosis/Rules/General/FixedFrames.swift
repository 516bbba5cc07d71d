import QuoinLayout
import QuoinScenes

extension SceneAnalysis {
    /// Scroll views with a frame set by hand that follows nothing, though constraints place their content.
    func fixedScrollViews() -> [Detection] {
        scrolls.compactMap { scroll in
            let view = scroll.view
            guard view.properties[.frameAssigned] == true, scroll.isLaidOutByConstraints,
                case .frame(_, let mask, _)? = view.node?.placement, mask.isDisjoint(with: [.width, .height]),
                view.constraints.allSatisfy({ !$0.isUser || !$0.places(view) })
            else { return nil }
            return Detection(
                view,
                "The frame of \(view.title) is set by hand and stays \(view.frameInParent.inWords), whatever becomes of the "
                    + "view that it lies in; what is in it is placed by constraints.",
                advice: "Set translatesAutoresizingMaskIntoConstraints = false on it and pin it to its superview with constraints.")
        }
    }
}

extension AnalyzedConstraint {
    /// Whether it says where a view is, or how large: it ties the view to something outside, or gives it a number.
    func places(_ view: AnalyzedView) -> Bool {
        guard let second else { return true }
        let other = first.view == view ? second.view : first.view
        return other != view && !view.contains(other)
    }
}
