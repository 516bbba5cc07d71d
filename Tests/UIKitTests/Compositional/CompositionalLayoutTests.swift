import Testing
import UIKit

@MainActor
@Suite("Compositional layouts: items, groups, sections, supplementary views and lists", .serialized)
struct CompositionalLayoutTests {
    final class Tile: UICollectionViewCell {}
    final class Plate: UICollectionReusableView {}
    final class Tall: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            heightAnchor.constraint(equalToConstant: 37).isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }
    /// As high as its place in the section says: 20, 40, 60, …
    final class Growing: UICollectionViewCell {
        let ruler = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            ruler.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(ruler)
            NSLayoutConstraint.activate([
                ruler.topAnchor.constraint(equalTo: contentView.topAnchor),
                ruler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ruler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                ruler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        let counts: [Int]
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let growing = cell as? Growing {
                let height = growing.ruler.heightAnchor.constraint(equalToConstant: CGFloat(20 * (indexPath.item + 1)))
                let width = growing.ruler.widthAnchor.constraint(equalToConstant: CGFloat(50 * (indexPath.item + 1)))
                for constraint in [height, width] { constraint.priority = .defaultHigh }
                NSLayoutConstraint.activate([height, width])
            }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    /// A collection of 320 × 480 with so many items in each section.
    private func collection(
        _ counts: [Int], _ layout: UICollectionViewLayout, cell: AnyClass = Tile.self, view: AnyClass = Plate.self
    ) -> (UICollectionView, Source) {
        let made = UICollectionView(frame: CGRect(0, 0, 320, 480), collectionViewLayout: layout)
        made.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "badge", "top"] {
            made.register(view, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        let source = Source(counts)
        made.dataSource = source
        made.layoutIfNeeded()
        return (made, source)
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }
    private func edge(_ kind: String, height: NSCollectionLayoutDimension, alignment: NSRectAlignment)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    }

    @Test("Three thirds fill a row, insets come off cells and sections, and the last row keeps its height")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.interGroupSpacing = 5
        let (view, source) = collection([4], UICollectionViewCompositionalLayout(section: section))
        #expect(frames(view) == [CGRect(12, 12, 96, 96), CGRect(112, 12, 96, 96), CGRect(212, 12, 96, 96), CGRect(12, 117, 96, 96)])
        #expect(view.contentSize == CGSize(width: 320, height: 225))
        withExtendedLifetime(source) {}
    }

    @Test("Distances are kept between items, shared where they are flexible, and counted when room is asked for")
    func spacing() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(10)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
        group.interItemSpacing = .fixed(10)  // two halves and a gap are more than the whole
        let (alone, first) = collection([2], UICollectionViewCompositionalLayout(section: .init(group: group)))
        #expect(frames(alone) == [CGRect(0, 0, 160, 10), CGRect(0, 10, 160, 10)])
        let shared = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(10)), subitem: item, count: 2)
        shared.interItemSpacing = .fixed(10)
        let (pair, second) = collection([2], UICollectionViewCompositionalLayout(section: .init(group: shared)))
        #expect(frames(pair) == [CGRect(0, 0, 155, 10), CGRect(165, 0, 155, 10)])
        let small = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(10)))
        small.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let spread = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: small, count: 3)
        spread.interItemSpacing = .flexible(5)
        let (apart, third) = collection([3], UICollectionViewCompositionalLayout(section: .init(group: spread)))
        #expect(frames(apart) == [CGRect(0, 10, 50, 10), CGRect(135, 10, 50, 10), CGRect(270, 10, 50, 10)])
        withExtendedLifetime((first, second, third)) {}
    }

    @Test("Groups nest, and the items go round until none is left")
    func nested() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, column])
        let (view, source) = collection([5], UICollectionViewCompositionalLayout(section: .init(group: group)))
        #expect(
            frames(view) == [
                CGRect(0, 0, 224, 192), CGRect(224, 0, 96, 96), CGRect(224, 96, 96, 96), CGRect(0, 192, 224, 192), CGRect(224, 192, 96, 96),
            ])
        withExtendedLifetime(source) {}
    }

    @Test("A custom group's items lie where the closure says, and a layout may scroll horizontally")
    func custom() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(100), .fractionalHeight(1))) { environment in
            let height = environment.container.effectiveContentSize.height
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, 30, height)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(40, 10, 30, 20), zIndex: 3),
            ]
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 7
        let layout = UICollectionViewCompositionalLayout(section: .init(group: group), configuration: configuration)
        let (view, source) = collection([3, 1], layout)
        #expect(
            frames(view) == [CGRect(0, 0, 30, 480), CGRect(40, 10, 30, 20), CGRect(100, 0, 30, 480), CGRect(207, 0, 30, 480)])
        #expect(view.contentSize == CGSize(width: 307, height: 480))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
        withExtendedLifetime(source) {}
    }

    @Test("Estimated cells, headers and groups take the sizes that their content asks for")
    func estimated() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [edge("header", height: .estimated(10), alignment: .top)]
        let (view, source) = collection([3], UICollectionViewCompositionalLayout(section: section), cell: Growing.self, view: Tall.self)
        #expect(frames(view) == [CGRect(0, 37, 320, 20), CGRect(0, 57, 320, 40), CGRect(0, 97, 320, 60)])
        #expect(view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame == CGRect(0, 0, 320, 37))
        // Side by side, each as high as it likes; the group is as high as the highest.
        let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(44)))
        let pair = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [half])
        let (beside, second) = collection([4], UICollectionViewCompositionalLayout(section: .init(group: pair)), cell: Growing.self)
        #expect(frames(beside) == [CGRect(0, 0, 160, 20), CGRect(160, 0, 160, 40), CGRect(0, 40, 160, 60), CGRect(160, 40, 160, 80)])
        let uniform = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)))
        let even = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [uniform])
        let (level, third) = collection([2], UICollectionViewCompositionalLayout(section: .init(group: even)), cell: Growing.self)
        #expect(frames(level) == [CGRect(0, 0, 160, 40), CGRect(160, 0, 160, 40)])
        withExtendedLifetime((source, second, third)) {}
    }

    @Test("Cells are asked for their size again when the width changes or they are invalidated, and not for scrolling")
    func measuring() {
        final class Counting: UICollectionViewCell {
            static var asked = 0
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                Self.asked += 1
                layoutAttributes.size.height = 300
                return layoutAttributes
            }
        }
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
        let (view, source) = collection([3], layout, cell: Counting.self)
        #expect(view.contentSize.height == 900)
        let first = Counting.asked
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(Counting.asked == first)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(Counting.asked > first && frames(view).first == CGRect(0, 0, 200, 300))
        let second = Counting.asked
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(Counting.asked > second)
        withExtendedLifetime(source) {}
    }

    @Test("Tags of their own widths fill one line after the other")
    func tags() {
        let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(44), .absolute(30)))
        let line = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [tag])
        line.interItemSpacing = .fixed(8)
        let (view, source) = collection([4], UICollectionViewCompositionalLayout(section: .init(group: line)), cell: Growing.self)
        // 50, 100, 150 and two gaps fit into 320; 200 does not.
        #expect(frames(view) == [CGRect(0, 0, 50, 30), CGRect(58, 0, 100, 30), CGRect(166, 0, 150, 30), CGRect(0, 30, 200, 30)])
        withExtendedLifetime(source) {}
    }

    @Test("Headers, footers, badges and backgrounds stand around the content")
    func around() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        let footer = edge("footer", height: .absolute(12), alignment: .bottom)
        section.boundarySupplementaryItems = [edge("header", height: .absolute(30), alignment: .top), footer]
        section.decorationItems = [.background(elementKind: "plate")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [edge("top", height: .absolute(15), alignment: .top)]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(Plate.self, forDecorationViewOfKind: "plate")
        let (view, source) = collection([1], layout)
        #expect(frames(view) == [CGRect(20, 50, 280, 50)])
        #expect(view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame == CGRect(0, 0, 320, 15))
        #expect(view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame == CGRect(20, 15, 280, 30))
        #expect(view.supplementaryView(forElementKind: "footer", at: [0, 0])?.frame == CGRect(20, 105, 280, 12))
        #expect(view.supplementaryView(forElementKind: "badge", at: [0, 0])?.frame == CGRect(286, 44, 20, 20))
        #expect(view.subviews.first?.frame == CGRect(0, 15, 320, 102), "the background lies below everything")
        #expect(view.contentSize.height == 117)
        // A footer that does not extend the boundary lies over the content.
        footer.extendsBoundary = false
        section.supplementariesFollowContentInsets = false
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 105)
        #expect(view.supplementaryView(forElementKind: "footer", at: [0, 0])?.frame == CGRect(0, 93, 320, 12))
        withExtendedLifetime(source) {}
    }

    @Test("A pinned header stays in sight until its section has gone")
    func pinned() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
        let header = edge("header", height: .absolute(30), alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let (view, source) = collection([5, 5], UICollectionViewCompositionalLayout(section: section))
        func tops() -> [CGFloat?] { (0...1).map { view.supplementaryView(forElementKind: "header", at: [$0, 0])?.frame.minY } }
        #expect(tops() == [0, 530])
        view.contentOffset.y = 200
        view.layoutIfNeeded()
        #expect(tops() == [200, 530])
        view.contentOffset.y = 520
        view.layoutIfNeeded()
        #expect(tops() == [500, 530])
        withExtendedLifetime(source) {}
    }

    @Test("A section that scrolls by itself lays its groups out side by side and is as high as the highest")
    func orthogonal() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(0.9), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        let layout = UICollectionViewCompositionalLayout(section: section)
        let (view, source) = collection([3, 1], layout)
        #expect(frames(view) == [CGRect(0, 0, 288, 100), CGRect(298, 0, 288, 100), CGRect(596, 0, 288, 100), CGRect(0, 100, 288, 100)])
        #expect(view.contentSize == CGSize(width: 320, height: 200))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(frames(view).first == CGRect(16, 0, 288, 100))
        withExtendedLifetime(source) {}
    }

    @Test("From right to left the frames are mirrored; a handler is given the items and may change them")
    func mirrored() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item]))
        section.visibleItemsInvalidationHandler = { items, _, _ in for item in items where item.indexPath.item == 1 { item.alpha = 0.5 } }
        let (view, source) = collection([2], UICollectionViewCompositionalLayout(section: section))
        #expect(view.visibleCells.map(\.alpha) == [1, 0.5])
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(frames(view) == [CGRect(220, 0, 100, 20), CGRect(120, 0, 100, 20)])
        withExtendedLifetime(source) {}
    }

    @Test("A list's rows are as wide as the list and as high as their content, 44 points at least")
    func list() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.footerMode = .supplementary
        let view = UICollectionView(
            frame: CGRect(0, 0, 375, 600), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let footers = UICollectionView.SupplementaryRegistration<Tall>(elementKind: UICollectionView.elementKindSectionFooter) { _, _, _ in
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
        }
        source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: footers, for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Wi-Fi", "Sound"], toSection: 0)
        snapshot.appendItems(["About"], toSection: 1)
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(frames(view) == [CGRect(16, 35, 343, 44.5), CGRect(16, 79.5, 343, 44.5), CGRect(16, 196, 343, 44.5)])
    }

    @Test("A flow layout whose subclass changes attributes in bulk is used as it is")
    func elements() {
        final class LeftAligned: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }.map {
                    if $0.representedElementCategory == .cell { $0.frame.origin.x = 3 }
                    return $0
                }
            }
        }
        let (view, source) = collection([2], LeftAligned())
        #expect(frames(view).map(\.minX) == [3, 3])
        withExtendedLifetime(source) {}
    }
}
