import Testing
import UIKit

@MainActor
@Suite("Section snapshots: trees of items, and what of them shows", .serialized)
struct SectionSnapshotTests {
    private func menu() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit", "bread"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["cox"], to: "apple")
        return snapshot
    }

    @Test("Items stand below their parents, and show while all above them are expanded")
    func visibility() {
        var snapshot = menu()
        #expect(snapshot.items == ["fruit", "apple", "cox", "pear", "bread"] && snapshot.rootItems == ["fruit", "bread"])
        #expect(snapshot.visibleItems == ["fruit", "bread"])
        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "bread"])
        snapshot.expand(["apple", "nothing"])
        #expect(snapshot.visibleItems == snapshot.items && !snapshot.isExpanded("nothing"))
        snapshot.collapse(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "bread"] && snapshot.isExpanded("apple"))
        #expect(snapshot.level(of: "cox") == 2 && snapshot.parent(of: "cox") == "apple" && snapshot.parent(of: "fruit") == nil)
        #expect(snapshot.index(of: "pear") == 3 && !snapshot.contains("nothing") && snapshot.level(of: "nothing") == 0)
    }

    @Test("Items go with all that is below them, and come before or after it")
    func changes() {
        var snapshot = menu()
        snapshot.insert(["jam"], after: "fruit")
        snapshot.insert(["quince", "apple"], before: "pear")
        #expect(snapshot.items == ["fruit", "apple", "cox", "quince", "pear", "jam", "bread"])
        snapshot.delete(["apple", "nothing"])
        #expect(snapshot.items == ["fruit", "quince", "pear", "jam", "bread"])
        var part = menu().snapshot(of: "fruit")
        #expect(part.rootItems == ["apple", "pear"] && part.level(of: "cox") == 1)
        #expect(menu().snapshot(of: "fruit", includingParent: true).items == ["fruit", "apple", "cox", "pear"])
        part.expand(["apple"])
        snapshot.replace(childrenOf: "bread", using: part)
        snapshot.expand(["bread"])
        #expect(snapshot.visibleItems == ["fruit", "jam", "bread", "apple", "cox", "pear"])
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test("A duplicate item is reported once for each snapshot")
    func twice() {
        let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        Messages.during { messages in
            source.apply(snapshot)
            #expect(messages.all.isEmpty)
            snapshot.appendItems(["a"])
            source.apply(snapshot)
            #expect(messages.all.map(\.exception) == ["NSInternalInconsistencyException"])
            #expect(messages.last?.text.contains("Duplicate identifiers: {(\n    a\n)}") == true)
        }
    }

    @Test("A data source shows the visible items of a section's tree")
    func shown() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in cell.accessibilityIdentifier = text }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
        }
        var tree = menu()
        source.apply(tree, to: 0)
        view.layoutIfNeeded()
        #expect(view.visibleCells.compactMap(\.accessibilityIdentifier) == ["fruit", "bread"])
        tree.expand(["fruit"])
        source.apply(tree, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 4 && source.snapshot(for: 0).isExpanded("fruit"))
        #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "bread"])
        var flat = source.snapshot()
        flat.deleteSections([0])
        flat.appendSections([1])
        flat.appendItems(["x"])
        source.apply(flat)
        #expect(source.snapshot(for: 0).items.isEmpty && source.snapshot(for: 1).items == ["x"])
    }
}
