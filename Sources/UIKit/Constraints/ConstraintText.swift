import QuoinBehaviors
import QuoinLayout

// Constraints in UIKit's log format, which depends on the era:
//
//   <NSLayoutConstraint:0x600000001000 'gap' H:[UILabel:0x…'Name']-(8)-[UIImageView:0x…]   (active)>
//    class             address          identifier  body                                  state

/// The parts of a constraint's description.
@MainActor
struct ConstraintText {
    var className = "NSLayoutConstraint"
    var address = ""
    /// The mask of an autoresizing constraint: `h=--& v=--&`.
    var tag: String?
    var identifier: String?
    var constraint: Constraint?
    /// The priorities of a content size, behind its body: `Hug:251 CompressionResistance:750`.
    var ending: String?
    var isActive = true
    var isSystemSpacing = false
    private var names: [(name: String, item: String)] = []

    private static var era: Era { UIKitEnvironment.current.systemEra }

    init(_ constraint: NSLayoutConstraint) {
        className =
            constraint.isSystemSpacing ? "_UISystemBaselineConstraint" : UIKit.className(constraint)
        address = UIKit.address(constraint)
        identifier = constraint.identifier
        self.constraint = constraint.value
        isActive = constraint.isActive
        isSystemSpacing = constraint.isSystemSpacing
    }

    private init() {}

    static func of(_ applied: AppliedConstraint) -> ConstraintText {
        if let constraintObject = applied.installed?.representedObject as? NSLayoutConstraint { return ConstraintText(constraintObject) }
        var text = ConstraintText()
        text.fill(from: applied)
        return text
    }

    private mutating func fill(from applied: AppliedConstraint) {
        constraint = applied.constraint
        identifier = applied.constraint.identifier
        switch applied.origin {
        case .user, .behavior: if let installed = applied.installed { address = UIKit.address(installed) }
        case .contentSize:
            className = "NSContentSizeLayoutConstraint"
            if let item = applied.item, let axis = applied.constraint.firstAttribute.axis {
                let hugging = axis == .horizontal ? item.horizontalHugging : item.verticalHugging
                let resistance = axis == .horizontal ? item.horizontalResistance : item.verticalResistance
                ending = "Hug:\(number(hugging.rawValue)) CompressionResistance:\(number(resistance.rawValue))"
                constraint?.relation = .equal
                constraint?.priority = .required
            }
        case .autoresizing:
            className = "NSAutoresizingMaskLayoutConstraint"
            tag = applied.item?.autoresizing?.notation
        case .host:
            let isSize = applied.constraint.firstAttribute.measure == .size
            let word = applied.constraint.firstAttribute.name
            identifier = "UIView-Encapsulated-Layout-\(word.prefix(1).uppercased() + word.dropFirst())"
            if !isSize {
                className = "NSAutoresizingMaskLayoutConstraint"
                tag = "h=-&- v=-&-"
            }
        }
        if address.isEmpty, let item = applied.item { address = UIKit.address(item) }
    }

    var description: String {
        var text = self
        let body = text.body()
        var parts = ["\(className):\(address)"]
        if let tag { parts.append(tag) }
        if let identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
        parts.append(body)
        if let ending { parts.append(ending) }
        return "<" + parts.joined(separator: " ") + text.state + ">"
    }

    /// The suffix `(active)` or `(inactive)`. Before iOS 9 there is a suffix for names only (DS-2).
    private var state: String {
        let listed = names.map { "\($0.name):\($0.item)" }.joined(separator: ", ")
        if ConstraintText.era < .ios9 { return names.isEmpty ? "" : "   (Names: \(listed) )" }
        return "   (\(isActive ? "active" : "inactive")\(names.isEmpty ? "" : ", names: \(listed) "))"
    }
}

// MARK: - Bodies

extension ConstraintText {
    private mutating func body() -> String {
        guard let constraint else { return "(null)" }
        return drawing(constraint) ?? equation(constraint)
    }

