import QuoinDiagnosis
import QuoinInterfaceBuilder
import QuoinScenes

/// The result of linting one file.
struct LintResult: Sendable {
    var file: Report.File
    /// A file that was found, and holds nothing to look at.
    var isPassedOver = false
    var messages: [String] = []
    var status = ExitStatus.done
    var checklist = ""
    /// The scenes that have findings, drawn; empty if no page was asked for.
    var scenes: [LintedScene] = []
    var difference = ""
    /// The number of findings that were fixed.
    var fixes = 0
    /// Defects of the cache.
    var cacheProblems: [AnswerCache.Problem] = []
    /// The number of entries of the baseline that were not found again.
    var stale = 0
    var moved = 0
}

/// Lints one file, and fixes it where that was asked for.
struct LintJob: Sendable {
    let settings: LintSettings
    private let cache: LintCache?
    private let fonts: ProjectFonts?

    init(_ settings: LintSettings, _ cache: LintCache? = nil, fonts: ProjectFonts? = nil) {
        self.settings = settings
        self.fonts = fonts
        self.cache = cache
    }

    func run(_ task: LintTask) -> LintResult {
        let bytes: [UInt8]
        if case .bytes(let there, _) = task.revision?.new {
            bytes = there
        } else {
            do throws(FileError) {
                bytes = try System.read(task.file.path)
            } catch {
                return failure(DocumentError("cannot be read: \(error.message)"), task)
            }
        }
        let kind = InputKind(task.file.name) ?? (task.file.path == "-" ? InputKind(content: bytes) : nil)
        if kind == .scene, task.file.isFound, !SceneReader.looksLikeScene(bytes) {
            return LintResult(file: Report.File(path: task.file.name), isPassedOver: true)
        }
        guard let kind else {
            let known = "those end in .storyboard, .xib or, for scenes, .json"
            return failure(DocumentError("not a kind of file that is understood: \(known)"), task)
        }
        return examine(Source(kind: kind, name: task.file.name, bytes: bytes, fonts: fonts), task)
    }

    private func examine(_ source: Source, _ task: LintTask) -> LintResult {
        var result = LintResult(file: Report.File(path: task.file.name, repositoryPath: task.repositoryPath))
        if !settings.needsDocuments, let answer = cache?.answer(for: source, task: task, problems: &result.cacheProblems) {
            report(answer, outcome: wanted(answer.findings, kind: source.kind, task: task), task: task, result: &result)
            return result
        }
        var document = source.document
        if let error = document.error { return failure(error, task) }
        let answer = lint(document, source: source, task: task)
        cache?.keep(answer, for: source, task: task, problems: &result.cacheProblems)
        var outcome = wanted(answer.findings, kind: source.kind, task: task)
        if settings.fixes {
            let fixed = LintFixing(source) { wanted(lint($0, source: $1, task: task).findings, kind: $1.kind, task: task).findings }.fix(
                document, outcome.findings)
            (document, outcome.findings) = (fixed.document, fixed.findings)
            finish(fixed, source: source, task: task, result: &result)
        }
        report(answer, outcome: outcome, task: task, result: &result)
        if settings.outputKind == .checklist { check(document, task: task, result: &result) }
        if settings.drawings != nil { draw(document, findings: outcome.findings, task: task, result: &result) }
        if settings.htmlFile != nil { drawForPage(document, findings: outcome.findings, task: task, result: &result) }
        if !answer.failures.isEmpty { result.status = .defect }
        return result
    }

    private func lint(_ document: Document, source: Source, task: LintTask) -> LintAnswer {
        let found = Linter(rules: task.configuration.rules, environments: environments(task)).lint(document)
        var answer = LintAnswer(findings: found.findings, failures: found.failures.map(\.description))
        for index in answer.findings.indices { source.addReplacements(to: &answer.findings[index], of: document) }
        if document.scenes.isEmpty { answer.notes = document.notes.map(\.message) }
        return answer
    }

    private func report(_ answer: LintAnswer, outcome: Outcome, task: LintTask, result: inout LintResult) {
        let findings = outcome.findings
        result.file.findings = findings
        (result.stale, result.moved) = (outcome.judgment?.stale ?? 0, outcome.judgment?.moved ?? 0)
        if findings.contains(where: { failLevel(task).isReached(by: $0.severity) }) { result.status = result.status.and(.findings) }
        if settings.writtenBaseline != nil, result.status == .findings { result.status = .done }
        result.messages += answer.failures.map { "\(task.file.name): error: \($0)" }
        if !settings.isQuiet { result.messages += answer.notes.map { "\(task.file.name): note: \($0)" } }
    }

    private func failLevel(_ task: LintTask) -> FailLevel { settings.failLevel ?? task.configuration.failLevel ?? .error }

    /// The findings to report of a file, and how they compare with the baseline.
    private struct Outcome {
        var findings: [Finding]
        var judgment: Baseline.Judgment?
    }

