/// The rules, run over the files of a package in their order.
///
/// Gates open first, so that the other rules see what iOS compiles. Overrides move before attributes and selectors are gated, as
/// the index of declarations is of the texts before.
struct RuleRun {
    private(set) var files: [(file: SwiftFile, target: String)]
    private(set) var remarks: Set<Remark> = []

    init(_ files: [(file: SwiftFile, target: String)], uikit: Set<String>) {
        self.files = files
        run([GateRule(), ImportRule(), LimitRule(), ClassNameRule()], PackageIndex([], uikit: uikit))
        let overrides = OverrideRule(self.files, PackageIndex(self.files, uikit: uikit))
        remarks.formUnion(overrides.remarks)
        for (index, text) in overrides.texts { replace(index, by: text) }
        let index = PackageIndex(self.files, uikit: uikit)
        let optional = OptionalValueRule(requirements: OptionalRequirements(self.files.map(\.file)))
        run([optional, ApplicationMainRule(), ObjectiveCRule(), SelectorRule(), AsyncTestRule(), UIKitImportRule()], index)
    }

    private mutating func run(_ rules: [any PortingRule], _ index: PackageIndex) {
        for rule in rules {
            for number in files.indices {
                let changes = rule.changes(in: files[number].file, of: index)
                remarks.formUnion(changes.remarks)
                if !changes.edits.isEmpty { replace(number, by: files[number].file.applying(changes.edits)) }
            }
        }
    }

    /// Takes the text of a changed file, unless it would no longer parse.
    private mutating func replace(_ index: Int, by text: String) {
        let old = files[index].file
        let file = SwiftFile(path: old.path, text: text)
        if file.parses {
            files[index].file = file
        } else {
            let line = file.firstErrorLine
            remarks.insert(Remark(path: old.path, line: line, text: "a change would not parse and was not made: port this file by hand"))
        }
    }
}
