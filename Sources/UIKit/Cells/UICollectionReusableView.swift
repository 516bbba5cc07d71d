/// A view that a collection view manages: a cell, a header, a footer or a decoration.
open class UICollectionReusableView: UIView {
    final var identifier: String?
    open var reuseIdentifier: String? { identifier }
    /// No effect.
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// No effect.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with the size that the view's constraints ask for (SZ-22).
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes, layoutAttributes.isEstimated else {
            return layoutAttributes
        }
        let widthPriority: UILayoutPriority = layoutAttributes.estimatesWidth ? .fittingSizeLevel : .required
        let heightPriority: UILayoutPriority = layoutAttributes.estimatesHeight ? .fittingSizeLevel : .required
        fitted.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: widthPriority, verticalFittingPriority: heightPriority)
        return fitted
    }

    final func layOut(_ attributes: UICollectionViewLayoutAttributes) {
        frame = attributes.frame
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if transform != attributes.transform { transform = attributes.transform }
        apply(attributes)
    }
}