    /// The body as an equation: `A.width == 0.4*B.width - 10` (DS-3).
    private mutating func equation(_ c: Constraint) -> String {
        let isMask = tag != nil
        var text = "\(name(c.first)).\(word(c.firstAttribute, isMask)) \(c.relation)"
        if let second = c.second, c.secondAttribute != .none, c.multiplier != 0 {
            if isMask && c.multiplier == 1 && c.first.parent === second && c.firstAttribute == c.secondAttribute
                && (c.firstAttribute == .left || c.firstAttribute == .top)
            {
                names.append(("'|'", plainName(second)))
                return text + " \(number(c.constant))"
            }
            let factor = number(c.multiplier)
            let other = "\(name(second)).\(word(c.secondAttribute, isMask))"
            text += c.multiplier == 1 ? " \(other)" : ConstraintText.era < .ios8 ? " \(other) * \(factor)" : " \(factor)*\(other)"
            if c.constant != 0 || isSystemSpacing {
                let sign = c.constant < 0 ? "-" : "+"
                text += isSystemSpacing ? " NSSpace(\(number(c.constant)))" : " \(sign) \(number(c.constant.magnitude))"
            }
        } else if ConstraintText.era < .ios9, tag == nil {
            let axis = c.firstAttribute.axis == .vertical ? "V" : "H"
            return "\(axis):[\(name(c.first))(\(sign(c.relation))\(number(c.constant))\(priority(c)))]"
        } else {
            text += " \(number(c.constant))"
        }
        return c.priority.isRequired ? text : text + " priority:\(number(c.priority.rawValue))"
    }

    /// The name of an attribute; masks use `minX` and `minY`.
    private func word(_ attribute: Attribute, _ isMask: Bool) -> String {
        guard isMask else { return attribute.name }
        switch attribute {
        case .left: return "minX"
        case .top: return "minY"
        case .right: return "maxX"
        case .bottom: return "maxY"
        default: return attribute.name
        }
    }

    /// The body in the visual format, for edges that lie next to each other (DS-4, DS-5).
    private mutating func drawing(_ c: Constraint) -> String? {
        guard tag == nil, let second = c.second, c.multiplier == 1, let axis = c.firstAttribute.axis,
            c.firstAttribute.isLocation
        else { return nil }
        let near: [Attribute] = axis == .horizontal ? [.leading, .left] : [.top]
        let far: [Attribute] = axis == .horizontal ? [.trailing, .right] : [.bottom]
        let letter = axis == .horizontal ? "H" : "V"
        let isFixed = c.firstAttribute.isFixedSide || c.secondAttribute.isFixedSide
        let suffix = isFixed ? (isRightToLeft ? "(RTL)" : "(LTR)") : ""
        let isChild = c.first.parent === second, isParent = second.parent === c.first
        let areSiblings = c.first.parent != nil && c.first.parent === second.parent
        if areSiblings, near.contains(c.firstAttribute), far.contains(c.secondAttribute) {
            return "\(letter):[\(name(second))]-(\(gap(c, 1)))-[\(name(c.first))]\(suffix)"
        }
        if areSiblings, far.contains(c.firstAttribute), near.contains(c.secondAttribute) {
            return "\(letter):[\(name(c.first))]-(\(gap(c, -1)))-[\(name(second))]\(suffix)"
        }
        if isChild, near.contains(c.firstAttribute), near.contains(c.secondAttribute) {
            names.append(("'|'", plainName(second)))
            return "\(letter):|-(\(gap(c, 1)))-[\(name(c.first))]\(suffix)"
        }
        if isChild, far.contains(c.firstAttribute), far.contains(c.secondAttribute) {
            names.append(("'|'", plainName(second)))
            return "\(letter):[\(name(c.first))]-(\(gap(c, -1)))-|\(suffix)"
        }
        if isParent, far.contains(c.firstAttribute), far.contains(c.secondAttribute) {
            names.append(("'|'", plainName(c.first)))
            return "\(letter):[\(name(second))]-(\(gap(c, 1)))-|\(suffix)"
        }
        return nil
    }

    private var isRightToLeft: Bool { UIKitEnvironment.current.isRightToLeft }

    private func gap(_ c: Constraint, _ direction: Double) -> String {
        let value = number(c.constant * direction + 0)
        let size = isSystemSpacing ? "NSLayoutAnchorConstraintSpace(\(value))" : value
        let relation: Relation =
            direction > 0 || c.relation == .equal ? c.relation : c.relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
        return sign(relation) + size + priority(c)
    }

    private func sign(_ relation: Relation) -> String { relation == .equal ? "" : "\(relation)" }
    private func priority(_ c: Constraint) -> String { c.priority.isRequired ? "" : "@\(number(c.priority.rawValue))" }

    // MARK: Items

    /// The name of an item: class and address, or an accessibility identifier, which the log explains below (DS-7).
    private mutating func name(_ item: Item) -> String {
        guard let view = (item as? ViewItem)?.view, let given = view.accessibilityIdentifier, !given.isEmpty else {
            return ConstraintText.itemText(item)
        }
        if !names.contains(where: { $0.name == given }) { names.append((given, UIKit.address(view))) }
        return given
    }

    private func plainName(_ item: Item) -> String { ConstraintText.itemText(item) }

