import QuoinBehaviors
import QuoinLayout
import QuoinScenes
import QuoinText

/// Makes a scene's node of a view: its kind, content, frame and the record of the program's mistakes.
@MainActor
struct LiveNode {
    private(set) var node: Node
    private let view: UIView

    init(_ view: UIView, id: String, parent: String?) {
        self.view = view
        let (kind, element) = LiveNode.kind(of: view)
        node = Node(id: id, kind: kind, parent: parent, element: element)
        node.className = className(view)
        addPlace()
        addSizes()
        addCommon()
        addContents()
        addRecord()
    }

    private static func kind(of view: UIView) -> (kind: String, element: String) {
        switch view {
        case is UITableView: ("scrollView", "tableView")
        case is UICollectionView: ("scrollView", "collectionView")
        case is UITextView: ("textView", "textView")
        case is UIScrollView: ("scrollView", "scrollView")
        case is UIStackView: ("stackView", "stackView")
        case is UILabel: ("label", "label")
        case is UIImageView: ("imageView", "imageView")
        case is UIButton: ("button", "button")
        case is UITextField: ("textField", "textField")
        case is UITableViewCell: ("view", "tableViewCell")
        case is UICollectionReusableView: ("view", "collectionViewCell")
        case is UINavigationBar: ("navigationBar", "navigationBar")
        case is UITabBar: ("tabBar", "tabBar")
        default: (view.superview as? UITableViewCell)?.contentView === view ? ("view", "tableViewCellContentView") : ("view", "view")
        }
    }

    private mutating func addPlace() {
        guard let mask = view.item.autoresizing, let above = view.superview else { return }
        node.placement = .frame(view.item.frame, mask, parentSize: above.item.frame.size)
    }

    /// Adds the measured content size, which is better than one computed from properties. Labels that wrap are measured again,
    /// and image views may lack their image.
    private mutating func addSizes() {
        let item = view.item
        node.hugging = .init(horizontal: item.horizontalHugging.rawValue, vertical: item.verticalHugging.rawValue)
        node.resistance = .init(horizontal: item.horizontalResistance.rawValue, vertical: item.verticalResistance.rawValue)
        if let label = view as? UILabel, label.wraps { return }
        let size = item.contentSize
        if size.width != nil || size.height != nil { node.contentSize = .init(width: size.width, height: size.height) }
    }

    private mutating func addCommon() {
        let item = view.item
        if view.isHidden, !(view is UIWindow) { node.properties[.hidden] = true }
        let margins = view.controllerReference?.rootMargins ?? item.margins
        if margins != Insets(all: 8) { node.properties[.margins] = margins }
        if item.preservesParentMargins { node.properties[.preservesSuperviewLayoutMargins] = true }
        if !item.marginsIncludeSafeArea { node.properties[.insetsLayoutMarginsFromSafeArea] = false }
        if item.alignmentInsets != .zero { node.properties[.alignmentRectInsets] = item.alignmentInsets }
        switch view.semanticContentAttribute {
        case .forceLeftToRight: node.properties[.rightToLeft] = false
        case .forceRightToLeft: node.properties[.rightToLeft] = true
        default: break
        }
    }

    private mutating func addContents() {
        switch view {
        case let label as UILabel: add(label)
        case let stack as UIStackView: add(stack)
        case let scroll as UIScrollView: add(scroll)
        case let button as UIButton: node.properties[.title] = button.currentTitle
        case let image as UIImageView:
            node.properties[.imageSize] = image.image.map { Size(width: Double($0.size.width), height: Double($0.size.height)) }
        default: break
        }
    }

    /// Adds the record of mistakes that a layout does not show.
    private mutating func addRecord() {
        let record = view.rareProperties?.record ?? LayoutRecord()
        let isPlaced = view.controllerReference == nil
        if isPlaced, view.flags.contains(.frameAssigned) || record.assignedFrame != nil { node.properties[.frameAssigned] = true }
        if record.constraintsBeforeAdding.contains(where: { !$0.isActive }) { node.properties[.constrainedBeforeAdded] = true }
        if let size = record.assignedContentSize {
            node.properties[.contentSize] = Size(width: Double(size.width), height: Double(size.height))
        }
    }
}

