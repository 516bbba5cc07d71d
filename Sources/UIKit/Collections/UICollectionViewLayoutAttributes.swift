/// The frame and appearance of one cell, supplementary view or decoration view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    open internal(set) var representedElementKind: String?
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    open var transform3D = CATransform3DIdentity
    /// Whether the cell is asked for its width or height.
    final var estimatesWidth = false
    final var estimatesHeight = false
    /// Whether the layout makes the view itself.
    final var isDecoration = false
    final var isEstimated: Bool { estimatesWidth || estimatesHeight }

    public override init() { super.init() }
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = decorationViewKind
        isDecoration = true
    }

    open var representedElementCategory: UICollectionView.ElementCategory {
        isDecoration ? .decorationView : representedElementKind == nil ? .cell : .supplementaryView
    }
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    nonisolated open override func copy() -> Any { onMain { copy(with: nil) } }
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UICollectionViewLayoutAttributes.make(type(of: self))
        (made.indexPath, made.representedElementKind, made.frame) = (indexPath, representedElementKind, frame)
        (made.alpha, made.zIndex, made.isHidden, made.transform) = (alpha, zIndex, isHidden, transform)
        (made.transform3D, made.estimatesWidth, made.estimatesHeight) = (transform3D, estimatesWidth, estimatesHeight)
        made.isDecoration = isDecoration
        return made
    }

    /// Whether the other attributes describe the same view with the same frame.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return onMain {
            (indexPath, representedElementKind, frame, alpha) == (other.indexPath, other.representedElementKind, other.frame, other.alpha)
                && (zIndex, isHidden, transform) == (other.zIndex, other.isHidden, other.transform)
        }
    }
    nonisolated open override var hash: Int { onMain { indexPath.hashValue } }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Hashable, Sendable {
        case cell, supplementaryView, decorationView
    }
}
