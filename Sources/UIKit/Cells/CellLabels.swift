import QuoinBehaviors

/// The system's labels and image in a table cell, by style:
///
/// ```text
///   default   │▣ Title          │      value 1  │▣ Title     Detail│
///   subtitle  │▣ Title          │      value 2  │  Title Detail    │
///             │  Detail         │
/// ```
///
/// The views are created when they are first asked for. They lie between the content view's margins and are centered
/// vertically.
@MainActor
final class CellLabels {
    private unowned let cell: UITableViewCell
    private let style: UITableViewCell.CellStyle
    private var placed: [NSLayoutConstraint] = []
    private(set) var hasAny = false
    let image = CellImageView(frame: .zero)
    private(set) lazy var title = made(17)
    private(set) lazy var detail = made(style == .subtitle ? 12 : 17)

    init(_ cell: UITableViewCell, _ style: UITableViewCell.CellStyle) {
        (self.cell, self.style) = (cell, style)
        image.changed = { [unowned self] in place() }
    }

    private func made(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return label
    }

    /// Adds a label or the image to the cell's content and updates the constraints.
    func show(_ view: UIView) {
        guard view.superview !== cell.contentView else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        hasAny = true
        place()
    }

    private func isShown(_ view: UIView) -> Bool { view.superview === cell.contentView }

    private func place() {
        guard hasAny else { return }
        NSLayoutConstraint.deactivate(placed)
        let content = cell.contentView, margins = content.layoutMarginsGuide
        var made = [content.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(cell.metrics.leastHeight))]
        made[0].priority = .required - 1
        var start = margins.leadingAnchor
        let hasImage = isShown(image) && image.image != nil
        if hasImage {
            made += [
                image.leadingAnchor.constraint(equalTo: start), image.centerYAnchor.constraint(equalTo: content.centerYAnchor),
                image.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
            ]
            start = image.trailingAnchor
        }
        made += placeTexts(from: start, gap: hasImage ? 16 : 0, margins: margins, in: content)
        placed = made
        NSLayoutConstraint.activate(made)
    }

    private func placeTexts(
        from start: NSLayoutXAxisAnchor, gap: CGFloat, margins: UILayoutGuide, in content: UIView
    ) -> [NSLayoutConstraint] {
        let hasDetail = style != .default && isShown(detail)
        var made = [title.leadingAnchor.constraint(equalTo: start, constant: gap)]
        guard hasDetail else {
            return made + middle(title, content) + [title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor)]
        }
        if style == .subtitle {
            let guide = textGuide(in: content)
            made += [
                title.topAnchor.constraint(equalTo: guide.topAnchor), detail.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
                guide.centerYAnchor.constraint(equalTo: content.centerYAnchor),
                guide.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 9.75).optional,
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            ]
        } else {
            made += middle(title, content) + middle(detail, content)
            made.append(detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 6))
            if style == .value1 { made.append(detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor)) }
            if style == .value2 { made.append(title.widthAnchor.constraint(equalToConstant: 91)) }
        }
        return made + [detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor)]
    }

    private func middle(_ label: UILabel, _ content: UIView) -> [NSLayoutConstraint] {
        [
            label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            label.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 11).optional,
        ]
    }

    private func textGuide(in content: UIView) -> UILayoutGuide {
        if let found = content.layoutGuides.first(where: { $0.identifier == "UITableViewCellText" }) { return found }
        let made = UILayoutGuide()
        made.identifier = "UITableViewCellText"
        content.addLayoutGuide(made)
        return made
    }
}

extension NSLayoutConstraint {
    /// The constraint at a priority just below required, so that it yields to a row height that was set.
    fileprivate var optional: NSLayoutConstraint {
        priority = .required - 1
        return self
    }
}

/// An image view that calls back when it gets its first image or loses it.
final class CellImageView: UIImageView {
    var changed: () -> Void = {}
    override var image: UIImage? {
        didSet { if (image == nil) != (oldValue == nil) { changed() } }
    }
}
