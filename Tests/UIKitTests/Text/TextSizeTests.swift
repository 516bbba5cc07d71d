import Testing
import UIKit

@MainActor
@Suite("Sizes of text with attachments, of scaled fonts and of controls", .serialized)
struct TextSizeTests {
    @Test("A picture among letters raises its line's ascent and descent to its own")
    func attachments() {
        let font = UIFont.systemFont(ofSize: 17), picture = NSTextAttachment()
        picture.bounds = CGRect(0, -10, 100, 60)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        let letters = text.size()
        text.append(NSAttributedString(attachment: picture))
        #expect(abs(text.size().width - letters.width - 100) < 0.1)
        #expect(abs(text.size().height - 60) < 0.1)  // 50 above and 10 below: more than the font has
        picture.bounds = CGRect(0, 0, 100, 60)
        #expect(abs(text.size().height - (60 - font.descender)) < 0.1)
        let wrapped = text.boundingRect(with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(wrapped.height - letters.height - 60) < 0.1, "on a line of its own")
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.width >= 100 + letters.width)
    }

    @Test("Lines are listed with the letters that each shows")
    func lines() throws {
        let storage = NSTextStorage(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let container = NSTextContainer(size: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)), manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var found: [(CGRect, String)] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, used, _, range, _ in
            found.append((used, (storage.string as NSString).substring(with: range)))
        }
        #expect(found.map(\.1) == ["one two ", "three"])
        #expect(found[1].0.minY == found[0].0.maxY && abs(manager.usedRect(for: container).height - found[1].0.maxY) < 0.02)
        #expect(manager.characterIndex(for: CGPoint(x: 6, y: 30), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 8)
        var stopped = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { _, _, _, _, stop in
            stopped += 1
            stop.pointee = true
        }
        #expect(stopped == 1)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 2), in: container) == found[0].0)
    }

    @Test("Text that follows the user's size changes with it, other text does not; observers are notified")
    func dynamicType() {
        Messages.during { _ in
            let controller = UIViewController(), following = UILabel(), fixed = UILabel(), scaled = UILabel()
            following.font = .preferredFont(forTextStyle: .body)
            following.adjustsFontForContentSizeCategory = true
            fixed.font = .preferredFont(forTextStyle: .body)
            scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 10), maximumPointSize: 15)
            scaled.adjustsFontForContentSizeCategory = true
            for label in [following, fixed, scaled] { controller.view.addSubview(label) }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            var heard: [UIContentSizeCategory] = []
            controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: UIViewController, _) in
                heard.append(controller.traitCollection.preferredContentSizeCategory)
            }
            UIKitEnvironment.current.contentSizeCategory = .accessibilityLarge
            window.layoutIfNeeded()
            #expect(following.font.pointSize == 33 && fixed.font.pointSize == 17 && scaled.font.pointSize == 15)
            UIKitEnvironment.current.contentSizeCategory = .extraLarge
            window.layoutIfNeeded()
            #expect(following.font.pointSize == 19 && abs(scaled.font.pointSize - 190.0 / 17) < 1e-9)
            #expect(heard == [.accessibilityLarge, .extraLarge])
        }
    }

    @Test("Controls of one size have it from the start, and keep their origin when they are fitted")
    func controls() {
        #expect(UISwitch().frame == CGRect(0, 0, 51, 31) && UISwitch(frame: CGRect(5, 6, 1, 1)).frame == CGRect(5, 6, 51, 31))
        #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
        #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
        let label = UILabel(frame: CGRect(10, 20, 1, 1))
        label.text = "Hello"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 10, y: 20) && label.frame.size == label.intrinsicContentSize)
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.sizeToFit()
        #expect(segments.frame.height == 32 && segments.intrinsicContentSize.height == 31)
    }

    @Test("Content that shrinks takes the offset along, and what lies outside of it is not scrolled to")
    func offsets() {
        let view = UIScrollView(frame: CGRect(0, 0, 320, 480))
        view.contentSize = CGSize(width: 320, height: 2000)
        view.scrollRectToVisible(CGRect(0, 2500, 10, 10), animated: false)
        #expect(view.contentOffset == .zero)
        view.scrollRectToVisible(CGRect(0, 1900, 10, 500), animated: false)
        #expect(view.contentOffset.y == 1520)
        view.contentSize.height = 600
        #expect(view.contentOffset.y == 120)
    }

    @Test("Pinned headers stay in sight as long as their section does")
    func pinned() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            }
        }
        let layout = UICollectionViewFlowLayout(), source = Source(), header = UICollectionView.elementKindSectionHeader
        layout.itemSize = CGSize(width: 300, height: 90)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = UICollectionView(frame: CGRect(0, 0, 300, 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
        view.dataSource = source
        view.layoutIfNeeded()
        let first = try #require(view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.minY == 0)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(first.frame.minY == 100)
        view.contentOffset.y = 410  // the section ends at 30 + 4 × 90 + 3 × 10 = 420
        view.layoutIfNeeded()
        #expect(first.frame.minY == 390)
        view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 130)
    }
}
