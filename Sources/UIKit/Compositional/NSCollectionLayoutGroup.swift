/// Items in a row, in a column, or at frames that a closure gives. A group is an item, so groups can be nested.
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
    /// The spacing between items.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// The number of times that the group repeats its items.
    enum Repetition: Equatable {
        /// As many times as they fit.
        case asFit
        /// A fixed number of times, at the item's own size.
        case times(Int)
        /// A fixed number of times, each with an equal share of the space.
        case shares(Int)
    }

    private init(
        _ layoutSize: NSCollectionLayoutSize, along axis: NSLayoutConstraint.Axis, subitems: [NSCollectionLayoutItem], repeats: Repetition,
        provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.axis, self.repeats, self.provider, self.subitems) = (axis, repeats, provider, subitems)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A row that repeats the items as long as they fit.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(layoutSize, along: .horizontal, subitems: subitems, repeats: .asFit)
    }
    /// A row of `count` items with equal widths.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    {
        .init(layoutSize, along: .horizontal, subitems: [subitem], repeats: .shares(count))
    }
    /// A row that repeats the item `repetitions` times at its own width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, along: .horizontal, subitems: [subitem], repeats: .times(count))
    }
    /// A column that repeats the items as long as they fit.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        .init(layoutSize, along: .vertical, subitems: subitems, repeats: .asFit)
    }
    /// A column of `count` items with equal heights.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        .init(layoutSize, along: .vertical, subitems: [subitem], repeats: .shares(count))
    }
    /// A column that repeats the item `repetitions` times at its own height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, along: .vertical, subitems: [subitem], repeats: .times(count))
    }
    /// A group of the items for which the closure gives frames, in the group's coordinates.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, along: .horizontal, subitems: [], repeats: .asFit, provider: itemProvider)
    }

    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }

    public func visualDescription() -> String {
        "\(axis == .horizontal ? "horizontal" : "vertical") group of \(subitems.count) subitems"
    }

    /// The item at an index of the row or column; nil past the end.
    func subitem(_ index: Int) -> NSCollectionLayoutItem? {
        guard !subitems.isEmpty else { return nil }
        switch repeats {
        case .asFit: break
        case .times(let count), .shares(let count): if index >= count { return nil }
        }
        return subitems[index % subitems.count]
    }
}
