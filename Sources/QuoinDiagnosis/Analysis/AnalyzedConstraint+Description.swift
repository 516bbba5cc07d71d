import QuoinLayout

extension AnalyzedConstraint: CustomStringConvertible {
    /// The constraint as an equation, such as `Title.leading = Scroll View.leading + 16`.
    public var description: String {
        let sign =
            switch relation {
            case .equal: "="
            case .lessOrEqual: "≤"
            case .greaterOrEqual: "≥"
            }
        guard let second else { return "\(first) \(sign) \(inPoints(constant))" }
        // Two views of one name are told apart by their ids.
        let isAlike = first.view != second.view && first.view.outlineTitle == second.view.outlineTitle
        let left = isAlike ? first.descriptionWithID : first.description
        let right = isAlike ? second.descriptionWithID : second.description
        let factor = multiplier == 1 ? "" : "\(inPoints(multiplier)) × "
        let offset = constant == 0 ? "" : constant < 0 ? " − \(inPoints(-constant))" : " + \(inPoints(constant))"
        return "\(left) \(sign) \(factor)\(right)\(offset)"
    }
}

extension AnalyzedConstraint {
    /// The constraint with its line: `Title.top = View.top + 8 (line 31)`.
    var location: String { line > 0 ? "\(self) (line \(line))" : description }
}

extension AnalyzedAnchor: CustomStringConvertible {
    /// `Title.leading`, `Scroll View's content layout guide.bottom`
    public var description: String { description(id: nil) }

    /// `View (8bC-Xf-vdC).top`
    fileprivate var descriptionWithID: String { description(id: view.id) }

    private func description(id: String?) -> String {
        let guide =
            switch part {
            case .whole: ""
            case .content: "'s content layout guide"
            case .visible: "'s frame layout guide"
            case .margins: "'s margins"
            case .safeArea: "'s safe area"
            case .custom: "'s guide"
            }
        let title = view.outlineTitle
        let mark = id.map { " (\($0))" } ?? ""
        return "\(title.hasSuffix("...") ? "\(title.dropLast(3))…" : title)\(mark)\(guide).\(spelled.name)"
    }
}
