import QuoinLayout
import QuoinScenes

extension Inspection {
    /// Scroll views with a frame set by hand that follows nothing, though what is in them is a matter of constraints.
    func fixedScrollViews() -> [Sighting] {
        scrolls.compactMap { scroll in
            guard let node = node(scroll.place), node.properties[.frameAssigned] == true, scroll.isLaidOutByConstraints,
                case .frame(_, let mask, _) = node.placement, mask.isDisjoint(with: [.width, .height]),
                linksOfView[scroll.place].allSatisfy({ !self.places(scroll.place, by: links[$0]) })
            else { return nil }
            return Sighting(
                node.id,
                "The frame of \(called(scroll.place)) is set by hand and stays \(written(frameInParent(scroll.place))), whatever becomes of the "
                    + "view that it lies in; what is in it is placed by constraints.",
                advice: "Set translatesAutoresizingMaskIntoConstraints = false on it and pin it to its superview with constraints.")
        }
    }

    /// A constraint of the program's to something outside.
    private func places(_ place: Int, by link: Link) -> Bool {
        guard link.isUser else { return false }
        guard let second = link.second else { return true }
        let other = link.first.view == place ? second.view : link.first.view
        return other != place && !contains(place, other)
    }
}
