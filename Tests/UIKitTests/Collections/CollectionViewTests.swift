import Testing
import UIKit

@MainActor
@Suite("Table and collection views: selection, headers, estimated sizes, snapshots", .serialized)
struct CollectionViewTests {
    final class Tile: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Header: UICollectionReusableView {}

    private func collection(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.register(Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        return view
    }

    @Test("A snapshot's sections and items are shown, with headers")
    func snapshots() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = collection(layout)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as? Tile
            cell?.label.text = "\(item)"
            return cell
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3, 4], toSection: "a")
        snapshot.appendItems([5])
        snapshot.moveItem(4, beforeItem: 1)
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 2 && view.visibleCells.compactMap { ($0 as? Tile)?.label.text } == ["4", "1", "2", "3", "5"])
        #expect(
            view.visibleCells.map(\.frame.origin) == [
                CGPoint(x: 0, y: 20), CGPoint(x: 110, y: 20), CGPoint(x: 220, y: 20), CGPoint(x: 0, y: 60), CGPoint(x: 0, y: 110),
            ])
        let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.frame) == [CGRect(0, 0, 320, 20), CGRect(0, 90, 320, 20)] && headers.allSatisfy { $0 is Header })
        #expect(
            source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 4 && source.indexPath(for: 5) == IndexPath(item: 0, section: 1))
        snapshot.deleteSections(["a"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 1 && view.contentSize == CGSize(width: 320, height: 50))
    }

    @Test("SZ-22: cells of an estimated size are as large as their constraints ask for")
    func estimated() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = collection(layout)
        let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, text in cell.label.text = text }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "a rather longer text"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        for case let cell as Tile in view.visibleCells { #expect(cell.frame.size == cell.label.intrinsicContentSize) }
        #expect(view.visibleCells[1].frame.width > view.visibleCells[0].frame.width)
    }

    @Test("Selection is remembered, one cell unless several are allowed")
    func selection() {
        let view = collection(UICollectionViewFlowLayout())
        let first = IndexPath(item: 0, section: 0), second = IndexPath(item: 1, section: 0)
        view.selectItem(at: first, animated: false, scrollPosition: [])
        view.selectItem(at: second, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [second])
        view.allowsMultipleSelection = true
        view.selectItem(at: first, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [first, second])
    }

    @Test("A table shows titles above its sections, and a snapshot")
    func table() throws {
        final class Source: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }
        }
        let table = UITableView(frame: CGRect(0, 0, 320, 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["first", "second"])
        snapshot.appendItems([1, 2], toSection: "first")
        source.apply(snapshot)
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "first" && header.frame.minY == 22 && header.frame.height > 20)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(0, header.frame.maxY + 50, 320, 50))
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow?.row == 1 && table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    }

    @Test("A cell's content configuration makes a view of texts and an image, and changes it in place")
    func configurations() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Wi-Fi"
        cell.contentConfiguration = content
        let shown = try #require(cell.contentView as? UIListContentView)
        cell.frame = CGRect(0, 0, 320, 44)
        cell.layoutIfNeeded()
        let low = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        content.secondaryText = "Home"
        cell.contentConfiguration = content
        #expect(cell.contentView === shown)
        let high = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(high.height > low.height + 10 && shown.frame.width == 320)
    }
}
