/// The rules, run over the files of a package in their order.
///
/// Gates open first, so that the other rules see what iOS compiles. Overrides move before attributes and selectors are gated, as
/// the index of declarations is of the texts before.
struct RuleRun {
    private(set) var files: [(file: SwiftFile, target: String)]
    private(set) var remarks: Set<Remark> = []

    init(_ files: [(file: SwiftFile, target: String)], uikit: Set<String>) {
        self.files = files
        run([GateRule(), ImportRule(), LimitRule()], PackageIndex([], uikit: uikit))
        let overrides = OverrideRule(self.files, PackageIndex(self.files, uikit: uikit))
        remarks.formUnion(overrides.remarks)
        for (place, text) in overrides.texts { replace(place, by: text) }
        let index = PackageIndex(self.files, uikit: uikit)
        let optional = OptionalValueRule(requirements: OptionalRequirements(self.files.map(\.file)))
        run([optional, ApplicationMainRule(), ObjectiveCRule(), SelectorRule(), AsyncTestRule(), UIKitImportRule()], index)
    }

    private mutating func run(_ rules: [any Rule], _ index: PackageIndex) {
        for rule in rules {
            for place in files.indices {
                let changes = rule.changes(in: files[place].file, of: index)
                remarks.formUnion(changes.remarks)
                if !changes.edits.isEmpty { replace(place, by: files[place].file.applying(changes.edits)) }
            }
        }
    }

    /// Takes the text of a changed file, unless it would no longer parse.
    private mutating func replace(_ place: Int, by text: String) {
        let old = files[place].file
        let file = SwiftFile(path: old.path, text: text)
        if file.parses {
            files[place].file = file
        } else {
            let line = file.firstErrorLine
            remarks.insert(Remark(path: old.path, line: line, text: "a change would not parse and was not made: port this file by hand"))
        }
    }
}
