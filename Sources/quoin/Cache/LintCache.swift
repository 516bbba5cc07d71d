import QuoinDiagnosis

/// The cache as a run uses it: opened once, with what answers depend on written down once for each configuration.
struct LintCache: Sendable {
    private let cache: AnswerCache
    private var circumstances: [Configuration: String] = [:]

    /// Opens the cache; nil if none was asked for, or it cannot be used, which is then said.
    init?(_ settings: LintSettings, _ tasks: [LintTask]) {
        guard let folder = settings.cache else { return nil }
        do throws(FileError) {
            cache = try AnswerCache(folder)
        } catch {
            if !settings.isQuiet { System.printMessage("\(folder): note: not used as a cache: \(error.message)") }
            return nil
        }
        for configuration in Set(tasks.map(\.configuration)) {
            circumstances[configuration] = AnswerCache.circumstances(configuration.rules, settings.environments(configuration))
        }
    }

    func answer(for source: Source, task: LintTask, troubles: inout [AnswerCache.Trouble]) -> LintAnswer? {
        let found = cache.answer(key(source, task), path: task.file.name)
        if let trouble = found.trouble { troubles.append(trouble) }
        return found.answer
    }

    /// Keeps an answer that holds whenever the file is looked at: with failures it may be the machine's.
    func keep(_ answer: LintAnswer, for source: Source, task: LintTask, troubles: inout [AnswerCache.Trouble]) {
        guard answer.failures.isEmpty, let trouble = cache.keep(answer, key(source, task)) else { return }
        troubles.append(trouble)
    }

    private func key(_ source: Source, _ task: LintTask) -> ContentHash {
        AnswerCache.key(circumstances[task.configuration] ?? "", source)
    }
}
