import UIKit
import os

private let log = OSLog(subsystem: "gallery", category: "wall")

/// A wall of cards, which tells another delegate what it hears.
public final class Wall: UIScrollView, UIScrollViewDelegate {
    public weak var forward: UIScrollViewDelegate?
    public private(set) var title: NSAttributedString = NSMutableAttributedString()
    public private(set) var depth: CGFloat = 0
    private var observation: NSKeyValueObservation?

    public convenience init(forward: UIScrollViewDelegate) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        self.forward = forward
        delegate = self
        observation = observe(\.contentOffset, options: [.new]) { wall, change in
            wall.depth = max(wall.depth, change.newValue?.y ?? 0)
        }
    }

    deinit { observation?.invalidate() }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        os_log("scrolled to %f", log: log, type: .debug, scrollView.contentOffset.y)
        forward?.scrollViewDidScroll?(scrollView)
        perform(#selector(settle), with: nil, afterDelay: 0)
    }

    @objc private func settle() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(settle), object: nil)
        title = NSAttributedString(string: "\(Int(contentOffset.y))")
    }
}
