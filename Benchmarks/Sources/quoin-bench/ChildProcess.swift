import Engines

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// This program once more, as a child: its lines are read until it ends, or until a deadline ends it.
struct ChildProcess {
    enum End: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
        case notStarted
    }

    /// - Parameter deadline: The nanoseconds until the next line must arrive, asked for each line.
    static func run(_ path: String, _ arguments: [String], deadline: UInt64, line: (Substring) -> Void) -> End {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return .notStarted }
        defer { close(ends[0]) }
        let child = spawn(path, arguments, output: ends)
        close(ends[1])
        guard let child else { return .notStarted }
        let isInTime = readLines(from: ends[0], until: deadline, line: line)
        if !isInTime { kill(child, SIGKILL) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        if !isInTime { return .timedOut }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    private static func spawn(_ path: String, _ arguments: [String], output ends: [Int32]) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        // A crash is a result here, told in one line; its backtrace would only bury the tables.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        var child: pid_t = 0
        return posix_spawn(&child, path, &actions, nil, &words, environ) == 0 ? child : nil
    }

    /// False where a line did not come in time.
    private static func readLines(from file: Int32, until patience: UInt64, line: (Substring) -> Void) -> Bool {
        var pending = ""
        var bytes = [UInt8](repeating: 0, count: 4096)
        var deadline = nanoseconds() + patience
        while true {
            let now = nanoseconds()
            guard now < deadline else { return false }
            var poller = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let milliseconds = min((deadline - now) / 1_000_000 + 1, 60_000)
            guard poll(&poller, 1, Int32(milliseconds)) > 0 else { continue }
            let count = read(file, &bytes, bytes.count)
            if count <= 0 { return true }
            pending += String(decoding: bytes[..<count], as: UTF8.self)
            while let end = pending.firstIndex(of: "\n") {
                line(pending[..<end])
                pending = String(pending[pending.index(after: end)...])
                deadline = nanoseconds() + patience
            }
        }
    }
}
