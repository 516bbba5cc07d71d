extension UICollectionView {
    /// A cell class together with a handler that configures each cell.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        let handler: (Cell, IndexPath, Item) -> Void
        public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
        public init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
    }

    /// A class of supplementary views together with a handler that configures each view.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        let kind: String
        let handler: (Supplementary, String, IndexPath) -> Void
        public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
            kind = elementKind
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = unsafeDowncast(UIView.make(Cell.self, frame: CGRect(x: 0, y: 0, width: 50, height: 50)), to: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = unsafeDowncast(
            UIView.make(Supplementary.self, frame: CGRect(x: 0, y: 0, width: 50, height: 50)), to: Supplementary.self)
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
