import QuoinBehaviors
import QuoinLayout
import QuoinScenes

// Controls and tables as properties of a scene's nodes.

extension LiveAppearance {
    func describeControl(_ properties: inout Properties) {
        switch view {
        case let control as UISwitch:
            properties[.on] = control.isOn
            properties[.onTintColor] = control.onTintColor?.sceneColor
            properties[.thumbTintColor] = control.thumbTintColor?.sceneColor
        case let slider as UISlider: describe(slider, &properties)
        case let control as UISegmentedControl: describe(control, &properties)
        case let bar as UIProgressView:
            properties[.progress] = Double(bar.observedProgress.map { Float($0.fractionCompleted) } ?? bar.progress)
            properties[.progressTintColor] = bar.progressTintColor?.sceneColor
            properties[.trackTintColor] = bar.trackTintColor?.sceneColor
            if bar.progressViewStyle == .bar { properties[.progressViewStyle] = "bar" }
        case let indicator as UIActivityIndicatorView:
            properties[.indicatorStyle] = indicator.style == .large ? "large" : "medium"
            properties[.color] = indicator.ownColor?.sceneColor
        case let control as UIPageControl:
            properties[.numberOfPages] = Double(control.hidesForSinglePage && control.numberOfPages == 1 ? 0 : control.numberOfPages)
            properties[.currentPage] = Double(control.currentPage)
            properties[.pageIndicatorTintColor] = control.pageIndicatorTintColor?.sceneColor
            properties[.currentPageIndicatorTintColor] = control.currentPageIndicatorTintColor?.sceneColor
        default: break
        }
    }

    private func describe(_ slider: UISlider, _ properties: inout Properties) {
        properties[.value] = Double(slider.value)
        properties[.minimumValue] = Double(slider.minimumValue)
        properties[.maximumValue] = Double(slider.maximumValue)
        properties[.minimumTrackTintColor] = slider.minimumTrackTintColor?.sceneColor
        properties[.maximumTrackTintColor] = slider.maximumTrackTintColor?.sceneColor
        properties[.thumbTintColor] = slider.thumbTintColor?.sceneColor
    }

    private func describe(_ control: UISegmentedControl, _ properties: inout Properties) {
        let segments = 0..<control.numberOfSegments
        properties[.segments] = segments.map { control.titleForSegment(at: $0) ?? "" }
        let pictures = segments.map { control.imageForSegment(at: $0) }
        if pictures.contains(where: { $0 != nil }) {
            properties[.segmentImages] = pictures.map { $0.map { images.described($0).record } ?? Properties() }
        }
        properties[.selectedSegmentIndex] = Double(control.selectedSegmentIndex)
        properties[.selectedSegmentTintColor] = control.selectedSegmentTintColor?.sceneColor
        if control.apportionsSegmentWidthsByContent { properties[.apportionsByContent] = true }
    }

    func describe(_ bar: UISearchBar, _ properties: inout Properties) {
        properties[.text] = bar.text.flatMap { $0.isEmpty ? nil : $0 }
        properties[.placeholder] = bar.placeholder
        properties[.prompt] = bar.prompt
        properties[.showsCancelButton] = bar.showsCancelButton
        properties[.showsBookmarkButton] = bar.showsBookmarkButton
        properties[.searchBarStyle] = SearchBarStyle(propertyWord: "\(bar.searchBarStyle)")
        properties[.barTintColor] = bar.barTintColor?.sceneColor
        if bar.showsScopeBar { properties[.scopes] = bar.scopeButtonTitles }
    }

    func describe(_ table: UITableView, _ properties: inout Properties) {
        properties[.tableStyle] = TableStyle(propertyWord: "\(table.style)")
        if table.separatorStyle == .none { properties[.separatorStyle] = "none" }
        properties[.separatorColor] = table.separatorColor?.sceneColor
        if table.separatorInset.left != 16 { properties[.separatorInset] = table.separatorInset.layoutInsets }
    }

    func describe(_ cell: UITableViewCell, _ properties: inout Properties) {
        guard cell.accessoryView == nil, cell.accessoryType != .none else { return }
        properties[.accessory] = CellAccessory(propertyWord: "\(cell.accessoryType)")
    }
}
