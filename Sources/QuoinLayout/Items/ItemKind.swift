/// The kind of an item.
public enum ItemKind: Hashable, Sendable {
    /// A view: may have children, a behavior and a content size.
    case view
    /// A rectangle that constraints place, without children and without a content size (GD-1).
    case guide
    /// A rectangle that its parent defines; it has no variables of its own. See ``Item/guide(for:)``.
    case area(Area)
}

/// A rectangle that every item, or every item with a content area, defines.
public enum Area: UInt8, Hashable, Sendable, CaseIterable {
    /// The item less its effective margins (MG-7).
    case margins
    /// The item less its safe-area insets (SA-5).
    case safeArea
    /// The item less its ``Item/customInsets``: readable width, keyboard.
    case custom
    /// The content area (SC-6): from the origin of the inside coordinates to the content's own size.
    case content
    /// The visible part of the content area (SC-6): it floats as the content scrolls.
    case visible
}

extension Item {
    final var isView: Bool {
        if case .view = kind { true } else { false }
    }

    /// Whether the item is a fixed area of its parent, without variables.
    final var isArea: Bool {
        if case .area = kind { true } else { false }
    }
}
