extension Rule {
    /// All rules that there are.
    public static let all: [Rule] = []
}
