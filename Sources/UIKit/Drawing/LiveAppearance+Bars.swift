import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Navigation bars, toolbars and tab bars with their items as properties of a scene's nodes.

extension LiveAppearance {
    func describe(_ bar: UINavigationBar, _ properties: inout Properties) {
        describe(bar.barStyle, background: bar.barTintColor ?? bar.standardAppearance.backgroundColor, in: &properties)
        let attributes = bar.titleTextAttributes ?? bar.standardAppearance.titleTextAttributes
        properties[.titleColor] = (attributes[.foregroundColor] as? UIColor)?.sceneColor
        properties[.attached] = bar.owner != nil
        if bar.owner != nil, bar.isAtScrollEdge { describeScrollEdge(of: bar, &properties) }
        guard let item = bar.topItem else { return }
        properties[.navigationItem] = described(item)
        properties[.largeTitles] = bar.prefersLargeTitles && item.largeTitleDisplayMode != .never
        guard let below = bar.backItem, !item.hidesBackButton else { return }
        let isBare = item.backButtonDisplayMode != .default
        properties[.backButton] = isBare ? "" : below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? ""
    }

    /// Describes the background over content that is scrolled to its top: clear since iOS 15 where no color is set.
    private func describeScrollEdge(of bar: UINavigationBar, _ properties: inout Properties) {
        if let color = (bar.topItem?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance)?.backgroundColor {
            properties[.barTintColor] = color.sceneColor
        } else if properties[.barTintColor] == nil, bar.barStyle == .default, UIKitEnvironment.current.systemEra >= .ios15 {
            properties[.barTintColor] = UIColor.clear.sceneColor
        }
    }

    func describe(_ bar: UIToolbar, _ properties: inout Properties) {
        describe(bar.barStyle, background: bar.barTintColor ?? bar.standardAppearance.backgroundColor, in: &properties)
        properties[.items] = (bar.items ?? []).map { described($0) }
    }

    func describe(_ bar: UITabBar, _ properties: inout Properties) {
        describe(bar.barStyle, background: bar.barTintColor ?? bar.standardAppearance.backgroundColor, in: &properties)
        properties[.unselectedItemTintColor] = bar.unselectedItemTintColor?.sceneColor
        let items = bar.items ?? []
        properties[.items] = items.map { described($0, isSelected: $0 === bar.selectedItem) }
        properties[.selectedItem] = items.firstIndex { $0 === bar.selectedItem }.map { Double($0) }
    }

    private func describe(_ style: UIBarStyle, background: UIColor?, in properties: inout Properties) {
        if style == .black { properties[.barStyle] = "black" }
        properties[.barTintColor] = background?.sceneColor
    }

    private func described(_ item: UINavigationItem) -> NavigationItem {
        var made = NavigationItem(title: item.title)
        made.prompt = item.prompt
        made.leading = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { described($0) }
        made.trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { described($0) }
        made.searchField = item.searchController.map { $0.searchBar.placeholder ?? "Search" }
        guard let view = item.titleView else { return made }
        if let label = view as? UILabel { made.title = label.text } else { made.titleView = "" }
        return made
    }

    private func described(_ item: UIBarItem) -> BarItem {
        var made = BarItem(title: item.title)
        made.image = item.image.map { images.described($0) }
        if !item.isEnabled { made.isEnabled = false }
        return made
    }

    private func described(_ item: UIBarButtonItem) -> BarItem {
        var made = described(item as UIBarItem)
        made.systemItem = item.systemItem.map { "\($0)" }
        made.style = item.style == .done ? "done" : nil
        made.tint = item.tintColor?.sceneColor
        if item.width > 0 { made.width = Double(item.width) }
        if let view = item.customView { describe(view, &made) }
        return made
    }

    /// Describes an item's own view: the title and the image of a button or a label, else a frame of the view's size.
    private func describe(_ view: UIView, _ item: inout BarItem) {
        let size = view.bounds.width > 0 ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        switch view {
        case let button as UIButton where button.currentTitle != nil || button.currentImage != nil:
            (item.title, item.image) = (button.currentTitle, button.currentImage.map { images.described($0) })
        case let label as UILabel: (item.title, item.tint) = (label.text, label.textColor?.sceneColor)
        case let picture as UIImageView where picture.image != nil: item.image = picture.image.map { images.described($0) }
        default: item.view = ""
        }
        if size.width > 0 { item.width = Double(size.width) }
    }

    private func described(_ item: UITabBarItem, isSelected: Bool) -> BarItem {
        var made = described(item as UIBarItem)
        if isSelected, let image = item.selectedImage { made.image = images.described(image) }
        made.systemItem = item.systemItem.map { "\($0)" }
        made.badge = item.badgeValue
        made.badgeColor = item.badgeColor?.sceneColor
        return made
    }
}

extension UINavigationBar {
    /// Whether the content below a controller's bar is scrolled to its top, or does not scroll.
    fileprivate var isAtScrollEdge: Bool {
        guard let root = owner?.topViewController?.viewIfLoaded else { return true }
        var scroll: UIScrollView?
        root.forEachBelow { if scroll == nil { scroll = $0 as? UIScrollView } }
        return scroll.map { $0.contentOffset.y <= 0.5 - $0.adjustedContentInset.top } ?? true
    }
}
