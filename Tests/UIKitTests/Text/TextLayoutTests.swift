import Testing
import UIKit

@MainActor
@Suite("Text layout without a view, text views, and list configurations", .serialized)
struct TextLayoutTests {
    private let words = "one two three four five six seven"
    private var attributed: NSAttributedString { NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)]) }

    @Test("A layout manager measures its storage's text in a container's width")
    func manager() {
        let storage = NSTextStorage(attributedString: attributed)
        let container = NSTextContainer(size: CGSize(width: 110, height: CGFloat.greatestFiniteMagnitude))
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        #expect(manager.usedRect(for: container) == .zero, "no text yet")
        storage.addLayoutManager(manager)
        let expected = attributed.boundingRect(
            with: CGSize(width: 100, height: 1e6), options: [.usesLineFragmentOrigin], context: nil)
        // A text by itself is as large as its lines, rounded up to a thirty-second of a point.
        let used = manager.usedRect(for: container).size, step = 1.0 / 32
        #expect(expected.height > 40 && used.height <= expected.height && used.height > expected.height - step)
        #expect(used.width <= expected.width + 10 && used.width > expected.width + 10 - step)
        container.lineFragmentPadding = 0
        #expect(manager.usedRect(for: container).width <= 110 && manager.glyphRange(for: container).length == storage.length)
    }

    @Test("A text view that scrolls says how large its whole text is")
    func textView() {
        let view = UITextView(frame: CGRect(0, 0, 110, 50))
        view.font = .systemFont(ofSize: 17)
        view.text = words
        let scrolling = view.sizeThatFits(CGSize(width: 110, height: CGFloat.greatestFiniteMagnitude))
        view.isScrollEnabled = false
        #expect(scrolling == view.sizeThatFits(CGSize(width: 110, height: CGFloat.greatestFiniteMagnitude)))
        #expect(scrolling.height > 50 && scrolling.width <= 110)
        let used = view.layoutManager.usedRect(for: view.textContainer).height
        #expect(abs(used + 16 - scrolling.height) < 1, "\(used) and the insets are \(scrolling.height)")
    }

    @Test("A button's title and image lie side by side, in the middle or at an end")
    func parts() throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setImage(UIImage(size: CGSize(width: 20, height: 10)), for: .normal)
        button.frame = CGRect(0, 0, 200, 44)
        let title = try #require(button.titleLabel), image = try #require(button.imageView)
        #expect(image.frame.maxX == title.frame.minX && image.frame.size == CGSize(width: 20, height: 10))
        #expect(abs(image.frame.minX + title.frame.maxX - 200) < 0.01 && image.frame.midY == 22 && title.frame.midY == 22)
        button.contentHorizontalAlignment = .left
        #expect(image.frame.minX == 0)
        button.contentHorizontalAlignment = .right
        #expect(title.frame.maxX == 200)
        button.contentEdgeInsets.right = 10
        #expect(title.frame.maxX == 190)
        final class Below: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(1, 2, 3, 4) }
        }
        let own = Below(frame: CGRect(0, 0, 50, 50))
        #expect(own.imageView?.frame == CGRect(1, 2, 3, 4))
    }

    @Test("Rows reserve room for images, change their text's case, and have guides around their parts")
    func rows() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Wi-Fi"
        content.textProperties.transform = .uppercase
        content.image = UIImage(size: CGSize(width: 10, height: 10))
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(0, 0, 320, 44)
        view.layoutIfNeeded()
        let image = try #require(view.imageLayoutGuide), text = try #require(view.textLayoutGuide)
        view.layoutIfNeeded()
        #expect(image.layoutFrame.width == 40 && text.layoutFrame.minX == 16 + 40 + 16 && view.secondaryTextLayoutGuide == nil)
        var other = content
        #expect(other == content)
        other.text = "Sound"
        #expect(other != content)
    }

    @Test("A section's header shows a configuration as a cell does")
    func header() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Network"
        header.contentConfiguration = content
        header.frame = CGRect(0, 0, 320, 40)
        header.layoutIfNeeded()
        #expect(header.contentView is UIListContentView && header.contentView.frame == header.bounds)
    }
}

extension UIImage {
    /// A picture of a size.
    fileprivate convenience init(size: CGSize) {
        let drawn = UIGraphicsImageRenderer(size: size).image { _ in }
        self.init(cgImage: drawn.cgImage!, scale: drawn.scale, orientation: .up)
    }
}
