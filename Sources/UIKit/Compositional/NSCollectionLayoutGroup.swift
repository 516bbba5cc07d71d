/// Items in a row, in a column, or where a closure puts them. A group is an item, so groups nest.
///
/// ```swift
/// let pair = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
/// ```
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let axis: NSLayoutConstraint.Axis
    let repeats: Repetition
    let provider: NSCollectionLayoutGroupCustomItemProvider?
    public let subitems: [NSCollectionLayoutItem]
    /// Between one item and the next.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// How often the items come.
    enum Repetition: Equatable {
        /// Again and again, as long as there is room.
        case asFit
        /// So many times.
        case times(Int)
        /// So many times, each with its share of the room.
        case shares(Int)
    }

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis, _ subitems: [NSCollectionLayoutItem], _ repeats: Repetition,
        _ provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.axis, self.repeats, self.provider, self.subitems) = (axis, repeats, provider, subitems)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The items in a row, again and again as long as there is room.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(layoutSize, .horizontal, subitems, .asFit)
    }
    /// The item so many times in a row, each with an equal share of the width.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    {
        .init(layoutSize, .horizontal, [subitem], .shares(count))
    }
    /// The item so many times in a row, each as wide as it says.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, .horizontal, [subitem], .times(count))
    }
    /// The items in a column, again and again as long as there is room.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(layoutSize, .vertical, subitems, .asFit)
    }
    /// The item so many times in a column, each with an equal share of the height.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        .init(layoutSize, .vertical, [subitem], .shares(count))
    }
    /// The item so many times in a column, each as high as it says.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, .vertical, [subitem], .times(count))
    }
    /// As many items as the closure gives frames, in the group's coordinates.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, .horizontal, [], .asFit, itemProvider)
    }

    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }

    public func visualDescription() -> String {
        "\(axis == .horizontal ? "horizontal" : "vertical") group of \(subitems.count) subitems"
    }

    /// The item at a place of the row or column; nil past the end.
    func subitem(_ place: Int) -> NSCollectionLayoutItem? {
        guard !subitems.isEmpty else { return nil }
        switch repeats {
        case .asFit: break
        case .times(let count), .shares(let count): if place >= count { return nil }
        }
        return subitems[place % subitems.count]
    }
}
