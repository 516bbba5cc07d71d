import QuoinBehaviors
import QuoinLayout

/// A scroll view and what is in it, axis by axis.
final class ScrollContent {
    let inspection: Inspection
    /// The scroll view's place.
    let place: Int
    private(set) lazy var horizontal = AxisContent(self, .horizontal)
    private(set) lazy var vertical = AxisContent(self, .vertical)

    init(_ inspection: Inspection, _ place: Int) {
        self.inspection = inspection
        self.place = place
    }

    subscript(axis: Axis) -> AxisContent { axis == .horizontal ? horizontal : vertical }

    /// The views directly in it.
    private(set) lazy var direct: [Int] = inspection.views[place].children.filter { inspection.isView($0) }

    /// Those that constraints place.
    private(set) lazy var constrained: [Int] = direct.filter { inspection.views[$0].item.autoresizing == nil }

    /// Whether it is meant to scroll up and down.
    private(set) lazy var meansVertical: Bool = findDirection()

    /// Constraints between the content and the scroll view's content area.
    private(set) lazy var inner: [Link] = {
        var indices = Set(inspection.linksOfView[place])
        return indices.sorted().map { inspection.links[$0] }.filter { link in
            link.sides.contains { own, other in
                own.view == place && (own.part == .content || other.map { inspection.contains(place, $0.view) } ?? false)
            }
        }
    }()

    var behavior: ScrollView? { inspection.scrollView(place) }

    /// The program says how large the content is where nothing in it is placed by constraints (SC-23).
    var isLaidOutByConstraints: Bool { !constrained.isEmpty && !inner.isEmpty }

    /// Constraints that hold something in it at a place outside, on an axis.
    func outsideTies(_ axis: Axis) -> [Link] {
        inspection.inside(place).flatMap { inner in
            inspection.linksOfView[inner].map { inspection.links[$0] }.filter { link in
                link.axis == axis && inspection.outsideTie(link).map { $0.scroll == place } ?? false
            }
        }
    }

    /// The only view in it, if that holds the others.
    var container: Int? {
        guard constrained.count == 1, let only = constrained.first else { return nil }
        return only
    }
}

/// One axis of a scroll view's content.
final class AxisContent {
    unowned let scroll: ScrollContent
    let axis: Axis

    init(_ scroll: ScrollContent, _ axis: Axis) {
        self.scroll = scroll
        self.axis = axis
    }

    /// Which link is missing on the way from its start to its end; nil: none, or something outside is open.
    private(set) lazy var cause: ContentCause? = findCause()

    var inspection: Inspection { scroll.inspection }

    /// Constraints at the content's start.
    private(set) lazy var begins: [Link] = ends(where: { $0.isStart })
    /// Constraints that mention its end, or its length.
    private(set) lazy var ends: [Link] = ends(where: { !$0.isStart })

    private func ends(where isWanted: (Attribute) -> Bool) -> [Link] {
        scroll.inner.filter { link in
            link.axis == axis
                && link.sides.contains { own, other in
                    own.view == scroll.place && inspection.meansContent(own, from: other) && isWanted(own.attribute)
                }
        }
    }

    /// No constraint decides how long the content is.
    var isOpen: Bool {
        inspection.open[scroll.place].contains(axis == .horizontal ? .contentWidth : .contentHeight)
    }

    var length: Double {
        let size = inspection.views[scroll.place].item.contentAreaSize
        return axis == .horizontal ? size.width : size.height
    }

    var frameLength: Double { inspection.length(scroll.place, axis) }

    /// The edges of everything inside, worked out from the content's start.
    private(set) lazy var equations = AxisEquations(inspection, scroll.place, axis)

    /// The content's length as a sum; nil while something in it is free.
    private(set) lazy var sum: Elimination.Form? = {
        let form = equations.contentEnd
        return form.isDetermined ? form : nil
    }()

    /// It follows what the scroll view shows, or the size of something outside.
    var isTied: Bool {
        sum.map { $0.knowns.keys.contains { if case .frame = $0 { true } else if case .outsideLength = $0 { true } else { false } } }
            ?? false
    }

    /// The views whose own content it is made of.
    var contents: [Int] {
        (sum?.knowns.keys.compactMap { if case .content(let place) = $0 { place } else { nil } } ?? []).sorted()
    }

    /// Whether text is among them.
    var dependsOnText: Bool { contents.contains { inspection.hasText($0) } }

    /// The constraint that makes a view in it exactly as long as the scroll view.
    var plainTie: Link? {
        inspection.linksOfView[scroll.place].lazy.map { self.inspection.links[$0] }.first { link in
            guard link.isUser, link.isRequired, link.relation == .equal, link.multiplier == 1, link.constant == 0, link.axis == axis,
                !link.first.attribute.isLocation, let second = link.second, !second.attribute.isLocation
            else { return false }
            return link.sides.contains { own, other in
                own.view == scroll.place && own.part != .content && other.map { inspection.contains(scroll.place, $0.view) } ?? false
            }
        }
    }
}
