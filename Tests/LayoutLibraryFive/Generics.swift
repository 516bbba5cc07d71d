import UIKit

// The other half of usual style: generics over anchors and views, key paths, subclasses of everything, lists by composition.

/// `view.pin(\.topAnchor, to: other, 8)`
extension UIView {
    @discardableResult
    public func pin<Anchor, Axis>(
        _ path: KeyPath<UIView, Anchor>, to other: UIView, _ constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint
    where Anchor: NSLayoutAnchor<Axis>, Axis: AnyObject {
        translatesAutoresizingMaskIntoConstraints = false
        let made = self[keyPath: path].constraint(equalTo: other[keyPath: path], constant: constant)
        made.priority = priority
        made.isActive = true
        return made
    }

    @discardableResult
    public func set<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) -> Self {
        self[keyPath: path] = value
        return self
    }
}

extension Array where Element: NSLayoutConstraint {
    @MainActor @discardableResult
    public func prioritized(_ priority: UILayoutPriority) -> Self {
        for constraint in self { constraint.priority = priority }
        return self
    }
}

/// A view known by its type, as screens declare them.
@MainActor
@propertyWrapper
public struct Placed<View: UIView> {
    public let wrappedValue: View
    public init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}

/// A class that listens in on what layout does to it.
open class ListeningView: UIView {
    public private(set) var heard: Set<String> = []

    open override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        heard.insert("hugging")
        super.setContentHuggingPriority(priority, for: axis)
    }
    open override func addConstraint(_ constraint: NSLayoutConstraint) {
        heard.insert("constraint")
        super.addConstraint(constraint)
    }
    open override var layoutMarginsGuide: UILayoutGuide {
        heard.insert("margins")
        return super.layoutMarginsGuide
    }
    open override func setNeedsDisplay() { heard.insert("display") }
}

/// Rows of a type, in a list that is put together from their heights.
@MainActor
public final class Grid<Cell: UICollectionViewCell, Item: Hashable & Sendable> {
    public let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Item>

    public init(columns: Int, spacing: CGFloat, height: CGFloat, configure: @escaping (Cell, Item) -> Void) {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let room = environment.container.effectiveContentSize.width - spacing * CGFloat(columns - 1)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(room / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
                subitems: [item])
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            return section
        }
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<Cell, Item> { cell, _, item in configure(cell, item) }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
    }

    public func show(_ items: [Item]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// The scene that the tests of both language modes check.
@MainActor
public func genericScene() -> (root: UIView, view: ListeningView, constraints: [NSLayoutConstraint]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    @Placed var view = ListeningView()
    root.addSubview(view)
    let made = [
        view.pin(\.topAnchor, to: root, 10, priority: .defaultHigh), view.pin(\.leadingAnchor, to: root, 20, priority: .defaultHigh + 1),
        view.pin(\.heightAnchor, to: root, -50, priority: .init(751)),
    ]
    view.addConstraint(view.widthAnchor.constraint(equalToConstant: 40))
    view.set(\.alpha, 0.5).set(\.layer.cornerRadius, 3).setContentHuggingPriority(.required, for: .horizontal)
    view.setNeedsDisplay()
    _ = view.layoutMarginsGuide
    return (root, view, made.prioritized(.init(999)))
}

@MainActor
public func gridScene() -> UICollectionView {
    let grid = Grid<UICollectionViewCell, Int>(columns: 2, spacing: 10, height: 30) { cell, item in cell.tag = item }
    grid.view.frame = CGRect(x: 0, y: 0, width: 210, height: 300)
    grid.show([1, 2, 3])
    grid.view.layoutIfNeeded()
    return grid.view
}
