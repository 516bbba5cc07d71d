extension Rule {
    /// All rules that there are: scroll views first, then labels, insets, and everything else.
    public static let all: [Rule] = scrollRules + generalRules

    private static let scrollRules: [Rule] = [
        scrollContentWidth, scrollContentHeight, scrollContentChain, unknownImageSize, expectsFillFromEdges, scrollCrossAxisTie,
        scrollWrongAxisTie, scrollContentEqualsFrame, manualContentSize, clippedContent, trailingBlank, scrollViewNotAnchored,
        scrollViewWithoutSize, manyContentViews, safeAreaTwice, floatsOverContent, tableInnerConstraints, deviceDependentScrolling,
    ]

    private static let generalRules: [Rule] = [
        conflict, hiddenArrangedConflict, cellHeightConflict, ambiguousLayout, contentPriorityAmbiguity,
    ]
}
