#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Another program, run to its end.
///
/// ```swift
/// let outcome = try ChildProcess.run(["git", "rev-parse", "HEAD"])
/// ```
enum ChildProcess {
    struct Outcome: Sendable {
        /// The exit status; 128 and the signal's number if a signal ended the program.
        var status: Int32
        var output: [UInt8]
        var errors: [UInt8]
    }

    /// Runs a program that is found as a shell finds it, with this process's environment and without input.
    ///
    /// - Parameter limit: The most bytes that it may write.
    static func run(_ words: [String], limit: Int = 64 << 20) throws(FileError) -> Outcome {
        let output = try Pipe(), errors = try Pipe()
        let child: pid_t
        do throws(FileError) {
            child = try start(words, output: output, errors: errors)
        } catch {
            for end in [output.reading, errors.reading] { close(end) }
            throw error
        }
        let written = collect([output.reading, errors.reading], limit: limit)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        guard let written else { throw FileError("\(words.first ?? "") wrote more than \(limit >> 20) MB") }
        let signal = status & 0x7F
        return Outcome(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: written[0], errors: written[1])
    }

    /// Both ends are closed in programs that are started; a child gets copies of those it shall have.
    private struct Pipe {
        let reading: Int32
        let writing: Int32

        init() throws(FileError) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw FileError(number: errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }
    }

    /// Closes the writing ends, which are the child's from then on.
    private static func start(_ words: [String], output: Pipe, errors: Pipe) throws(FileError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            let environment = _NSGetEnviron().pointee
        #else
            var actions = posix_spawn_file_actions_t()
            let environment = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            close(output.writing)
            close(errors.writing)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        let failure = posix_spawnp(&child, words.first ?? "", &actions, nil, &arguments, environment)
        guard failure == 0 else { throw FileError(number: failure) }
        return child
    }

    /// Reads several pipes until all are closed, and closes them; nil if there is more than the limit.
    private static func collect(_ ends: [Int32], limit: Int) -> [[UInt8]]? {
        defer { for end in ends { close(end) } }
        var collected = [[UInt8]](repeating: [], count: ends.count)
        var open = Set(ends.indices)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty {
            var waiting = open.sorted().map { pollfd(fd: ends[$0], events: Int16(POLLIN), revents: 0) }
            if poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { return nil }
            for entry in waiting where entry.revents != 0 {
                guard let index = ends.firstIndex(of: entry.fd) else { continue }
                let count = read(entry.fd, &chunk, chunk.count)
                if count > 0 {
                    collected[index] += chunk[..<count]
                } else if count == 0 || errno != EINTR {
                    open.remove(index)
                }
                if collected[index].count > limit { return nil }
            }
        }
        return collected
    }
}
