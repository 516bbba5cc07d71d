#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Results go to standard output, everything else to standard error.
enum Output {
    static func write(_ text: String) { put(text, STDOUT_FILENO) }

    static func warn(_ line: String) { put("quoin-bench: \(line)\n", STDERR_FILENO) }

    fileprivate static func put(_ text: String, _ file: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(file, bytes, count)
        #elseif canImport(Musl)
            Musl.write(file, bytes, count)
        #else
            Glibc.write(file, bytes, count)
        #endif
    }
}

/// One line that says what is going on, on a terminal only.
struct Progress {
    private let isTerminal = isatty(STDERR_FILENO) == 1

    func show(_ text: String) {
        if isTerminal { Output.put("\r\u{1B}[K\(text)", STDERR_FILENO) }
    }

    func clear() {
        if isTerminal { Output.put("\r\u{1B}[K", STDERR_FILENO) }
    }
}

enum Executable {
    static let path: String = {
        #if os(Linux)
            var bytes = [CChar](repeating: 0, count: 4096)
            let count = readlink("/proc/self/exe", &bytes, bytes.count)
            if count > 0 { return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) }
        #endif
        return CommandLine.arguments[0]
    }()

    /// The folder into which `make peers` puts the peers: Benchmarks/.build/peers, looked for from the executable upward, then from here.
    static var peers: String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1 {
            parts.removeLast()
            for folder in ["peers", ".build/peers"] {
                let candidate = (parts + [folder[...]]).joined(separator: "/")
                if access(candidate, F_OK) == 0 { return candidate }
            }
        }
        return access("Benchmarks/.build/peers", F_OK) == 0 ? "Benchmarks/.build/peers" : ".build/peers"
    }
}
