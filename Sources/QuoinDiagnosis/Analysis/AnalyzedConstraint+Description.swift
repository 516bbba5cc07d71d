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
        let factor = multiplier == 1 ? "" : "\(inPoints(multiplier)) × "
        let offset = constant == 0 ? "" : constant < 0 ? " − \(inPoints(-constant))" : " + \(inPoints(constant))"
        return "\(first) \(sign) \(factor)\(second)\(offset)"
    }
}

extension AnalyzedAnchor: CustomStringConvertible {
    /// `Title.leading`, `Scroll View's content layout guide.bottom`
    public var description: String {
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
        return "\(title.hasSuffix("...") ? "\(title.dropLast(3))…" : title)\(guide).\(spelled.name)"
    }
}
