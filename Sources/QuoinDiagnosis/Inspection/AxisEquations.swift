import QuoinLayout
import QuoinSolver

/// Where the edges in a scroll view are on one axis, as sums over the content's start (see ``Elimination``).
///
/// Constraints that hold go in, the strongest first; content sizes where the view has the size it asks for.
struct AxisEquations {
    private let inspection: Inspection
    private let scroll: Int
    private let axis: Axis
    private(set) var elimination = Elimination()
    /// Of more views nobody could read what the sum is made of: their contents go in as numbers, so that sums stay short.
    private static let mostNamed = 600
    /// Even short sums may grow with the square of the views.
    private static let most = 5_000
    /// Where the content ends.
    let contentEnd: Elimination.Form
    /// The inequality, by its place among the links, that would close the sum if it were an equation.
    let closingInequality: Int?

    init(_ inspection: Inspection, _ scroll: Int, _ axis: Axis) {
        self.inspection = inspection
        self.scroll = scroll
        self.axis = axis
        var elimination = Elimination()
        var reader = Reader(inspection, scroll, axis)
        reader.namesContents = inspection.inside(scroll).count <= AxisEquations.mostNamed
        guard inspection.inside(scroll).count <= AxisEquations.most else {
            contentEnd = reader.contentFar(scroll)
            closingInequality = nil
            return
        }
        for form in reader.equalities() { elimination.assume(form) }
        let far = reader.contentFar(scroll)
        var closing: Int?
        if !elimination.reduced(far).isDetermined {
            var tight = elimination
            for (index, form) in reader.tightInequalities() where closing == nil {
                tight.assume(form)
                if tight.reduced(far).isDetermined { closing = index }
            }
            // Something pulls it tight.
            if !inspection.open[scroll].contains(axis == .horizontal ? .contentWidth : .contentHeight) { elimination = tight }
        }
        closingInequality = closing
        self.elimination = elimination
        contentEnd = elimination.reduced(far)
    }

    private var reader: Reader { Reader(inspection, scroll, axis) }

    func start(_ place: Int) -> Elimination.Form { elimination.reduced(reader.near(place)) }
    func end(_ place: Int) -> Elimination.Form { elimination.reduced(reader.far(place)) }
    func length(_ place: Int) -> Elimination.Form { elimination.reduced(reader.far(place).plus(reader.near(place), times: -1)) }

    /// Whether the content's length is known once that of this view is.
    func isCompleted(byLengthOf place: Int) -> Bool {
        let missing = contentEnd.unknowns
        let own = length(place).unknowns
        guard !missing.isEmpty, missing.count == own.count, let (unknown, value) = missing.first, let other = own[unknown] else {
            return false
        }
        let factor = other / value
        return missing.allSatisfy { abs((own[$0.key] ?? 0) - $0.value * factor) < 1e-6 }
    }

    /// Whether a view's end hangs on the content's end, whatever that is.
    func hangsOnEnd(_ form: Elimination.Form) -> Bool { !contentEnd.isDetermined && form.plus(contentEnd, times: -1).isDetermined }
}

/// Reads constraints as forms over the edges inside one scroll view.
private struct Reader {
    typealias Form = Elimination.Form

    let inspection: Inspection
    let scroll: Int
    let axis: Axis
    var namesContents = true

    init(_ inspection: Inspection, _ scroll: Int, _ axis: Axis) {
        self.inspection = inspection
        self.scroll = scroll
        self.axis = axis
    }

    // Two unknowns a view, and one more for what a scroll view in it scrolls.
    func near(_ place: Int) -> Form { .unknown(3 * place) }
    func far(_ place: Int) -> Form { .unknown(3 * place + 1) }
    func contentFar(_ place: Int) -> Form { .unknown(3 * place + 2) }

    func isInside(_ place: Int) -> Bool { inspection.contains(scroll, place) }

    /// The places of the links that have to do with what is inside.
    private func indices() -> [Int] {
        var indices: Set<Int> = []
        for place in inspection.inside(scroll) { indices.formUnion(inspection.linksOfView[place]) }
        indices.formUnion(inspection.linksOfView[scroll])
        return indices.sorted().filter { index in
            let link = inspection.links[index]
            return link.axis == axis && (link.sides.contains { isInside($0.own.view) || $0.own.view == scroll && $0.own.part == .content })
        }
    }

    func equalities() -> [Form] {
        let links = indices().map { inspection.links[$0] }
        let equal = links.filter { $0.relation == .equal && $0.origin != .contentSize && ($0.isRequired || inspection.isTight($0)) }
        let required = equal.filter(\.isRequired).compactMap { form($0) }
        let optional = equal.filter { !$0.isRequired }.sorted { $0.priority > $1.priority }
        let strong = optional.filter { $0.priority >= 250 }.compactMap { form($0) }
        let weak = optional.filter { $0.priority < 250 }.compactMap { form($0) }
        return required + strong + contents() + weak
    }

    func tightInequalities() -> [(index: Int, form: Form)] {
        indices().filter { index in
            let link = inspection.links[index]
            return link.relation != .equal && link.origin != .contentSize && inspection.isTight(link)
        }
        .sorted { inspection.links[$0].priority > inspection.links[$1].priority }
        .compactMap { index in form(inspection.links[index]).map { (index, $0) } }
    }

    /// A view that is as large as its content asks.
    private func contents() -> [Form] {
        inspection.inside(scroll).compactMap { place in
            guard let wanted = inspection.contentLength(place, axis), inspection.hasOwnLength(place, axis) else { return nil }
            let insets = inspection.views[place].item.alignmentInsets
            let extra = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
            guard abs(inspection.length(place, axis) - extra - wanted) <= Inspection.pixel else { return nil }
            let length = namesContents ? Form.known(.content(place)) : .known(.number, wanted)
            return far(place).plus(near(place), times: -1).plus(length, times: -1)
        }
    }

    private func form(_ link: Link) -> Form? {
        guard var form = form(link.first, from: link.second) else { return nil }
        if let second = link.second {
            guard let other = self.form(second, from: link.first) else { return nil }
            form.add(other, times: -link.multiplier)
        }
        return form.plus(.known(.number, link.constant), times: -1)
    }

    private func form(_ end: Link.End, from other: Link.End?) -> Form? {
        let isContent = inspection.meansContent(end, from: other)
        if end.view == scroll {
            if isContent { return combine(Form(), contentFar(scroll), end.attribute) }
            return combine(Form(), .known(.frame), end.attribute)
        }
        guard isInside(end.view) else {
            return end.attribute.isLocation ? .known(.outsidePlace(end.view)) : .known(.outsideLength(end.view))
        }
        if isContent { return combine(near(end.view), near(end.view).plus(contentFar(end.view)), end.attribute) }
        return combine(near(end.view), far(end.view), end.attribute)
    }

    private func combine(_ near: Form, _ far: Form, _ attribute: Attribute) -> Form {
        switch attribute {
        case .width, .height: return far.plus(near, times: -1)
        case _ where attribute.isCenter: return Form().plus(near, times: 0.5).plus(far, times: 0.5)
        case _ where attribute.isStart: return near
        default: return far
        }
    }
}
