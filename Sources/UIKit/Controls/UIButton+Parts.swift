import QuoinBehaviors

// The frames of a button's image and title: side by side, the image first, centered in the content by default.
//
//   ┌──────────────── content ────────────────┐
//   │            ┌─────┐┌─────────┐           │
//   │            │image││  title  │           │        insets move each of them, and make it smaller
//   │            └─────┘└─────────┘           │
//   └─────────────────────────────────────────┘

extension UIButton {
    final func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = currentImage?.size ?? .zero
        if let configuration, configuration.imagePlacement == .top || configuration.imagePlacement == .bottom {
            return stacked(image, configuration, in: content)
        }
        let wanted = fittingTitleSize(content.width - image.width)
        let padding = configuration?.imagePadding ?? 0
        let isTrailing = (configuration?.imagePlacement == .trailing) != isRightToLeft
        let title = CGSize(
            width: min(wanted.width, max(0, content.width - image.width - padding)), height: min(wanted.height, content.height))
        let gap = image.width > 0 && title.width > 0 ? padding : 0
        var start = content.minX
        switch effectiveContentHorizontalAlignment {
        case .center, .leading, .trailing: start += (content.width - image.width - title.width - gap) / 2
        case .right: start += content.width - image.width - title.width - gap
        case .left, .fill: break
        }
        let imageX = isTrailing ? start + title.width + gap : start
        let titleX = isTrailing ? start : start + image.width + gap
        let insets = configuration == nil ? (image: imageEdgeInsets, title: titleEdgeInsets) : (.zero, .zero)
        return (
            place(image, at: imageX, in: content, insets.image), place(title, at: titleX, in: content, insets.title)
        )
    }

    /// The frames with the image above or below the title.
    private func stacked(_ image: CGSize, _ configuration: Configuration, in content: CGRect) -> (image: CGRect, title: CGRect) {
        let title = fittingTitleSize(content.width)
        let below = configuration.subtitleContent?.measuring(TextRequest(lines: 1, traits: UIKitEnvironment.current.traits))
        let texts = title.height + (below.map { CGFloat($0.height) + configuration.titlePadding } ?? 0)
        let gap = image.height > 0 && texts > 0 ? configuration.imagePadding : 0
        let start = content.midY - (image.height + gap + texts) / 2, isTop = configuration.imagePlacement == .top
        return (
            CGRect(
                x: content.midX - image.width / 2, y: isTop ? start : start + texts + gap, width: image.width, height: image.height),
            CGRect(
                x: content.midX - title.width / 2, y: isTop ? start + image.height + gap : start, width: min(title.width, content.width),
                height: title.height)
        )
    }

    private func place(_ size: CGSize, at x: CGFloat, in content: CGRect, _ insets: UIEdgeInsets) -> CGRect {
        guard size != .zero else { return CGRect(origin: CGPoint(x: x, y: content.midY), size: .zero) }
        var y = content.midY - size.height / 2
        switch contentVerticalAlignment {
        case .top: y = content.minY
        case .bottom: y = content.maxY - size.height
        case .center, .fill: break
        }
        // An inset at one side of a centered part moves it by half.
        return CGRect(
            x: x + (insets.left - insets.right) / 2, y: y + (insets.top - insets.bottom) / 2, width: size.width, height: size.height)
    }

    private func fittingTitleSize(_ width: CGFloat) -> CGSize {
        guard let title = currentTitle ?? currentAttributedTitle?.string, !title.isEmpty else { return .zero }
        let font = configuration?.font ?? titleLabel?.font ?? .systemFont(ofSize: 15)
        let measured = (currentAttributedTitle ?? NSAttributedString(string: title, attributes: [.font: font])).size()
        let scale = CGFloat(UIKitEnvironment.current.screenDevice.scale)
        func up(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
        return CGSize(width: up(measured.width), height: up(measured.height))
    }

    /// Runs the button's actions, like a tap.
    public final func performPrimaryAction() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}

/// A button's title label. Its text and font are those of the button.
final class ButtonTitle: UILabel {
    weak var button: UIButton?
    override var font: UIFont! { didSet { if button != nil, font != oldValue { button?.refresh() } } }
    override var frame: CGRect {
        get { button.map { $0.titleRect(forContentRect: $0.contentRect(forBounds: $0.bounds)) } ?? super.frame }
        set { super.frame = newValue }
    }
}

/// A button's image view.
final class ButtonImage: UIImageView {
    weak var button: UIButton?
    override var frame: CGRect {
        get { button.map { $0.imageRect(forContentRect: $0.contentRect(forBounds: $0.bounds)) } ?? super.frame }
        set { super.frame = newValue }
    }
}

/// The style of controls on the Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
    case automatic, pad, mac
}

extension UIContextMenuConfiguration {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Hashable, Sendable {
        case automatic, priority, fixed
    }
}
