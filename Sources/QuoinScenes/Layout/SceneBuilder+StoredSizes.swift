import QuoinBehaviors
import QuoinLayout

extension SceneBuilder {
    /// Returns the size that the file stores for a view whose kind has a content size; nil if sizes are measured, if the
    /// view was flagged misplaced, or if it was never laid out.
    func storedSize(_ index: Int) -> Node.ContentOverride? {
        guard sizes == .stored, let stored = scene.nodes[index].stored, !stored.isMisplaced, let frame = stored.frame, frame.size != .zero
        else {
            return nil
        }
        let insets = items[index].alignmentInsets
        let width = max(0, frame.width - insets.left - insets.right)
        let height = max(0, frame.height - insets.top - insets.bottom)
        switch scene.nodes[index].kind {
        case "label", "button", "imageView", "textField", "switch", "activityIndicatorView", "segmentedControl", "pageControl",
            "datePicker", "pickerView", "stepper":
            return Node.ContentOverride(width: width, height: height)
        case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar":
            return Node.ContentOverride(width: nil, height: height)
        // A text view that scrolls has a content size only on a canvas, which keeps the size that it was drawn with (F79).
        case "textView" where scene.nodes[index].properties[.scrollEnabled] == false || canvas != nil:
            return Node.ContentOverride(width: width, height: height)
        default: return nil
        }
    }

    /// Returns no size for a label without text in a row, to which the canvas gives a size of its own (F82); nil for other views.
    func emptyLabelSize(_ index: Int) -> Node.ContentOverride? {
        guard sizes == .measured, items[index].behavior is Label, let row = items[index].parent?.behavior as? StackView,
            row.givesEmptyLabelsSizes,
            texts[index].isEmpty
        else { return nil }
        return Node.ContentOverride(width: nil, height: nil)
    }
}
