// Lists: rows as wide as the collection, as high as their cells, with headers and footers.

/// How a list looks.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
/// ```
public struct UICollectionLayoutListConfiguration {
    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Above each header; nil for what the appearance has.
    public var headerTopPadding: CGFloat?
    /// Not drawn here.
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    public var backgroundColor: UIColor?
    /// Swipes do not occur here.
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
        /// A supplementary view of the kind of section headers.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }
    public enum FooterMode: Int, Hashable, Sendable {
        case none = 0
        case supplementary
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// How the lines between rows look; not drawn here.
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
    /// A section of rows: as wide as the collection, less the margins of an inset list; as high as their cells ask for.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        if configuration.headerMode == .supplementary {
            let header = edge(UICollectionView.elementKindSectionHeader, .top, size)
            header.pinToVisibleBounds = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom, size))
        }
        // The gap above a group of rows that has no header is that of grouped tables.
        if configuration.isGrouped, configuration.headerMode == .none { section.contentInsets.top = configuration.headerTopPadding ?? 35 }
        if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
            let margin: CGFloat = layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16
            (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
        }
        return section
    }

    private class func edge(
        _ kind: String, _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Every section a list.
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }
}
