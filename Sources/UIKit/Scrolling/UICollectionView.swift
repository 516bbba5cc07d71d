import QuoinLayout

/// Cells that a layout places. All cells are made: it is layout that is wanted here, not memory saved.
open class UICollectionView: UIScrollView {
    open var collectionViewLayout: UICollectionViewLayout { didSet { adoptLayout() } }
    private var makers: [String: () -> UICollectionViewCell] = [:]
    private var shownCells: [IndexPath: UICollectionViewCell] = [:]
    private var needsReload = true

    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
    public enum ScrollDirection: Int, Hashable, Sendable {
        case vertical, horizontal
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adoptLayout()
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private func adoptLayout() {
        collectionViewLayout.collectionView = self
        setNeedsReload()
    }

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard cellClass is UICollectionViewCell.Type else { return makers[identifier] = nil }
        makers[identifier] = { UICollectionViewCell() }
    }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        makers[identifier]?() ?? UICollectionViewCell()
    }
    open func reloadData() {
        setNeedsReload()
        reloadIfNeeded()
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
    open var visibleCells: [UICollectionViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        if let cell = shownCells[indexPath] { scrollRectToVisible(cell.frame, animated: animated) }
    }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        for cell in shownCells.values { cell.removeFromSuperview() }
        shownCells = [:]
        for section in 0..<numberOfSections {
            for place in 0..<numberOfItems(inSection: section) {
                let path = IndexPath(item: place, section: section)
                let cell = dataSource.collectionView(self, cellForItemAt: path)
                addSubview(cell)
                shownCells[path] = cell
            }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        collectionViewLayout.prepare()
        for (path, cell) in shownCells {
            if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) {
                cell.frame = cell.preferredLayoutAttributesFitting(attributes).frame
            }
        }
        let size = collectionViewLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }
}

/// Where a collection's cells lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    public override init() { super.init() }
    open func prepare() {}
    open func invalidateLayout() { collectionView?.setNeedsLayout() }
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Where one cell lies.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    public final let indexPath: IndexPath
    open var frame = CGRect.zero
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }
}

/// Cells in lines, as many as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumInteritemSpacing: CGFloat = 10
    open var minimumLineSpacing: CGFloat = 10
    open var sectionInset = UIEdgeInsets.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open class var automaticSize: CGSize { CGSize(width: -1, height: -1) }
    private var frames: [IndexPath: CGRect] = [:]
    private var contentSize = CGSize.zero

    open override func prepare() {
        guard let collection = collectionView else { return }
        frames = [:]
        let room = scrollDirection == .vertical ? collection.bounds.width : collection.bounds.height
        var start: CGFloat = 0
        for section in 0..<collection.numberOfSections {
            start = fill(section, collection, room, from: start)
        }
        contentSize = scrollDirection == .vertical ? CGSize(width: room, height: start) : CGSize(width: start, height: room)
    }

    /// Lines of one section; along is the line's direction, across the scroll direction.
    private func fill(_ section: Int, _ collection: UICollectionView, _ room: CGFloat, from start: CGFloat) -> CGFloat {
        let isVertical = scrollDirection == .vertical
        let flow = collection.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = flow?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
        let near = isVertical ? inset.left : inset.top, far = isVertical ? inset.right : inset.bottom
        var across = start + (isVertical ? inset.top : inset.left)
        var along = near
        var thickness: CGFloat = 0
        for place in 0..<collection.numberOfItems(inSection: section) {
            let path = IndexPath(item: place, section: section)
            let size = flow?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
            let length = isVertical ? size.width : size.height
            if along > near, along + length > room - far + 0.001 {
                across += thickness + minimumLineSpacing
                along = near
                thickness = 0
            }
            frames[path] = CGRect(origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
            along += length + minimumInteritemSpacing
            thickness = max(thickness, isVertical ? size.height : size.width)
        }
        return across + thickness + (isVertical ? inset.bottom : inset.right)
    }

    open override var collectionViewContentSize: CGSize { contentSize }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = frames[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.filter { $0.value.intersects(rect) }.keys.sorted().compactMap(layoutAttributesForItem)
    }
}

/// A view that collections use again.
open class UICollectionReusableView: UIView {
    open var reuseIdentifier: String? { nil }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }
}

/// A cell of a collection: its content view holds what the cell shows.
open class UICollectionViewCell: UICollectionReusableView {
    public final let contentView = UIView()
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var isSelected = false
    open var isHighlighted = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
        contentView.pinToSuperview()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        contentView.pinToSuperview()
    }
}

@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }
}
