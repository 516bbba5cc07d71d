import QuoinLayout
import QuoinScenes

// What a file says of the layout that its editor computed, and what it leaves unknown.

extension SceneAnalysis {
    /// Whether Xcode was content with what is drawn: no view is flagged, every view has a stored frame, and the stored frames satisfy
    /// the required constraints.
    ///
    /// Xcode computes ambiguities and conflicts on its canvas itself. Where it was content, a finding of that kind may rest on something
    /// that the file does not tell: a class of the program, a font, a system view.
    func findSettled() -> Bool {
        guard original.canvas != nil, !isFlagged else { return false }
        let placed = views.dropFirst().filter { $0.isView && !$0.isPlacedByMask }
        guard placed.allSatisfy({ $0.node?.stored?.frame != nil }) else { return false }
        return constraints.allSatisfy { !$0.isUser || !$0.isRequired || $0.isSatisfiedByStoredFrames }
    }

    /// Whether Xcode flagged a view of the scene when it saved the file.
    private var isFlagged: Bool {
        original.nodes.contains { $0.stored?.isAmbiguous == true || $0.stored?.isMisplaced == true }
    }

    /// Whether the root is a view of a xib that is drawn as large as the screen, as every new one is.
    var isXibOnScreen: Bool { original.canvas.map { !$0.keepsSize } ?? false && !original.controllers.contains { $0.id != nil } }

    /// Whether the rules of systems before iOS 11 are asked for: by the deployment target, or by an option.
    var appliesOldInsets: Bool {
        guard original.canvas != nil, environment.era == nil else { return true }
        return scene.root?.properties[.deploymentTarget].map { $0 < 11 } ?? false
    }
}

extension AnalyzedView {
    /// Whether its size may come from something that a file does not tell: a class of the program that is named after a control, a
    /// system view that Quoin does not know, the content of a visual effect view.
    var mayHaveOwnSize: Bool {
        if contentLength(.horizontal) != nil || contentLength(.vertical) != nil { return false }
        if let name = node?.className, AnalyzedView.sizedClasses.contains(where: { name.hasSuffix($0) }) { return true }
        return isView && kind == "view" && !AnalyzedView.plainElements.contains(element)
    }

    /// Whether code may give it a size that a file does not tell: a view of a class of the program's, such as a table that is as high as
    /// its rows, a stack view or container that code fills, or an image view that code gives its image.
    var mayBeSizedByCode: Bool {
        if stackBehavior != nil { return childViews.isEmpty }
        if kind == "imageView" { return contentLength(.horizontal) == nil && contentLength(.vertical) == nil }
        if element == "containerView", properties[.isConnected] == true { return true }
        return isView && ["view", "scrollView", "textView"].contains(kind) && hasOwnClass
    }

    /// Whether its class is the program's.
    var hasOwnClass: Bool { node?.className.map { !$0.hasPrefix("UI") } ?? false }

    /// The ends of names of classes that have a size of their own.
    private static let sizedClasses = [
        "Switch", "Button", "Label", "ImageView", "TextField", "Slider", "Stepper", "SegmentedControl", "PageControl", "Indicator",
        "IndicatorView", "ProgressView", "Checkbox", "CheckBox", "Badge", "Chip", "Spinner", "Avatar", "AvatarView",
    ]

    /// Elements that are no more than a rectangle.
    private static let plainElements: Set<String> = [
        "view", "containerView", "visualEffectView", "control", "inputView", "tableViewCell", "tableViewCellContentView",
        "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "tableViewHeaderFooterView", "mapView",
        "glkView", "mtkView", "arscnView", "sceneKitView", "skView", "arskView", "wkWebView", "webView",
    ]

    /// Whether Xcode flagged it as ambiguous.
    var isFlaggedAmbiguous: Bool { node?.stored?.isAmbiguous == true }

    /// Whether a row grows with what is in it: it, or a row around it, has automatic height.
    var isInGrowingRow: Bool { selfAndAncestors.contains { $0.properties[.sizesItself] == true } }
}

extension AnalyzedConstraint {
    /// Whether the stored frames satisfy it within a point; true where they cannot tell.
    var isSatisfiedByStoredFrames: Bool { isSatisfied(excess: storedExcess) }

    /// The same with the safe area taken to lie where it lies here, whatever it was on the editor's canvas.
    var isSatisfiedByStoredFramesAndGuides: Bool { isSatisfied(excess: excess { $0.storedValue ?? $0.safeAreaValue }) }

    private func isSatisfied(excess: Double?) -> Bool {
        guard let excess else { return true }
        switch relation {
        case .equal: return abs(excess) <= 1.01
        case .lessOrEqual: return excess <= 1.01
        case .greaterOrEqual: return excess >= -1.01
        }
    }

    /// The left side minus the right one in stored frames; nil if it depends on more than frames.
    var storedExcess: Double? { excess(\.storedValue) }

    private func excess(_ read: (AnalyzedAnchor) -> Double?) -> Double? {
        guard let value = read(first) else { return nil }
        guard let second else { return value - constant }
        guard multiplier == 1 || !second.attribute.isLocation, let other = read(second) else { return nil }
        return value - other * multiplier - constant
    }
}

extension AnalyzedAnchor {
    /// The anchor's value in stored frames; nil if it depends on more than frames.
    var storedValue: Double? {
        guard part == .whole, !attribute.usesMargins, !attribute.isBaseline, let axis = attribute.axis, view.item.alignmentInsets == .zero,
            !view.item.hasContentArea, let frame = view.storedFrameInWindow
        else { return nil }
        return attribute.value(from: frame.start(axis), to: frame.end(axis))
    }

    /// The anchor's value in this layout, if it is an edge of the root's safe area and the root has the size that it was drawn with.
    fileprivate var safeAreaValue: Double? {
        guard part == .safeArea, view.isRoot, let stored = view.storedFrameInWindow, !stored.differs(from: view.frame, by: 1) else {
            return nil
        }
        return value(from: nil)
    }
}
