/// The objects of a document with all their attributes, for comparing two versions of it.
///
/// ```text
///   document ──▶ objects   in the order of the file, parents before children
///                  ├ attributes    of the object, and of its parts without an id
///                  ├ equation      of a constraint
///                  └ parent, slot  the place of the object
/// ```
///
/// A scene leaves out what layout does not need. An outline has everything that has a meaning, and nothing else: it omits
/// the positions of scenes on the canvas, the version of Xcode, and frames that constraints compute.
package struct DocumentOutline: Hashable, Sendable {
    package var objects: [OutlineObject]

    package init(objects: [OutlineObject] = []) { self.objects = objects }
}

/// An object of a document: a scene, a controller, a view, a constraint, a connection, or anything else with an id.
package struct OutlineObject: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case document, scene, controller, view, constraint, outlet, action, segue
        /// A guide or a placeholder, which appears and disappears with the objects that use it.
        case guide
        case other
    }

    /// The id, which is unique in the document.
    package var id: String
    package var role: Role
    /// The name of the element as the file spells it.
    package var element: String
    /// A readable name: its label, title or text; nil if there is only its kind.
    package var name: String?
    /// The id of the containing object; nil if that is the document.
    package var parent: String?
    /// The part of the parent that contains the object, such as `subviews`.
    package var slot: String
    /// Whether the order among siblings has a meaning, as it has for subviews.
    package var isOrdered: Bool
    /// The attributes in the order of the file; no two have the same path.
    package var attributes: [Attribute] = []
    /// The equation of a constraint; nil for other objects.
    package var equation: OutlineEquation?
    /// The line in the file, counted from 1; nil if it is not known.
    package var line: Int?

    /// An attribute by its path, such as `layer.cornerRadius`.
    package struct Attribute: Hashable, Sendable {
        package var path: String
        package var value: String

        package init(_ path: String, _ value: String) {
            self.path = path
            self.value = value
        }
    }

    package init(id: String, role: Role, element: String, parent: String?, slot: String = "", isOrdered: Bool = false) {
        self.id = id
        self.role = role
        self.element = element
        self.parent = parent
        self.slot = slot
        self.isOrdered = isOrdered
    }

    /// The value of an attribute; nil if there is none with that path.
    package subscript(path: String) -> String? { attributes.first { $0.path == path }?.value }

    /// Whether the object connects two others: an outlet, an action or a segue.
    package var isConnection: Bool { role == .outlet || role == .action || role == .segue }
}

/// A constraint with all of its parts: `title.leading = 1 × card.leading + 8 @1000`.
package struct OutlineEquation: Hashable, Sendable {
    package struct Side: Hashable, Sendable {
        /// The id of a view or guide.
        package var item: String
        package var attribute: String

        package init(_ item: String, _ attribute: String) {
            self.item = item
            self.attribute = attribute
        }
    }

    package enum Relation: String, Hashable, Sendable { case equal = "=", atMost = "≤", atLeast = "≥" }

    package var first: Side
    package var relation: Relation
    /// The second side; nil if the right-hand side is a number alone.
    package var second: Side?
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority = 1000.0
    /// Whether the constant is the standard space.
    package var isStandard = false

    package init(_ first: Side, _ relation: Relation = .equal, to second: Side? = nil) {
        self.first = first
        self.relation = relation
        self.second = second
    }

    /// The equation in a form that is the same for constraints that mean the same: with the greater side first.
    ///
    /// Xcode's "Reverse First And Second Item" exchanges the sides and converts multiplier and constant.
    package var normalized: OutlineEquation {
        guard let second, multiplier == 1, (second.item, second.attribute) > (first.item, first.attribute) else { return self }
        var reversed = self
        (reversed.first, reversed.second) = (second, first)
        reversed.relation = relation == .equal ? .equal : relation == .atMost ? .atLeast : .atMost
        reversed.constant = 0 - constant
        return reversed
    }
}
