import Foundation
import HouseRules
import QuoinDiagnosis
import QuoinInterfaceBuilder

// house-lint File.storyboard …: Quoin's own rules and those of the house, with status 1 where an error was found.

let linter = Linter(rules: .standard + .house)
var report = Report(rules: linter.rules)
for path in CommandLine.arguments.dropFirst() {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let document = InterfaceBuilderFile.read(bytes, path: path)
    report.files.append(Report.File(path: path, findings: linter.findings(in: document), error: document.error))
}
print(Reporter.text.write(report), terminator: "")
exit(report.count(.error) > 0 ? 1 : 0)
