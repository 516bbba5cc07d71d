// The description of a view in UIKit's format, which omits properties with default values.
//
//   <App.Badge: 0x…; baseClass = UILabel; frame = (0 0; 40 20); text = 'New'; hidden = YES; layer = <CALayer: 0x…>>

extension UIView {
    final var logDescription: String {
        var parts = ["\(className(self)): \(address(self))"]
        if let base = baseClassName { parts.append("baseClass = \(base)") }
        parts.append("frame = \(text(frame))")
        if let content = textForLogs { parts.append("text = '\(content)'") }
        parts += nonDefaultProperties
        parts.append("layer = <\(rareProperties?.layer.map { className($0) } ?? "CALayer"): \(address(rareProperties?.layer ?? item))>")
        if let scroll = self as? UIScrollView {
            parts.append("contentOffset: \(NSStringFromCGPoint(scroll.contentOffset))")
            parts.append("contentSize: \(NSStringFromCGSize(scroll.contentSize))")
            parts.append("adjustedContentInset: \(NSStringFromUIEdgeInsets(scroll.adjustedContentInset))")
        }
        return "<" + parts.joined(separator: "; ") + ">"
    }

    /// The nearest class of UIKit, for a class of the program that does not inherit directly from UIView.
    private final var baseClassName: String? {
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
        var walker: AnyClass? = _getSuperclass(type(of: self))
        while let here = walker {
            let name = String(reflecting: here)
            if name.hasPrefix("UIKit.") { return here == UIView.self ? nil : String(name.dropFirst(6)) }
            walker = _getSuperclass(here)
        }
        return nil
    }

    private final var nonDefaultProperties: [String] {
        let mask = [("LM", 0), ("W", 1), ("RM", 2), ("TM", 3), ("H", 4), ("BM", 5)].filter { autoresizingMask.rawValue & 1 << $0.1 != 0 }
        return [
            transform.isIdentity ? nil : "transform = \(NSStringFromCGAffineTransform(transform))",
            clipsToBounds ? "clipsToBounds = YES" : nil,
            alpha < 1 ? "alpha = \(number(Double(alpha)))" : nil,
            isHidden ? "hidden = YES" : nil,
            isOpaque ? nil : "opaque = NO",
            mask.isEmpty ? nil : "autoresize = \(mask.map(\.0).joined(separator: "+"))",
            isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
            tag == 0 ? nil : "tag = \(tag)",
            backgroundColor.map { "backgroundColor = \($0)" },
        ].compactMap { $0 }
    }
}