    /// Leaves out findings that the configuration suppresses, and those that the baseline or a revision has.
    private func wanted(_ found: [Finding], kind: InputKind, task: LintTask) -> Outcome {
        var outcome = Outcome(findings: adjusted(found, task))
        if settings.writtenBaseline == nil, let baseline = task.baseline {
            let judgment = baseline.judgment(outcome.findings, path: task.baselinePath)
            outcome = Outcome(findings: judgment.unknown, judgment: judgment)
        }
        if let known = known(at: task.revision, kind, task) { outcome.findings = known.unknown(outcome.findings, path: "") }
        return outcome
    }

    /// The findings at a revision; nil if there is no such file, or it could not be read.
    private func known(at revision: FilePair?, _ kind: InputKind, _ task: LintTask) -> Baseline? {
        guard case .bytes(let bytes, _) = revision?.old else { return nil }
        let document = Source(kind: kind, name: task.file.name, bytes: bytes, fonts: fonts).document
        let found = Linter(rules: task.configuration.rules, environments: environments(task)).findings(in: document)
        return Baseline(Report(files: [Report.File(path: "", findings: adjusted(found, task))])) { $0 }
    }

    /// The findings without those that the configuration suppresses.
    private func adjusted(_ found: [Finding], _ task: LintTask) -> [Finding] {
        var adjusted = task.configuration.adjusted(found, path: task.configuredPath)
        if settings.isStrict {
            for index in adjusted.indices where adjusted[index].severity == .warning { adjusted[index].severity = .error }
        }
        return adjusted
    }

    func environments(_ task: LintTask) -> [EnvironmentOverride] { settings.environments(task.configuration) }

    private func failure(_ error: DocumentError, _ task: LintTask) -> LintResult {
        let location = [error.line, error.line == nil ? nil : error.column].compactMap { $0.map { ":\($0)" } }.joined()
        return LintResult(
            file: Report.File(path: task.file.name, repositoryPath: task.repositoryPath, error: error),
            messages: ["\(task.file.name)\(location): error: \(error.message)"], status: .input)
    }

    /// Writes what was fixed, or shows it.
    private func finish(_ fixed: LintFixing.Outcome, source: Source, task: LintTask, result: inout LintResult) {
        result.fixes = fixed.count
        result.messages += fixed.messages
        if !fixed.messages.isEmpty { result.status = .defect }
        guard fixed.bytes != source.bytes else { return }
        if settings.outputKind == .diff {
            result.difference = UnifiedDifference(source.bytes, fixed.bytes, path: task.file.name).text
            return
        }
        do throws(FileError) {
            try System.replace(task.file.path, with: fixed.bytes)
        } catch {
            result.messages.append("\(task.file.name): error: cannot be written: \(error.message)")
            result.status = .output
            result.fixes = 0
        }
    }

    private func check(_ document: Document, task: LintTask, result: inout LintResult) {
        let lists = ScrollChecklist.all(in: document, environments: environments(task))
        guard !lists.isEmpty else { return }
        result.checklist = ChecklistText(settings.colors).write(lists, path: task.file.name)
        let isMissed = lists.contains { !$0.isPassed }
        result.status = isMissed && failLevel(task) != .never ? .findings : .done
    }
}

/// A file's name and bytes, which fixes change.
struct Source: Sendable {
    var kind: InputKind
    var name: String
    var bytes: [UInt8]
    /// The fonts that the document is measured with; nil for those that are compiled in.
    var fonts: ProjectFonts?
    /// The file whose project has its fonts; nil for the file itself.
    var home: String?

    var document: Document { document(isDrawn: true) }

    /// - Parameter isDrawn: Whether the document may be drawn.
    func document(isDrawn: Bool) -> Document {
        var document =
            switch kind {
            case .scene: SceneReader.read(bytes, path: name, kinds: .standard)
            case .interfaceBuilder: InterfaceBuilderFile.read(bytes, path: name, isDrawn: isDrawn)
            }
        fonts?.attach(to: &document, at: home ?? name)
        return document
    }

    /// A text that changes with the fonts that the document is measured with; empty where it asks for none by name. Of the bytes
    /// alone, so that a file whose answer is known is not read.
    var fontStamp: String {
        let mark = Array((kind == .scene ? "\"fontName\"" : " family=\"").utf8)
        guard let fonts, bytes.includes(mark) else { return "" }
        return fonts.stamp(for: home ?? name)
    }

    /// Turns the edits of a finding into replacements of bytes, where the file can hold them.
    func addReplacements(to finding: inout Finding, of document: Document) {
        guard kind == .interfaceBuilder, let edits = finding.fix?.edits, !edits.isEmpty, finding.fix?.isChoice == false else { return }
        finding.fix?.replacements = InterfaceBuilderFile.replacements(for: edits, in: document, bytes) ?? []
    }
}

extension [UInt8] {
    /// Whether some bytes occur in a row.
    fileprivate func includes(_ sought: [UInt8]) -> Bool {
        withUnsafeBufferPointer { bytes in
            var start = 0
            while start + sought.count <= bytes.count {
                if bytes[start] == sought[0], bytes[start..<start + sought.count].elementsEqual(sought) { return true }
                start += 1
            }
            return false
        }
    }
}
