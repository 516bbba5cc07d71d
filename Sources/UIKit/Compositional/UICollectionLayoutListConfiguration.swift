// Lists: rows as wide as the collection view and as high as their cells, with headers and footers.

/// The appearance of a list.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
/// ```
public struct UICollectionLayoutListConfiguration {
    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The padding above each header; nil for that of the appearance.
    public var headerTopPadding: CGFloat?
    /// Whether separators are shown. No effect. They are not drawn.
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    public var backgroundColor: UIColor?
    /// The swipe actions at the leading edge. No effect. Swipes do not occur.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    public enum Appearance: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }
    public enum HeaderMode: Int, Hashable, Sendable {
        case none = 0
        /// A supplementary view of the section header kind.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }
    public enum FooterMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The appearance of separators. No effect. They are not drawn.
public struct UIListSeparatorConfiguration: @unchecked Sendable {
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public enum Visibility: Int, Hashable, Sendable {
        case automatic = 0
        case visible, hidden
    }
}

extension NSCollectionLayoutSection {
    /// A list section: as wide as the collection view, less the margins of an inset list, with rows as high as their cells.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        if configuration.headerMode == .supplementary {
            let header = edge(UICollectionView.elementKindSectionHeader, alignment: .top, size: size)
            header.pinToVisibleBounds = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, alignment: .bottom, size: size))
        }
        // Grouped lists have a gap above each section, also above one without a header.
        if configuration.isGrouped, configuration.headerMode == .none { section.contentInsets.top = configuration.headerTopPadding ?? 35 }
        if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
            let margin: CGFloat = layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16
            (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
        }
        return section
    }

    private class func edge(
        _ kind: String, alignment: NSRectAlignment, size: NSCollectionLayoutSize
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout in which every section is a list.
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }
}
