/// Where results go.
enum Output {
    /// Writes to a file, or without one to standard output.
    static func write(_ text: String, to path: String?) -> ExitStatus {
        guard let path else { return System.print(text) ? .done : .output }
        do throws(FileError) {
            try System.write(text, to: path)
            return .done
        } catch {
            System.complain("\(path): error: \(error.message)")
            return .output
        }
    }
}

/// Results in the order of the inputs, whatever the number of jobs; `done` hears how many there are.
func inOrder<Input: Sendable, Result: Sendable>(
    _ inputs: [Input], jobs: Int, done: (Int) -> Void = { _ in }, _ work: @escaping @Sendable (Input) -> Result
) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
        var results = [Result?](repeating: nil, count: inputs.count)
        var next = 0, count = 0
        func start() {
            guard next < inputs.count else { return }
            let (index, input) = (next, inputs[next])
            next += 1
            group.addTask { (index, work(input)) }
        }
        for _ in 0..<max(1, jobs) { start() }
        for await (index, result) in group {
            results[index] = result
            count += 1
            done(count)
            start()
        }
        return results.compactMap { $0 }
    }
}
