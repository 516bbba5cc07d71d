/// The destination of results: standard output or a file.
enum Output {
    /// Writes to a file, or without one to standard output.
    static func write(_ text: String, to path: String?) -> ExitStatus {
        guard let path else { return System.print(text) ? .done : .output }
        do throws(FileError) {
            try System.write(text, to: path)
            return .done
        } catch {
            return failure(error, path)
        }
    }

    fileprivate static func failure(_ error: FileError, _ path: String) -> ExitStatus {
        System.printMessage("\(path): error: \(error.message)")
        return .output
    }
}

/// An answer that is written while it comes about, so that it is never in memory as a whole.
///
/// Nothing is written, and no file is made, before the first text. For one thread.
final class OutputStream {
    private let path: String?
    private var file: System.OpenFile?
    private var waiting = ""
    private(set) var status = ExitStatus.done

    /// - Parameter path: A file; nil for standard output.
    init(_ path: String?) { self.path = path }

    /// Texts are gathered to so many bytes before they are written.
    private static let size = 1 << 16

    func write(_ text: String) {
        waiting += text
        if waiting.utf8.count >= OutputStream.size { flush() }
    }

    /// Writes the remaining output. The status tells whether everything was written.
    func finish() -> ExitStatus {
        flush()
        do throws(FileError) {
            try file?.close()
        } catch {
            status = Output.failure(error, path ?? "-")
        }
        return status
    }

    /// Writes the collected output; after a failure it does nothing.
    private func flush() {
        defer { waiting = "" }
        guard status == .done else { return }
        guard let path else {
            if !System.print(waiting) { status = .output }
            return
        }
        do throws(FileError) {
            if file == nil { file = try System.OpenFile(path) }
            try file?.write(waiting)
        } catch {
            status = Output.failure(error, path)
        }
    }
}

/// Maps inputs to results in several jobs and returns the results in the order of the inputs; `done` is called with their number.
func mapInOrder<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], jobs: Int, done: (Int) -> Void = { _ in }, _ work: @escaping @Sendable (Input) -> Result
) async -> [Result] {
    var results: [Result] = []
    await forEachInOrder(inputs, jobs: jobs, done: done, each: { results.append($0) }, work)
    return results
}

/// Maps inputs to results in several jobs and passes each to `each` in the order of the inputs, without keeping it.
func forEachInOrder<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], jobs: Int, done: (Int) -> Void = { _ in }, each: (Result) -> Void,
    _ work: @escaping @Sendable (Input) -> Result
) async {
    // Tasks hand each file to another thread, which costs more than some files do.
    if jobs <= 1 {
        for (index, input) in inputs.enumerated() {
            let result = work(input)
            done(index + 1)
            each(result)
        }
        return
    }
    await withTaskGroup(of: (Int, Result).self) { group in
        var waiting: [Int: Result] = [:]
        var next = 0, count = 0, handed = 0
        func start() {
            guard next < inputs.count else { return }
            let (index, input) = (next, inputs[next])
            next += 1
            group.addTask { (index, work(input)) }
        }
        for _ in 0..<max(1, jobs) { start() }
        for await (index, result) in group {
            waiting[index] = result
            count += 1
            done(count)
            while let result = waiting.removeValue(forKey: handed) {
                each(result)
                handed += 1
            }
            start()
        }
    }
}