// MARK: - Contents

extension LiveNode {
    private mutating func add(_ label: UILabel) {
        node.properties[.text] = label.text
        node.properties[.numberOfLines] = Double(label.numberOfLines)
        if label.preferredMaxLayoutWidth > 0 { node.properties[.preferredMaxLayoutWidth] = Double(label.preferredMaxLayoutWidth) }
        if label.adjustsFontSizeToFitWidth { node.properties[.adjustsFontSizeToFit] = true }
        node.properties[.lineBreakMode] = label.lineBreakMode.lineBreakMode
        let font = label.font.textFont
        node.properties[.fontSize] = font.size
        node.properties[.fontWeight] = font.weight
        if case .named(let name) = font.family { node.properties[.fontName] = name }
        node.properties[.textStyle] = font.style
    }

    private mutating func add(_ stack: UIStackView) {
        node.properties[.axis] = stack.axis == .vertical ? .vertical : .horizontal
        node.properties[.distribution] = StackView.Distribution(propertyWord: "\(stack.distribution)")
        node.properties[.alignment] = StackView.Alignment(propertyWord: "\(stack.alignment)")
        if stack.spacing == UIStackView.spacingUseSystem {
            node.properties[.systemSpacing] = true
        } else {
            node.properties[.spacing] = Double(stack.spacing)
        }
        if stack.isLayoutMarginsRelativeArrangement { node.properties[.layoutMarginsRelative] = true }
        if stack.isBaselineRelativeArrangement { node.properties[.baselineRelative] = true }
    }

    private mutating func add(_ scroll: UIScrollView) {
        guard let scrolling = scroll.scrolling else { return }
        let inset = scrolling.contentInset - added(to: scrolling)
        if inset != .zero { node.properties[.contentInset] = inset }
        if scroll.rareProperties?.record.isInsetReadEarly == true { node.properties[.contentInsetReadEarly] = true }
        node.properties[.contentInsetAdjustment] = scrolling.insetAdjustment
        if scroll.item.contentOffset != .zero {
            node.properties[.contentOffset] = scroll.item.contentOffset
        }
        if scroll.alwaysBounceVertical || scroll.alwaysBounceHorizontal {
            node.properties[.alwaysBounces] = AxisPair(horizontal: scroll.alwaysBounceHorizontal, vertical: scroll.alwaysBounceVertical)
        }
        if !scroll.isScrollEnabled { node.properties[.scrollEnabled] = false }
        if scroll.isPagingEnabled { node.properties[.pagingEnabled] = true }
    }
}

extension LiveNode {
    /// The insets that the system has added to a scroll view's own before iOS 11. The copy of the tree adds them again.
    private func added(to scrolling: ScrollView) -> Insets {
        guard UIKitEnvironment.current.systemEra < .ios11 else { return .zero }
        var walker: UIView? = view
        while let here = walker {
            if let core = here.controllerReference?.core, core.lastAdjusted === scrolling { return core.addedInsets ?? .zero }
            walker = here.superview
        }
        return .zero
    }
}

extension UILabel {
    /// Whether the label's height depends on its width.
    fileprivate var wraps: Bool { numberOfLines != 1 && type(of: self).isPlainLabel(self) }

    /// Whether the class uses UILabel's own measurement.
    private static func isPlainLabel(_ label: UILabel) -> Bool {
        let own = label.item.behavior?.contentSize(of: label.item, width: nil) ?? .none
        return label.intrinsicContentSize.width == CGFloat(own.width ?? -1)
            && label.intrinsicContentSize.height == CGFloat(own.height ?? -1)
    }
}

extension Insets {
    fileprivate static func - (left: Insets, right: Insets) -> Insets {
        Insets(top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom, right: left.right - right.right)
    }

}