    /// The class and address of an item, with its text or identifier: `UILabel:0x7fa…'Text'`.
    static func itemText(_ item: Item) -> String {
        switch item.kind {
        case .view:
            guard let view = (item as? ViewItem)?.view else { return "(gone):\(UIKit.address(item))" }
            let text = "\(UIKit.className(view)):\(UIKit.address(view))"
            guard let content = view.textForLogs, !content.isEmpty else { return text }
            return text + "'\(content.count > 25 ? content.prefix(25) + "..." : content[...])'"
        case .guide, .area:
            if let support = (item as? GuideItem)?.support { return "\(UIKit.className(support)):\(UIKit.address(support))" }
            let guide = layoutObject(of: item) as? UILayoutGuide
            let name = guide?.identifier ?? ""
            let word = name == "UISV-alignment-spanner" ? "_UILayoutSpacer" : guide.map { UIKit.className($0) } ?? "UILayoutGuide"
            return "\(word):\(UIKit.address(item))'\(name)'"
        }
    }

    static func plainClass(_ object: AnyObject) -> String { UIKit.className(object) }
}

// MARK: - Messages

extension ConstraintText {
    /// The exception for items without a common ancestor (V9).
    static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> String {
        guard let value = constraint.value else { return "" }
        func anchor(_ item: Item, _ attribute: Attribute) -> String {
            let kind =
                attribute.measure == .size
                ? "NSLayoutDimension" : attribute.measure == .horizontalLocation ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
            return "<\(kind):\(UIKit.address(item)) \"\(itemText(item)).\(attribute.name)\">"
        }
        let first = anchor(value.first, value.firstAttribute)
        let second = value.second.map { anchor($0, value.secondAttribute) } ?? "(null)"
        return ConstraintError.noCommonAncestor(first, second).exception.reason
    }

    /// The log for a view that does not contain the constraint's items, at its first stage (V10).
    static func notPrepared(_ constraint: NSLayoutConstraint) -> String {
        "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
    }

    /// The log for a layout loop (LP-1).
    static func layoutLoop(_ items: [Item]) -> String {
        "Layout feedback loop: these views were invalidated again in each of 100 passes: "
            + items.prefix(8).map(itemText).joined(separator: ", ")
    }

    /// The log for unsatisfiable constraints (SV-44, SV-45).
    static func conflict(_ conflict: LayoutConflict) -> String {
        let members = sorted(Array(conflict.members)).map { "    \"\(ConstraintText.of($0).description)\"" }.joined(separator: ",\n")
        let hasMask = conflict.members.contains {
            $0.origin == .autoresizing || $0.origin == .host && $0.constraint.firstAttribute.isLocation
        }
        let broken = ConstraintText.of(conflict.broken).description
        return heading(hasMask) + "(\n\(members)\n)\n\nWill attempt to recover by breaking constraint \n\(broken)\n\n" + footer
    }

    private static func heading(_ hasMask: Bool) -> String {
        let note =
            "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
        let first = "Unable to simultaneously satisfy constraints."
        let second = "Probably at least one of the constraints in the following list is one you don't want. "
        let steps = [
            "(1) look at each constraint and try to figure out which you don't expect; ",
            "(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        if era < .ios9 {
            return "\(first)\n\t\(second)Try this: \(steps[0])\(steps[1])\(hasMask ? note : "")\n"
        }
        let prefix = era >= .ios11 ? "[LayoutConstraints] " : ""
        return "\(prefix)\(first)\n\t\(second)\n\tTry this: \n\t\t\(steps[0])\n\t\t\(steps[1])\n" + (hasMask ? "\t\(note)\n" : "")
    }

    private static var footer: String {
        if era < .ios8 { return "Break on objc_exception_throw to catch this in the debugger." }
        let header = era >= .ios13 ? "<UIKitCore/UIView.h>" : "<UIKit/UIView.h>"
        return
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \(header) may also be helpful."
    }

    /// The order of constraints in the log: autoresizing constraints, then those without an identifier, then by identifier
    /// (SV-43).
    private static func sorted(_ members: [AppliedConstraint]) -> [AppliedConstraint] {
        func place(_ member: AppliedConstraint) -> (Int, String) {
            if member.origin == .autoresizing { return (0, "") }
            let text = ConstraintText.of(member)
            return text.identifier.map { (2, $0.lowercased()) } ?? (1, "")
        }
        return members.enumerated().sorted {
            let (left, right) = (place($0.element), place($1.element))
            return left == right ? $0.offset < $1.offset : left < right
        }.map(\.element)
    }
}
