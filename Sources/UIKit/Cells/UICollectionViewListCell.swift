/// A cell of a list: as high as its content, and at least as high as the standard row.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    /// The guide of the separator below the cell. It is as wide as the cell unless constraints say otherwise.
    public private(set) final lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
        if layoutAttributes.estimatesHeight, layoutAttributes.representedElementKind == nil {
            fitted.size.height = max(44, fitted.size.height)
        }
        return fitted
    }
}
