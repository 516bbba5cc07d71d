extension Rule {
    /// All rules that there are.
    public static let all: [Rule] = scrollRules

    private static let scrollRules: [Rule] = [
        scrollContentWidth, scrollContentHeight, scrollContentChain, unknownImageSize, expectsFillFromEdges, scrollCrossAxisTie,
        scrollWrongAxisTie, scrollContentEqualsFrame,
    ]
}
