/// Everything that a document says, object by object: what two versions of it are compared by.
///
/// ```text
///   document ──▶ objects   in the order of the file, parents before children
///                  ├ attributes    of the object, and of what in it has no id
///                  ├ equation      of a constraint
///                  └ parent, slot  where it lies
/// ```
///
/// A scene is what is laid out and leaves out what layout does not need; an outline has everything that means something, and
/// nothing else: not where the canvas shows a scene, not which Xcode saved it, not the frames that constraints compute.
package struct DocumentOutline: Hashable, Sendable {
    package var objects: [OutlineObject]

    package init(objects: [OutlineObject] = []) { self.objects = objects }
}

/// An object of a document: a scene, a controller, a view, a constraint, a connection, or anything else with an id.
package struct OutlineObject: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case document, scene, controller, view, constraint, outlet, action, segue
        /// A guide or a placeholder, which comes and goes with what needs it.
        case guide
        case other
    }

    /// Unique in the document.
    package var id: String
    package var role: Role
    /// As the file spells it.
    package var element: String
    /// The name that a person would use: its label, title or text; nil if there is only its kind.
    package var name: String?
    /// The id of the object it lies in; nil: the document.
    package var parent: String?
    /// The part of the parent that it lies in, such as `subviews`.
    package var slot: String
    /// Whether its place among its neighbors means something.
    package var isOrdered: Bool
    /// In the order of the file; no two have the same path.
    package var attributes: [Attribute] = []
    /// The equation of a constraint; nil for other objects.
    package var equation: OutlineEquation?
    /// The line in the file; nil: it is not known.
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

    /// The value of an attribute; nil: it has none of that path.
    package subscript(path: String) -> String? { attributes.first { $0.path == path }?.value }

    /// Whether it leads from one object to another.
    package var isConnection: Bool { role == .outlet || role == .action || role == .segue }
}

/// A constraint with nothing left out: `title.leading = 1 × card.leading + 8 @1000`.
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
    /// The constant is the standard space.
    package var isStandard = false

    package init(_ first: Side, _ relation: Relation = .equal, _ second: Side? = nil) {
        self.first = first
        self.relation = relation
        self.second = second
    }

    /// The same with sides, multiplier and constant turned around where Xcode's "Reverse First And Second Item" does no more: two
    /// constraints that mean the same have the same one. The greater side stands first.
    package var normalized: OutlineEquation {
        guard let second, multiplier == 1, (second.item, second.attribute) > (first.item, first.attribute) else { return self }
        var reversed = self
        (reversed.first, reversed.second) = (second, first)
        reversed.relation = relation == .equal ? .equal : relation == .atMost ? .atLeast : .atMost
        reversed.constant = 0 - constant
        return reversed
    }
}
