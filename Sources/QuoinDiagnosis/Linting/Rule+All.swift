extension [Rule] {
    /// Quoin's rules that run by default.
    public static let standard = Rule.all.filter { !$0.optIn }

    /// Quoin's rules, those on request too.
    public static let all = Rule.all
}

extension Rule {
    /// Returns Quoin's rule with an id; nil if there is none.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

    /// Quoin's rules: scroll views first, then labels, insets, and everything else.
    public static let all: [Rule] = scrollRules + labelRules + insetRules + generalRules + screenRules + textRules + requestedRules

    private static let scrollRules: [Rule] = [
        scrollContentWidth.computedByXcode, scrollContentHeight.computedByXcode, scrollContentChain.computedByXcode,
        unknownImageSize.computedByXcode, expectsFillFromEdges.computedByXcode, scrollCrossAxisTie.checked(on: .screens),
        scrollWrongAxisTie, scrollContentEqualsFrame, manualContentSize, clippedContent, trailingBlank,
        scrollViewNotAnchored.computedByXcode, scrollViewWithoutSize, manyContentViews, safeAreaTwice, floatsOverContent,
        tableInnerConstraints, deviceDependentScrolling,
    ]

    private static let labelRules: [Rule] = [
        multilineNoWrap, preferredWidthNotSet, manualPreferredWidth, truncatedText, fixedWidthText, fixedBothSides, missingTrailing,
        unconstrainedText,
    ]

    private static let insetRules: [Rule] = [
        implicitInsetShift, contentUnderBar, secondScrollView, additiveInset, negativeInset, insetReadEarly, opaqueOrNoExtension,
        shortContentUnderStatusBar,
    ]

    private static let generalRules: [Rule] = [
        conflict.computedByXcode.checked(on: .screens), hiddenArrangedConflict, cellHeightConflict, ambiguousLayout.computedByXcode,
        contentPriorityAmbiguity.computedByXcode, misplaced, staleAmbiguityFlag,
        frameAndConstraintsMixed, superviewMissing, invalidConstraint, autoresizingLeftOn, constraintOnUninstalled, deploymentTarget,
        unsupportedAttributes, leftRightInRTL, proportionalSpacing, zeroSize, pixelMisaligned,
    ]

    private static let screenRules: [Rule] = [
        offScreen.checked(on: .screens), overlappingControls.checked(on: .screens), outsideSafeArea.checked(on: .screens),
        runsIntoBottom.checked(on: .screens), rowWithoutBottom, constraintToCell, placeholderConstraint,
    ]

    private static let textRules: [Rule] = [
        fixedHeightText.checked(on: .largeText), largeTextCut.checked(on: .largeText), fontWithoutStyle, controlTooLow,
    ]

    private static let requestedRules: [Rule] = [smallTapTarget, noAccessibilityLabel, noDynamicType]
}
