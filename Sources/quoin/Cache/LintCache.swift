import QuoinDiagnosis

/// The cache as a run uses it: opened once, with what answers depend on written down once for each configuration.
struct LintCache: Sendable {
    private let cache: AnswerCache
    private var lintInputs: [Configuration: String] = [:]

    /// Opens the cache; nil if none was asked for, or it cannot be used, which is then said.
    init?(_ settings: LintSettings, _ tasks: [LintTask]) {
        guard let folder = settings.cache else { return nil }
        do throws(FileError) {
            cache = try AnswerCache(folder)
        } catch {
            if !settings.isQuiet { System.printMessage("\(folder): note: cannot be used as a cache: \(error.message)") }
            return nil
        }
        for configuration in Set(tasks.map(\.configuration)) {
            lintInputs[configuration] = AnswerCache.lintInputs(configuration.rules, settings.environments(configuration))
        }
    }

    func answer(for source: Source, task: LintTask, problems: inout [AnswerCache.Problem]) -> LintAnswer? {
        let found = cache.answer(key(source, task), path: task.file.name)
        if let problem = found.problem { problems.append(problem) }
        return found.answer
    }

    /// Keeps an answer that holds whenever the file is checked: with failures it may be the machine's.
    func keep(_ answer: LintAnswer, for source: Source, task: LintTask, problems: inout [AnswerCache.Problem]) {
        guard answer.failures.isEmpty, let problem = cache.keep(answer, key(source, task)) else { return }
        problems.append(problem)
    }

    private func key(_ source: Source, _ task: LintTask) -> ContentHash {
        AnswerCache.key(lintInputs[task.configuration] ?? "", source)
    }
}
