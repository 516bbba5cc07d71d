import QuoinBehaviors
import QuoinLayout

extension UIView {
    final func preserveMargins(_ isOn: Bool) {
        item.preservesParentMargins = isOn
        if isOn { propagate(.subtreeHasInsetSources) }
        noteEngineChange()
    }

    final func includeSafeArea(_ isOn: Bool) {
        item.marginsIncludeSafeArea = isOn
        noteEngineChange()
    }

    final func setLayoutMargins(_ margins: UIEdgeInsets) {
        let before = item.effectiveMargins
        if let controller = controllerReference {
            controller.rootMargins = margins.layoutInsets
        } else {
            item.margins = margins.layoutInsets
        }
        guard item.effectiveMargins != before else { return }
        controllerReference?.viewLayoutMarginsDidChange()
        layoutMarginsDidChange()
        noteReportedMargins()
        markNeedsLayout()
    }

    // MARK: Direction

    final var isRightToLeft: Bool {
        item.direction.map { $0 == .rightToLeft } ?? UIKitEnvironment.current.isRightToLeft
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: UIKitEnvironment.current.isRightToLeft ? .rightToLeft : .leftToRight
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .unspecified ? layoutDirection : userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        ensureRareProperties().semanticContentAttribute = attribute
        switch attribute {
        case .unspecified: item.direction = nil
        case .playback, .spatial, .forceLeftToRight: item.direction = .leftToRight
        case .forceRightToLeft: item.direction = .rightToLeft
        }
        noteEngineChange()
    }

    // MARK: Guides

    final func guide(for area: Area) -> UILayoutGuide {
        if let found = rareProperties?.areas[area] { return found }
        let names: [Area: String] = [
            .margins: "UIViewLayoutMarginsGuide", .safeArea: "UIViewSafeAreaLayoutGuide",
            .content: "UIScrollView-contentLayoutGuide", .visible: "UIScrollView-frameLayoutGuide",
        ]
        let made = UILayoutGuide(showing: item.guide(for: area), identifier: names[area])
        ensureRareProperties().areas[area] = made
        return made
    }

    final var readableGuide: UILayoutGuide {
        if let found = rareProperties?.readableGuide { return found }
        let made = UILayoutGuide()
        made.identifier = "UIViewReadableContentGuide"
        try? item.add(made.item)
        made.item.behavior = ReadableGuide(category: UIKitEnvironment.current.contentSizeCategory.textCategory)
        ensureRareProperties().readableGuide = made
        return made
    }

    /// The guide of the keyboard. Without a keyboard it lies at the bottom of the safe area.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let found = rareProperties?.keyboardGuide { return found }
        let made = UIKeyboardLayoutGuide()
        made.identifier = "UIKeyboardLayoutGuide"
        try? item.add(made.item)
        made.item.behavior = made.keyboard
        UIKitState.hasKeyboardGuides = true
        ensureRareProperties().keyboardGuide = made
        return made
    }

    /// The frame of a guide that follows from the view alone, so that it is valid before a layout; nil for other guides.
    final func frame(of behavior: (any LayoutBehavior)?) -> CGRect? {
        switch behavior {
        case let readable as ReadableGuide:
            let margins = layoutMarginsGuide.layoutFrame
            let width = min(margins.width, CGFloat(ReadableGuide.maximumWidth(readable.category)))
            let grid = PixelGrid(scale: UIKitEnvironment.current.layoutEnvironment.scale)
            let left = grid.round(Double(margins.midX - width / 2)), right = grid.round(Double(margins.midX + width / 2))
            return CGRect(x: left, y: Double(margins.minY), width: right - left, height: Double(margins.height))
        case let keyboard as KeyboardGuide:
            guard let window = windowReference else { return nil }
            let bottom = convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y
            let rest = bounds.height - (keyboard.usesBottomSafeArea ? safeAreaInsets.bottom : 0)
            let top = min(rest, bottom - CGFloat(keyboard.height))
            return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
        default: return nil
        }
    }

    /// The guides that were added, in their order.
    public final var layoutGuides: [UILayoutGuide] { rareProperties?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self, layoutGuide.item is GuideItem else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        do throws(TreeError) {
            try item.add(layoutGuide.item)
            ensureRareProperties().guides.append(layoutGuide)
        } catch {
            UIKitState.raise("NSInvalidArgumentException", error.description)
        }
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let index = rareProperties?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
        rareProperties?.guides.remove(at: index)
        layoutGuide.item.remove()
        noteEngineChange()
    }

    final func ensureRareProperties() -> RareViewProperties {
        if let rareProperties { return rareProperties }
        let made = RareViewProperties()
        rareProperties = made
        return made
    }
}
